import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Transaction } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts'
import {
  createPaymentEntries,
  createReversalEntries,
  createSaleEntries,
  getMoneyOfOrders,
  getOrderMoney,
  post,
} from './index.ts'
import type { Posting } from './post.ts'

let database: TestDatabase
let userId: string
beforeAll(async () => {
  database = await createTestDatabase()
  const user = {
    role: 'Shopper' as const,
    full_name: 'Noura',
    email: 'n@example.com',
    email_folded: 'n@example.com',
    password_hash: '-',
  }
  userId = (await database.db.insertInto('app_user').values(user).returning('id').executeTakeFirstOrThrow()).id
})
afterAll(() => database.drop())

async function makeOrder(): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into orders (user_id, terms, language, recipient_name, recipient_phone, address_line, city, delivery_date, delivery_slot,
      subtotal, discount, redeemed, delivery_fee, vat, total)
    values (${userId}, 'online', 'en', 'A', '1', 'B', 'C', '2026-11-30', 's', 11500, 0, 0, 0, 1500, 11500) returning id
  `.execute(database.db)
  return rows[0]?.id ?? ''
}

const write = (
  orderId: string,
  kind: Posting['kind'],
  entries: Posting['entries'],
  idempotencyKey = `${kind}:${orderId}`,
) =>
  inTransaction(database.db, (trx: Transaction) =>
    post(trx, { kind, idempotencyKey, orderId, userId, actor: 'test', requestId: 'r', at: 0, entries }),
  )
const sale = { total: 11_500, vat: 1_500 }

describe('the ledger', () => {
  test('decisions §2 an order owes its total until it is paid; the sale splits net and VAT', async () => {
    const [orderId, other] = [await makeOrder(), await makeOrder()]
    expect(createSaleEntries(sale)).toEqual([
      { account: 'receivable', amount: 11_500 },
      { account: 'sales', amount: -10_000 },
      { account: 'vat', amount: -1_500 },
    ])
    expect(await write(orderId, 'sale', createSaleEntries(sale))).toBeGreaterThan(0)
    expect(await getOrderMoney(database.db, orderId)).toEqual({ outstanding: 11_500, paid: 0, due: 11_500 })
    await write(orderId, 'payment', createPaymentEntries({ amount: 4_000, applied: 4_000 }), 'payment:1')
    await write(orderId, 'payment', createPaymentEntries({ amount: 8_000, applied: 7_500 }), 'payment:2')
    const money = await getMoneyOfOrders(database.db, [orderId, other])
    expect(money).toEqual(
      new Map([
        [orderId, { outstanding: 0, paid: 11_500, due: 11_500 }],
        [other, { outstanding: 0, paid: 0, due: 0 }],
      ]),
    )
  })

  test('a reversal leaves nothing owed and nothing paid', async () => {
    const orderId = await makeOrder()
    await write(orderId, 'sale', createSaleEntries(sale))
    await write(orderId, 'reversal', createReversalEntries(sale))
    await write(orderId, 'latePayment', createPaymentEntries({ amount: 11_500, applied: 0 }))
    expect(await getOrderMoney(database.db, orderId)).toEqual({ outstanding: 0, paid: 0, due: 0 })
  })

  test('a posting with the same idempotency key is written once, also concurrently', async () => {
    const orderId = await makeOrder()
    const done = await Promise.all(Array.from({ length: 8 }, () => write(orderId, 'sale', createSaleEntries(sale))))
    expect(done.filter(Boolean)).toHaveLength(1)
    expect((await getOrderMoney(database.db, orderId)).outstanding).toBe(11_500)
  })

  test('I9 an unbalanced posting is refused, by the code and by the database', async () => {
    const orderId = await makeOrder()
    await expect(write(orderId, 'sale', [{ account: 'receivable', amount: 1 }])).rejects.toThrow('Unbalanced')
    const raw = inTransaction(database.db, async (trx) => {
      const { rows } = await sql<{ id: number }>`
        insert into ledger_transaction (kind, idempotency_key, actor, request_id) values ('sale', 'raw', 'x', 'y') returning id
      `.execute(trx)
      await sql`insert into ledger_entry (transaction_id, account, amount) values (${rows[0]?.id ?? 0}, 'cash', 5)`.execute(
        trx,
      )
    })
    await expect(raw).rejects.toThrow('does not balance')
  })

  test('a sale of zero writes nothing', async () => {
    expect(await write(await makeOrder(), 'sale', createSaleEntries({ total: 0, vat: 0 }))).toBeNull()
  })
})
