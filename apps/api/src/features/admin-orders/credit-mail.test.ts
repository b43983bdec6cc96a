import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { jobHandlers } from '../../job-handlers.ts'
import { makeAdmin } from '../../testing/make-admin.ts'
import { makeOrder } from '../../testing/make-order.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'

const MINUTE = 60_000
let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const credit = async (orderId: string, amount: number, reason: string) => {
  const body = { amount, reason, refundTo: 'credit' }
  // Earlier sessions may have ended.
  const admin = await makeAdmin(shop)
  const { status } = await admin.visitor.call('creditOrder', { params: { orderId }, body })
  expect(status).toBe(200)
}
/** When the waiting mails about credits of an order are written, ms. */
const findTimes = async (orderId: string): Promise<number[]> => {
  const { rows } = await sql<{ at: Date }>`
    select run_at as at from graphile_worker.jobs where key = ${`mail-credits:${orderId}`}
  `.execute(shop.db)
  return rows.map(({ at }) => at.getTime())
}
const findMails = async (email: string, orderNumber: string) =>
  (await shop.mails(email)).filter(({ subject }) => /credit|خصم/.test(subject) && subject.includes(orderNumber))

test('DESK-06 credits that follow each other are one mail with their reasons and amounts that add up; a later one is another mail', async () => {
  const { buyer, order } = await makeOrder(shop, { paymentTerms: 'cash' })
  await credit(order.id, 10, 'Two stems were broken')
  const [due = 0, ...more] = await findTimes(order.id)
  expect(more).toEqual([])
  expect(due).toBeGreaterThan(shop.clock.now() + 5 * MINUTE)
  shop.clock.advance(3 * MINUTE)
  await credit(order.id, 5, 'The ribbon was <b>red</b>')
  // The second credit neither adds a mail nor delays the first.
  expect(await findTimes(order.id)).toEqual([due])
  expect(await findMails(buyer.email, order.orderNumber)).toEqual([])
  await jobHandlers['mail-credits'](shop.context, { orderId: order.id })
  await jobHandlers['mail-credits'](shop.context, { orderId: order.id })
  const [mail, ...others] = await findMails(buyer.email, order.orderNumber)
  expect(others).toEqual([])
  const amounts = [10, 5, 15, order.totalBalance, order.totalBalance - 15].map((riyals) => riyals.toFixed(2))
  for (const part of ['Two stems were broken', 'The ribbon was', ...amounts]) expect(mail?.body_text).toContain(part)
  expect(mail?.html).not.toContain('<b>red')
  shop.clock.advance(60 * MINUTE)
  await credit(order.id, 1, 'Late by an hour')
  await jobHandlers['mail-credits'](shop.context, { orderId: order.id })
  const mails = await findMails(buyer.email, order.orderNumber)
  expect(mails.map(({ body_text }) => body_text.includes('Late by an hour'))).toEqual([false, true])
})

test('DESK-06 the mail about a credit is in the language of the order; a cancelled order has only the mail about its cancellation', async () => {
  const { buyer, order } = await makeOrder(shop, { paymentTerms: 'cash' }, { language: 'ar' })
  await shop.db.updateTable('orders').set({ language: 'ar' }).where('id', '=', order.id).execute()
  await credit(order.id, 10, 'انكسرت ساقان')
  await jobHandlers['mail-credits'](shop.context, { orderId: order.id })
  const [mail] = await findMails(buyer.email, order.orderNumber)
  expect(mail).toMatchObject({ language: 'ar' })
  expect(mail?.body_text).toContain('انكسرت ساقان')
  await credit(order.id, 2, 'عذرًا على التأخير')
  const refund = { reason: 'No flowers left', refundTo: 'credit' }
  const admin = await makeAdmin(shop)
  await admin.visitor.call('cancelOrder', { params: { orderId: order.id }, body: refund })
  await jobHandlers['mail-credits'](shop.context, { orderId: order.id })
  expect(await findMails(buyer.email, order.orderNumber)).toHaveLength(1)
})
