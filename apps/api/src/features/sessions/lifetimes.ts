const HOUR = 3_600_000

/** Idle lifetime of a session in ms, with and without "remember me". Each refresh restarts it. */
export const REMEMBERED_SESSION_MS = 30 * 24 * HOUR
export const SHORT_SESSION_MS = 12 * HOUR
/** Maximum lifetime of a session. */
export const MAX_SESSION_MS = 90 * 24 * HOUR
/** How long after a rotation the same answer is given again, for another tab or a lost answer (decisions §8). */
export const GRACE_MS = 10_000
