import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { brokenInvariants } from '../../testing/invariants.ts'
import { makeAdmin } from '../../testing/make-admin.ts'
import { changeItems } from '../../testing/make-item-change.ts'
import { makeBusiness, makeFlower } from '../../testing/make-order.ts'
import type { TestUser } from '../../testing/make-user.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'

let shop: TestShop
let clerk: TestUser
let lead: TestUser
let owner: TestUser
let variantId: number
beforeAll(async () => {
  shop = await openTestShop()
  clerk = await makeAdmin(shop, ['counter'])
  lead = await makeAdmin(shop, ['counter', 'overrideFee', 'overrideDiscount', 'overrideCutoff', 'overrideCapacity'])
  owner = await makeAdmin(shop)
  await clerk.visitor.call('openCashDrawer', { body: { openingFloat: 100 } })
})
beforeEach(async () => {
  variantId = (await makeFlower(shop, { price: 10_000, stock: 50 })).variantId
})
afterAll(() => shop.close())
afterEach(async () => expect(await brokenInvariants(shop.db)).toEqual([]))

type Body = Record<string, unknown>
const CUSTOMER = { fullName: 'Noura Salem', phoneNumber: '0556001144' }
const delivery = (changed: Body = {}) => ({
  recipient: { fullName: 'Hind Saleh', phoneNumber: '0556001155' },
  deliveryAddress: { line: 'King Fahd Road 12', city: 'Riyadh' },
  deliveryDate: '2026-11-30',
  deliverySlot: '11:00-13:00',
  ...changed,
})
const card = (amount: number) => ({ method: 'card', amount })
const sell = (body: Body, by = clerk) =>
  by.visitor.call('placeCounterSale', { body: { lines: [{ variantId, quantity: 1 }], ...body } })
const quote = (body: Body, by = clerk) =>
  by.visitor.call('quoteCounterSale', { body: { lines: [{ variantId, quantity: 1 }], ...body } })
const receipt = async (orderId: string) =>
  (await clerk.visitor.call('counterReceipt', { params: { orderId } })).body.data
const findOrder = (id: string) =>
  shop.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const countOrders = async () => (await shop.db.selectFrom('orders').select('id').execute()).length
const taken = async (slot: string) =>
  (await shop.db.selectFrom('slot_booking').select('taken').where('slot', '=', slot).executeTakeFirst())?.taken ?? 0
const audits = (orderId: string) =>
  shop.db
    .selectFrom('audit_entry')
    .select(['action', 'detail', 'actor_id'])
    .where('subject', '=', `order:${orderId}`)
    .where('action', 'like', 'override%')
    .orderBy('action')
    .execute()

