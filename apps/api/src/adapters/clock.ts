/** Time as a port: milliseconds since the epoch, UTC. */
export type Clock = { now(): number }

export const systemClock: Clock = { now: () => Date.now() }
