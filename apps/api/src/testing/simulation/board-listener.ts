import type { Person } from './simulation.ts'

export type BoardListener = {
  /** Waits for news that name the order. */
  hears(orderId: string): Promise<void>
  /** Waits for "any order may have changed". */
  hearsAll(): Promise<void>
  close(): Promise<void>
}

/** Opens a dispatcher's live stream at one of the processes and waits until it is ready. */
export async function listenToBoard(driver: Person, process: number): Promise<BoardListener> {
  const response = await driver.at[process]?.fetch(`/api/ShippingEmployee/live/${driver.userId}`)
  const reader = response?.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  const until = async (isIt: (event: string) => boolean): Promise<void> => {
    for (;;) {
      const [event, rest] = text.split(/\n\n(.*)/s)
      if (rest !== undefined) {
        text = rest
        if (isIt(event ?? '')) return
        continue
      }
      const read = await reader?.read()
      if (!read || read.done) throw new Error('The stream ended.')
      text += read.value
    }
  }
  await until((event) => event.startsWith('event: ready'))
  return {
    hears: (orderId) => until((event) => event.startsWith('event: orders') && event.includes(orderId)),
    hearsAll: () => until((event) => event.startsWith('event: orders') && event.includes('"orderIds":[]')),
    close: async () => reader?.cancel(),
  }
}