describe('DESK-01 a delivery from the counter', () => {
  test('has the fee, the slot and the card of any delivery, and is on the delivery board', async () => {
    const { data } = (await quote({ delivery: delivery() })).body
    expect(data).toMatchObject({ deliveryFee: 25, listedFee: 25, total: 125, remarks: [] })
    const never = (await quote({ delivery: delivery({ deliveryDate: '0000-01-01' }) })).body.data
    expect(never.remarks).toMatchObject([{ code: 'delivery.closed', field: 'deliveryDate' }])
    const before = await taken('11:00-13:00')
    const sold = await sell({
      delivery: delivery(),
      cardMessage: 'Get well',
      payments: [card(125)],
      expectedTotal: 125,
    })
    expect(sold.status).toBe(200)
    const { orderId } = sold.body.data
    expect(await findOrder(orderId)).toMatchObject({
      state: 'preparing',
      delivery_fee: 2_500,
      total: 12_500,
      pickup_at: null,
      card_message: 'Get well',
      recipient_name: 'Hind Saleh',
    })
    expect(await taken('11:00-13:00')).toBe(before + 1)
    expect(await receipt(orderId)).toMatchObject({
      deliveryFee: 25,
      outstanding: 0,
      recipient: { fullName: 'Hind Saleh' },
      delivery: { address: 'King Fahd Road 12, Riyadh', date: '2026-11-30', slot: '11:00-13:00' },
      invoice: { number: expect.any(String) },
    })
    const board = (await owner.visitor.call('adminOrders', { query: { q: String(sold.body.data.orderNumber) } })).body
    expect(board.data).toHaveLength(1)
  })

  test('remembers the recipient of a customer known by phone, and offers the address the next time', async () => {
    await sell({ customer: CUSTOMER, delivery: delivery(), payments: [card(125)] })
    const query = { phoneNumber: CUSTOMER.phoneNumber }
    const found = (await clerk.visitor.call('counterCustomers', { query })).body.data
    expect(found).toMatchObject([
      {
        fullName: 'Noura Salem',
        client: null,
        isCreatedByShop: true,
        addresses: [
          { recipient: { fullName: 'Hind Saleh', phoneNumber: '0556001155' }, address: { line: 'King Fahd Road 12' } },
        ],
      },
    ])
  })

  test.each([
    ['both ways to hand over', { delivery: {}, pickup: { date: '2026-11-30', time: '12:00' } }, 'invalid'],
    ['no address', { delivery: { deliveryAddress: undefined } }, 'address.required'],
    [
      'a place outside the zones',
      { delivery: { deliveryAddress: { line: 'Road 1', city: 'Jeddah' } } },
      'delivery.city_not_served',
    ],
    ['a closed day', { delivery: { deliveryDate: '2026-12-04' } }, 'delivery.closed'],
    ['a day before the year 1', { delivery: { deliveryDate: '0000-01-01' } }, 'delivery.closed'],
    ['an unknown slot', { delivery: { deliverySlot: '11:30-12:00' } }, 'delivery.unknown_slot'],
    ['payments of what is paid later', { customer: CUSTOMER, isPaidLater: true }, 'counter_sale.not_paid_now'],
    ['a walk-in who pays later', { isPaidLater: true, payments: [] }, 'counter_sale.customer_required'],
    ['a walk-in who pays by link', { paymentTerms: 'online', payments: [] }, 'counter_sale.customer_required'],
    ['terms that a person has not', { customer: CUSTOMER, paymentTerms: 'monthly', payments: [] }, 'terms.not_open'],
    ['an unknown account', { userId: '11111111-1111-4111-8111-111111111111' }, 'not_found'],
  ])('refuses %s and writes nothing', async (_, { delivery: changed, ...body }: Body, code) => {
    const before = await countOrders()
    const refused = await sell({ delivery: delivery(changed as Body), payments: [card(125)], ...body })
    expect(refused.status).toBeGreaterThanOrEqual(400)
    expect(refused.status).toBeLessThan(500)
    expect(refused.body.code).toContain(code)
    expect(await countOrders()).toBe(before)
  })
})

