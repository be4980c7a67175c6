/* Bare-metal program for an emulated Cortex-M3 or M4 (qemu's boards mps2-an385 and mps2-an386): runs a list of calls through a blob.
 * Reads blob.bin and calls.bin and writes results.bin by semihosting; their layout is told in engine/calls.ts.
 * Ends with an error for whatever a caller of native code could not bear: a fault, a lost register, a write outside the window. */
#include <stdint.h>

typedef uint32_t u32;
typedef uint8_t u8;

enum { SYS_OPEN = 1, SYS_WRITE0 = 4, SYS_WRITE = 5, SYS_READ = 6, SYS_EXIT = 0x18 };
enum { OPEN_READ = 1, OPEN_WRITE = 5 };
enum { ENDED_WELL = 0x20026, ENDED_BADLY = 0x20023 };
enum { MAGIC = 0x6c6c6163, CLEAR_WINDOW = 1 << 16 };

#define MOST_BLOB 32768
#define MOST_WINDOW 4096
#define TRAP_BYTES 8
#define GUARD_WORDS 16
#define STACK_WORDS 512
#define BUFFER_BYTES 65536
#define PATTERN 0xa5a50000u

/* Cortex-M system control space, ARMv7-M Architecture Reference Manual, B3.2 and B3.3. */
#define SYSTICK_CONTROL (*(volatile u32 *)0xe000e010)
#define SYSTICK_RELOAD (*(volatile u32 *)0xe000e014)
#define SYSTICK_VALUE (*(volatile u32 *)0xe000e018)
#define CONFIGURATION (*(volatile u32 *)0xe000ed14)
#define TRAP_UNALIGNED_AND_DIVISION 0x18u
#define SYSTICK_MASK 0xffffffu

/* One call. The order is known to call_entry(). */
struct call {
  void *window;
  u32 procedure, a, b;
  u32 entry;
  u32 *stack_top;
  u32 status;
  u32 saved[8];
  u32 stack_after;
  u32 ticks_before, ticks_after;
  u32 own_stack;
};

_Static_assert(__builtin_offsetof(struct call, entry) == 16 && __builtin_offsetof(struct call, saved) == 28 &&
                   __builtin_offsetof(struct call, own_stack) == 72,
               "call_entry() knows the layout by heart");

static u32 blob[1 + MOST_BLOB / 4];
static u32 area[GUARD_WORDS + (MOST_WINDOW + TRAP_BYTES) / 4 + GUARD_WORDS];
static u32 stack[STACK_WORDS];
static u8 input[BUFFER_BYTES], output[BUFFER_BYTES];
static u32 input_at, input_end, output_at, calls_file, results_file, call_number;
static struct call call;

static int semihost(int operation, const void *argument) {
  register int r0 __asm__("r0") = operation;
  register const void *r1 __asm__("r1") = argument;
  __asm__ volatile("bkpt 0xab" : "+r"(r0) : "r"(r1) : "memory");
  return r0;
}

static void print_number(u32 value) {
  char text[12];
  int at = sizeof text - 1;
  text[at] = 0;
  do text[--at] = (char)('0' + value % 10);
  while (value /= 10);
  semihost(SYS_WRITE0, text + at);
}

__attribute__((noreturn)) static void fail(const char *what) {
  semihost(SYS_WRITE0, what);
  semihost(SYS_WRITE0, " at call ");
  print_number(call_number);
  semihost(SYS_WRITE0, "\n");
  semihost(SYS_EXIT, (void *)ENDED_BADLY);
  for (;;);
}

static u32 open(const char *name, u32 length, u32 mode) {
  const u32 arguments[] = {(u32)name, mode, length};
  const int file = semihost(SYS_OPEN, arguments);
  if (file < 0) fail("a file can't be opened");
  return (u32)file;
}

/* Bytes that were read. */
static u32 read_file(u32 file, void *to, u32 bytes) {
  const u32 arguments[] = {file, (u32)to, bytes};
  return bytes - (u32)semihost(SYS_READ, arguments);
}

static void flush(void) {
  const u32 arguments[] = {results_file, (u32)output, output_at};
  if (output_at > 0 && semihost(SYS_WRITE, arguments) != 0) fail("results can't be written");
  output_at = 0;
}

static u32 next_word(void) {
  if (input_at == input_end) {
    input_end = read_file(calls_file, input, BUFFER_BYTES);
    input_at = 0;
    if (input_end == 0) fail("the calls end early");
  }
  const u32 word = *(u32 *)(input + input_at);
  input_at += 4;
  return word;
}

static void put_word(u32 word) {
  if (output_at == BUFFER_BYTES) flush();
  *(u32 *)(output + output_at) = word;
  output_at += 4;
}

