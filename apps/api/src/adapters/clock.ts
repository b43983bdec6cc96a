/** Current time in milliseconds since the epoch; in production the database's (`database-clock.ts`). */
export type Clock = { now(): number }
