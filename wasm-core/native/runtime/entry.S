@ Entry of a native pack, at offset 0 of the blob: r0 window, r1 procedure, r2 and r3 its arguments; r0 answers the status.
@ Keeps the caller's registers, notes the stack for trap(), and takes the call back to the caller when trap() is called.
@ WINDOW_BYTES, TRAP_STACK, TRAP_CODE and TRAPPED come from the build.

  .syntax unified
  .thumb
  .section .text.entry, "ax"
  .global entry, trap
  .type entry, %function
  .type trap, %function

#if __ARM_ARCH >= 7

entry:
  push {r3-r11, lr}                        @ r3 only keeps the stack a multiple of eight, as the calling convention asks
  mov r7, r0
  movs r0, #0
  str.w sp, [r7, #WINDOW_BYTES + TRAP_STACK]
  str.w r0, [r7, #WINDOW_BYTES + TRAP_CODE]
  mov r0, r1
  mov r1, r2
  mov r2, r3
  bl run
  pop {r3-r11, pc}

trap:                                      @ r0 reason
  ldr.w sp, [r7, #WINDOW_BYTES + TRAP_STACK]
  str.w r0, [r7, #WINDOW_BYTES + TRAP_CODE]
  mvn r0, #~TRAPPED
  pop {r3-r11, pc}

#else

entry:
  push {r4-r7, lr}
  mov r4, r8
  mov r5, r9
  mov r6, r10
  mov r7, r11
  push {r3-r7}
  mov r7, r0
  ldr r4, =WINDOW_BYTES
  adds r4, r4, r0
  mov r5, sp
  movs r6, #0
  stmia r4!, {r5, r6}                      @ TRAP_STACK, TRAP_CODE
  mov r0, r1
  mov r1, r2
  mov r2, r3
  bl run
1:
  pop {r3-r7}
  mov r8, r4
  mov r9, r5
  mov r10, r6
  mov r11, r7
  pop {r4-r7, pc}

trap:                                      @ r0 reason
  ldr r3, =WINDOW_BYTES
  adds r3, r3, r7
  ldr r2, [r3, #TRAP_STACK]
  mov sp, r2
  str r0, [r3, #TRAP_CODE]
  movs r0, #~TRAPPED
  mvns r0, r0
  b 1b
  .pool

#endif
