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
