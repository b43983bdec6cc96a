import { setTimeout as pause } from 'node:timers/promises'
import type { ApiClient } from '../api-client.ts'
import { waitUntil } from '../wait-until.ts'

/** A live board that connects again whenever its stream ends, as the delivery dashboard does. */
export type FollowedBoard = {
  /** How often it was connected. */
  connections(): number
  /** Waits for the next change of an order. */
  waitForChange(): Promise<void>
  stop(): void
}

export function followBoard(userId: string, client: ApiClient): FollowedBoard {
  let connections = 0
  let changes = 0
  let isStopped = false
  const abort = new AbortController()
  const read = async (): Promise<void> => {
    const response = await client.fetch(`/api/ShippingEmployee/live/${userId}`, { signal: abort.signal })
    if (!response.ok || !response.body) throw new Error(`The board answered ${response.status}.`)
    let text = ''
    for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
      text += chunk
      const events = text.split('\n\n')
      text = events.pop() ?? ''
      connections += events.filter((event) => event.startsWith('event: ready')).length
      changes += events.filter((event) => event.startsWith('event: orders')).length
    }
  }
  const follow = async (): Promise<void> => {
    while (!isStopped) {
      await read().catch(() => undefined)
      await pause(500)
    }
  }
  void follow()
  return {
    connections: () => connections,
    async waitForChange() {
      const before = changes
      await waitUntil('a change on the live board', async () => changes > before)
    },
    stop() {
      isStopped = true
      abort.abort()
    },
  }
}