describe('DESK-01 who pays later', () => {
  test('by link gets the payment link of the order', async () => {
    const sold = await sell({ customer: CUSTOMER, delivery: delivery(), paymentTerms: 'online' })
    expect(sold.status).toBe(200)
    expect(sold.body.payLink).toMatchObject({ link: expect.stringMatching(/^https?:/) })
    expect(await findOrder(sold.body.data.orderId)).toMatchObject({ state: 'placed', expires_at: expect.any(Date) })
    expect(await receipt(sold.body.data.orderId)).toMatchObject({ outstanding: 125, payments: [], invoice: null })
  })

  test('at the pickup pays into the drawer when it is handed over', async () => {
    const pickup = { date: '2026-11-29', time: '17:30', fullName: 'Her brother' }
    const sold = await sell({ customer: CUSTOMER, pickup, isPaidLater: true })
    const { orderId } = sold.body.data
    const listed = (await clerk.visitor.call('counterPickups')).body.data
    expect(listed).toMatchObject([{ orderId, name: 'Her brother', outstanding: 100, isOnCredit: false }])
    const handOver = (payments: Body[]) =>
      clerk.visitor.call('handOverPickup', { params: { orderId }, body: { payments } })
    expect((await handOver([])).body.code).toBe('counter_sale.payments_not_total')
    expect((await findOrder(orderId)).state).toBe('preparing')
    const done = await handOver([{ method: 'cash', amount: 100, received: 150 }])
    expect(done.body).toMatchObject({ change: 50 })
    expect(await findOrder(orderId)).toMatchObject({ state: 'completed', payment_status: 'paid' })
    expect(await receipt(orderId)).toMatchObject({ received: 150, change: 50, outstanding: 0 })
    expect((await handOver([card(100)])).body).toMatchObject({ status: 409, code: 'counter_sale.handed_over' })
  })

  test('at one pickup handed over twice at once pays once, and the same request gets its answer again', async () => {
    const pickup = { date: '2026-11-29', time: '17:30' }
    const { orderId } = (await sell({ customer: CUSTOMER, pickup, isPaidLater: true })).body.data
    const payments = [{ method: 'cash', amount: 100, received: 150 }]
    const keys = ['pickup-one', 'pickup-one', 'pickup-two']
    const answers = await Promise.all(
      keys.map((key) =>
        lead.visitor.call('handOverPickup', {
          params: { orderId },
          body: { payments },
          headers: { 'idempotency-key': key },
        }),
      ),
    )
    const [first, again, other] = answers.map(({ status, body: { code, change } }) => ({ status, code, change }))
    expect(again).toEqual(first)
    expect([first, other].toSorted((a, b) => Number(a?.status) - Number(b?.status))).toEqual([
      { status: 200, change: 50 },
      { status: 409, code: 'counter_sale.handed_over' },
    ])
    expect((await receipt(orderId)).payments).toEqual([{ method: 'cash', amount: 100, reference: '' }])
  })

  test.each([
    [
      'in cash after the card',
      [{ ...card(100), reference: 'T-4711' }],
      [{ method: 'cash', amount: 100, received: 150 }],
      { references: ['T-4711', ''], received: 150, change: 50 },
    ],
    [
      'in cash after cash',
      [{ method: 'cash', amount: 100, received: 120 }],
      [{ method: 'cash', amount: 100, received: 150 }],
      { references: ['', ''], received: 270, change: 70 },
    ],
    [
      'by transfer after cash',
      [{ method: 'cash', amount: 100, received: 120 }],
      [{ method: 'transfer', amount: 100, reference: 'SARIE 9' }],
      { references: ['', 'SARIE 9'], received: 120, change: 20 },
    ],
    [
      'by card after the card',
      [{ ...card(100), reference: 'T-4711' }],
      [{ ...card(100), reference: 'T-4712' }],
      { references: ['T-4711, T-4712', 'T-4711, T-4712'], received: null, change: 0 },
    ],
  ])('what a changed pickup costs more %s, with both payments on the receipt', async (_, payments, rest, printed) => {
    const pickup = { date: '2026-11-29', time: '17:30' }
    const { orderId } = (await sell({ customer: CUSTOMER, pickup, payments })).body.data
    const changed = await changeItems(owner, orderId, { lines: [{ variantId, quantity: 2 }] }, { buyerAgreed: true })
    expect(changed.status, JSON.stringify(changed.body)).toBe(200)
    const done = await clerk.visitor.call('handOverPickup', { params: { orderId }, body: { payments: rest } })
    expect(done.status, JSON.stringify(done.body)).toBe(200)
    const { received, change, ...found } = await receipt(orderId)
    const references = found.payments.map(({ reference }: { reference: string }) => reference)
    expect({ references, received, change }).toEqual(printed)
  })

  test('does not take flowers along unpaid', async () => {
    for (const body of [{ isPaidLater: true }, { paymentTerms: 'online' }])
      expect((await sell({ customer: CUSTOMER, ...body })).body.code).toBe('counter_sale.paid_later_at_once')
  })

  test('on account is a client within its limit, whose order is completed and owed', async () => {
    const { owner: client, branchId } = await makeBusiness(shop)
    const limit = { creditLimit: 150 }
    await shop.db
      .updateTable('client')
      .set({ credit_limit: limit.creditLimit * 100 })
      .where('id', '=', client.clientId)
      .execute()
    const account = { userId: client.userId, branchId, paymentTerms: 'postponed' }
    const { data } = (await quote(account)).body
    expect(data).toMatchObject({ branches: [{ id: branchId }], remarks: [] })
    expect(data.terms).toContain('postponed')
    const sold = await sell(account)
    expect(sold.status).toBe(200)
    expect(await findOrder(sold.body.data.orderId)).toMatchObject({
      state: 'completed',
      client_id: client.clientId,
      branch_id: branchId,
      terms: 'postponed',
    })
    const debts = await shop.db
      .selectFrom('debt')
      .select('original')
      .where('order_id', '=', sold.body.data.orderId)
      .execute()
    expect(debts).toEqual([{ original: 10_000 }])
    expect((await sell({ ...account, cardMessage: 'Again' })).body.code).toBe('credit.above_limit')
    expect((await sell({ ...account, branchId: undefined })).body.code).toBe('branch.required')
  })
})

