/** The queue is full; the HTTP layer answers 503. */
export class ConcurrencyLimitError extends Error {
  readonly code = 'GATE_FULL'
}

/** Runs at most `atOnce` tasks together; up to `waiting` more wait in a queue, others are refused. */
export class ConcurrencyLimit {
  readonly #atOnce: number
  readonly #most: number
  #running = 0
  readonly #line: (() => void)[] = []

  constructor(options: { atOnce: number; waiting: number }) {
    this.#atOnce = options.atOnce
    this.#most = options.waiting
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#atOnce) {
      if (this.#line.length >= this.#most) throw new ConcurrencyLimitError('Too many wait for this.')
      // A finished task passes its slot to the next in the queue, so that no new task takes it.
      await new Promise<void>((resolve) => this.#line.push(resolve))
    } else this.#running += 1
    try {
      return await work()
    } finally {
      const next = this.#line.shift()
      if (next) next()
      else this.#running -= 1
    }
  }
}
