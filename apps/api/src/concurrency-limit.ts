/** The queue is full; the HTTP layer answers 503. */
export class ConcurrencyLimitError extends Error {
  readonly code = 'GATE_FULL'
}

/** Runs at most `atOnce` tasks together; up to `waiting` more wait in a queue, others are refused. */
export class ConcurrencyLimit {
  readonly #atOnce: number
  readonly #maxWaiting: number
  #running = 0
  readonly #queue: (() => void)[] = []

  constructor(options: { atOnce: number; waiting: number }) {
    this.#atOnce = options.atOnce
    this.#maxWaiting = options.waiting
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#atOnce) {
      if (this.#queue.length >= this.#maxWaiting) throw new ConcurrencyLimitError('Too many wait for this.')
      // A finished task passes its slot to the next in the queue, so that no new task takes it.
      await new Promise<void>((resolve) => this.#queue.push(resolve))
    } else this.#running += 1
    try {
      return await work()
    } finally {
      const next = this.#queue.shift()
      if (next) next()
      else this.#running -= 1
    }
  }
}
