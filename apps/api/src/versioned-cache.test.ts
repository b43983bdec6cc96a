import { expect, test } from 'vitest'
import { VersionedCache } from './versioned-cache.ts'

function setUp(limit = 10) {
  const state = { version: 1, made: 0 }
  const cache = new VersionedCache<number>({ version: () => state.version, limit, maxAgeMs: 1_000 })
  const make = async () => ++state.made
  return { state, cache, make }
}

test('an answer is made once, however many ask at the same time, and again when it is old', async () => {
  const { cache, make } = setUp()
  expect(await Promise.all([cache.get('a', 0, make), cache.get('a', 0, make), cache.get('a', 0, make)])).toEqual([
    1, 1, 1,
  ])
  expect(await cache.get('a', 999, make)).toBe(1)
  expect(await cache.get('a', 1_000, make)).toBe(2)
})

test('a new version forgets everything, also what is being made', async () => {
  const { cache, state, make } = setUp()
  await cache.get('a', 0, make)
  state.version = 2
  expect(await cache.get('a', 0, make)).toBe(2)
  let release = (_value: number): void => {}
  const slow = cache.get('b', 0, () => new Promise((resolve) => (release = resolve)))
  state.version = 3
  const fresh = await cache.get('b', 0, make)
  release(-1)
  expect(await slow).toBe(-1)
  expect(await cache.get('b', 0, make)).toBe(fresh)
})

test('what was made from data that changed meanwhile is given to its asker and not kept', async () => {
  const { cache, state, make } = setUp()
  const made = cache.get('a', 0, async () => {
    state.version = 2
    return 7
  })
  expect(await made).toBe(7)
  expect(await cache.get('a', 0, make)).toBe(1)
})

test('the answer not used for longest leaves first', async () => {
  const { cache, state, make } = setUp(2)
  await cache.get('a', 0, make)
  await cache.get('b', 0, make)
  await cache.get('a', 0, make)
  await cache.get('c', 0, make)
  expect(state.made).toBe(3)
  await cache.get('a', 0, make)
  expect(state.made).toBe(3)
  await cache.get('b', 0, make)
  expect(state.made).toBe(4)
})

test('failures and what may not be kept are made anew', async () => {
  const { cache, make } = setUp()
  await expect(cache.get('a', 0, () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await cache.get('a', 0, make, () => false)).toBe(1)
  expect(await cache.get('a', 0, make)).toBe(2)
})
