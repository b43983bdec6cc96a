import type { InvoiceDocument } from '@warda/domain/invoices/invoice-document'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { brokenInvariants } from '../../testing/invariants.ts'
import { makeAdmin } from '../../testing/make-admin.ts'
import { walkOrder } from '../../testing/make-delivery.ts'
import { makeBuyer, makeFlower, makeOrder, place, retailOrder } from '../../testing/make-order.ts'
import { makeUser, type TestUser } from '../../testing/make-user.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'
import { waitUntil } from '../../testing/wait-until.ts'
import { issueInvoiceJob } from './issue-invoice-job.ts'
import { countMissingDocuments } from './missing-queries.ts'

const zone = (en: string, radiusMiles: number, feeHalalas: number) => ({
  name: { en, ar: 'حي' },
  centre: null,
  radiusMiles,
  feeHalalas,
})
const NEAR = { line: 'Olaya Street 9', city: 'Riyadh', latitude: 24.7136, longitude: 46.6753 }
const FAR = { line: 'Airport Road 3', city: 'Riyadh', latitude: 24.9, longitude: 46.6753 }

let shop: TestShop
let desk: TestUser
let driver: TestUser
beforeAll(async () => {
  shop = await openTestShop()
  const calendar = { zones: [zone('Far north', 20, 4_001), zone('Olaya', 3, 1_000)] }
  await sql`insert into setting (key, value) values ('calendar', ${JSON.stringify(calendar)}::jsonb)`.execute(shop.db)
  desk = await makeAdmin(shop)
  driver = await makeUser(shop, { role: 'ShippingEmployee' })
  await waitUntil(
    'the zones are read',
    async () =>
      (await desk.visitor.call('quotePhoneOrder', { body: { deliveryAddress: NEAR } })).body.data.zone === 'Olaya',
  )
})
afterEach(async () => expect(await brokenInvariants(shop.db)).toEqual([]))
afterAll(() => shop.close())

/** An order of two products (2 × SAR 100, 1 × SAR 80) and delivery. */
async function makeTwoLines(deliveryAddress = NEAR) {
  const [rose, tulip] = [await makeFlower(shop), await makeFlower(shop, { price: 8_000 })]
  const buyer = await makeBuyer(shop, [{ ...rose, quantity: 2 }, tulip])
  const placed = await place(buyer, retailOrder({ paymentTerms: 'cash', deliveryAddress }))
  return { buyer, rose, tulip, order: placed.body.data }
}

async function pay(order: { id: string; totalBalance: number }, amount = order.totalBalance): Promise<void> {
  const body = { orderId: order.id, amount, payPartOrall: amount === order.totalBalance ? 1 : 0, method: 'card' }
  const { status } = await driver.visitor.call('addPaymentPartly', { params: { userId: driver.userId }, body })
  expect(status).toBe(200)
  await shop.runJobs()
}

/** An order that is paid and invoiced before its delivery. */
async function makePaid(deliveryAddress = NEAR) {
  const made = await makeTwoLines(deliveryAddress)
  await pay(made.order)
  return made
}

async function documents(orderId: string) {
  await shop.runJobs()
  const rows = await shop.db
    .selectFrom('invoice')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('counter')
    .execute()
  return rows.map(({ document, ...row }) => ({ ...row, document: document as unknown as InvoiceDocument }))
}

const totals = async (orderId: string) => (await documents(orderId)).map(({ kind, total }) => [kind, total])

/** Kind, total and lines: item, quantity and gross. */
const summary = ({ kind, total, document: { lines } }: Awaited<ReturnType<typeof documents>>[number]) => [
  kind,
  total,
  lines.map(({ item, quantity, gross }) => [item, quantity, gross]),
]

