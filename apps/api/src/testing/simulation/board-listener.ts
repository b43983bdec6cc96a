import type { Person } from './simulation.ts'

export type BoardListener = {
  /** Waits for an event with the order. */
  waitForOrder(orderId: string): Promise<void>
  /** Waits for the event that any order may have changed. */
  waitForReload(): Promise<void>
  close(): Promise<void>
}

/** Opens the live board stream of a dispatcher at a process and waits until it is ready. */
export async function listenToBoard(driver: Person, process: number): Promise<BoardListener> {
  const response = await driver.at[process]?.fetch(`/api/ShippingEmployee/live/${driver.userId}`)
  const reader = response?.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  const waitForEvent = async (matches: (event: string) => boolean): Promise<void> => {
    for (;;) {
      const [event, rest] = text.split(/\n\n(.*)/s)
      if (rest !== undefined) {
        text = rest
        if (matches(event ?? '')) return
        continue
      }
      const chunk = await reader?.read()
      if (!chunk || chunk.done) throw new Error('The stream ended.')
      text += chunk.value
    }
  }
  await waitForEvent((event) => event.startsWith('event: ready'))
  return {
    waitForOrder: (orderId) => waitForEvent((event) => event.startsWith('event: orders') && event.includes(orderId)),
    waitForReload: () => waitForEvent((event) => event.startsWith('event: orders') && event.includes('"orderIds":[]')),
    close: async () => reader?.cancel(),
  }
}
