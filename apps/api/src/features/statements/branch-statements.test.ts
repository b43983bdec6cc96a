import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { brokenInvariants } from '../../testing/invariants.ts'
import { makeAdmin } from '../../testing/make-admin.ts'
import { fillCart, makeBusiness, makeFlower, place, retailOrder } from '../../testing/make-order.ts'
import { makeUser, type TestUser } from '../../testing/make-user.ts'
import { pdfPages } from '../../testing/pdf-text.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'

let shop: TestShop
let driver: TestUser
let admin: TestUser
beforeAll(async () => {
  shop = await openTestShop()
  driver = await makeUser(shop, { role: 'ShippingEmployee' })
  admin = await makeAdmin(shop)
})
afterAll(() => shop.close())

async function makeBranches() {
  const { owner, branchId } = await makeBusiness(shop)
  const { id } = await shop.db
    .insertInto('branch')
    .values({ client_id: owner.clientId, name: 'Malaz', address: 'Malaz Street 9, Riyadh' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { owner, branchIds: [branchId, id] as const }
}

const DAYS = ['2026-12-01', '2026-12-02', '2026-12-03', '2026-12-05', '2026-12-06', '2026-12-07', '2026-12-08']
const SLOTS = ['11:00-13:00', '13:00-15:00', '15:00-17:00', '17:00-19:00']
let placed = 0
async function order(owner: TestUser, branchId: number, price: number, purchaseOrder: string): Promise<string> {
  await fillCart(shop, owner.userId, [await makeFlower(shop, { price })])
  placed += 1
  const when = { deliveryDate: DAYS[placed % DAYS.length] ?? '', deliverySlot: SLOTS[placed % SLOTS.length] ?? '' }
  const body = { ...retailOrder({ paymentTerms: 'postponed', purchaseOrder, ...when }), branchId }
  const { id } = (await place(owner, body)).body.data
  await owner.visitor.call('confirmOrder', { params: { userId: owner.userId, orderId: id } })
  return id
}

const halalas = (riyals: number): number => Math.round(riyals * 100)
const statement = async (owner: TestUser, query: Record<string, string> = {}) =>
  (await owner.visitor.call('getStatement', { params: { clientId: owner.clientId }, query })).body
type Entry = { at: string; orderId: string; kind: string; amount: number }

test('RUN-04 given random orders, payments and credits, the statements of the branches add up to the client’s', async () => {
  const step = fc.record({
    branch: fc.constantFrom(0, 1),
    price: fc.integer({ min: 1_000, max: 60_000 }),
    paid: fc.option(fc.integer({ min: 1, max: 4_000 })),
    credited: fc.option(fc.integer({ min: 1, max: 4_000 })),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 5 }), async (steps) => {
      const { owner, branchIds } = await makeBranches()
      for (const { branch, price, paid, credited } of steps) {
        const orderId = await order(owner, branchIds[branch], price, `PO-${price}`)
        if (paid !== null)
          await driver.visitor.call('addPaymentPartly', {
            params: { userId: driver.userId },
            body: { orderId, amount: paid / 100, payPartOrall: 0 },
          })
        if (credited !== null)
          await admin.visitor.call('creditOrder', {
            params: { orderId },
            body: { amount: credited / 100, reason: 'Bent stems', refundTo: 'credit' },
          })
      }
      const whole = await statement(owner)
      const parts = await Promise.all(branchIds.map((id) => statement(owner, { branchId: String(id) })))
      const sum = (read: (part: typeof whole) => number) =>
        parts.reduce((total, part) => total + halalas(read(part)), 0)
      expect(sum(({ closing }) => closing)).toBe(halalas(whole.closing))
      expect(sum(({ opening }) => opening)).toBe(halalas(whole.opening))
      expect(sum(({ ageing }) => ageing.total)).toBe(halalas(whole.ageing.total))
      const key = ({ at, orderId, kind, amount }: Entry) => `${at} ${orderId} ${kind} ${amount}`
      expect(parts.flatMap((part) => part.entries.map(key)).sort()).toEqual(whole.entries.map(key).sort())
      const overview = (await owner.visitor.call('getClientOverview', { params: { id: owner.userId } })).body
      expect(halalas(overview.totals.outstanding)).toBe(halalas(whole.closing))
    }),
    { numRuns: 6 },
  )
  expect(await brokenInvariants(shop.db)).toEqual([])
})

test('RUN-04 CSV and PDF of a branch name the branch and the purchase order number', async () => {
  const { owner, branchIds } = await makeBranches()
  await order(owner, branchIds[1], 10_000, 'PO-4500017')
  await order(owner, branchIds[0], 10_000, 'PO-OTHER')
  const file = async (format: 'csv' | 'pdf', query: Record<string, string> = {}) =>
    owner.visitor.fetch(`/api/Debits/getstatementfile/${owner.clientId}?${new URLSearchParams({ format, ...query })}`)
  const csv = await (await file('csv', { branchId: String(branchIds[1]) })).text()
  expect(csv).toContain('Date,Order,Branch,Purchase order,')
  expect(csv).toContain(',Malaz,PO-4500017,')
  expect(csv).not.toContain('PO-OTHER')
  const both = await (await file('csv')).text()
  expect(both).toContain(',Olaya,PO-OTHER,')
  const pdf = new Uint8Array(await (await file('pdf', { branchId: String(branchIds[1]) })).arrayBuffer())
  const text = pdfPages(pdf).join(' ')
  expect(text).toContain('Malaz')
  expect(text).toContain('PO-4500017')
  expect(text).not.toContain('PO-OTHER')
})
