/* The memory layer of a native pack: what the C of wasm2c calls instead of its own run-time library.
 * The window stands in RAM at r7, the constants in the blob; every access is checked, and what fails goes to trap().
 * WINDOW_BYTES and CONSTANT_BYTES (multiples of 4) and the trap codes come from the build. */
#include <stdint.h>

typedef uint8_t u8;
typedef int8_t s8;
typedef uint16_t u16;
typedef int16_t s16;
typedef uint32_t u32;
typedef int32_t s32;
typedef struct w2c_pack w2c_pack;

/* A whole register for the window pays: no function passes it on, and r7 reaches the window's words with 16-bit encodings. */
register u8 *window_start __asm__("r7");

extern const u8 constants[];

__attribute__((noreturn)) void trap(u32 code);

#define UNLIKELY(x) __builtin_expect(!!(x), 0)
#define INLINE static inline __attribute__((always_inline))
#define OUT_OF_LINE static __attribute__((noinline))

#define TRAP(code) (trap(code), 0)
#define UNREACHABLE trap(TRAP_UNREACHABLE)
#define FUNC_PROLOGUE
#define FUNC_EPILOGUE

/* Dynamic addresses: checked out of line, because an inline check costs three times the bytes at each access.
 * Window and constants are multiples of four bytes long, so an aligned address that is inside is inside with its whole width. */

OUT_OF_LINE const u8 *readable(u32 address) {
  if (address < WINDOW_BYTES) return window_start + address;
  if (UNLIKELY(address - WINDOW_BYTES >= CONSTANT_BYTES)) trap(TRAP_OUT_OF_BOUNDS);
  return constants + (address - WINDOW_BYTES);
}

/* Base and offset add up without wrapping around, as in wasm. */
INLINE u32 sum(u32 base, u32 offset) {
  u32 address;
  if (UNLIKELY(__builtin_add_overflow(base, offset, &address))) trap(TRAP_OUT_OF_BOUNDS);
  return address;
}

/* Both chips behave alike: Cortex-M0 can't do unaligned accesses, so they trap on the others too. */
#define CHECK_ALIGNMENT(address, width) \
  if ((width) > 1 && UNLIKELY((address) & ((width) - 1))) trap(TRAP_UNALIGNED)

/* Bytes are by far the most frequent: schema and tables are made of them, so they have the short path. */
OUT_OF_LINE u32 read_u8(u32 address) {
  if (address - WINDOW_BYTES < CONSTANT_BYTES) return constants[address - WINDOW_BYTES];
  if (UNLIKELY(address >= WINDOW_BYTES)) trap(TRAP_OUT_OF_BOUNDS);
  return window_start[address];
}

#define DEFINE_READ(name, type, extended, width)            \
  OUT_OF_LINE u32 name(u32 address) {                            \
    CHECK_ALIGNMENT(address, width);                        \
    return (u32)(extended) * (const type *)readable(address); \
  }
DEFINE_READ(read_s8, s8, s32, 1)
DEFINE_READ(read_u16, u16, u32, 2)
DEFINE_READ(read_s16, s16, s32, 2)
DEFINE_READ(read_u32, u32, u32, 4)

#define DEFINE_WRITE(name, type, width)      \
  OUT_OF_LINE void name(u32 address, u32 value) { \
    CHECK_ALIGNMENT(address, width);         \
    if (UNLIKELY(address >= WINDOW_BYTES)) trap(TRAP_OUT_OF_BOUNDS); \
    *(type *)(window_start + address) = (type)value; \
  }
DEFINE_WRITE(write_8, u8, 1)
DEFINE_WRITE(write_16, u16, 2)
DEFINE_WRITE(write_32, u32, 4)

/* Addresses that the compiler knows are checked by the compiler; what does not pass takes the checked function. */
#define KNOWN(base, offset, width) \
  (__builtin_constant_p(base) && !(((base) + (offset)) & ((width) - 1)) && (base) <= UINT32_MAX - (offset))

#define DEFINE_LOAD(name, dynamic, type, extended)                                                     \
  INLINE u32 name(u32 base, u32 offset) {                                                              \
    if (KNOWN(base, offset, sizeof(type)) && base + offset < WINDOW_BYTES)                             \
      return (u32)(extended) * (const type *)(window_start + base + offset);                           \
    if (KNOWN(base, offset, sizeof(type)) && base + offset - WINDOW_BYTES < CONSTANT_BYTES)            \
      return (u32)(extended) * (const type *)(constants + (base + offset - WINDOW_BYTES));             \
    return dynamic(offset ? sum(base, offset) : base);                                                 \
  }
DEFINE_LOAD(i32_load, read_u32, u32, u32)
DEFINE_LOAD(i32_load8_u, read_u8, u8, u32)
DEFINE_LOAD(i32_load8_s, read_s8, s8, s32)
DEFINE_LOAD(i32_load16_u, read_u16, u16, u32)
DEFINE_LOAD(i32_load16_s, read_s16, s16, s32)

#define DEFINE_STORE(name, dynamic, type)                                  \
  INLINE void name(u32 base, u32 offset, u32 value) {                      \
    if (KNOWN(base, offset, sizeof(type)) && base + offset < WINDOW_BYTES) \
      *(type *)(window_start + base + offset) = (type)value;               \
    else                                                                   \
      dynamic(offset ? sum(base, offset) : base, value);                   \
  }
DEFINE_STORE(i32_store, write_32, u32)
DEFINE_STORE(i32_store8, write_8, u8)
DEFINE_STORE(i32_store16, write_16, u16)

INLINE u32 count_leading_zeros(u32 x) { return x ? (u32)__builtin_clz(x) : 32u; }
INLINE u32 count_trailing_zeros(u32 x) { return x ? (u32)__builtin_ctz(x) : 32u; }
INLINE u32 rotate_left(u32 x, u32 by) { return (x << (by & 31)) | (x >> (-by & 31)); }
INLINE u32 rotate_right(u32 x, u32 by) { return (x >> (by & 31)) | (x << (-by & 31)); }

#define I32_CLZ(x) count_leading_zeros(x)
#define I32_CTZ(x) count_trailing_zeros(x)
#define I32_ROTL(x, y) rotate_left(x, y)
#define I32_ROTR(x, y) rotate_right(x, y)

#define DIV_U(x, y) (UNLIKELY((y) == 0) ? TRAP(TRAP_DIVISION_BY_ZERO) : (x) / (y))
#define REM_U(x, y) (UNLIKELY((y) == 0) ? TRAP(TRAP_DIVISION_BY_ZERO) : (x) % (y))
#define I32_DIV_S(x, y)                                     \
  (UNLIKELY((y) == 0) ? TRAP(TRAP_DIVISION_BY_ZERO)         \
   : UNLIKELY((x) == 0x80000000u && (y) == UINT32_MAX) ? TRAP(TRAP_OVERFLOW) \
                                            : (u32)((s32)(x) / (s32)(y)))
#define I32_REM_S(x, y)                             \
  (UNLIKELY((y) == 0) ? TRAP(TRAP_DIVISION_BY_ZERO) \
   : UNLIKELY((y) == UINT32_MAX) ? 0                \
                                 : (u32)((s32)(x) % (s32)(y)))
