@ Division for ARMv6-M, which has no such instruction: one bit at a time, in a tenth of the bytes that libgcc's unrolled loops take.
@ The compiler calls these by the names of the run-time ABI for the Arm architecture; divisors are never 0 here.

#if __ARM_ARCH < 7

  .syntax unified
  .thumb
  .section .text.division, "ax"
  .global __aeabi_uidiv, __aeabi_uidivmod, __aeabi_idiv, __aeabi_idivmod
  .type __aeabi_uidiv, %function
  .type __aeabi_uidivmod, %function
  .type __aeabi_idiv, %function
  .type __aeabi_idivmod, %function

__aeabi_idiv:
__aeabi_idivmod:                           @ r0 / r1: quotient in r0, remainder (with the sign of the dividend) in r1
  push {r4, r5, r6, lr}
  asrs r4, r0, #31
  asrs r5, r1, #31
  eors r0, r4
  subs r0, r0, r4
  eors r1, r5
  subs r1, r1, r5
  bl __aeabi_uidivmod
  eors r1, r4
  subs r1, r1, r4
  eors r4, r5
  eors r0, r4
  subs r0, r0, r4
  pop {r4, r5, r6, pc}

__aeabi_uidiv:
__aeabi_uidivmod:                          @ r0 / r1: quotient in r0, remainder in r1
  movs r3, #32
  lsrs r2, r0, #16                         @ the figures of the rules are small: half of the rounds are leading zeros
  bne 1f
  lsls r0, r0, #16
  movs r3, #16
1:
  movs r2, #0                              @ remainder so far
2:
  adds r0, r0, r0
  adcs r2, r2
  bcs 3f                                   @ a 33rd bit: the divisor fits in any case
  cmp r2, r1
  bcc 4f
3:
  subs r2, r2, r1
  adds r0, #1
4:
  subs r3, #1
  bne 2b
  mov r1, r2
  bx lr

#endif
