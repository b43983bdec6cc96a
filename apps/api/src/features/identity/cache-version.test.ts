import { expect, test } from 'vitest'
import { cacheVersion } from './cache-version.ts'

test('OPEN-01 an icon is drawn once per version, and again after a failure', async () => {
  const read = cacheVersion<string>()
  const fail = async () => Promise.reject(new Error('out of memory'))
  await expect(read('a', fail)).rejects.toThrow('out of memory')
  expect(await read('a', async () => 'first')).toBe('first')
  expect(await read('a', async () => 'second')).toBe('first')
  expect(await read('b', async () => 'third')).toBe('third')
})
