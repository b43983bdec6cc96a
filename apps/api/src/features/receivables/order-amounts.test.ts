import type { WireOrderAmounts } from '@warda/contract/wire/order-amounts'
import { calculateOrderAmounts, type OrderSums } from '@warda/domain/payments/order-amounts'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { jobHandlers } from '../../job-handlers.ts'
import { fakeGateway } from '../../testing/fake-gateway.ts'
import { brokenInvariants } from '../../testing/invariants.ts'
import { makeAdmin } from '../../testing/make-admin.ts'
import { changeItems } from '../../testing/make-item-change.ts'
import { fillCart, makeBusiness, makeFlower, place, retailOrder } from '../../testing/make-order.ts'
import { makeUser, type TestUser } from '../../testing/make-user.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'

const gateway = fakeGateway()
let shop: TestShop
let admin: TestUser
beforeAll(async () => {
  shop = await openTestShop({ gateway })
  admin = await makeAdmin(shop)
})
afterAll(() => shop.close())

const STEPS = [
  ...(['confirm', 'payOnline', 'payPart', 'payPart', 'payAll', 'useCredit', 'settleAccount', 'resolveDebt'] as const),
  ...([
    'monthly',
    'postpone',
    'invoice',
    'creditPart',
    'creditPart',
    'creditAll',
    'payout',
    'changeItems',
    'changeItems',
    'agree',
    'cancel',
    'reject',
  ] as const),
]
type Step = (typeof STEPS)[number]
/** `order` selects the order of a step, `detail` its amount and the way of a refund. */
const step = fc.record({ kind: fc.constantFrom(...STEPS), order: fc.nat(2), detail: fc.nat(99) })
const story = fc.record({
  isBusiness: fc.boolean(),
  terms: fc.array(fc.constantFrom('postponed', 'monthly', 'cash', 'online'), { minLength: 1, maxLength: 3 }),
  steps: fc.array(step, { minLength: 4, maxLength: 12 }),
})

type Story = typeof story extends fc.Arbitrary<infer T> ? T : never

const act = (kind: Step, order: number, detail = 0) => ({ kind, order, detail })
/** Stories that contain every kind of posting, beside the random ones. */
const EXAMPLES: [Story][] = [
  [
    {
      isBusiness: false,
      terms: ['online', 'cash', 'cash'],
      steps: [
        ...[act('payOnline', 0), act('invoice', 0), act('changeItems', 0, 2), act('changeItems', 0, 4)],
        ...[act('creditPart', 0, 48), act('useCredit', 1)],
        ...[act('payPart', 1, 20), act('creditAll', 1, 2), act('payout', 1, 2), act('cancel', 0, 1), act('reject', 2)],
      ],
    },
  ],
  [
    {
      isBusiness: true,
      terms: ['postponed', 'monthly', 'cash'],
      steps: [
        ...[act('changeItems', 1, 2), act('changeItems', 1, 1), act('agree', 1, 1)],
        ...[act('confirm', 0), act('resolveDebt', 0, 30), act('creditPart', 0, 10), act('monthly', 2)],
        ...[act('postpone', 2), act('settleAccount', 0), act('creditPart', 0, 60)],
      ],
    },
  ],
]

type Buyer = { user: TestUser; branchId: number | null }
type Context = { buyer: Buyer; orderIds: string[] }

const SLOTS = ['11:00-13:00', '13:00-15:00', '15:00-17:00', '17:00-19:00']
const DAYS = ['2026-12-01', '2026-12-02', '2026-12-03', '2026-12-05', '2026-12-06', '2026-12-07', '2026-12-08']
let placed = 0
let visits = 0

async function makeStory(isBusiness: boolean, terms: readonly string[]): Promise<Context> {
  const business = isBusiness ? await makeBusiness(shop) : null
  const buyer = { user: business?.owner ?? (await makeUser(shop)), branchId: business?.branchId ?? null }
  const orderIds: string[] = []
  for (const wanted of terms) {
    placed += 1
    await fillCart(shop, buyer.user.userId, [await makeFlower(shop, { price: 3_333 + placed * 7 })])
    const isCredit = wanted === 'postponed' || wanted === 'monthly'
    const body = {
      ...retailOrder({
        paymentTerms: (isBusiness || !isCredit ? wanted : 'cash') as 'cash',
        deliveryDate: DAYS[placed % DAYS.length] ?? '',
        deliverySlot: SLOTS[placed % SLOTS.length] ?? '',
        cardMessage: `Order ${placed}`,
      }),
      ...(buyer.branchId === null ? {} : { branchId: buyer.branchId }),
    }
    const { status, body: answer } = await place(buyer.user, body)
    expect(status, JSON.stringify(answer)).toBe(200)
    orderIds.push(answer.data.id)
  }
  return { buyer, orderIds }
}

