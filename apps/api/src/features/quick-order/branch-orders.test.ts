import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillCart, makeBusiness, makeFlower } from '../../testing/make-order.ts'
import { makeManager } from '../../testing/make-standing-order.ts'
import { makeUser, type TestUser } from '../../testing/make-user.ts'
import { onSecondProcess } from '../../testing/second-process.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'

let shop: TestShop
let twin: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  twin = await shop.twin()
})
afterAll(() => shop.close())

const WHEN = { deliveryDate: '2026-11-30', deliverySlot: '11:00-13:00', paymentTerms: 'cash' }

type BranchOrderRequest = { branchId: number; expectedTotal: number; lines: { variantId: number; quntity: number }[] }
type Result = {
  branchId: number
  order: { id: string; orderNumber: string; total: number } | null
  problem: string | null
}

const placeAll = (user: TestUser, orders: BranchOrderRequest[], changed: object = {}, key?: string) =>
  user.visitor.call('placeBranchOrders', {
    params: { userId: user.userId },
    body: { ...WHEN, orders, ...changed },
    ...(key ? { headers: { 'idempotency-key': key } } : {}),
  })
const preview = (user: TestUser, text: string, changed: object = {}) =>
  user.visitor.call('previewBranchOrders', { params: { userId: user.userId }, body: { text, ...changed } })

