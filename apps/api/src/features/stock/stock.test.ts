import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { brokenInvariants } from '../../testing/invariants.ts'
import { makeBuyer, makeFlower, makeOrder, place } from '../../testing/make-order.ts'
import { makeUser, type TestUser } from '../../testing/make-user.ts'
import { onSecondProcess } from '../../testing/second-process.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'

let shop: TestShop
let admin: TestUser
beforeAll(async () => {
  shop = await openTestShop()
  admin = await makeUser(shop, { role: 'Admin', fullName: 'Huda Nasser' })
})
afterAll(() => shop.close())

const move = (
  variantId: number,
  change: number,
  more: object = {},
  user = admin,
  headers: Record<string, string> = {},
) =>
  user.visitor.call('changeStock', {
    body: { variantId, change, reason: change < 0 ? 'broken' : 'restock', ...more },
    headers,
  })
const keyed = (key: string) => ({ 'idempotency-key': key })
const history = async (variantId: number, query: object = {}) =>
  (await admin.visitor.call('stockHistory', { params: { variantId }, query: { ...query } })).body
const counted = async (variantId: number) => {
  const { rows } = await sql<{ onHand: number; moves: number }>`
    select on_hand as "onHand", (select sum(change)::int from stock_move m where m.variant_id = s.variant_id) as moves
    from stock s where variant_id = ${variantId}`.execute(shop.db)
  return rows[0]
}

test('ADMIN-01 stock changes with person and reason, never below 0, and its history has every move', async () => {
  const { order, flower } = await makeOrder(shop)
  const { variantId } = flower
  expect((await move(variantId, 5, { note: 'Tuesday’s market' })).body).toMatchObject({ onHand: 14 })
  expect((await move(variantId, -4, { reason: 'wilted', note: 'Tuesday’s roses' })).body).toMatchObject({ onHand: 10 })
  expect((await move(variantId, -11)).body).toMatchObject({
    status: 409,
    code: 'stock.below_zero',
    message: 'There are 10 left; no more than that can be taken.',
  })
  expect((await move(variantId, 0)).body.code).toBe('stock.no_change')
  expect((await move(999_999, 1)).body.code).toBe('not_found')
  expect((await history(999_999)).code).toBe('not_found')
  const moves = await history(variantId)
  expect(moves).toMatchObject({ total: 4, page: 1, pageCount: 1, more: false })
  expect(moves.data).toMatchObject([
    { change: -4, reason: 'wilted', actor: 'Huda Nasser', note: 'Tuesday’s roses', orderNumber: null },
    { change: 5, reason: 'restock', actor: 'Huda Nasser', note: 'Tuesday’s market' },
    { change: -1, reason: 'order', actor: null, note: '', orderNumber: order.orderNumber },
    { change: 10, reason: 'opening' },
  ])
  expect((await history(variantId, { page: 2, pageSize: 3 })).data).toMatchObject([{ reason: 'opening' }])
})

test('ADMIN-01 one key is one move, as is a double click; the same move later is another', async () => {
  const { variantId } = await makeFlower(shop, { stock: 0 })
  const process = await shop.twin()
  const twin = onSecondProcess(process, admin)
  const later = () => {
    shop.clock.advance(11_000)
    process.clock.advance(11_000)
  }
  const same = await Promise.all(
    Array.from({ length: 6 }, (_, at) => move(variantId, 3, {}, at % 2 ? twin : admin, keyed('k'))),
  )
  expect(same.map(({ body }) => body.onHand)).toEqual(Array(6).fill(3))
  await move(variantId, 3, {}, admin, keyed('other'))
  expect(await counted(variantId)).toEqual({ onHand: 6, moves: 6 })
  later()
  await Promise.all([move(variantId, 2), move(variantId, 2, {}, twin), move(variantId, 2)])
  expect(await counted(variantId)).toEqual({ onHand: 8, moves: 8 })
  later()
  await move(variantId, 2)
  expect(await counted(variantId)).toEqual({ onHand: 10, moves: 10 })
})

test('ADMIN-01 concurrent orders, cancellations, counts and corrections on two processes keep the stock equal to the sum of its moves', async () => {
  const { variantId } = await makeFlower(shop, { stock: 6 })
  const twin = onSecondProcess(await shop.twin(), admin)
  const buyers = await Promise.all(Array.from({ length: 10 }, () => makeBuyer(shop, [{ variantId }])))
  const process = await shop.twin()
  const [orders, moves] = await Promise.all([
    Promise.all(buyers.map((buyer, at) => place(at % 2 ? onSecondProcess(process, buyer) : buyer))),
    Promise.all(
      Array.from({ length: 12 }, (_, at) =>
        move(variantId, at % 3 === 0 ? 1 : -1, { note: String(at) }, at % 2 ? twin : admin, keyed(`race-${at}`)),
      ),
    ),
  ])
  const sold = orders.filter(({ status }) => status === 200).length
  const moved = moves.map(({ status }, at) => (status === 200 ? (at % 3 === 0 ? 1 : -1) : 0))
  expect(orders.every(({ status, body }) => status === 200 || body.code === 'stock.out')).toBe(true)
  expect(moves.every(({ status, body }) => status === 200 || body.code === 'stock.below_zero')).toBe(true)
  const left = 6 - sold + moved.reduce<number>((sum, change) => sum + change, 0)
  expect(await counted(variantId)).toEqual({ onHand: left, moves: left })
  expect(left).toBeGreaterThanOrEqual(0)
  expect(await brokenInvariants(shop.db)).toEqual([])
})
