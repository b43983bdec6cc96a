import pino, { type DestinationStream, type Logger } from 'pino'

/**
 * The log of a process: JSON lines without secrets, on standard output unless a stream is given. Levels: docs/running.md. `mixin` returns
 * fields of every line.
 */
export const createLog = (level: string, mixin?: () => object, stream?: DestinationStream): Logger =>
  pino({ level, redact: ['*.password', '*.token', '*.authorization', '*.cookie'], ...(mixin && { mixin }) }, stream)
