import type { TestServer } from '@warda/api/testing/server'
import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import type { Guest } from './journey.ts'
import { expectUsablePage } from './layout.ts'
import { plain } from './messages.ts'

export const button = ({ page, t }: Guest, key: Parameters<Guest['t']>[0]): Locator =>
  page.getByRole('main').getByRole('button', { name: t(key), exact: true })

export const basket = ({ page, t }: Guest): Locator =>
  page.getByRole('region', { name: t('counter_basket'), exact: true })

/** An amount as the page writes it, without its currency. */
export const written = (halalas: number): string =>
  (halalas / 100).toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** Two sizes of published products in stock that a sale does not run out of, with their price. */
export const listSizes = ({ db }: TestServer) =>
  db
    .selectFrom('variant')
    .innerJoin('product', 'product.id', 'variant.product_id')
    .innerJoin('stock', 'stock.variant_id', 'variant.id')
    .select(['variant.sku', 'variant.price'])
    .where('product.status', '=', 'published')
    .where('product.discount_percent', '=', 0)
    .where('stock.on_hand', '>', 5)
    .orderBy('variant.id')
    .limit(2)
    .execute()

/** Types a SKU and Enter as a scanner does, wherever the focus is. */
export async function scan(guest: Guest, sku: string): Promise<void> {
  const search = guest.page.getByRole('searchbox', { name: guest.t('counter_find') })
  await guest.page.getByRole('main').getByRole('heading', { level: 1 }).click()
  await guest.page.keyboard.type(sku)
  await guest.page.keyboard.press('Enter')
  await expect.poll(() => search.inputValue()).toBe('')
}

/** Double-clicks "Sell" once the total is quoted. */
export async function sell(guest: Guest, total: number): Promise<void> {
  const { page, t } = guest
  const press = basket(guest).getByRole('button', { name: t('counter_sell') })
  await expect.poll(async () => plain(await press.innerText())).toContain(written(total))
  await expect.poll(() => press.isEnabled()).toBe(true)
  await expectUsablePage(guest)
  await press.dblclick()
  await page.getByRole('heading', { name: t('counter_sold') }).waitFor()
}
