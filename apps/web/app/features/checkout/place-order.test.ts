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

describe('W2 one wish, one order', () => {
  it('keeps its key until there is an answer, and drops it then', async () => {
    reply = () => 'lost'
    await expect(place.placeOrder(userId, body())).rejects.toMatchObject({ code: 'network' })
    reply = () => ({ body: { message: '', data: order } })
    await expect(place.placeOrder(userId, body())).resolves.toEqual(order)
    expect(keys).toHaveLength(2)
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
    expect(keys[1]).toBe(keys[0])
    expect(intent.readIntent(userId)).toBeNull()
  })

  it.each([500, 502, 503])('a %i is no final answer', async (status) => {
    reply = () => ({ status, body: {} })
    await expect(place.placeOrder(userId, body())).rejects.toSatisfy(place.isPending)
    expect(intent.readIntent(userId)?.key).toBe(keys[0])
  })

  it('a refusal is final: the next try is a new wish', async () => {
    reply = () => ({ status: 409, body: { code: 'slot.full', message: 'Full' } })
    await expect(place.placeOrder(userId, body())).rejects.toMatchObject({ code: 'slot.full' })
    await expect(place.placeOrder(userId, body())).rejects.toMatchObject({ code: 'slot.full' })
    expect(keys[1]).not.toBe(keys[0])
  })

  it('while the first attempt is still running, the key stays', async () => {
    reply = () => ({ status: 409, body: { code: 'idempotency.running' } })
    await expect(place.placeOrder(userId, body())).rejects.toSatisfy(place.isPending)
    expect(intent.readIntent(userId)).not.toBeNull()
  })

  it('a changed order after a lost answer gets a new key when the cart is still full', async () => {
    reply = () => 'lost'
    await place.placeOrder(userId, body()).catch(() => undefined)
    reply = () => ({ body: { message: '', data: order } })
    await place.placeOrder(userId, body({ deliverySlot: '11:00-13:00' }))
    expect(keys[1]).not.toBe(keys[0])
  })

  it('a changed order after a lost answer gives the first order when the cart was emptied by it', async () => {
    reply = () => 'lost'
    await place.placeOrder(userId, body()).catch(() => undefined)
    cartCount = 0
    reply = () => ({ body: { message: '', data: order } })
    await expect(place.placeOrder(userId, body({ deliverySlot: '11:00-13:00' }))).resolves.toEqual(order)
    expect(keys).toEqual([keys[0], keys[0]])
  })
})

describe('W3 coming back after a lost answer', () => {
  const lose = async (): Promise<void> => {
    reply = () => 'lost'
    await place.placeOrder(userId, body()).catch(() => undefined)
    reply = () => ({ body: { message: '', data: order } })
  }

  it('without a wish there is nothing to ask', async () => {
    await expect(place.settleIntent(userId)).resolves.toBeNull()
    expect(keys).toEqual([])
  })

  it('a full cart: nothing was placed, and nothing is sent', async () => {
    await lose()
    await expect(place.settleIntent(userId)).resolves.toBeNull()
    expect(keys).toHaveLength(1)
    expect(intent.readIntent(userId)).toBeNull()
  })

  it('an empty cart: the same key answers the order', async () => {
    await lose()
    cartCount = 0
    await expect(place.settleIntent(userId)).resolves.toEqual(order)
    expect(keys[1]).toBe(keys[0])
  })
})