const addBranch = async (clientId: number, name: string): Promise<number> =>
  (
    await shop.db
      .insertInto('branch')
      .values({ client_id: clientId, name, address: `${name} Street 5, Riyadh`, phone: '0114567890' })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id

/** An owner with three branches: Olaya, Malaz and Andalus (Arabic name). */
async function makeBranches(options: Parameters<typeof makeBusiness>[1] = {}) {
  const { owner, branchId: olaya } = await makeBusiness(shop, options)
  return {
    owner,
    olaya,
    malaz: await addBranch(owner.clientId, 'Malaz'),
    andalus: await addBranch(owner.clientId, 'فرع الأندلس'),
  }
}

async function makeSku(stock = 10, price = 10_000) {
  const flower = await makeFlower(shop, { stock, price })
  const sku = `RUN-${flower.variantId}`
  await shop.db.updateTable('variant').set({ sku }).where('id', '=', flower.variantId).execute()
  return { ...flower, sku }
}

const findOrders = (clientId: number) =>
  shop.db
    .selectFrom('orders')
    .select(['id', 'branch_id', 'state', 'total', 'purchase_order', 'recipient_name', 'recipient_phone'])
    .where('client_id', '=', clientId)
    .orderBy('number')
    .execute()
const readStock = async (variantId: number) =>
  (await shop.db.selectFrom('stock').select('on_hand').where('variant_id', '=', variantId).executeTakeFirstOrThrow())
    .on_hand
/** The total of an order of `quantity` pieces at SAR 100 with SAR 25 delivery. */
const total = (quantity: number) => quantity * 100 + 25

test('RUN-04 the preview groups lines by branch, prices each order and names every problem in the caller’s language', async () => {
  const { owner, olaya, malaz, andalus } = await makeBranches({ language: 'ar' })
  const manager = await makeManager(shop, owner.clientId, olaya)
  const double = await addBranch(owner.clientId, 'malaz')
  const rose = await makeSku(5)
  const text = [
    'Branch;SKU;Quantity;PO',
    `OLAYA;${rose.sku.toLowerCase()};٢;PO-7`,
    `${malaz};${rose.sku};2`,
    `فرع الاندلس;${rose.sku};2`,
    `malaz;${rose.sku};1`,
    `Nowhere;${rose.sku};1`,
    `${double};NO-SUCH;1`,
  ].join('\n')
  const { body, status } = await preview(owner, text, WHEN)
  expect(status).toBe(200)
  const anything = expect.stringMatching(/\p{Script=Arabic}/u)
  expect(body).toMatchObject({
    branches: [
      {
        branchId: olaya,
        purchaseOrder: 'PO-7',
        canBePlaced: true,
        total: total(2),
        deliveryFee: 25,
        lines: [{ line: 2, sku: rose.sku, quntity: 2, price: 100, variantId: rose.variantId, problem: null }],
      },
      {
        branchId: malaz,
        canBePlaced: true,
        recipient: { fullName: 'Malaz', phoneNumber: '0114567890' },
      },
      // Five are in stock, and the two orders before take four.
      { branchId: andalus, canBePlaced: false, lines: [{ line: 4, problem: expect.stringContaining('1') }] },
      { branchId: double, canBePlaced: false, lines: [{ line: 7, name: null, problem: anything }] },
    ],
    unmatched: [
      { line: 5, problem: expect.stringContaining(`${malaz}, ${double}`) },
      { line: 6, problem: anything },
    ],
    orders: 2,
    total: total(2) * 2,
  })
  const account = await shop.db
    .selectFrom('app_user')
    .select(['full_name', 'phone'])
    .where('id', '=', manager.userId)
    .executeTakeFirstOrThrow()
  expect(body.branches[0].recipient).toEqual({ fullName: account.full_name, phoneNumber: account.phone })
  expect(await findOrders(owner.clientId)).toEqual([])
})

test('RUN-04 a branch with two purchase order numbers, or none where the client requires one, cannot be ordered for', async () => {
  const { owner, olaya, malaz } = await makeBranches()
  const rose = await makeSku()
  await shop.db.updateTable('client').set({ purchase_order_required: true }).where('id', '=', owner.clientId).execute()
  const { body } = await preview(owner, `Olaya,${rose.sku},1,A-1\nOlaya,${rose.sku},1,A-2\n${malaz},${rose.sku},1`)
  expect(body.branches).toMatchObject([
    { branchId: olaya, problem: null, canBePlaced: false },
    { branchId: malaz, problem: expect.stringContaining('purchase order'), canBePlaced: false },
  ])
  expect(body.branches[0].lines.map(({ problem }: { problem: string | null }) => problem !== null)).toEqual([
    false,
    true,
  ])
})

test('RUN-04 one order for each branch; a branch with too little stock gets its reason and takes nothing', async () => {
  const { owner, olaya, malaz, andalus } = await makeBranches()
  const rose = await makeSku(5)
  const lily = await makeSku(9)
  await fillCart(shop, owner.userId, [{ variantId: rose.variantId, quantity: 1 }])
  const line = (variantId: number, quntity: number) => ({ variantId, quntity })
  const { body, status } = await placeAll(owner, [
    { branchId: olaya, expectedTotal: total(4), lines: [line(rose.variantId, 3), line(lily.variantId, 1)] },
    { branchId: malaz, expectedTotal: total(4), lines: [line(rose.variantId, 3), line(lily.variantId, 1)] },
    { branchId: andalus, expectedTotal: total(2), lines: [line(rose.variantId, 1), line(rose.variantId, 1)] },
  ])
  expect(status).toBe(200)
  expect(body.message).toBe('2 orders placed')
  const results: Result[] = body.results
  expect(results.map(({ order, problem }) => [order?.total ?? null, problem])).toEqual([
    [total(4), null],
    [null, expect.stringMatching(/stock/i)],
    [total(2), null],
  ])
  expect(await findOrders(owner.clientId)).toMatchObject([
    { id: results[0]?.order?.id, branch_id: olaya, state: 'preparing', total: total(4) * 100 },
    { id: results[2]?.order?.id, branch_id: andalus, recipient_name: 'فرع الأندلس', recipient_phone: '0114567890' },
  ])
  expect([await readStock(rose.variantId), await readStock(lily.variantId)]).toEqual([0, 8])
  // The cart stays as it was.
  const cart = await owner.visitor.call('getCart', { params: { userId: owner.userId } })
  expect(cart.body.cartItems).toHaveLength(1)
})

test('RUN-04 the preview offers as many orders as the window has free places, and placing them has the same result', async () => {
  const { owner } = await makeBranches()
  const rose = await makeSku(50)
  const when = { ...WHEN, deliveryDate: '2026-12-05', deliverySlot: '13:00-15:00' }
  const names = Array.from({ length: 14 }, (_, at) => `Branch ${at + 1}`)
  for (const name of names) await addBranch(owner.clientId, name)
  const text = names.map((name) => `${name},${rose.sku},1`).join('\n')
  const { body } = await preview(owner, text, when)
  type Preview = { branchId: number; total: number; canBePlaced: boolean; problem: string | null }
  const previews: Preview[] = body.branches
  expect(body.orders).toBeLessThan(names.length)
  expect(previews.at(-1)?.problem).toMatch(/booked/)
  const orders = previews.map(({ branchId, total: expectedTotal }) => ({
    branchId,
    expectedTotal,
    lines: [{ variantId: rose.variantId, quntity: 1 }],
  }))
  const placed = await placeAll(owner, orders, when)
  expect(placed.body.results.map(({ order, problem }: Result) => [order !== null, problem])).toEqual(
    previews.map(({ canBePlaced, problem }) => [canBePlaced, problem]),
  )
})

test('RUN-04 the same key again gives the same orders and places only what was refused before', async () => {
  const { owner, olaya, malaz } = await makeBranches()
  const rose = await makeSku(2)
  const orders = [olaya, malaz].map((branchId) => ({
    branchId,
    expectedTotal: total(2),
    lines: [{ variantId: rose.variantId, quntity: 2 }],
  }))
  const first = await placeAll(owner, orders, {}, 'run-04-again')
  expect(first.body.results.map(({ order }: Result) => order !== null)).toEqual([true, false])
  const again = await placeAll(owner, orders, {}, 'run-04-again')
  expect(again.body).toEqual(first.body)
  await shop.db.updateTable('stock').set({ on_hand: 2 }).where('variant_id', '=', rose.variantId).execute()
  const later = await placeAll(owner, orders, {}, 'run-04-again')
  expect(later.body.results[0]).toEqual(first.body.results[0])
  expect(later.body.results[1].order).not.toBeNull()
  expect(await findOrders(owner.clientId)).toHaveLength(2)
})

test('RUN-04 AGREE-01 a branch whose total has changed is refused with both prices; the others are placed', async () => {
  const { owner, olaya, malaz } = await makeBranches()
  const rose = await makeSku()
  const lines = [{ variantId: rose.variantId, quntity: 1 }]
  const { body } = await placeAll(owner, [
    { branchId: olaya, expectedTotal: total(1) - 1, lines },
    { branchId: malaz, expectedTotal: total(1), lines },
  ])
  expect(body.results).toMatchObject([
    { order: null, problem: expect.stringMatching(/124.*125/) },
    { order: { total: total(1) }, problem: null },
  ])
  expect(await findOrders(owner.clientId)).toMatchObject([{ branch_id: malaz }])
})

test('RUN-04 another client’s branch, a branch named twice and other roles place nothing', async () => {
  const { owner, olaya } = await makeBranches()
  const { branchId: foreign, owner: other } = await makeBusiness(shop)
  const rose = await makeSku()
  const order = { branchId: olaya, expectedTotal: total(1), lines: [{ variantId: rose.variantId, quntity: 1 }] }
  expect((await placeAll(owner, [order, { ...order, branchId: foreign }])).body).toMatchObject({
    code: 'branch.not_found',
  })
  expect((await placeAll(owner, [order, order])).status).toBe(400)
  expect((await preview(owner, `${foreign},${rose.sku},1`)).body).toMatchObject({ branches: [], orders: 0 })
  const manager = await makeManager(shop, owner.clientId, olaya)
  for (const user of [manager, await makeUser(shop), await makeUser(shop, { role: 'Admin' })]) {
    expect((await placeAll(user, [order])).status).toBe(403)
    expect((await preview(user, `Olaya,${rose.sku},1`)).status).toBe(403)
  }
  expect([...(await findOrders(owner.clientId)), ...(await findOrders(other.clientId))]).toEqual([])
  expect(await readStock(rose.variantId)).toBe(10)
})

test('RUN-04 orders on credit are agreed at once and share the credit limit one after the other', async () => {
  const { owner, olaya, malaz } = await makeBranches({ creditLimit: 30_000 })
  const rose = await makeSku()
  const lines = [{ variantId: rose.variantId, quntity: 2 }]
  const orders = [olaya, malaz].map((branchId) => ({ branchId, expectedTotal: total(2), purchaseOrder: 'PO-9', lines }))
  const recipient = { fullName: 'Front Desk', phoneNumber: '0551112233' }
  const { body } = await placeAll(owner, orders, { paymentTerms: 'postponed', recipient })
  expect(body.results).toMatchObject([{ problem: null }, { order: null, problem: expect.stringMatching(/credit/) }])
  expect(await findOrders(owner.clientId)).toMatchObject([
    { branch_id: olaya, state: 'preparing', purchase_order: 'PO-9', recipient_name: 'Front Desk' },
  ])
})

test.each([
  ['the same key', 'run-04-race'],
  ['no key', undefined],
])('RUN-04 two sends at once on two processes with %s place one order for each branch', async (_name, key) => {
  const { owner, olaya, malaz, andalus } = await makeBranches()
  const rose = await makeSku(20)
  const orders = [olaya, malaz, andalus].map((branchId) => ({
    branchId,
    expectedTotal: total(1),
    lines: [{ variantId: rose.variantId, quntity: 1 }],
  }))
  const answers = await Promise.all([
    placeAll(owner, orders, {}, key),
    placeAll(onSecondProcess(twin, owner), orders, {}, key),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(answers[0]?.body).toEqual(answers[1]?.body)
  expect(await findOrders(owner.clientId)).toMatchObject([
    { branch_id: olaya },
    { branch_id: malaz },
    { branch_id: andalus },
  ])
  expect(await readStock(rose.variantId)).toBe(17)
})
