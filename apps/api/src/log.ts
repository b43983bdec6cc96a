import pino, { type Logger } from 'pino'

/** The log of a process: JSON lines on standard output without secrets. Levels: docs/running.md. */
export const createLog = (level: string): Logger =>
  pino({ level, redact: ['*.password', '*.token', '*.authorization', '*.cookie'] })
