import { makePhoto } from '@warda/api/testing/make-picture'
import type { Locale } from '@warda/i18n/keys'
import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import type { Guest } from './journey.ts'
import { expectUsablePage } from './layout.ts'
import { photo } from './upload-files.ts'
import { waitForHydration } from './wait-for-hydration.ts'

/** The category and product of a journey; the journeys of both languages share a shop. */
export type TestProduct = { categoryEn: string; categoryAr: string; titleEn: string; titleAr: string; slug: string }

export const getTestProduct = (language: Locale): TestProduct =>
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

/** The English and the Arabic field of a label. */
export const pair = (
  { t }: Pick<Guest, 't'>,
  inside: Pick<Locator, 'getByRole'>,
  label: string,
): { en: Locator; ar: Locator } => ({
  en: inside.getByRole('textbox', { name: t('admin_ui_english', { label }) }),
  ar: inside.getByRole('textbox', { name: t('admin_ui_arabic', { label }) }),
})

/** Adds a category with a picture; its address follows its English name. */
export async function addCategory(guest: Guest, wares: TestProduct): Promise<void> {
  const { page, base, t } = guest
  await page.goto(`${base}/admin/categories`)
  await page
    .getByRole('button', { name: t('admin_categories_new') })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  const name = pair(guest, dialog, t('admin_categories_name'))
  await name.en.fill(wares.categoryEn)
  await name.ar.fill(wares.categoryAr)
  expect(await dialog.getByRole('textbox', { name: t('admin_products_slug') }).inputValue()).toBe(
    wares.categoryEn.toLowerCase().replace(' ', '-'),
  )
  await dialog.locator('input[type=file]').setInputFiles(await photo('category.jpg'))
  await dialog.getByRole('img', { name: t('client_picture_preview') }).waitFor()
  const alt = pair(guest, dialog, t('admin_products_alt'))
  await alt.en.fill('Flowers on sand')
  await alt.ar.fill('زهور على الرمل')
  const save = dialog.getByRole('button', { name: t('admin_ui_save'), exact: true })
  await save.and(page.locator(':enabled')).waitFor()
  // A button that is fading in has too little contrast for the accessibility check.
  await page.waitForFunction(() => document.getAnimations().length === 0)
  await expectUsablePage(guest)
  await save.click()
  await dialog.waitFor({ state: 'hidden' })
  await page.getByRole('heading', { name: guest.language === 'ar' ? wares.categoryAr : wares.categoryEn }).waitFor()
  await expectUsablePage(guest)
}

/** Fills the editor of a new product and reloads the page before it is saved. */
export async function fillProduct(guest: Guest, wares: TestProduct): Promise<void> {
  const { page, base, t } = guest
  await page.goto(`${base}/admin/products`)
  await page
    .getByRole('main')
    .getByRole('link', { name: t('admin_products_new') })
    .first()
    .click()
  await page.waitForURL(/\/admin\/products\/new$/)
  const title = pair(guest, page, t('admin_products_title'))
  await title.en.fill(wares.titleEn)
  await title.ar.fill(wares.titleAr)
  expect(await title.ar.getAttribute('dir')).toBe('rtl')
  await page.getByText(`/${wares.slug}`).waitFor()
  await page
    .getByRole('combobox', { name: t('admin_products_category') })
    .selectOption({ label: guest.language === 'ar' ? wares.categoryAr : wares.categoryEn })
  await page
    .locator('label')
    .filter({ hasText: guest.language === 'ar' ? 'أبيض' : 'White' })
    .click()
  await pair(guest, page, t('admin_products_description')).en.fill('A **quiet** bouquet.')
  await expectDraftAfterReload(guest, wares)
  await addPictures(guest)
  await addSizes(guest, wares)
  await expectUsablePage(guest)
}

/** Reloads the page, accepts the warning of the browser, and expects the draft. */
async function expectDraftAfterReload(guest: Guest, wares: TestProduct): Promise<void> {
  const { page, t } = guest
  const dialogOpened = page.waitForEvent('dialog').then((dialog) => {
    expect(dialog.type()).toBe('beforeunload')
    return dialog.accept()
  })
  await Promise.all([page.reload(), dialogOpened])
  await waitForHydration(page)
  await page.getByText(t('admin_products_restored')).waitFor()
  expect(await pair(guest, page, t('admin_products_title')).ar.inputValue()).toBe(wares.titleAr)
}

/** Uploads two pictures, moves the focal point of the second one to the right and makes it the first. */
async function addPictures({ page, t }: Guest): Promise<void> {
  const files = [await photo('front.jpg'), { ...(await photo('side.jpg')), buffer: await makePhoto(800, 1000) }]
  await page.locator('input[type=file]').setInputFiles(files)
  const second = t('admin_products_picture_number', { number: 2 })
  await page.getByRole('heading', { name: second }).waitFor()
  const point = page.getByRole('button', { name: `${second}: ${t('admin_products_focus')}` })
  await point.press('ArrowRight')
  await page.getByText(t('admin_products_focus_at', { x: 55, y: 50 })).waitFor({ state: 'attached' })
  await page.getByRole('button', { name: t('admin_ui_move_up', { name: second }) }).press('Enter')
  // The focal point belongs to the picture that was moved.
  const first = t('admin_products_picture_number', { number: 1 })
  const where = await page
    .getByRole('button', { name: `${first}: ${t('admin_products_focus')}` })
    .getAttribute('aria-describedby')
  expect(await page.locator(`[id="${where}"]`).textContent()).toContain(t('admin_products_focus_at', { x: 55, y: 50 }))
}

/** Adds a medium size at SAR 180 and a large one at SAR 260, whose SKUs are suggested from the slug. */
async function addSizes({ page, t }: Guest, wares: TestProduct): Promise<void> {
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

/** Saves the editor and waits for the confirmation. */
export async function saveEditor({ page, t }: Guest, label: string): Promise<void> {
  await page.getByRole('button', { name: label, exact: true }).click()
  await page.getByText(t('admin_products_saved_at')).waitFor()
}

/** Adds ten to the stock of a saved size and reads it in its history. */
export async function addStock(guest: Guest, sku: string): Promise<void> {
  const { page, t } = guest
  await page.getByRole('button', { name: t('admin_stock_change_named', { name: sku }) }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: t('admin_stock_how_many') }).fill('10')
  await dialog.getByText(t('admin_stock_then', { before: 0, after: 10 })).waitFor()
  await expectUsablePage(guest)
  await dialog.getByRole('button', { name: t('admin_ui_save'), exact: true }).click()
  await dialog.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: t('admin_stock_history_named', { name: sku }) }).click()
  await dialog.getByText(t('admin_stock_reason_restock')).waitFor()
  await dialog.getByText('+10').waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
}
