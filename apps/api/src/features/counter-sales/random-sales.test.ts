import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { brokenInvariants } from '../../testing/invariants.ts'
import { makeAdmin } from '../../testing/make-admin.ts'
import { makeFlower } from '../../testing/make-order.ts'
import type { TestUser } from '../../testing/make-user.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'

let shop: TestShop
let clerk: TestUser
beforeAll(async () => {
  shop = await openTestShop()
  clerk = await makeAdmin(shop)
  // The product of free-price lines needs a category.
  await makeFlower(shop)
  await clerk.visitor.call('openCashDrawer', { body: { openingFloat: 0 } })
  const limits = { name: '', startsAt: null, endsAt: null, mostUses: null, mostPerUser: null, leastSubtotal: 0 }
  await clerk.visitor.call('saveCoupon', { body: { isNew: true, code: 'SEVEN', percent: 7, ...limits } })
})
afterAll(() => shop.close())

const toRiyals = (halalas: number) => halalas / 100
const toHalalas = (riyals: number) => Math.round(riyals * 100)
const share = fc.double({ min: 0, max: 1, noNaN: true })

type Sale = {
  prices: { price: number; quantity: number }[]
  hasCoupon: boolean
  /** Part of the goods after the coupon. */
  discount: number
  isDelivery: boolean
  /** Null keeps the fee of the rules. */
  fee: number | null
  shares: [number, number]
}
const sales: fc.Arbitrary<Sale> = fc.record({
  prices: fc.array(
    fc.record({ price: fc.integer({ min: 1, max: 60_000 }), quantity: fc.integer({ min: 1, max: 4 }) }),
    { minLength: 1, maxLength: 4 },
  ),
  hasCoupon: fc.boolean(),
  discount: share,
  isDelivery: fc.boolean(),
  fee: fc.option(fc.integer({ min: 0, max: 9_000 })),
  shares: fc.tuple(share, share),
})
const days = ['2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-05', '2026-12-06']
let placed = 0

/** The body of a random sale but its payments. */
function createBody({ prices, hasCoupon, discount, isDelivery, fee }: Sale) {
  const goods = prices.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
  const most = goods - (hasCoupon ? Math.round(goods * 0.07) + 1 : 0)
  const given = Math.max(0, Math.floor(most * discount))
  const overrides = {
    ...(given > 0 ? { discount: toRiyals(given) } : {}),
    ...(isDelivery && fee !== null ? { deliveryFee: toRiyals(fee) } : {}),
    ...(isDelivery ? { isOverCapacity: true } : {}),
  }
  placed += 1
  return {
    lines: [],
    freeLines: prices.map(({ price, quantity }) => ({ title: 'Bouquet', price: toRiyals(price), quantity })),
    ...(hasCoupon ? { couponCode: 'SEVEN' } : {}),
    ...(isDelivery
      ? {
          delivery: {
            recipient: { fullName: 'Hind Saleh', phoneNumber: '0556001155' },
            deliveryAddress: { line: 'King Fahd Road 12', city: 'Riyadh' },
            deliveryDate: days[placed % days.length],
            deliverySlot: '11:00-13:00',
          },
        }
      : {}),
    ...(Object.keys(overrides).length > 0 ? { overrides } : {}),
  }
}

/** Splits a total into cash, card and transfer; parts of nothing are left out. */
function split(total: number, [first, second]: [number, number]) {
  const cash = Math.floor(total * first)
  const card = Math.floor((total - cash) * second)
  return [
    { method: 'cash', amount: cash },
    { method: 'card', amount: card },
    { method: 'transfer', amount: total - cash - card },
  ]
    .filter(({ amount }) => amount > 0)
    .map((part) => ({ ...part, amount: toRiyals(part.amount) }))
}

async function readBooks(orderId: string) {
  const { rows } = await sql<Record<string, number>>`
    select o.total, o.vat, o.subtotal, o.discount, o.delivery_fee as fee,
      (select sum(gross) from order_line where order_id = o.id)::int8 as gross,
      (select sum(discount) from order_line where order_id = o.id)::int8 as "lineDiscount",
      (select sum(net + vat) from order_line where order_id = o.id)::int8 as "lineTotal",
      (select coalesce(-sum(amount), 0) from ledger_entry where order_id = o.id and account = 'vat')::int8 as "ledgerVat",
      (select coalesce(-sum(amount), 0) from ledger_entry where order_id = o.id and account in ('sales', 'vat'))::int8 as "ledgerTotal",
      (select coalesce(sum(amount), 0) from ledger_entry where order_id = o.id and account in ('cashDrawer', 'card', 'bank'))::int8 as received,
      (select coalesce(sum(i.total), 0) from invoice i where i.order_id = o.id)::int8 as invoiced,
      (select coalesce(sum(i.vat), 0) from invoice i where i.order_id = o.id)::int8 as "invoicedVat"
    from orders o where o.id = ${orderId}
  `.execute(shop.db)
  return rows[0] ?? {}
}

test('DESK-01 payments, fee, discount, VAT, ledger, receipt and document of any sale at the counter agree', async () => {
  await fc.assert(
    fc.asyncProperty(sales, async (sale) => {
      const { overrides, ...body } = createBody(sale)
      const quoted = (
        await clerk.visitor.call('quoteCounterSale', { body: { ...body, ...(overrides ? { overrides } : {}) } })
      ).body.data
      const total = toHalalas(quoted.total)
      const reason = overrides ? { overrides: { ...overrides, reason: 'Agreed' } } : {}
      const payments = split(total, sale.shares)
      const sold = await clerk.visitor.call('placeCounterSale', {
        body: { ...body, ...reason, payments, expectedTotal: quoted.total },
      })
      expect(sold.status).toBe(200)
      const { orderId } = sold.body.data
      const books = await readBooks(orderId)
      const printed = (await clerk.visitor.call('counterReceipt', { params: { orderId } })).body.data
      const fee = sale.isDelivery ? (sale.fee ?? 2_500) : 0
      const paid = payments.reduce((sum, { amount }) => sum + toHalalas(amount), 0)
      const { subtotal = 0, discount = 0 } = books
      expect(books).toEqual({
        total,
        vat: toHalalas(quoted.vat),
        subtotal: toHalalas(quoted.subtotal),
        discount: toHalalas(quoted.discount),
        fee,
        gross: subtotal,
        lineDiscount: discount,
        lineTotal: subtotal - discount,
        ledgerVat: toHalalas(quoted.vat),
        ledgerTotal: total,
        received: paid,
        invoiced: total,
        invoicedVat: toHalalas(quoted.vat),
      })
      expect(paid).toBe(subtotal - discount + fee)
      const { vat, deliveryFee, outstanding } = printed
      expect([vat, deliveryFee, outstanding].map(toHalalas)).toEqual([books.vat, fee, 0])
    }),
    { numRuns: 15 },
  )
  expect(await brokenInvariants(shop.db)).toEqual([])
})