const toHalalas = (riyals: number): number => Math.round(riyals * 100)

/** The answer of a step: success, or a refusal such as the payment of a paid order. */
async function send(by: TestUser, name: string, input: object) {
  const answer = await by.visitor.call(name as 'getDebts', input as never)
  expect([200, 400, 404, 409], JSON.stringify([name, input, answer.body])).toContain(answer.status)
  return answer.body
}

/** Pays the link of an answer at the gateway; a refused request has none. */
async function payLink(orderId: string, link: string | undefined): Promise<void> {
  if (link === undefined) return
  const trNumber = link.split('/').at(-1) ?? ''
  gateway.update(trNumber, { status: 'paid' })
  visits += 1
  const visitor = shop.visitor({ ip: `10.6.${visits >> 8}.${visits & 255}` })
  const { status } = await visitor.call('confirmPayment', { params: { orderId, trNumber } })
  expect(status).toBe(200)
}

async function perform({ buyer, orderIds }: Context, kind: Step, at: number, detail: number): Promise<void> {
  const { user } = buyer
  const { userId, clientId } = user
  const orderId = orderIds[at % orderIds.length] ?? ''
  const own = { params: { userId, orderId } }
  const { outstanding, amounts, items } = (await admin.visitor.call('adminOrder', { params: { orderId } })).body.data
    .order
  const refund = { reason: 'Wilted on arrival', refundTo: ['credit', 'cash', 'transfer'][detail % 3] }
  const some = (amount: number) => Math.max(1, Math.floor((toHalalas(amount) * (1 + detail)) / 100)) / 100
  const schedule = (postPondOrMonthly: number) =>
    send(admin, 'addPostponedPayment', { body: { orderId, userId, postPondOrMonthly } })
  const take = (amount: number, payPartOrall: number) =>
    send(admin, 'addPaymentPartly', { params: { userId: admin.userId }, body: { orderId, amount, payPartOrall } })
  switch (kind) {
    case 'confirm':
      return send(user, 'confirmOrder', own)
    case 'payOnline':
      return payLink(orderId, (await send(user, 'addPayment', own)).link)
    case 'payPart':
      return take(some(outstanding), 0)
    case 'payAll':
      return take(outstanding || 1, 1)
    case 'useCredit':
      return send(user, 'payWithCredit', own)
    case 'settleAccount':
      return payLink(orderId, (await send(user, 'payOrders', { params: { userId }, body: { all: true } })).link)
    case 'resolveDebt': {
      const debts = await send(admin, 'getDebts', { params: { clientId }, query: { userId } })
      const open = debts.data.find(({ isResolved }: { isResolved: boolean }) => !isResolved)
      if (!open) return
      const body = { id: open.id, amount: some(open.amountOwed), clientId, userId }
      return send(admin, 'resolveDebt', { body })
    }
    case 'monthly':
      return schedule(1)
    case 'postpone':
      return schedule(0)
    case 'invoice':
      return send(admin, 'createInvoice', { body: { clientId, orderId } })
    case 'creditPart':
      return send(admin, 'creditOrder', { params: { orderId }, body: { amount: some(amounts.due), ...refund } })
    case 'creditAll':
      return send(admin, 'creditOrder', { params: { orderId }, body: { amount: amounts.due || 1, ...refund } })
    case 'payout': {
      const { data } = await send(admin, 'refundPayouts', { query: { orderId } })
      if (data[0]) await send(admin, 'completeRefundPayout', { params: { payoutId: data[0].id } })
      return
    }
    case 'changeItems': {
      const lines = [{ variantId: items[0]?.variantId ?? 0, quantity: 1 + (detail % 4) }]
      const fee = detail % 5 === 0 ? { deliveryFee: detail } : {}
      const choice = { refundTo: refund.refundTo ?? 'credit', buyerAgreed: detail % 2 === 0 }
      const changed = await changeItems(admin, orderId, { lines, ...fee }, choice)
      expect([200, 400, 404, 409], JSON.stringify(changed.body)).toContain(changed.status)
      return
    }
    case 'agree':
      return send(admin, 'decideItemChange', { params: { orderId }, body: { agrees: detail % 4 > 0 } })
    case 'cancel':
      return send(admin, 'cancelOrder', { params: { orderId }, body: refund })
    case 'reject':
      return send(user, 'rejectOrder', own)
  }
}

