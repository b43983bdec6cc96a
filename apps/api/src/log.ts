import pino, { type DestinationStream, type Logger } from 'pino'

type LogOptions = {
  /** Fields of every line, such as the ids of the current trace. */
  mixin?: (() => object) | undefined
  /** Whether a line with these fields is left out (`db/outage.ts`). */
  isLeftOut?: (fields: object) => boolean
}

/** The log of a process: JSON lines without secrets, on standard output unless a stream is given. Levels: docs/running.md. */
export function createLog(level: string, { mixin, isLeftOut }: LogOptions = {}, stream?: DestinationStream): Logger {
  const hooks: pino.LoggerOptions['hooks'] = {
    logMethod(parts, write) {
      const [fields] = parts as unknown[]
      if (!(typeof fields === 'object' && fields !== null && isLeftOut?.(fields))) write.apply(this, parts)
    },
  }
  const redact = ['*.password', '*.token', '*.authorization', '*.cookie']
  return pino({ level, redact, ...(mixin && { mixin }), ...(isLeftOut && { hooks }) }, stream)
}
