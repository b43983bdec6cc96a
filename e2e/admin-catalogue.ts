import { makePhoto } from '@warda/api/testing/make-picture'
import type { Locale } from '@warda/i18n/keys'
import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import type { Guest } from './journey.ts'
import { expectUsablePage } from './layout.ts'
import { photo } from './upload-files.ts'
import { waitForHydration } from './wait-for-hydration.ts'

/** What this journey makes; both languages' journeys share a shop. */
export type Wares = { categoryEn: string; categoryAr: string; titleEn: string; titleAr: string; slug: string }

export const waresFor = (language: Locale): Wares =>
  language === 'ar'
    ? {
        categoryEn: 'Baby gifts',
        categoryAr: 'هدايا المواليد',
        titleEn: 'First Smile',
        titleAr: 'أول ابتسامة',
        slug: 'first-smile',
      }
    : {
        categoryEn: 'Desert blooms',
        categoryAr: 'أزهار الصحراء',
        titleEn: 'Dune Light',
        titleAr: 'ضوء الكثبان',
        slug: 'dune-light',
      }

/** A field of a pair in both languages. */
export const pair = (
  { t }: Pick<Guest, 't'>,
  inside: Pick<Locator, 'getByRole'>,
  label: string,
): { en: Locator; ar: Locator } => ({
  en: inside.getByRole('textbox', { name: t('admin_ui_english', { label }) }),
  ar: inside.getByRole('textbox', { name: t('admin_ui_arabic', { label }) }),
})

/** Adds a category with a picture; its address follows its English name. */
export async function addCategory(who: Guest, wares: Wares): Promise<void> {
  const { page, base, t } = who
  await page.goto(`${base}/admin/categories`)
  await page
    .getByRole('button', { name: t('admin_categories_new') })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  const name = pair(who, dialog, t('admin_categories_name'))
  await name.en.fill(wares.categoryEn)
  await name.ar.fill(wares.categoryAr)
  expect(await dialog.getByRole('textbox', { name: t('admin_products_slug') }).inputValue()).toBe(
    wares.categoryEn.toLowerCase().replace(' ', '-'),
  )
  await dialog.locator('input[type=file]').setInputFiles(await photo('category.jpg'))
  await dialog.getByRole('img', { name: t('client_picture_preview') }).waitFor()
  const alt = pair(who, dialog, t('admin_products_alt'))
  await alt.en.fill('Flowers on sand')
  await alt.ar.fill('زهور على الرمل')
  const save = dialog.getByRole('button', { name: t('admin_ui_save'), exact: true })
  await save.and(page.locator(':enabled')).waitFor()
  // A button fades in when it can be pressed; half faded it would have too little contrast.
  await page.waitForFunction(() => document.getAnimations().length === 0)
  await expectUsablePage(who)
  await save.click()
  await dialog.waitFor({ state: 'hidden' })
  await page.getByRole('heading', { name: who.language === 'ar' ? wares.categoryAr : wares.categoryEn }).waitFor()
  await expectUsablePage(who)
}

/** Fills the editor of a new product, and finds it again after a reload before it is saved. */
export async function fillProduct(who: Guest, wares: Wares): Promise<void> {
  const { page, base, t } = who
  await page.goto(`${base}/admin/products`)
  await page
    .getByRole('main')
    .getByRole('link', { name: t('admin_products_new') })
    .first()
    .click()
  await page.waitForURL(/\/admin\/products\/new$/)
  const title = pair(who, page, t('admin_products_title'))
  await title.en.fill(wares.titleEn)
  await title.ar.fill(wares.titleAr)
  expect(await title.ar.getAttribute('dir')).toBe('rtl')
  await page.getByText(`/${wares.slug}`).waitFor()
  await page
    .getByRole('combobox', { name: t('admin_products_category') })
    .selectOption({ label: who.language === 'ar' ? wares.categoryAr : wares.categoryEn })
  await page
    .locator('label')
    .filter({ hasText: t('colour_white') })
    .click()
  await pair(who, page, t('admin_products_description')).en.fill('A **quiet** bouquet.')
  await surviveReload(who, wares)
  await addPictures(who)
  await addSizes(who, wares)
  await expectUsablePage(who)
}

