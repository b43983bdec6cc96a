import { afterAll, beforeAll, expect, test } from 'vitest'
import { jobHandlers } from '../../job-handlers.ts'
import { makeAdmin } from '../../testing/make-admin.ts'
import { fillCart, makeBusiness, makeFlower, place, retailOrder } from '../../testing/make-order.ts'
import { makeUser } from '../../testing/make-user.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'
import { remindDebts } from './remind-debts.ts'

const DAY = 86_400_000
let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

/** A client whose branch manager placed an order that is due in 30 days. */
async function orderOfManager() {
  const { owner, branchId } = await makeBusiness(shop)
  const manager = await makeUser(shop, { role: 'BranchManager', clientId: owner.clientId, branchId })
  await fillCart(shop, manager.userId, [await makeFlower(shop)])
  const placed = await place(manager, { ...retailOrder({ paymentTerms: 'cash' }), branchId })
  const orderId: string = placed.body.data.id
  const driver = await makeUser(shop, { role: 'ShippingEmployee' })
  const body = { orderId, userId: manager.userId, postPondOrMonthly: 0 }
  await driver.visitor.call('addPostponedPayment', { body })
  return { owner, manager, orderId }
}

const saveContact = (owner: Awaited<ReturnType<typeof orderOfManager>>['owner'], contact: unknown) =>
  owner.visitor.call('saveAccountsContact', { params: { id: owner.userId }, body: { contact } })
const listRecipients = async (kind: string) =>
  (await shop.db.selectFrom('mail').select('to_address').where('kind', '=', kind).execute())
    .map(({ to_address }) => to_address)
    .sort()

test('RUN-05 reminders and statements reach the owner and the accounts contact once, not the manager who ordered', async () => {
  const { owner, manager } = await orderOfManager()
  const contact = { fullName: 'Huda Accounts', email: 'accounts@hotel.example' }
  expect((await saveContact(owner, contact)).body.data.accountsContact).toEqual(contact)
  const began = shop.clock.now()
  shop.clock.set(began + 30 * DAY)
  await Promise.all([remindDebts(shop.context), remindDebts(shop.context)])
  const both = [owner.email, contact.email].sort()
  expect(await listRecipients('debt-reminder')).toEqual(both)
  await jobHandlers['monthly-statements'](shop.context, {})
  await jobHandlers['monthly-statements'](shop.context, {})
  expect(await listRecipients('monthly-statement')).toEqual(both)
  const letters = await shop.mails(contact.email)
  expect(letters.map(({ body_text }) => body_text).join()).toContain('Huda Accounts')
  expect(await shop.mails(manager.email)).not.toContainEqual(expect.objectContaining({ subject: /due|statement/i }))
  shop.clock.set(began)
})

test('RUN-05 reminders go on when the manager who ordered is deleted, and no contact means the owner alone', async () => {
  const { owner, manager, orderId } = await orderOfManager()
  await saveContact(owner, { fullName: 'Huda Accounts', email: 'gone@hotel.example' })
  expect((await saveContact(owner, null)).body.data.accountsContact).toBeNull()
  await shop.db.updateTable('app_user').set({ deleted_at: new Date() }).where('id', '=', manager.userId).execute()
  const began = shop.clock.now()
  shop.clock.set(began + 30 * DAY)
  await remindDebts(shop.context)
  const { number } = await shop.db
    .selectFrom('orders')
    .select('number')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  const reminders = await shop.db
    .selectFrom('mail')
    .select(['to_address', 'payload'])
    .where('kind', '=', 'debt-reminder')
    .execute()
  const own = reminders.filter(({ payload }) => (payload as { orderNumber: string }).orderNumber === String(number))
  expect(own.map(({ to_address }) => to_address)).toEqual([owner.email])
  shop.clock.set(began)
})

test('RUN-05 only the owner saves the contact, with a name and an address that exists', async () => {
  const { owner, manager } = await orderOfManager()
  const other = await makeAdmin(shop)
  for (const by of [manager, other]) {
    const answer = await by.visitor.call('saveAccountsContact', {
      params: { id: owner.userId },
      body: { contact: null },
    })
    expect(answer.status).toBe(403)
  }
  expect((await saveContact(owner, { fullName: 'Huda', email: 'nowhere' })).status).toBe(400)
})
