import type { OrderBody } from '@warda/contract/orders'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeBrowser, loginAnswer } from '../../lib/testing/browser.ts'

type Reply = { status?: number; body: unknown } | 'lost'

const { userId } = loginAnswer()
const order = { id: 'o1', orderNumber: '10001' }
const body = (change: Partial<OrderBody> = {}): OrderBody => ({
  recipient: { fullName: 'Noura Salem', phoneNumber: '0551234001' },
  deliveryDate: '2026-11-29',
  deliverySlot: '09:00-11:00',
  paymentTerms: 'online',
  ...change,
})

let keys: (string | undefined)[]
let reply: () => Reply
let cartCount: number
let place: typeof import('./place-order.ts')
let intent: typeof import('./checkout-draft.ts')

beforeEach(async () => {
  fakeBrowser().jar.kept.set('XSRF-TOKEN', 'proof')
  keys = []
  cartCount = 2
  reply = () => ({ body: { message: '', data: order } })
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (path.startsWith('/api/Cart/')) return Response.json({ cartItems: [], count: cartCount, subtotal: 0 })
    keys.push((init.headers as Record<string, string>)['idempotency-key'])
    const answer = reply()
    if (answer === 'lost') throw new TypeError('Failed to fetch')
    return Response.json(answer.body, { status: answer.status ?? 200 })
  })
  vi.resetModules()
  place = await import('./place-order.ts')
  intent = await import('./checkout-draft.ts')
})
afterEach(() => vi.unstubAllGlobals())

describe('W2 placing an order once', () => {
  it('keeps the key until there is an answer and deletes it then', async () => {
    reply = () => 'lost'
    await expect(place.placeOrder(userId, body())).rejects.toMatchObject({ code: 'network' })
    reply = () => ({ body: { message: '', data: order } })
    await expect(place.placeOrder(userId, body())).resolves.toEqual(order)
    expect(keys).toHaveLength(2)
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
    expect(keys[1]).toBe(keys[0])
    expect(intent.readIntent(userId)).toBeNull()
  })

  it('deletes the cart that is stored for the page without a network once the order is placed', async () => {
    const deleted: string[] = []
    vi.stubGlobal('caches', { delete: async (name: string) => deleted.push(name) })
    reply = () => 'lost'
    await expect(place.placeOrder(userId, body())).rejects.toMatchObject({ code: 'network' })
    expect(deleted).toEqual([])
    reply = () => ({ body: { message: '', data: order } })
    await place.placeOrder(userId, body())
    expect(deleted).toEqual(['warda-cart'])
  })

  it.each([500, 502, 503])('keeps the key after status %i', async (status) => {
    reply = () => ({ status, body: {} })
    await expect(place.placeOrder(userId, body())).rejects.toSatisfy(place.isPending)
    expect(intent.readIntent(userId)?.key).toBe(keys[0])
  })

  it('uses a new key after a definite error', async () => {
    reply = () => ({ status: 409, body: { code: 'slot.full', message: 'Full' } })
    await expect(place.placeOrder(userId, body())).rejects.toMatchObject({ code: 'slot.full' })
    await expect(place.placeOrder(userId, body())).rejects.toMatchObject({ code: 'slot.full' })
    expect(keys[1]).not.toBe(keys[0])
  })

  it('keeps the key while the first attempt is still running', async () => {
    reply = () => ({ status: 409, body: { code: 'idempotency.running' } })
    await expect(place.placeOrder(userId, body())).rejects.toSatisfy(place.isPending)
    expect(intent.readIntent(userId)).not.toBeNull()
  })

  it('uses a new key for a changed order after a lost answer when the cart has items', async () => {
    reply = () => 'lost'
    await place.placeOrder(userId, body()).catch(() => undefined)
    reply = () => ({ body: { message: '', data: order } })
    await place.placeOrder(userId, body({ deliverySlot: '11:00-13:00' }))
    expect(keys[1]).not.toBe(keys[0])
  })

  it('returns the first order for a changed order after a lost answer when the cart is empty', async () => {
    reply = () => 'lost'
    await place.placeOrder(userId, body()).catch(() => undefined)
    cartCount = 0
    reply = () => ({ body: { message: '', data: order } })
    await expect(place.placeOrder(userId, body({ deliverySlot: '11:00-13:00' }))).resolves.toEqual(order)
    expect(keys).toEqual([keys[0], keys[0]])
  })
})

describe('W3 returning after a lost answer', () => {
  const loseAnswer = async (): Promise<void> => {
    reply = () => 'lost'
    await place.placeOrder(userId, body()).catch(() => undefined)
    reply = () => ({ body: { message: '', data: order } })
  }

  it('sends nothing without a stored intent', async () => {
    await expect(place.settleIntent(userId)).resolves.toBeNull()
    expect(keys).toEqual([])
  })

  it('sends nothing and deletes the intent when the cart has items', async () => {
    await loseAnswer()
    await expect(place.settleIntent(userId)).resolves.toBeNull()
    expect(keys).toHaveLength(1)
    expect(intent.readIntent(userId)).toBeNull()
  })

  it('returns the order under the same key when the cart is empty', async () => {
    await loseAnswer()
    cartCount = 0
    await expect(place.settleIntent(userId)).resolves.toEqual(order)
    expect(keys[1]).toBe(keys[0])
  })
})
