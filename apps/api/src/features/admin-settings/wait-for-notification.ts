import type { AppContext } from '../../context.ts'

/** Maximum wait for the notification, in ms; after a reconnect all settings are reloaded. */
const MAX_WAIT_MS = 2_000

/** Resolves when this process was notified of a change of the setting and uses the new value. Call it before the change. */
export function waitForNotification(context: AppContext, key: string): { done: Promise<void>; stop: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>()
  const stop = context.notifications.on('settings', (payload) => {
    if (payload === key || payload === '') resolve()
  })
  const timer = setTimeout(resolve, MAX_WAIT_MS)
  return {
    done: promise,
    stop: () => {
      clearTimeout(timer)
      stop()
    },
  }
}
