import type { TestServer } from '@warda/api/testing/server'
import type { Locator } from 'playwright-core'
import { chooseFirstSlot } from './buy.ts'
import type { Guest } from './journey.ts'
import { expectUsablePage } from './layout.ts'
import { plain } from './messages.ts'

export type Ware = { id: number; sku: string; price: number; productId: number }

/** Some of the best-stocked wares, each of another product; prices in riyals. */
export async function wares(server: TestServer, count: number): Promise<Ware[]> {
  const rows = await server.db
    .selectFrom('variant')
    .innerJoin('stock', 'stock.variant_id', 'variant.id')
    .select(['variant.id', 'variant.sku', 'variant.price', 'variant.product_id'])
    .where('stock.on_hand', '>', 20)
    .where('variant.price', '<', 60_000)
    .orderBy('stock.on_hand', 'desc')
    .orderBy('variant.id')
    .execute()
  const each = new Map(rows.map((row) => [row.product_id, row]))
  return [...each.values()]
    .slice(0, count)
    .map((row) => ({ id: row.id, sku: row.sku, price: row.price / 100, productId: row.product_id }))
}

/** Types a list on the quick-order page and has it checked. */
export async function checkList({ page, t }: Guest, text: string): Promise<Locator> {
  await page.getByRole('textbox', { name: t('quick_text') }).fill(text)
  await page.getByRole('button', { name: t('quick_preview') }).click()
  const table = page.getByRole('table', { name: t('quick_understood') })
  await table.waitFor()
  return table
}

/** Types a part of the branch's name into a list of branches and chooses it. */
export async function pickBranch({ page }: Guest, label: string, branch: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).fill(branch)
  await page.getByRole('option', { name: branch }).first().click()
}

/** The filled cart goes to a branch on postponed terms; gives the order's number. */
export async function orderForBranch(who: Guest, branch: string): Promise<string> {
  const { page, base, t } = who
  await page.goto(`${base}/checkout`)
  await page.getByRole('textbox', { name: t('checkout_name') }).fill(who.language === 'ar' ? 'الاستقبال' : 'Reception')
  await page.getByRole('textbox', { name: t('checkout_phone') }).fill('٠٥٥١٢٣٤٥٦٧')
  await pickBranch(who, t('checkout_branch'), branch)
  await page.getByRole('button', { name: t('checkout_continue') }).click()
  await chooseFirstSlot(who)
  await page.getByRole('button', { name: t('checkout_continue') }).click()
  await page.getByRole('radio', { name: t('checkout_terms_postponed') }).check()
  await expectUsablePage(who)
  await page.getByRole('button', { name: t('checkout_place'), exact: true }).click()
  await page.getByRole('heading', { name: t('checkout_placed_title') }).waitFor()
  const number = plain(await page.getByRole('main').innerText()).match(/W?\d{5,}/)?.[0]
  if (!number) throw new Error('The page shows no order number.')
  return number
}

/** Opens the person's orders and confirms this one. */
export async function confirmOrder(who: Guest, userId: string, number: string): Promise<void> {
  const { page, base, t } = who
  await page.goto(`${base}/orders/${userId}`)
  await page.getByRole('button', { name: t('orders_confirm_named', { number }) }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('orders_confirm'), exact: true })
    .click()
  await page.getByText(t('order_confirmed_done')).first().waitFor()
}
