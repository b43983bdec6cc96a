import { readFile } from 'node:fs/promises'
import type { TestServer } from '@warda/api/testing/server'
import { expect } from 'vitest'
import { newMember } from './accounts.ts'
import type { Guest } from './journey.ts'
import { expectUsablePage } from './layout.ts'
import { waitForMail } from './mailbox.ts'
import { placeOrder } from './orders.ts'
import { call, signIn } from './session.ts'
import { waitForHydration } from './wait-for-hydration.ts'

/** Creates an overdue order, a review and a message from the contact page. */
export async function makeOvernightEvents(server: TestServer, guest: Guest) {
  const member = await newMember(server, guest.language)
  const session = await signIn(guest, member)
  const order = await placeOrder(server, guest, session, 'cash')
  await server.db
    .updateTable('orders')
    .set({ delivery_date: '2026-01-05' })
    .where('number', '=', Number(order.orderNumber))
    .execute()
  const flower = await server.db
    .selectFrom('product')
    .select('id')
    .where('status', '=', 'published')
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const reviewText =
    guest.language === 'ar'
      ? `باقة رائعة وصلت في موعدها ${order.orderNumber}`
      : `Lovely and on time ${order.orderNumber}`
  const review = { stars: 5, description: reviewText }
  await call(guest, 'POST', `/Review/addreview/${flower.id}`, review, session)
  const question =
    guest.language === 'ar' ? 'هل توصلون إلى الدرعية يوم الجمعة؟' : 'Do you deliver to Diriyah on Fridays?'
  const report = { name: member.fullName, email: member.email, phone: '+966551234567', problemType: 'salesInquiry' }
  await call(guest, 'POST', '/Report/addreport', { ...report, description: question })
  return { member, order, productId: flower.id, reviewText, question }
}

export type OvernightEvents = Awaited<ReturnType<typeof makeOvernightEvents>>

/** Replies to the review and finds the reply on the product page. */
export async function answerReview(guest: Guest, { reviewText, productId }: OvernightEvents): Promise<void> {
  const { page, base, t } = guest
  await page.goto(`${base}/admin/reviews`)
  const card = page.locator('main li').filter({ hasText: reviewText })
  await card.waitFor()
  await waitForHydration(page)
  await card
    .getByRole('button', { name: t('admin_reviews_reply') })
    .first()
    .click()
  const thanks = guest.language === 'ar' ? 'شكرًا لكلماتك الطيبة!' : 'Thank you for your kind words!'
  await card.getByRole('textbox').fill(thanks)
  await expectUsablePage(guest)
  await card.getByRole('button', { name: t('admin_reviews_reply_save') }).click()
  await card.getByText(thanks).waitFor()
  await page.goto(`${base}/product/${productId}`)
  await page.getByText(thanks).first().waitFor()
  expect(await page.getByText(t('review_reply')).count()).toBeGreaterThan(0)
}

/** Answers the message and expects the mail in the language of its sender. */
export async function answerMessage(guest: Guest, { member, question }: OvernightEvents): Promise<void> {
  const { page, base, t } = guest
  await page.goto(`${base}/admin/reports?state=open`)
  const card = page.locator('main li').filter({ hasText: member.email })
  await card.waitFor()
  await waitForHydration(page)
  await card.getByRole('button', { name: t('admin_reports_answer_named', { name: member.fullName }) }).click()
  const words = guest.language === 'ar' ? 'نعم، من العاشرة صباحًا.' : 'Yes, from ten in the morning.'
  await card.getByRole('textbox').fill(words)
  await expectUsablePage(guest)
  await card.getByRole('button', { name: t('admin_reports_send'), exact: true }).click()
  await card.getByText(words).waitFor()
  const mail = await waitForMail(base, member.email, ({ text }) => text.includes(words))
  expect(mail.language).toBe(guest.language)
  expect(mail.text).toContain(question)
}

/** Groups the revenue, then downloads last month's invoices as a file that ends with its totals. */
export async function downloadLastMonth(guest: Guest): Promise<void> {
  const { page, base, t } = guest
  await page.goto(`${base}/admin/revenue`)
  await waitForHydration(page)
  await page
    .getByRole('row')
    .filter({ hasText: t('admin_revenue_sum') })
    .waitFor()
  await expectUsablePage(guest)
  await page.getByRole('button', { name: t('admin_revenue_by_category'), exact: true }).click()
  await page.waitForURL(/by=category/)
  await page.getByRole('rowheader', { name: t('analytics_delivery') }).waitFor()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: t('admin_revenue_books_invoices') }).click()
  const file = await saving
  expect(file.suggestedFilename()).toMatch(/^invoices-\d{4}-\d{2}\.csv$/)
  const text = await readFile(await file.path(), 'utf8')
  expect(text.startsWith(`\uFEFF${t('analytics_file_number')},`)).toBe(true)
  expect(text.trimEnd().split('\r\n').at(-1)).toContain(t('analytics_file_sum'))
}
