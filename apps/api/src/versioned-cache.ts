/**
 * A bounded memory of answers that forgets everything when `version()` changes. Oldest use leaves first. A missing answer is
 * made once however many ask for it at the same time.
 */
export class VersionedCache<T> {
  readonly #version: () => string | number
  readonly #limit: number
  readonly #maxAgeMs: number
  #known: string | number = ''
  #entries = new Map<string, { value: T; until: number }>()
  #running = new Map<string, Promise<T>>()

  constructor(options: { version: () => string | number; limit: number; maxAgeMs: number }) {
    this.#version = options.version
    this.#limit = options.limit
    this.#maxAgeMs = options.maxAgeMs
  }

  /** The kept answer, or `make()`, kept when `keep` allows. `now` in milliseconds. */
  async get(key: string, now: number, make: () => Promise<T>, keep: (value: T) => boolean = () => true): Promise<T> {
    const version = this.#version()
    if (version !== this.#known) {
      this.#known = version
      this.#entries.clear()
      this.#running.clear()
    }
    const entry = this.#entries.get(key)
    if (entry && entry.until > now) {
      this.#entries.delete(key)
      this.#entries.set(key, entry)
      return entry.value
    }
    const running = this.#running.get(key)
    if (running) return running
    const made = make()
    this.#running.set(key, made)
    try {
      const value = await made
      // What was made from data that has changed since is given to its askers and not kept.
      if (keep(value) && this.#version() === version) this.#keep(key, value, now + this.#maxAgeMs)
      return value
    } finally {
      if (this.#running.get(key) === made) this.#running.delete(key)
    }
  }

  #keep(key: string, value: T, until: number): void {
    this.#entries.set(key, { value, until })
    if (this.#entries.size > this.#limit) {
      const oldest = this.#entries.keys().next().value
      if (oldest !== undefined) this.#entries.delete(oldest)
    }
  }
}
