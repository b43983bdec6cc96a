import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeBrowser } from '../testing/browser.ts'
import { ApiError } from './api-error.ts'
import { withIntentKey } from './intent-keys.ts'

let keys: string[]
/** Keys outlive a test, so every test sends a different input. */
let test = 0

beforeEach(() => {
  fakeBrowser()
  keys = []
  test += 1
})
afterEach(() => vi.unstubAllGlobals())

/** Sends an input that succeeds, or fails with this status. */
const send = async (input: object, status?: number): Promise<void> => {
  const sent = withIntentKey('addBranch', { ...input, test }, async (key) => {
    keys.push(key)
    if (status !== undefined) throw new ApiError(status, '', '')
  })
  if (status === undefined) await sent
  else await expect(sent).rejects.toMatchObject({ status })
}

describe('AGREE-10 idempotency key of an intent', () => {
  it.each([0, 500, 502, 503, 504])('is reused after status %i until there is an answer', async (status) => {
    await send({ name: 'a' }, status)
    await send({ name: 'a' }, status)
    await send({ name: 'a' })
    await send({ name: 'a' })
    expect(keys[1]).toBe(keys[0])
    expect(keys[2]).toBe(keys[0])
    expect(keys[3]).not.toBe(keys[0])
  })

  it.each([400, 409, 422, 429])('is new after status %i', async (status) => {
    await send({ name: 'a' }, status)
    await send({ name: 'a' })
    expect(keys[1]).not.toBe(keys[0])
  })

  it('differs for another input and is reused for the first one', async () => {
    await send({ name: 'a' }, 0)
    await send({ name: 'b' })
    await send({ name: 'a' })
    expect(keys[1]).not.toBe(keys[0])
    expect(keys[2]).toBe(keys[0])
  })

  it('differs for an equal request while the first is in flight', async () => {
    await Promise.all([send({ variantId: 1 }), send({ variantId: 1 })])
    expect(new Set(keys).size).toBe(2)
  })

  it('distinguishes files by name, size and date', async () => {
    const file = (name: string) => new File(['x'], name, { lastModified: 1 })
    await send({ fields: { file: file('a.csv') } }, 0)
    await send({ fields: { file: file('b.csv') } }, 0)
    await send({ fields: { file: file('a.csv') } }, 0)
    expect(keys[1]).not.toBe(keys[0])
    expect(keys[2]).toBe(keys[0])
  })

  it('is not reused after an error of the page itself', async () => {
    const fail = withIntentKey('addBranch', { test }, async (key) => {
      keys.push(key)
      throw new TypeError('bug')
    })
    await expect(fail).rejects.toBeInstanceOf(TypeError)
    await send({})
    expect(keys[1]).not.toBe(keys[0])
  })
})
