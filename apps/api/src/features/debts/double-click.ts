/** Two equal requests without a key are one click heard twice within this time, milliseconds (promise P2). */
export const DOUBLE_CLICK_MS = 10_000

/** Since when an equal request counts as the same click. */
export const justNow = (now: number): Date => new Date(now - DOUBLE_CLICK_MS)