/** The amounts by the entries of the ledger, summed here. */
async function sumEntries(orderId: string) {
  const entries = await shop.db
    .selectFrom('ledger_entry as e')
    .innerJoin('ledger_transaction as t', 't.id', 'e.transaction_id')
    .select(['t.kind', 'e.account', 'e.amount'])
    .where('e.order_id', '=', orderId)
    .execute()
  const sum = (accounts: readonly string[], isKind: (kind: string) => boolean) =>
    entries
      .filter(({ account, kind }) => accounts.includes(account) && isKind(kind))
      .reduce((all, { amount }) => all + Number(amount), 0)
  const receivable = (isKind: (kind: string) => boolean) => sum(['receivable'], isKind)
  const values = ['sale', 'creditNote', 'reversal', 'refund']
  const sums: OrderSums = {
    total: receivable((kind) => kind === 'sale'),
    credited: 0 - receivable((kind) => kind === 'creditNote'),
    cancelled: 0 - receivable((kind) => kind === 'reversal'),
    received: 0 - receivable((kind) => !values.includes(kind)),
    refunded: receivable((kind) => kind === 'refund'),
  }
  return { sums, outstanding: receivable(() => true) }
}

const inHalalas = (amounts: WireOrderAmounts): Record<string, number> =>
  Object.fromEntries(Object.entries(amounts).map(([name, riyals]) => [name, toHalalas(riyals)]))

type Shown = { id: string; amounts: WireOrderAmounts; totalBalance: number; paid: number; outstanding: number }

/** What each screen of an order shows agrees with the others, with the ledger and with the tax documents. */
async function checkOrder({ buyer }: Context, orderId: string): Promise<Record<string, number>> {
  const { userId, clientId } = buyer.user
  const list = await send(buyer.user, 'getOrders', {
    params: { userId, clientId: buyer.branchId === null ? 0 : clientId },
  })
  const listed = list.data.find(({ id }: Shown) => id === orderId) as Shown
  const desk = (await send(admin, 'adminOrder', { params: { orderId } })).data
  const row = (await send(admin, 'adminOrders', { query: { q: desk.order.orderNumber } })).data[0]
  const board = (await send(admin, 'getBoardOrder', { params: { orderId } })).data as Shown | undefined
  const thanks = (await send(buyer.user, 'getOrderConfirmation', { params: { userId, orderId } })).data.order as Shown
  const ledger = await sumEntries(orderId)
  const amounts = calculateOrderAmounts(ledger.sums)
  for (const shown of [listed, desk.order as Shown, thanks, ...(board ? [board] : [])]) {
    expect(inHalalas(shown.amounts)).toEqual(amounts)
    expect([shown.totalBalance, shown.paid, shown.outstanding].map(toHalalas)).toEqual([
      amounts.total,
      amounts.paid,
      amounts.outstanding,
    ])
  }
  expect(inHalalas(row.amounts)).toEqual(amounts)
  expect(amounts.outstanding).toBe(ledger.outstanding)
  expect(Math.min(...Object.values(amounts))).toBeGreaterThanOrEqual(0)
  const { word: _badge, money } = desk.order.statusWords
  const say = (words: readonly string[]): number =>
    money
      .filter(({ word }: { word: string }) => words.includes(word))
      .reduce((all: number, { amount }: { amount: number }) => all + toHalalas(amount), 0)
  expect(say(['paidBack', 'credited'])).toBe(amounts.refunded)
  expect(say(['overdue', 'postponed', 'dueOn', 'inParts', 'toPay', 'toPayOnDelivery', 'onTerms'])).toBe(
    amounts.outstanding,
  )
  const signed = desk.invoices.map(({ kind, total }: { kind: string; total: number }) =>
    kind === 'creditNote' ? -toHalalas(total) : toHalalas(total),
  )
  const documents = signed.reduce((all: number, each: number) => all + each, 0)
  expect(toHalalas(desk.invoiced.documents)).toBe(documents)
  expect(toHalalas(desk.invoiced.open) + documents).toBe(amounts.due)
  // The notes of all credits are issued, so that the documents of an invoiced order are its value.
  if (signed.length > 0) expect(documents).toBe(amounts.due)
  return amounts
}

type Debt = {
  originalAmount: number
  amountOwed: number
  settled: { paid: number; credited: number; replaced: number }
}

