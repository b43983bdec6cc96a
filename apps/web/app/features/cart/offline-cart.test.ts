import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeBrowser, loginAnswer } from '../../lib/testing/browser.ts'
import type { Cart } from './cart-present.ts'

const { userId } = loginAnswer()
const stored = new Map<string, Response>()
/** Runs while the cache is opened or written. */
let meanwhile: Partial<Record<'open' | 'put', () => void>>
let session: typeof import('../../lib/session/session-changes.ts')
let storeOfflineCart: typeof import('./offline-cart.ts').storeOfflineCart

beforeEach(async () => {
  fakeBrowser()
  meanwhile = {}
  stored.clear()
  vi.stubGlobal('fetch', async () => Response.json({}))
  vi.stubGlobal('caches', {
    open: async () => {
      meanwhile.open?.()
      return {
        put: async (address: string, response: Response) => {
          stored.set(address, response)
          meanwhile.put?.()
        },
        delete: async (address: string) => stored.delete(address),
      }
    },
    delete: async () => stored.clear(),
  })
  vi.resetModules()
  session = await import('../../lib/session/session-changes.ts')
  storeOfflineCart = (await import('./offline-cart.ts')).storeOfflineCart
  session.signIn(loginAnswer())
})
afterEach(() => vi.unstubAllGlobals())

const cart = { lines: [{ name: 'Red roses', quantity: 2, lineTotal: 50 }], count: 2, subtotal: 50 } as Cart

test('the cart of the signed-in user is stored and deleted at sign-out', async () => {
  await storeOfflineCart(userId, cart)
  expect(await stored.get('/offline-cart')?.json()).toEqual({ lines: [{ name: 'Red roses', quantity: 2, total: 50 }] })
  session.clearSession()
  expect(stored.size).toBe(0)
})

test.each(['open', 'put'] as const)('a cart whose user signs out during %s is not stored', async (moment) => {
  meanwhile = { [moment]: () => session.clearSession() }
  await storeOfflineCart(userId, cart)
  expect(stored.size).toBe(0)
})

test('a cart that arrives after another user signed in is not stored', async () => {
  session.signIn({ ...loginAnswer(), userId: 'another' })
  await storeOfflineCart(userId, cart)
  expect(stored.size).toBe(0)
})
