const HOUR = 3_600_000

/** How long a session lives without being used, milliseconds: with and without "remember me". Each refresh starts it anew. */
export const REMEMBERED_SESSION_MS = 30 * 24 * HOUR
export const SHORT_SESSION_MS = 12 * HOUR
/** How long at most, however often it is used. */
export const MAX_SESSION_MS = 90 * 24 * HOUR
/** For how long after a rotation its answer is given again: another tab, or a lost answer (decisions §8). */
export const GRACE_MS = 10_000
