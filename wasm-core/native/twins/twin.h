/* What the C twins of packs stand on: the window and the tables, either bare or behind the checks that native packs have.
 * PROTECTED decides, so that the price of the checks and the price of the way through AssemblyScript can be told apart. */
#include "memory.h"

#ifdef PROTECTED
#define READ_U8(address) read_u8(address)
#define READ_S8(address) ((s32)read_s8(address))
#define READ_S16(address) ((s32)read_s16(address))
#define READ_S32(address) ((s32)read_u32(address))
#define WRITE_U8(address, value) write_8(address, value)
#define WRITE_U16(address, value) write_16(address, value)
#define TABLE_U8(address) read_u8(address)
#define TABLE_S8(address) ((s32)read_s8(address))
#define TABLE_S16(address) ((s32)read_s16(address))
#else
#define READ_U8(address) (window_start[address])
#define READ_S8(address) ((s32) * (s8 *)(window_start + (address)))
#define READ_S16(address) ((s32) * (s16 *)(window_start + (address)))
#define READ_S32(address) (*(s32 *)(window_start + (address)))
#define WRITE_U8(address, value) (window_start[address] = (u8)(value))
#define WRITE_U16(address, value) (*(u16 *)(window_start + (address)) = (u16)(value))
#define TABLE_U8(address) (constants[(address) - WINDOW_BYTES])
#define TABLE_S8(address) ((s32) * (const s8 *)(constants + ((address) - WINDOW_BYTES)))
#define TABLE_S16(address) ((s32) * (const s16 *)(constants + ((address) - WINDOW_BYTES)))
#endif

/* Words at addresses that are known need no check in either. */
#define WORD(address) (((s32 *)window_start)[(address) / 4])

static inline s32 least(s32 a, s32 b) { return a < b ? a : b; }
static inline s32 greatest(s32 a, s32 b) { return a > b ? a : b; }
