import { isConnectionError } from '../db/connection-error.ts'

/**
 * Runs the work of a job for each item, one after the other. A failure is passed to `onFailure` and does not stop the others. A lost database
 * ends the job instead, which is then retried within seconds: some jobs run only once or twice a day.
 */
export async function runForEach<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
  onFailure: (item: Item, error: unknown) => void,
): Promise<void> {
  for (const item of items) {
    try {
      await work(item)
    } catch (error) {
      if (isConnectionError(error)) throw error
      onFailure(item, error)
    }
  }
}
