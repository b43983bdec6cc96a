import { setTimeout as pause } from 'node:timers/promises'

/** Asks again and again until the answer is yes (or any value), and fails with what was waited for after `seconds`. */
export async function waitUntil<T>(
  what: string | (() => string),
  ask: () => Promise<T | null | undefined | false>,
  seconds = 60,
): Promise<T> {
  const end = performance.now() + seconds * 1_000
  for (;;) {
    const answer = await ask()
    if (answer !== null && answer !== undefined && answer !== false) return answer
    if (performance.now() > end) throw new Error(`Waited ${seconds} s for ${typeof what === 'string' ? what : what()}.`)
    await pause(25)
  }
}