describe('the invoice of a payment', () => {
  test('ZATCA-06 given an order paid before its delivery, then the payment issues its invoice, with the delivery day as supply date', async () => {
    const { order, rose, tulip } = await makeTwoLines()
    expect(await documents(order.id)).toEqual([])
    await pay(order)
    const [invoice, ...none] = await documents(order.id)
    expect(none).toEqual([])
    expect(invoice && summary(invoice)).toEqual([
      'simplified',
      29_000,
      [
        [rose.variantId, 2, 20_000],
        [tulip.variantId, 1, 8_000],
        ['delivery', 1, 1_000],
      ],
    ])
    expect(invoice?.document).toMatchObject({ supplyDate: '2026-11-30', money: { paid: 29_000, outstanding: 0 } })
    expect(invoice?.xml).toContain('<cbc:IssueDate>2026-11-29</cbc:IssueDate>')
    expect(invoice?.xml).toContain('<cbc:ActualDeliveryDate>2026-11-30</cbc:ActualDeliveryDate>')
    await walkOrder(shop, order.id, ['outForDelivery', 'delivered'])
    expect(await documents(order.id)).toHaveLength(1)
  })

  test('ZATCA-06 the first part of a payment issues the invoice of the whole order, later parts nothing', async () => {
    const { order } = await makeTwoLines()
    await pay(order, 50)
    await pay(order, 240)
    expect(await totals(order.id)).toEqual([['simplified', 29_000]])
  })

  test('ZATCA-06 a payment with store credit issues the invoice; a free order gets none', async () => {
    const { buyer, order } = await makePaid()
    const params = { orderId: order.id }
    await desk.visitor.call('cancelOrder', { params, body: { reason: 'No roses', refundTo: 'credit' } })
    const tulip = await makeFlower(shop, { price: 8_000 })
    await shop.db
      .insertInto('cart_line')
      .values({ user_id: buyer.userId, variant_id: tulip.variantId, quantity: 1 })
      .execute()
    const next = (await place(buyer, retailOrder({ deliveryAddress: NEAR }))).body.data
    expect(
      (await buyer.visitor.call('payWithCredit', { params: { userId: buyer.userId, orderId: next.id } })).status,
    ).toBe(200)
    expect(await totals(next.id)).toEqual([['simplified', 9_000]])
    const free = await makeTwoLines()
    const all = { params: { orderId: free.order.id }, body: { amount: 290, reason: 'A gift', refundTo: 'credit' } }
    expect((await desk.visitor.call('creditOrder', all)).status).toBe(200)
    await walkOrder(shop, free.order.id, ['outForDelivery', 'delivered'])
    expect(await documents(free.order.id)).toEqual([])
  })
})