/** What was typed comes back after a reload, which the browser asks about first. */
async function surviveReload(who: Guest, wares: Wares): Promise<void> {
  const { page, t } = who
  const dialogOpened = page.waitForEvent('dialog').then((dialog) => {
    expect(dialog.type()).toBe('beforeunload')
    return dialog.accept()
  })
  await Promise.all([page.reload(), dialogOpened])
  await waitForHydration(page)
  await page.getByText(t('admin_products_restored')).waitFor()
  expect(await pair(who, page, t('admin_products_title')).ar.inputValue()).toBe(wares.titleAr)
}

/** Two pictures at once; the second becomes the first, and its focal point goes a step to the right. */
async function addPictures({ page, t }: Guest): Promise<void> {
  const files = [await photo('front.jpg'), { ...(await photo('side.jpg')), buffer: await makePhoto(800, 1000) }]
  await page.locator('input[type=file]').setInputFiles(files)
  const second = t('admin_products_picture_number', { number: 2 })
  await page.getByRole('heading', { name: second }).waitFor()
  const point = page.getByRole('button', { name: `${second}: ${t('admin_products_focus')}` })
  await point.press('ArrowRight')
  await page.getByText(t('admin_products_focus_at', { x: 55, y: 50 })).waitFor({ state: 'attached' })
  await page.getByRole('button', { name: t('admin_ui_move_up', { name: second }) }).press('Enter')
  // The point went along with its picture.
  const first = t('admin_products_picture_number', { number: 1 })
  const where = await page
    .getByRole('button', { name: `${first}: ${t('admin_products_focus')}` })
    .getAttribute('aria-describedby')
  expect(await page.locator(`[id="${where}"]`).textContent()).toContain(t('admin_products_focus_at', { x: 55, y: 50 }))
}

/** A medium size at 180 and a large one at 260, whose numbers follow the address. */
async function addSizes({ page, t }: Guest, wares: Wares): Promise<void> {
  const price = page.getByRole('textbox', { name: t('admin_products_price_sar') })
  const stems = page.getByRole('textbox', { name: t('admin_products_stems') })
  await page.getByRole('button', { name: t('admin_products_add_size') }).click()
  await page
    .getByRole('combobox', { name: t('admin_products_size') })
    .last()
    .selectOption('large')
  expect(
    await page
      .getByRole('textbox', { name: t('admin_products_sku') })
      .last()
      .inputValue(),
  ).toBe(`${wares.slug.toUpperCase()}-L`)
  await price.first().fill('180')
  await price.last().fill('٢٦٠')
  await stems.first().fill('12')
  await stems.last().fill('20')
}

/** Saves what is in the editor and waits until nothing is unsaved. */
export async function saveEditor({ page, t }: Guest, label: string): Promise<void> {
  await page.getByRole('button', { name: label, exact: true }).click()
  await page.getByText(t('admin_products_saved_at')).waitFor()
}

/** Adds ten to the stock of a saved size and reads it in its history. */
export async function addStock(who: Guest, sku: string): Promise<void> {
  const { page, t } = who
  await page.getByRole('button', { name: t('admin_stock_change_named', { name: sku }) }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: t('admin_stock_how_many') }).fill('10')
  await dialog.getByText(t('admin_stock_then', { before: 0, after: 10 })).waitFor()
  await expectUsablePage(who)
  await dialog.getByRole('button', { name: t('admin_ui_save'), exact: true }).click()
  await dialog.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: t('admin_stock_history_named', { name: sku }) }).click()
  await dialog.getByText(t('admin_stock_reason_restock')).waitFor()
  await dialog.getByText('+10').waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
}
