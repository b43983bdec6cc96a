import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeAdmin } from '../../testing/make-admin.ts'
import { makeGiftCard } from '../../testing/make-gift-card.ts'
import { makeUser, type TestUser } from '../../testing/make-user.ts'
import { openTestShop, SUNDAY_MORNING, type TestShop } from '../../testing/shop.ts'
import { expireGiftCards } from '../gift-cards/index.ts'

let shop: TestShop
let admin: TestUser
beforeAll(async () => {
  shop = await openTestShop()
  shop.clock.set(SUNDAY_MORNING)
  admin = await makeAdmin(shop)
  const [redeemed, toCredit, toBank] = [await makeGiftCard(shop), await makeGiftCard(shop), await makeGiftCard(shop)]
  const person = await makeUser(shop)
  const answer = await person.visitor.call('redeemGiftCard', {
    params: { userId: person.userId },
    body: { code: redeemed.code },
  })
  expect(answer.status).toBe(200)
  await cancel(toCredit.id, 'credit')
  await cancel(toBank.id, 'transfer')
  const expired = await makeGiftCard(shop)
  await shop.db
    .updateTable('gift_card')
    .set({ expires_at: new Date(SUNDAY_MORNING) })
    .where('id', '=', expired.id)
    .execute()
  await expireGiftCards(shop.context)
})
afterAll(() => shop.close())

const cancel = async (giftCardId: string, refundTo: string) => {
  const answer = await admin.visitor.call('cancelGiftCard', {
    params: { giftCardId },
    body: { refundTo, reason: 'Bought twice' },
  })
  expect(answer.status).toBe(200)
}
/** The rows of a monthly export, without the header. */
const readRows = async (what: 'payments' | 'ledger', language = 'en'): Promise<string[][]> => {
  const answer = await admin.visitor.fetch(`/api/Admin/export/month?month=2026-11&what=${what}`, {
    headers: { 'accept-language': language },
  })
  expect(answer.status).toBe(200)
  const [, ...rows] = (await answer.text()).trimEnd().split('\r\n')
  return rows.map((row) => row.split(','))
}
const sumAccount = async (account: string): Promise<number> => {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(amount), 0)::int8 as sum from ledger_entry where account = ${account}
  `.execute(shop.db)
  return (rows[0]?.sum ?? 0) / 100
}

test('DESK-06 the monthly payments of sold, redeemed, cancelled and expired gift cards agree with the ledger', async () => {
  const rows = await readRows('payments')
  const payments = rows.filter(([first]) => first !== 'Total').map((row) => row.slice(2))
  const sale = ['Gift card sold', 'Online', '200.00']
  expect(payments).toEqual([
    sale,
    sale,
    sale,
    ['Gift card redeemed', 'Store credit', '-200.00'],
    ['Gift card canceled', 'Store credit', '-200.00'],
    ['Gift card canceled', 'Bank transfer', '-200.00'],
    sale,
  ])
  const sums = rows.filter(([first, , , method]) => first === 'Total' && method).map((row) => row.slice(3))
  expect(sums).toEqual([
    ['Online', (await sumAccount('gateway')).toFixed(2)],
    ['Bank transfer', (await sumAccount('bank')).toFixed(2)],
    ['Store credit', (await sumAccount('customerCredit')).toFixed(2)],
  ])
})

test('DESK-06 the ledger of the month names the kinds and accounts of gift cards, and balances', async () => {
  const rows = await readRows('ledger')
  const names = new Set(rows.flatMap((row) => [row[2], row[4]]))
  for (const name of ['Gift card sold', 'Gift card redeemed', 'Gift card canceled', 'Gift card expired'])
    expect(names).toContain(name)
  expect(names).toContain('Gift cards owed')
  expect(names).toContain('Expired gift cards')
  const [debit, credit] = rows.at(-1)?.slice(-2) ?? []
  expect(debit).toBe(credit)
  const arabic = (await readRows('ledger', 'ar')).slice(0, -1).flatMap((row) => [row[2], row[4]])
  for (const name of arabic) expect(name).toMatch(/[\u0600-\u06FF]/)
})

test('DESK-06 gift cards are neither revenue nor tax documents of the month', async () => {
  const { data } = (await admin.visitor.call('reconcileMonth', { query: { month: '2026-11' } })).body
  expect(data).toMatchObject({ revenue: 0, invoices: 0, creditNotes: 0 })
})
