import { setTimeout as pause } from 'node:timers/promises'

/** Lock timeout and statement timeout. */
const TIMEOUT_CODES = ['55P03', '57014']
/** The pool timeout of node-postgres, which has no code. */
const POOL_TIMEOUT = 'timeout exceeded when trying to connect'
const MAX_ATTEMPTS = 100

/**
 * Retries `work` while it answers 503 (`busy`) or fails with a database timeout, as happens on a machine under load. Other results and errors
 * are passed on.
 */
export async function retry<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const answer = await work()
      if (attempt >= MAX_ATTEMPTS || !isBusy(answer)) return answer
    } catch (error) {
      if (attempt >= MAX_ATTEMPTS || !isTimeout(error)) throw error
    }
    await pause(100)
  }
}

function isBusy(answer: unknown): boolean {
  const { status, body } = (answer ?? {}) as { status?: number; body?: { code?: string } }
  return status === 503 && body?.code === 'busy'
}

const isTimeout = (error: unknown): boolean =>
  error instanceof Error &&
  (error.message === POOL_TIMEOUT || ('code' in error && TIMEOUT_CODES.includes(String(error.code))))
