import { readFile } from 'node:fs/promises'
import { expect } from 'vitest'
import { hydrated } from './hydrated.ts'
import { looksRight } from './looks.ts'
import { letterTo } from './mailbox.ts'
import type { Member } from './member.ts'
import type { Guest } from './visit.ts'

/** Under the review everybody reads it. */
export async function answerReview(who: Guest, { said, productId }: { said: string; productId: number }): Promise<void> {
  const { page, base, say } = who
  await page.goto(`${base}/admin/reviews`)
  const card = page.locator('main li').filter({ hasText: said })
  await card.waitFor()
  await hydrated(page)
  await card
    .getByRole('button', { name: say('admin_reviews_reply') })
    .first()
    .click()
  const thanks = who.language === 'ar' ? 'شكرًا لكلماتك الطيبة!' : 'Thank you for your kind words!'
  await card.getByRole('textbox').fill(thanks)
  await looksRight(who)
  await card.getByRole('button', { name: say('admin_reviews_reply_save') }).click()
  await card.getByText(thanks).waitFor()
  await page.goto(`${base}/product/${productId}`)
  await page.getByText(thanks).first().waitFor()
  expect(await page.getByText(say('review_reply')).count()).toBeGreaterThan(0)
}

/** The answer comes by e-mail, in the writer's language. */
export async function answerMessage(who: Guest, { member, asked }: { member: Member; asked: string }): Promise<void> {
  const { page, base, say } = who
  await page.goto(`${base}/admin/reports?state=open`)
  const card = page.locator('main li').filter({ hasText: member.email })
  await card.waitFor()
  await hydrated(page)
  await card.getByRole('button', { name: say('admin_reports_answer_named', { name: member.fullName }) }).click()
  const words = who.language === 'ar' ? 'نعم، من العاشرة صباحًا.' : 'Yes, from ten in the morning.'
  await card.getByRole('textbox').fill(words)
  await looksRight(who)
  await card.getByRole('button', { name: say('admin_reports_send'), exact: true }).click()
  await card.getByText(words).waitFor()
  const letter = await letterTo(base, member.email, ({ text }) => text.includes(words))
  expect(letter.language).toBe(who.language)
  expect(letter.text).toContain(asked)
}

/** Revenue is cut three ways, and last month is saved as a file that ends with its totals. */
export async function takeLastMonth(who: Guest): Promise<void> {
  const { page, base, say } = who
  await page.goto(`${base}/admin/revenue`)
  await hydrated(page)
  await page
    .getByRole('row')
    .filter({ hasText: say('admin_revenue_sum') })
    .waitFor()
  await looksRight(who)
  await page.getByRole('button', { name: say('admin_revenue_by_category'), exact: true }).click()
  await page.waitForURL(/by=category/)
  await page.getByRole('rowheader', { name: say('figures_delivery') }).waitFor()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: say('admin_revenue_books_invoices') }).click()
  const file = await saving
  expect(file.suggestedFilename()).toMatch(/^warda-invoices-\d{4}-\d{2}\.csv$/)
  const text = await readFile(await file.path(), 'utf8')
  expect(text.startsWith(`\uFEFF${say('figures_file_number')},`)).toBe(true)
  expect(text.trimEnd().split('\r\n').at(-1)).toContain(say('figures_file_sum'))
}
