import { readFile } from 'node:fs/promises'
import type { TestServer } from '@warda/api/testing/server'
import { expect } from 'vitest'
import { hydrated } from './hydrated.ts'
import { looksRight } from './looks.ts'
import { letterTo } from './mailbox.ts'
import { newMember } from './member.ts'
import { placeOrder } from './orders.ts'
import { call, comeSignedIn } from './session.ts'
import type { Guest } from './visit.ts'

/** What happened in the night: an order whose window is over, a review, and a message from the contact page. */
export async function night(server: TestServer, who: Guest) {
  const member = await newMember(server, who.language)
  const session = await comeSignedIn(who, member)
  const order = await placeOrder(server, who, session, 'cash')
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
  const said =
    who.language === 'ar' ? `باقة رائعة وصلت في موعدها ${order.orderNumber}` : `Lovely and on time ${order.orderNumber}`
  const review = { stars: 5, description: said }
  await call(who, 'POST', `/Review/addreview/${flower.id}`, review, session)
  const asked = who.language === 'ar' ? 'هل توصلون إلى الدرعية يوم الجمعة؟' : 'Do you deliver to Diriyah on Fridays?'
  const report = { name: member.fullName, email: member.email, phone: '+966551234567', problemType: 'salesInquiry' }
  await call(who, 'POST', '/Report/addreport', { ...report, description: asked })
  return { member, order, productId: flower.id, said, asked }
}

export type Night = Awaited<ReturnType<typeof night>>

/** Under the review everybody reads it. */
export async function answerReview(who: Guest, { said, productId }: Night): Promise<void> {
  const { page, base, t } = who
  await page.goto(`${base}/admin/reviews`)
  const card = page.locator('main li').filter({ hasText: said })
  await card.waitFor()
  await hydrated(page)
  await card
    .getByRole('button', { name: t('admin_reviews_reply') })
    .first()
    .click()
  const thanks = who.language === 'ar' ? 'شكرًا لكلماتك الطيبة!' : 'Thank you for your kind words!'
  await card.getByRole('textbox').fill(thanks)
  await looksRight(who)
  await card.getByRole('button', { name: t('admin_reviews_reply_save') }).click()
  await card.getByText(thanks).waitFor()
  await page.goto(`${base}/product/${productId}`)
  await page.getByText(thanks).first().waitFor()
  expect(await page.getByText(t('review_reply')).count()).toBeGreaterThan(0)
}

/** The answer comes by e-mail, in the writer's language. */
export async function answerMessage(who: Guest, { member, asked }: Night): Promise<void> {
  const { page, base, t } = who
  await page.goto(`${base}/admin/reports?state=open`)
  const card = page.locator('main li').filter({ hasText: member.email })
  await card.waitFor()
  await hydrated(page)
  await card.getByRole('button', { name: t('admin_reports_answer_named', { name: member.fullName }) }).click()
  const words = who.language === 'ar' ? 'نعم، من العاشرة صباحًا.' : 'Yes, from ten in the morning.'
  await card.getByRole('textbox').fill(words)
  await looksRight(who)
  await card.getByRole('button', { name: t('admin_reports_send'), exact: true }).click()
  await card.getByText(words).waitFor()
  const letter = await letterTo(base, member.email, ({ text }) => text.includes(words))
  expect(letter.language).toBe(who.language)
  expect(letter.text).toContain(asked)
}

/** Revenue is cut three ways, and last month is saved as a file that ends with its totals. */
export async function takeLastMonth(who: Guest): Promise<void> {
  const { page, base, t } = who
  await page.goto(`${base}/admin/revenue`)
  await hydrated(page)
  await page
    .getByRole('row')
    .filter({ hasText: t('admin_revenue_sum') })
    .waitFor()
  await looksRight(who)
  await page.getByRole('button', { name: t('admin_revenue_by_category'), exact: true }).click()
  await page.waitForURL(/by=category/)
  await page.getByRole('rowheader', { name: t('figures_delivery') }).waitFor()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: t('admin_revenue_books_invoices') }).click()
  const file = await saving
  expect(file.suggestedFilename()).toMatch(/^warda-invoices-\d{4}-\d{2}\.csv$/)
  const text = await readFile(await file.path(), 'utf8')
  expect(text.startsWith(`\uFEFF${t('figures_file_number')},`)).toBe(true)
  expect(text.trimEnd().split('\r\n').at(-1)).toContain(t('figures_file_sum'))
}
