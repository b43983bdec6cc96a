import { setTimeout as pause } from 'node:timers/promises'

/** Polls `check` until it returns a value other than null, undefined or false; throws after `seconds`. */
export async function waitUntil<T>(
  what: string | (() => string),
  check: () => Promise<T | null | undefined | false>,
  seconds = 180,
): Promise<T> {
  const end = performance.now() + seconds * 1_000
  for (;;) {
    const result = await check()
    if (result !== null && result !== undefined && result !== false) return result
    if (performance.now() > end) throw new Error(`Waited ${seconds} s for ${typeof what === 'string' ? what : what()}.`)
    await pause(25)
  }
}
