import { expect, test } from 'vitest'
import { VersionedCache } from './versioned-cache.ts'

function setUp(limit = 10) {
  const state = { version: 1, loads: 0 }
  const cache = new VersionedCache<number>({ version: () => state.version, limit, maxAgeMs: 1_000 })
  const load = async () => ++state.loads
  return { state, cache, load }
}

test('concurrent requests share one load, and an expired value is loaded again', async () => {
  const { cache, load } = setUp()
  expect(await Promise.all([cache.get('a', 0, load), cache.get('a', 0, load), cache.get('a', 0, load)])).toEqual([
    1, 1, 1,
  ])
  expect(await cache.get('a', 999, load)).toBe(1)
  expect(await cache.get('a', 1_000, load)).toBe(2)
})

test('a new version clears all values, also those being loaded', async () => {
  const { cache, state, load } = setUp()
  await cache.get('a', 0, load)
  state.version = 2
  expect(await cache.get('a', 0, load)).toBe(2)
  let release = (_value: number): void => {}
  const slow = cache.get('b', 0, () => new Promise((resolve) => (release = resolve)))
  state.version = 3
  const fresh = await cache.get('b', 0, load)
  release(-1)
  expect(await slow).toBe(-1)
  expect(await cache.get('b', 0, load)).toBe(fresh)
})

test('a value loaded before a change is returned but not stored', async () => {
  const { cache, state, load } = setUp()
  const result = cache.get('a', 0, async () => {
    state.version = 2
    return 7
  })
  expect(await result).toBe(7)
  expect(await cache.get('a', 0, load)).toBe(1)
})

test('the least recently used value is evicted first', async () => {
  const { cache, state, load } = setUp(2)
  await cache.get('a', 0, load)
  await cache.get('b', 0, load)
  await cache.get('a', 0, load)
  await cache.get('c', 0, load)
  expect(state.loads).toBe(3)
  await cache.get('a', 0, load)
  expect(state.loads).toBe(3)
  await cache.get('b', 0, load)
  expect(state.loads).toBe(4)
})

test('errors and values that are not cacheable are loaded again', async () => {
  const { cache, load } = setUp()
  await expect(cache.get('a', 0, () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await cache.get('a', 0, load, () => false)).toBe(1)
  expect(await cache.get('a', 0, load)).toBe(2)
})

function setUpStale() {
  const cache = new VersionedCache<number>({
    version: () => 1,
    limit: 10,
    maxAgeMs: 1_000,
    stale: { maxAgeMs: 10_000, patienceMs: 50, isFailure: (value) => value < 0 },
  })
  const never = () => new Promise<number>(() => {})
  return { cache, never }
}

test('GROW-10 while a load hangs the expired value is returned, and the result of the load later', async () => {
  const { cache, never } = setUpStale()
  await cache.get('a', 0, async () => 1)
  let release = (_value: number): void => {}
  const slow = () => new Promise<number>((resolve) => (release = resolve))
  expect(await cache.get('a', 1_000, slow)).toBe(1)
  // Nobody loads again meanwhile.
  expect(await cache.get('a', 1_500, never)).toBe(1)
  release(2)
  await expect.poll(() => cache.get('a', 1_500, never)).toBe(2)
})

test('GROW-10 a load that fails or gives an error is answered with the expired value, but not for ever', async () => {
  const { cache, never } = setUpStale()
  await cache.get('a', 0, async () => 1)
  expect(await cache.get('a', 1_000, () => Promise.reject(new Error('away')))).toBe(1)
  const isCacheable = (value: number) => value > 0
  expect(await cache.get('a', 1_000, async () => -1, isCacheable)).toBe(1)
  expect(await cache.get('a', 1_000, async () => 0, isCacheable)).toBe(0)
  await expect(cache.get('a', 11_000, () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await cache.get('a', 10_999, never)).toBe(1)
})
