import { setTimeout as pause } from 'node:timers/promises'

/** PostgreSQL gave up waiting for a lock or for a slow statement. */
const GAVE_UP = ['55P03', '57014']
/** The pool had no line free in time: node-postgres says it without a code. */
const NO_LINE = 'timeout exceeded when trying to connect'
const TRIES = 100

/**
 * Does it again while the shop says "very busy, try again" (503) or a job runs into the house's time limits: on a machine under load that is
 * an honest answer, and nothing was done. Everything else is given on as it is.
 */
export async function retry<T>(work: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      const answer = await work()
      if (tried >= TRIES || !isBusy(answer)) return answer
    } catch (error) {
      if (tried >= TRIES || !gaveUp(error)) throw error
    }
    await pause(100)
  }
}

function isBusy(answer: unknown): boolean {
  const { status, body } = (answer ?? {}) as { status?: number; body?: { code?: string } }
  return status === 503 && body?.code === 'busy'
}

const gaveUp = (error: unknown): boolean =>
  error instanceof Error && (error.message === NO_LINE || ('code' in error && GAVE_UP.includes(String(error.code))))
