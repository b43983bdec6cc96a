/**
 * An LRU cache that is cleared when `version()` changes. Concurrent requests for a missing value share one load.
 */
export class VersionedCache<T> {
  readonly #version: () => string | number
  readonly #limit: number
  readonly #maxAgeMs: number
  #currentVersion: string | number = ''
  #entries = new Map<string, { value: T; expiresAt: number }>()
  #loading = new Map<string, Promise<T>>()

  constructor(options: { version: () => string | number; limit: number; maxAgeMs: number }) {
    this.#version = options.version
    this.#limit = options.limit
    this.#maxAgeMs = options.maxAgeMs
  }

  /** The cached value, or the result of `load`, which is stored when `isCacheable` allows. `now` in milliseconds. */
  async get(
    key: string,
    now: number,
    load: () => Promise<T>,
    isCacheable: (value: T) => boolean = () => true,
  ): Promise<T> {
    const version = this.#version()
    if (version !== this.#currentVersion) {
      this.#currentVersion = version
      this.#entries.clear()
      this.#loading.clear()
    }
    const entry = this.#entries.get(key)
    if (entry && entry.expiresAt > now) {
      this.#entries.delete(key)
      this.#entries.set(key, entry)
      return entry.value
    }
    const shared = this.#loading.get(key)
    if (shared) return shared
    const loading = load()
    this.#loading.set(key, loading)
    try {
      const value = await loading
      // A value loaded before a change is returned but not stored.
      if (isCacheable(value) && this.#version() === version) this.#store(key, value, now + this.#maxAgeMs)
      return value
    } finally {
      if (this.#loading.get(key) === loading) this.#loading.delete(key)
    }
  }

  #store(key: string, value: T, expiresAt: number): void {
    this.#entries.set(key, { value, expiresAt })
    if (this.#entries.size > this.#limit) {
      const oldest = this.#entries.keys().next().value
      if (oldest !== undefined) this.#entries.delete(oldest)
    }
  }
}