describe('DESK-01 overrides', () => {
  const OVERRIDES = {
    overrideFee: { deliveryFee: 10 },
    overrideDiscount: { discount: 20 },
    overrideCutoff: { isAfterCutoff: true },
    overrideCapacity: { isOverCapacity: true },
  } as const
  const ALL = Object.keys(OVERRIDES) as (keyof typeof OVERRIDES)[]

  test.each(ALL)(
    'ADMIN-03 %s is refused to an Admin without only this permission, and changes nothing',
    async (needs) => {
      const others = await makeAdmin(shop, ['counter', ...ALL.filter((other) => other !== needs)])
      const only = await makeAdmin(shop, ['counter', needs])
      const before = await countOrders()
      const overrides = { ...OVERRIDES[needs], reason: 'Agreed' }
      const body = { delivery: delivery({ deliverySlot: '13:00-15:00' }), payments: [card(125)] }
      const refused = await sell({ ...body, overrides }, others)
      const { reason: _, ...quoted } = overrides
      const unquoted = await quote({ delivery: delivery(), overrides: quoted }, others)
      for (const answer of [refused, unquoted])
        expect([answer.status, answer.body.code]).toEqual([403, 'counter_sale.override_denied'])
      expect(await countOrders()).toBe(before)
      const total = (await quote({ delivery: delivery(), overrides: quoted }, only)).body.data.total
      expect((await sell({ ...body, payments: [card(total)], overrides }, only)).status).toBe(200)
    },
  )

  test('another fee and a discount change total and VAT, and are audited with old value, new value and reason', async () => {
    const freeLines = [{ title: 'Bouquet', price: 300, quantity: 1 }]
    const overrides = { deliveryFee: 10, discount: 60, reason: 'Late last time' }
    const basket = { lines: [], freeLines, delivery: delivery({ deliverySlot: '15:00-17:00' }) }
    const quoted = (await quote({ ...basket, overrides: { deliveryFee: 10, discount: 60 } }, lead)).body.data
    expect(quoted).toMatchObject({ subtotal: 300, discount: 60, deliveryFee: 10, listedFee: 25, total: 250, vat: 32.6 })
    const sold = await sell({ ...basket, overrides, payments: [card(250)], expectedTotal: 250 }, lead)
    expect(sold.status).toBe(200)
    const { orderId, orderNumber } = sold.body.data
    const line = await shop.db
      .selectFrom('order_line')
      .selectAll()
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow()
    expect(line).toMatchObject({ gross: 30_000, discount: 6_000, net: 20_870, vat: 3_130 })
    expect(await audits(orderId)).toEqual([
      { action: 'overrideDeliveryFee', detail: { from: 2_500, to: 1_000 }, actor_id: lead.userId },
      { action: 'overrideDiscount', detail: { from: 0, to: 6_000 }, actor_id: lead.userId },
    ])
    const log = (await owner.visitor.call('getAudit', { query: { action: 'overrideDeliveryFee' } })).body
    const text = log.data[0].text.replace(/[\u2066-\u2069]/g, '').replaceAll('\u00a0', ' ')
    expect(text).toContain(`order ${orderNumber}`)
    expect(text).toMatch(/25\.00.*10\.00.*Late last time/)
    expect(log.actions.map(({ action }: { action: string }) => action)).toContain('overrideCutoff')
  })

  test('a fee that stays and a slot with places are not audited', async () => {
    const overrides = { deliveryFee: 25, isAfterCutoff: true, isOverCapacity: true, reason: 'None' }
    const sold = await sell(
      { delivery: delivery({ deliverySlot: '17:00-19:00' }), overrides, payments: [card(125)] },
      lead,
    )
    expect(await audits(sold.body.data.orderId)).toEqual([])
  })

  test('beyond the capacity of a slot', async () => {
    const slot = '09:00-11:00'
    const full = delivery({ deliveryDate: '2026-12-01', deliverySlot: slot })
    const orders = async () => (await taken(slot)) < 12
    while (await orders()) expect((await sell({ delivery: full, payments: [card(125)] })).status).toBe(200)
    expect((await sell({ delivery: full, payments: [card(125)] })).body.code).toBe('slot.full')
    expect((await quote({ delivery: full })).body.data.remarks).toMatchObject([{ code: 'slot.full' }])
    const overrides = { isOverCapacity: true, reason: 'Extra driver' }
    expect((await quote({ delivery: full, overrides: { isOverCapacity: true } }, lead)).body.data.remarks).toEqual([])
    const sold = await sell({ delivery: full, overrides, payments: [card(125)] }, lead)
    expect(await audits(sold.body.data.orderId)).toMatchObject([
      { action: 'overrideCapacity', detail: { from: 12, to: 13 } },
    ])
    const next = await sell({ delivery: full, overrides, payments: [card(125)] }, lead)
    expect(await audits(next.body.data.orderId)).toMatchObject([
      { action: 'overrideCapacity', detail: { from: 12, to: 14 } },
    ])
  })

  test('after the cut-off until the slot ends', async () => {
    const before = shop.clock.now()
    shop.clock.set(new Date('2026-11-29T12:30:00Z').getTime())
    try {
      // Sessions do not last that long.
      const lead = await makeAdmin(shop)
      const late = (deliverySlot: string) => delivery({ deliveryDate: '2026-11-29', deliverySlot })
      const overrides = { isAfterCutoff: true, reason: 'The driver waits' }
      const run = (slot: string) => sell({ delivery: late(slot), overrides, payments: [card(125)] }, lead)
      expect((await sell({ delivery: late('17:00-19:00'), payments: [card(125)] }, lead)).body.code).toBe(
        'delivery.cutoff',
      )
      expect((await run('13:00-15:00')).body.code).toBe('delivery.past')
      const sold = await run('15:00-17:00')
      expect(sold.status).toBe(200)
      expect(await audits(sold.body.data.orderId)).toMatchObject([
        { action: 'overrideCutoff', detail: { to: expect.stringMatching(/^2026-11-29T12:3/) } },
      ])
    } finally {
      shop.clock.set(before)
    }
  })

  test.each([
    ['a pickup', { overrides: { deliveryFee: 5, reason: 'x' } }, 400, 'counter_sale.override_pickup'],
    ['no reason', { overrides: { discount: 5, reason: ' ' } }, 400, 'invalid'],
    [
      'a discount above the flowers',
      { overrides: { discount: 100.01, reason: 'x' } },
      400,
      'counter_sale.discount_too_large',
    ],
    ['a negative discount', { overrides: { discount: -1, reason: 'x' } }, 400, 'invalid'],
  ])('are refused with %s', async (_, body: Body, status, code) => {
    const refused = await sell({ payments: [card(100)], ...body }, lead)
    expect([refused.status, refused.body.code]).toEqual([status, code])
  })
})