/* Runs one call on a stack of its own, between known registers; counts the SysTick timer around it. */
__attribute__((naked, noinline)) static void call_entry(struct call *this) {
  __asm__ volatile(
      "push {r4-r11, lr}\n"
      "str sp, [r0, #72]\n"
      "mov r12, r0\n"
      "ldr r4, =0xa5a50004\n"
      "add r5, r4, #1\n add r6, r4, #2\n add r8, r4, #4\n add r9, r4, #5\n add r10, r4, #6\n add r11, r4, #7\n"
      "ldr sp, [r12, #20]\n"
      "ldr r7, =0xe000e018\n"
      "ldr r7, [r7]\n"
      "str r7, [r12, #64]\n"
      "add r7, r4, #3\n"
      "ldr lr, [r12, #16]\n"
      "ldmia r12, {r0-r3}\n"
      "blx lr\n"
      "ldr r2, =0xe000e018\n"
      "ldr r2, [r2]\n"
      "ldr r12, =call\n"
      "str r2, [r12, #68]\n"
      "str r0, [r12, #24]\n"
      "add r1, r12, #28\n"
      "stmia r1, {r4-r11}\n"
      "str sp, [r12, #60]\n"
      "ldr sp, [r12, #72]\n"
      "pop {r4-r11, pc}\n"
      ".pool\n" ::
          : "memory");
}

static u32 ticks(void) { return (call.ticks_before - call.ticks_after) & SYSTICK_MASK; }

__attribute__((naked, noinline)) static void nothing(void) { __asm__ volatile("bx lr"); }

__attribute__((naked, noinline)) static void thousand(void) {
  __asm__ volatile(".rept 999\n nop\n .endr\n bx lr");
}

static u32 ticks_of(void (*function)(void)) {
  call.entry = (u32)function;
  call_entry(&call);
  return ticks();
}

static void check_call(u32 window_words) {
  for (u32 i = 0; i < 8; i++)
    if (call.saved[i] != PATTERN + 4 + i) fail("a register is lost");
  if (call.stack_after != (u32)call.stack_top) fail("the stack pointer is lost");
  for (u32 i = 0; i < GUARD_WORDS; i++)
    if (area[i] != PATTERN || area[GUARD_WORDS + window_words + TRAP_BYTES / 4 + i] != PATTERN)
      fail("memory around the window is changed");
}

static void patch(u8 *window) {
  const u32 where = next_word();
  for (u32 at = where & 0xffff, end = at + (where >> 16), word = 0, left = 0; at < end; at++, left--) {
    if (left == 0) {
      word = next_word();
      left = 4;
    }
    window[at] = (u8)word;
    word >>= 8;
  }
}

static u32 deepest_stack(void) {
  u32 untouched = 0;
  while (untouched < STACK_WORDS && stack[untouched] == PATTERN) untouched++;
  return 4 * (STACK_WORDS - untouched);
}

void main(void) {
  CONFIGURATION |= TRAP_UNALIGNED_AND_DIVISION;
  /* Four-byte aligned and no more, as Storage files are. */
  const u32 entry = (u32)&blob[1];
  if (read_file(open("blob.bin", 8, OPEN_READ), (void *)entry, MOST_BLOB) == 0) fail("blob.bin is empty");
  calls_file = open("calls.bin", 9, OPEN_READ);
  results_file = open("results.bin", 11, OPEN_WRITE);
  if (next_word() != MAGIC) fail("calls.bin is no list of calls");
  const u32 window_bytes = next_word(), calls = next_word(), answers_from = next_word(), checkpoint = next_word();
  const u32 window_words = window_bytes / 4;
  if (window_bytes > MOST_WINDOW) fail("the window is too large");

  u32 *const window = area + GUARD_WORDS;
  for (u32 i = 0; i < sizeof area / 4; i++) area[i] = PATTERN;
  for (u32 i = 0; i < STACK_WORDS; i++) stack[i] = PATTERN;
  for (u32 i = 0; i < window_words + TRAP_BYTES / 4; i++) window[i] = 0;
  call.window = window;
  call.stack_top = stack + STACK_WORDS;

  SYSTICK_RELOAD = SYSTICK_MASK;
  SYSTICK_VALUE = 0;
  SYSTICK_CONTROL = 5;
  const u32 overhead = ticks_of(nothing);
  put_word(overhead);
  put_word(ticks_of(thousand) - overhead);

  call.entry = entry | 1;
  u32 hash = 2166136261u;
  for (call_number = 0; call_number < calls; call_number++) {
    call.procedure = next_word();
    call.a = next_word();
    call.b = next_word();
    const u32 patches = next_word();
    if (patches & CLEAR_WINDOW)
      for (u32 i = 0; i < window_words; i++) window[i] = 0;
    for (u32 i = patches & 0xffff; i > 0; i--) patch((u8 *)window);
    call_entry(&call);
    check_call(window_words);
    hash = (hash ^ call.status) * 16777619u;
    for (u32 i = 0; i < window_words; i++) hash = (hash ^ window[i]) * 16777619u;
    if (call_number >= answers_from) {
      put_word(call.status);
      put_word(window[window_words + 1]);
      put_word(ticks());
      for (u32 i = 0; i < window_words; i++) put_word(window[i]);
    }
    if ((call_number + 1) % checkpoint == 0 || call_number + 1 == calls) put_word(hash);
  }
  put_word(deepest_stack());
  put_word(MAGIC);
  flush();
  semihost(SYS_EXIT, (void *)ENDED_WELL);
  for (;;);
}

__attribute__((naked)) static void reset(void) { __asm__ volatile("bl main\n b ."); }

static void fault(void) { fail("the processor faults"); }

static u32 own_stack[1024];

__attribute__((section(".vectors"), used)) static const void *const vectors[16] = {
    own_stack + 1024, (void *)reset, (void *)fault, (void *)fault, (void *)fault, (void *)fault, (void *)fault,
};
