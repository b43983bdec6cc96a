import { setTimeout as pause } from 'node:timers/promises'

/** When an expired value is better than none. */
export type StalePolicy<T> = {
  /** Whether a loaded value reports an error, in whose place the expired value is returned. */
  isFailure: (value: T) => boolean
  /** How long after its expiry a value may be returned. */
  maxAgeMs: number
  /** How long a load may take before the expired value is returned. */
  patienceMs: number
}

type Options<T> = { version: () => string | number; limit: number; maxAgeMs: number; stale?: StalePolicy<T> }
type Loading<T> = { value: Promise<T>; startedAt: number }

/**
 * An LRU cache that is cleared when `version()` changes. Concurrent requests for a missing value share one load. With a stale policy, a load that
 * takes too long or fails is answered with the expired value, and continues.
 */
export class VersionedCache<T> {
  readonly #version: () => string | number
  readonly #limit: number
  readonly #maxAgeMs: number
  readonly #stale: StalePolicy<T> | undefined
  #currentVersion: string | number = ''
  #entries = new Map<string, { value: T; expiresAt: number }>()
  #loading = new Map<string, Loading<T>>()

  constructor(options: Options<T>) {
    this.#version = options.version
    this.#limit = options.limit
    this.#maxAgeMs = options.maxAgeMs
    this.#stale = options.stale
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
    const loading = this.#loading.get(key) ?? this.#startLoading(key, now, load, isCacheable)
    const stale = this.#stale
    if (!entry || !stale || now >= entry.expiresAt + stale.maxAgeMs) return loading.value
    return loadOrStale(loading, entry.value, stale)
  }

  #startLoading(key: string, now: number, load: () => Promise<T>, isCacheable: (value: T) => boolean): Loading<T> {
    const version = this.#currentVersion
    const run = async (): Promise<T> => {
      try {
        const value = await load()
        // A value loaded before a change is returned but not stored.
        if (isCacheable(value) && this.#version() === version) this.#store(key, value, now + this.#maxAgeMs)
        return value
      } finally {
        if (this.#loading.get(key) === loading) this.#loading.delete(key)
      }
    }
    const loading: Loading<T> = { value: Promise.resolve().then(run), startedAt: performance.now() }
    this.#loading.set(key, loading)
    return loading
  }

  #store(key: string, value: T, expiresAt: number): void {
    this.#entries.delete(key)
    this.#entries.set(key, { value, expiresAt })
    if (this.#entries.size > this.#limit) {
      const oldest = this.#entries.keys().next().value
      if (oldest !== undefined) this.#entries.delete(oldest)
    }
  }
}

/** The loaded value, or the expired one when the load fails or takes longer than the patience. */
async function loadOrStale<T>(loading: Loading<T>, expired: T, { isFailure, patienceMs }: StalePolicy<T>): Promise<T> {
  const loaded = loading.value.then(
    (value) => (isFailure(value) ? expired : value),
    () => expired,
  )
  const patience = loading.startedAt + patienceMs - performance.now()
  if (patience <= 0) return expired
  const timer = new AbortController()
  const timeout = pause(patience, expired, { signal: timer.signal }).catch(() => expired)
  const value = await Promise.race([loaded, timeout])
  timer.abort()
  return value
}
