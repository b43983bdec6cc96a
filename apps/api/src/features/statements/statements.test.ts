import type { Language } from '@warda/domain/language'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { jobHandlers } from '../../job-handlers.ts'
import { fillCart, makeBusiness, makeFlower, place, retailOrder } from '../../testing/make-order.ts'
import { makeUser } from '../../testing/make-user.ts'
import { openTestShop, SUNDAY_MORNING, type TestShop } from '../../testing/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

/** Creates a client that owes SAR 125 on a confirmed postponed order. */
async function debtor(language: Language) {
  const { owner, branchId } = await makeBusiness(shop, { language, organizationName: 'فندق النخيل' })
  await fillCart(shop, owner.userId, [await makeFlower(shop)])
  const { id } = (await place(owner, { ...retailOrder({ paymentTerms: 'postponed' }), branchId })).body.data
  await owner.visitor.call('confirmOrder', { params: { userId: owner.userId, orderId: id } })
  return owner
}

const getFiles = async (address: string) =>
  shop.db
    .selectFrom('mailbox_attachment as a')
    .innerJoin('mailbox_message as m', 'm.id', 'a.message_id')
    .select(['a.file_name', 'a.mime', 'a.bytes', 'm.subject', 'm.id'])
    .where('m.to_address', '=', address)
    .execute()

test('the monthly statement is mailed once with its PDF, in the owner’s language', async () => {
  const owner = await debtor('ar')
  const quiet = await makeBusiness(shop)
  shop.clock.set(Date.UTC(2026, 11, 1, 4, 10))
  await jobHandlers['monthly-statements'](shop.context, {})
  await (await shop.twin()).runJobs()
  await jobHandlers['monthly-statements'](shop.context, {})
  await shop.mails()
  const files = await getFiles(owner.email)
  expect(files).toMatchObject([
    { file_name: 'statement-2026-11.pdf', mime: 'application/pdf', subject: 'كشف حسابك لشهر نوفمبر 2026' },
  ])
  expect(
    Buffer.from(files[0]?.bytes ?? '')
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
  expect(await getFiles(quiet.owner.email)).toEqual([])
  const file = await shop.visitor().fetch(`/mailbox/${files[0]?.id}/0`)
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  shop.clock.set(SUNDAY_MORNING)
})

test('when an owner requests a statement twice, one mail is sent; a future month and other users are refused', async () => {
  const owner = await debtor('en')
  const ask = (month: string) => owner.visitor.call('emailStatement', { body: { month } })
  const [first, second] = await Promise.all([ask('2026-11'), ask('2026-11')])
  expect([first.status, second.status]).toEqual([200, 200])
  expect(first.body.message).toContain(owner.email)
  expect((await ask('2026-12')).body).toMatchObject({
    code: 'statement.month_ahead',
    errors: { month: [expect.any(String)] },
  })
  for (const month of ['1900-01', '0000-01', '1999-12'])
    expect((await ask(month)).body).toMatchObject({ status: 400, code: 'statement.out_of_time' })
  expect((await ask('2026-13')).status).toBe(400)
  const mails = await shop.mails(owner.email)
  expect(mails.filter(({ subject }) => subject === 'Your statement for November 2026')).toHaveLength(1)
  const shopper = await makeUser(shop)
  expect((await shopper.visitor.call('emailStatement', { body: { month: '2026-11' } })).status).toBe(403)
})
