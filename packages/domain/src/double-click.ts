/** Equal requests without an idempotency key within this time (ms) count as one double click (promise P2). */
export const DOUBLE_CLICK_MS = 10_000

/** The earliest time at which an equal request counts as the same double click. */
export const getDoubleClickStart = (nowMs: number): Date => new Date(nowMs - DOUBLE_CLICK_MS)