describe('notes that correct an invoice', () => {
  test('ZATCA-06 a partial refund names the goods, the reason, and the number and date of the invoice', async () => {
    const { order, rose, tulip } = await makePaid()
    const body = { amount: 14, reason: 'The ribbon was missing', refundTo: 'transfer' }
    await desk.visitor.call('creditOrder', { params: { orderId: order.id }, body })
    const [invoice, note, ...none] = await documents(order.id)
    expect(none).toEqual([])
    expect(note && summary(note)).toEqual([
      'creditNote',
      1_400,
      [
        [rose.variantId, 1, 1_000],
        [tulip.variantId, 1, 400],
      ],
    ])
    expect(note?.document.lines[0]?.title).toEqual({
      en: expect.stringMatching(/^Bouquet \d+ \(Medium\) × 2: price reduced$/),
      ar: expect.stringMatching(/^تخفيض سعر باقة \d+ \(متوسط\) × 2$/),
    })
    expect(note?.document.corrects).toMatchObject({ number: invoice?.number, kind: 'simplified' })
    expect(note?.xml).toContain(`<cbc:ID>${invoice?.number}</cbc:ID><cbc:IssueDate>2026-11-29</cbc:IssueDate>`)
    expect(note?.xml).toContain('<cbc:InstructionNote>The ribbon was missing</cbc:InstructionNote>')
    expect(note?.xml).toContain('<cbc:InvoiceTypeCode name="0200000">381</cbc:InvoiceTypeCode>')
  })

  test('ZATCA-06 a partial refund for one line names that line alone; a line of another order is refused', async () => {
    const { order, tulip } = await makePaid()
    const body = { amount: 30, reason: 'Three tulips had wilted', refundTo: 'credit', variantId: tulip.variantId }
    const params = { orderId: order.id }
    const foreign = await makeFlower(shop)
    const refused = await desk.visitor.call('creditOrder', { params, body: { ...body, variantId: foreign.variantId } })
    expect(refused).toMatchObject({ status: 409, body: { code: 'order.line_gone' } })
    expect((await desk.visitor.call('creditOrder', { params, body })).status).toBe(200)
    expect((await documents(order.id)).map(summary).at(-1)).toEqual([
      'creditNote',
      3_000,
      [[tulip.variantId, 1, 3_000]],
    ])
  })

  test('ZATCA-06 a refund for some pieces of a line names them with their quantity; the rest of the line can be credited later', async () => {
    const { order, rose, tulip } = await makePaid()
    const params = { orderId: order.id }
    const refund = (amount: number, variantId: number, pieces: number) => {
      const body = { amount, reason: 'One rose bouquet had wilted', refundTo: 'credit', variantId, pieces }
      return desk.visitor.call('creditOrder', { params, body })
    }
    expect((await refund(100, rose.variantId, 3)).body.code).toBe('credit.too_many_pieces')
    expect((await refund(100.01, rose.variantId, 1)).body.code).toBe('credit.above_pieces')
    expect((await refund(100, rose.variantId, 1)).status).toBe(200)
    expect((await refund(100, rose.variantId, 2)).body.code).toBe('credit.too_many_pieces')
    expect((await refund(80, tulip.variantId, 1)).status).toBe(200)
    await desk.visitor.call('cancelOrder', { params, body: { reason: 'No roses', refundTo: 'credit' } })
    const [, first, second, rest] = await documents(order.id)
    expect(first && summary(first)).toEqual(['creditNote', 10_000, [[rose.variantId, 1, 10_000]]])
    expect(first?.xml).toContain('<cbc:InvoicedQuantity unitCode="PCE">1</cbc:InvoicedQuantity>')
    expect(first?.document.lines[0]?.title.en).toMatch(/^Bouquet \d+ \(Medium\)$/)
    expect(second && summary(second)).toEqual(['creditNote', 8_000, [[tulip.variantId, 1, 8_000]]])
    expect(rest && summary(rest)).toEqual([
      'creditNote',
      11_000,
      [
        [rose.variantId, 1, 10_000],
        ['delivery', 1, 1_000],
      ],
    ])
  })

  test('ZATCA-06 a cancellation after a partial refund credits what is left of each line', async () => {
    const { order, rose, tulip } = await makePaid()
    const params = { orderId: order.id }
    await desk.visitor.call('creditOrder', { params, body: { amount: 14, reason: 'Late', refundTo: 'credit' } })
    await desk.visitor.call('cancelOrder', { params, body: { reason: 'No roses today', refundTo: 'transfer' } })
    expect((await documents(order.id)).map(summary).at(-1)).toEqual([
      'creditNote',
      27_600,
      [
        [rose.variantId, 2, 19_000],
        [tulip.variantId, 1, 7_600],
        ['delivery', 1, 1_000],
      ],
    ])
  })

  test('ZATCA-06 a line taken off is named with its quantity', async () => {
    const { order, rose } = await makePaid()
    const params = { orderId: order.id, variantId: rose.variantId }
    expect((await desk.visitor.call('removeLine', { params, body: { refundTo: 'transfer' } })).status).toBe(200)
    expect((await documents(order.id)).map(summary).at(-1)).toEqual([
      'creditNote',
      20_000,
      [[rose.variantId, 2, 20_000]],
    ])
  })

  test('ZATCA-06 AGREE-18 a replacement after the invoice writes a credit note for the old and a debit note for the new goods', async () => {
    const { order, rose } = await makePaid()
    const lily = await makeFlower(shop, { price: 11_000 })
    const params = { orderId: order.id, variantId: rose.variantId }
    expect((await desk.visitor.call('replaceLine', { params, body: { variantId: lily.variantId } })).status).toBe(200)
    const [, credit, debit, ...none] = await documents(order.id)
    expect(none).toEqual([])
    expect(credit && summary(credit)).toEqual(['creditNote', 20_000, [[rose.variantId, 2, 20_000]]])
    expect(debit && summary(debit)).toEqual(['debitNote', 20_000, [[lily.variantId, 2, 20_000]]])
    expect(debit).toMatchObject({
      number: expect.stringMatching(/^DN-\d{6}$/),
      corrects: credit?.corrects,
      actor: 'Admin',
    })
    expect(debit?.xml).toContain('<cbc:InvoiceTypeCode name="0200000">383</cbc:InvoiceTypeCode>')
    expect(debit?.document.reason).toMatch(/^Bouquet \d+ was not available and was replaced by Bouquet \d+$/)
    await desk.visitor.call('cancelOrder', { params, body: { reason: 'No lilies either', refundTo: 'credit' } })
    const last = (await documents(order.id)).at(-1)
    expect(last?.document.lines.map(({ item }) => item)).toEqual([expect.any(Number), 'delivery', lily.variantId])
  })

  test('ZATCA-06 a replacement before the invoice writes no note', async () => {
    const { order, rose } = await makeTwoLines()
    const lily = await makeFlower(shop, { price: 11_000 })
    const params = { orderId: order.id, variantId: rose.variantId }
    await desk.visitor.call('replaceLine', { params, body: { variantId: lily.variantId } })
    await pay(order)
    expect((await documents(order.id)).map(({ document }) => document.lines.map(({ item }) => item))).toEqual([
      [expect.any(Number), lily.variantId, 'delivery'],
    ])
  })

  test('ZATCA-06 a replacement of goods that were credited completely needs no note, then or later', async () => {
    const { order, rose, tulip } = await makePaid()
    const lily = await makeFlower(shop, { price: 11_000 })
    const replace = async (removed: number, variantId: number) => {
      const call = { params: { orderId: order.id, variantId: removed }, body: { variantId } }
      expect((await desk.visitor.call('replaceLine', call)).status).toBe(200)
    }
    const body = { amount: 200, reason: 'Wilted', refundTo: 'credit', variantId: rose.variantId }
    expect((await desk.visitor.call('creditOrder', { params: { orderId: order.id }, body })).status).toBe(200)
    await replace(rose.variantId, lily.variantId)
    expect((await totals(order.id)).map(([kind]) => kind)).toEqual(['simplified', 'creditNote'])
    expect(await countMissingDocuments(shop.db, 10)).toBe(0)
    // The debit note for the roses must not lead to notes for the first replacement.
    await replace(tulip.variantId, rose.variantId)
    const expected = [
      ['simplified', 29_000, expect.anything()],
      ['creditNote', 20_000, [[rose.variantId, 2, 20_000]]],
      ['creditNote', 8_000, [[tulip.variantId, 1, 8_000]]],
      ['debitNote', 8_000, [[rose.variantId, 1, 8_000]]],
    ]
    expect((await documents(order.id)).map(summary)).toEqual(expected)
    await issueInvoiceJob(shop.context, { orderId: order.id })
    expect((await documents(order.id)).map(summary)).toEqual(expected)
  })

  test('ZATCA-06 a dearer address after the invoice writes a debit note, a cheaper one a credit note, both for the delivery', async () => {
    const { buyer, order } = await makePaid()
    const params = { orderId: order.id }
    const dearer = { deliveryAddress: FAR, adjustFee: true, toldDifference: 30.01 }
    expect(
      (await desk.visitor.call('quoteEdit', { params, body: { deliveryAddress: FAR } })).body.data.feeProblem,
    ).toBe(null)
    expect((await desk.visitor.call('editOrder', { params, body: dearer })).status).toBe(200)
    const [, debit] = await documents(order.id)
    expect(debit && summary(debit)).toEqual(['debitNote', 3_001, [['delivery', 1, 3_001]]])
    expect(debit?.document.reason).toBe('Delivery to the new address costs more')
    expect(
      (
        await buyer.visitor.call('changeOrder', {
          params: { userId: buyer.userId, orderId: order.id },
          body: { deliveryAddress: NEAR },
        })
      ).status,
    ).toBe(200)
    const [, , credit, ...none] = await documents(order.id)
    expect(none).toEqual([])
    expect(credit && summary(credit)).toEqual(['creditNote', 3_001, [['delivery', 1, 3_001]]])
  })

  test('ZATCA-06 a failed delivery credits the goods and keeps the delivery fee', async () => {
    const { buyer, order, rose, tulip } = await makePaid()
    await walkOrder(shop, order.id, ['outForDelivery'])
    await driver.visitor.call('failDelivery', { body: { orderId: order.id, reason: 'wrongAddress' } })
    const choice = { params: { userId: buyer.userId, orderId: order.id }, body: { choice: 'credit' } }
    expect((await buyer.visitor.call('resolveFailedDelivery', choice)).status).toBe(200)
    expect((await documents(order.id)).map(summary).at(-1)).toEqual([
      'creditNote',
      28_000,
      [
        [rose.variantId, 2, 20_000],
        [tulip.variantId, 1, 8_000],
      ],
    ])
  })

  test('ZATCA-06 an order on account is invoiced at its delivery and corrected like a paid one', async () => {
    const { order } = await makeOrder(shop, { paymentTerms: 'cash', deliveryAddress: NEAR })
    await shop.runJobs()
    expect(await documents(order.id)).toEqual([])
    await walkOrder(shop, order.id, ['outForDelivery', 'delivered'])
    expect((await driver.visitor.call('createInvoice', { body: { clientId: 0, orderId: order.id } })).status).toBe(200)
    const body = { amount: 110, reason: 'Wilted', refundTo: 'credit' }
    await desk.visitor.call('creditOrder', { params: { orderId: order.id }, body })
    expect((await totals(order.id)).at(-1)).toEqual(['creditNote', 11_000])
  })
})