/** Customer, client and debts show the sums of what the orders show. */
async function checkParty({ buyer }: Context, orders: readonly Record<string, number>[]): Promise<void> {
  const { userId, clientId } = buyer.user
  const sum = (list: readonly Record<string, number>[], name: string) =>
    list.reduce((all, each) => all + (each[name] ?? 0), 0)
  const names = Object.keys(orders[0] ?? {})
  const addUp = (list: readonly Record<string, number>[]) =>
    Object.fromEntries(names.map((name) => [name, sum(list, name)]))
  const customer = await send(admin, 'adminCustomer', { params: { userId } })
  const party = buyer.branchId === null ? 0 : clientId
  const debts = await send(admin, 'getDebts', { params: { clientId: party }, query: party === 0 ? { userId } : {} })
  const shown = inHalalas(customer.amounts)
  const owing = orders.filter(({ outstanding = 0 }) => outstanding > 0)
  for (const name of ['due', 'received', 'refunded', 'paid', 'outstanding'] as const) {
    // Orders that were cancelled before their terms were met are left out; they were worth nothing in the end.
    if (name === 'received' || name === 'refunded') expect(shown[name]).toBeLessThanOrEqual(sum(orders, name))
    else expect(shown[name]).toBe(sum(orders, name))
  }
  expect(inHalalas(debts.amounts)).toEqual(addUp(owing))
  const owed = toHalalas(debts.owed) + toHalalas(debts.unconfirmed)
  expect(toHalalas(debts.amounts.outstanding)).toBe(owed)
  expect(shown.outstanding).toBe(owed)
  expect(toHalalas(customer.data.outstanding)).toBe(toHalalas(debts.owed))
  // What a retail buyer gave is in the orders or is store credit.
  if (party === 0) expect(toHalalas(customer.data.spent)).toBe((shown.paid ?? 0) + toHalalas(customer.storeCredit))
  for (const { originalAmount, amountOwed, settled } of debts.data as Debt[]) {
    const { paid, credited, replaced } = settled
    expect(toHalalas(originalAmount)).toBe(
      [amountOwed, paid, credited, replaced].map(toHalalas).reduce((a, b) => a + b),
    )
  }
  if (party === 0) return
  const { data } = await send(admin, 'adminClient', { params: { clientId } })
  expect(inHalalas(data.amounts)).toEqual(shown)
  expect(toHalalas(data.outstanding) + toHalalas(data.unconfirmed)).toBe(owed)
}

test('DESK-06 DESK-02 given any sequence of payments, changes of items, credits, refunds, invoices and cancellations, every screen shows amounts that add up', async () => {
  await fc.assert(
    fc.asyncProperty(story, async ({ isBusiness, terms, steps }) => {
      const context = await makeStory(isBusiness, terms)
      for (const { kind, order, detail } of steps) await perform(context, kind, order, detail)
      for (const orderId of context.orderIds) await jobHandlers['issue-invoice'](shop.context, { orderId })
      const amounts: Record<string, number>[] = []
      for (const orderId of context.orderIds) amounts.push(await checkOrder(context, orderId))
      await checkParty(context, amounts)
    }),
    { numRuns: 12, endOnFailure: true, examples: EXAMPLES },
  )
  expect(await brokenInvariants(shop.db)).toEqual([])
  const changes = await shop.db.selectFrom('item_change').select('state').distinct().execute()
  expect(changes.map(({ state }) => state)).toContain('applied')
  const kinds = await shop.db.selectFrom('ledger_transaction').select('kind').distinct().execute()
  for (const kind of ['payment', 'manualPayment', 'creditPayment', 'creditNote', 'reversal', 'refund'])
    expect(kinds.map((row) => row.kind)).toContain(kind)
})

test('DESK-06 given a part-paid order that is credited, then total, credit, paid and outstanding amount are all shown', async () => {
  const context = await makeStory(false, ['cash'])
  const [orderId = ''] = context.orderIds
  const { total } = (await send(admin, 'adminOrder', { params: { orderId } })).data.order.amounts
  await send(admin, 'addPaymentPartly', {
    params: { userId: admin.userId },
    body: { orderId, amount: 20, payPartOrall: 0 },
  })
  await send(admin, 'creditOrder', {
    params: { orderId },
    body: { amount: 8, reason: 'Two stems were broken', refundTo: 'credit' },
  })
  const { amounts } = (await send(admin, 'adminOrder', { params: { orderId } })).data.order
  const due = (toHalalas(total) - 800) / 100
  const outstanding = (toHalalas(total) - 2_800) / 100
  expect(amounts).toEqual({ total, credited: 8, cancelled: 0, due, received: 20, refunded: 0, paid: 20, outstanding })
})
