import { toCsv, toXlsx, toZip } from '@warda/api/testing/make-import-file'
import { makePhoto } from '@warda/api/testing/make-picture'
import { openTestServer, type TestServer } from '@warda/api/testing/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBackOffice } from './back-office.ts'
import type { Screen } from './browser.ts'
import { type Guest, visitWithPictures } from './journey.ts'
import { expectUsablePage } from './layout.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const READERS: readonly ['en' | 'ar', Screen][] = [
  ['en', 'tablet'],
  ['ar', 'tablet'],
]

const PRODUCTS = 1_000

/** Pictures of the zip; their names differ, their contents are these. */
const CONTENTS = 3

const number = (at: number): string => String(at + 1).padStart(4, '0')

/** A thousand products, then two rows with problems, and a column that is not used. */
function createRows(language: 'en' | 'ar') {
  const word = language === 'en' ? 'Lantern' : 'Harbour'
  const good = Array.from({ length: PRODUCTS }, (_, at) => ({
    slug: `${word.toLowerCase()}-${number(at)}`,
    title_en: `${word} ${number(at)}`,
    title_ar: `باقة المنارة ${number(at)}`,
    status: 'published',
    colours: 'pink',
    sku: `${word.toUpperCase()}-${number(at)}`,
    size: 'single',
    price: '149.50',
    stock: '5',
    pictures: `${word}-${number(at)}.JPG`,
    shelf: 'A',
  }))
  const [first] = good
  if (!first) throw new Error('No row.')
  return [
    ...good,
    { ...first, slug: `${first.slug}-stock`, sku: `${first.sku}-1`, stock: '−4' },
    { ...first, slug: `${first.slug}-ruby`, sku: `${first.sku}-2`, colours: 'ruby' },
  ]
}

async function createZip(rows: ReturnType<typeof createRows>): Promise<Uint8Array> {
  const contents = await Promise.all(Array.from({ length: CONTENTS }, (_, at) => makePhoto(500 + at, 500)))
  const files = rows.map(({ pictures }, at) => [`photos/${pictures.toLowerCase()}`, contents[at % CONTENTS]] as const)
  return toZip(Object.fromEntries(files.flatMap(([name, bytes]) => (bytes ? [[name, new Uint8Array(bytes)]] : []))))
}

const fileInput = ({ page }: Guest, label: string) => page.getByLabel(label).and(page.locator('input[type=file]'))

/** The number on the tile with this name. */
const tile = ({ page }: Guest, name: string) =>
  page.getByRole('main').locator('dl > div').filter({ hasText: name }).locator('dd').first()

async function expectTiles(
  guest: Guest,
  counts: Record<'import_new' | 'import_unchanged' | 'import_problems', string>,
) {
  for (const [key, count] of Object.entries(counts) as [keyof typeof counts, string][])
    await tile(guest, guest.t(key))
      .filter({ hasText: new RegExp(`^${count}$`) })
      .waitFor()
}

/** Uploads the table and its pictures; the report of the check is open. */
async function check(guest: Guest, rows: ReturnType<typeof createRows>, zip: Uint8Array): Promise<void> {
  const { page, t, language } = guest
  // One language reads a spreadsheet, the other CSV.
  const table =
    language === 'en'
      ? { name: 'thousand.xlsx', mimeType: 'application/octet-stream', buffer: Buffer.from(toXlsx(rows)) }
      : { name: 'thousand.csv', mimeType: 'text/csv', buffer: Buffer.from(toCsv(rows)) }
  const category = page.getByLabel(t('import_category'))
  await category.locator('option').nth(1).waitFor({ state: 'attached' })
  await category.selectOption({ index: 1 })
  await fileInput(guest, t('import_choose')).setInputFiles(table)
  await page.getByText(t('import_none_good')).waitFor()
  await page.getByText('shelf', { exact: true }).waitFor()
  await fileInput(guest, t('import_pictures_choose')).setInputFiles({
    name: 'photos.zip',
    mimeType: 'application/zip',
    buffer: Buffer.from(zip),
  })
  await page.getByText(t('import_some_good')).waitFor()
}

describe('an import of a thousand products', () => {
  it.each(READERS)(
    'in %s on a %s: a table with pictures in a zip is checked, imported and imported again without a change; prices of everything found are rounded (DESK-05 DESK-09)',
    async (...reader) => {
      await visitWithPictures(server, reader, async (guest) => {
        const { page, base, t, language } = guest
        const rows = createRows(language)
        const zip = await createZip(rows)
        await openBackOffice(guest, 'import')
        await expectUsablePage(guest)
        await readDemoImport(guest)
        await check(guest, rows, zip)
        await expectTiles(guest, { import_new: '1,000', import_unchanged: '0', import_problems: '2' })
        const problems = page.getByRole('table').first()
        await problems.getByText(t('error_import_stock', { value: '−4' })).waitFor()
        await problems.getByText(guest.language === 'ar' ? /ruby.*أحمر، وردي/ : /ruby.*Red, Pink/).waitFor()
        await expectUsablePage(guest)

        await page.getByRole('button', { name: t('import_run', { count: PRODUCTS }) }).click()
        await page.getByRole('button', { name: t('import_cancel') }).waitFor()
        await page.goto(`${base}/admin/import`)
        // Another page of the importer shows the progress too.
        const latest = page.getByRole('listitem').filter({ hasText: 'thousand' }).first()
        await latest
          .getByText(new RegExp(`^(${t('import_state_running')}|${t('import_state_done')})$`))
          .first()
          .waitFor()
        await expectUsablePage(guest)
        await latest.getByRole('button', { name: t('import_recent_open') }).click()
        await page.getByText(t('import_done_some', { done: PRODUCTS, failed: 2 })).waitFor()
        await page.getByLabel(t('import_show')).selectOption('new')
        await page.getByText(t('import_row_taken')).first().waitFor()
        await expectUsablePage(guest)

        await page.getByRole('button', { name: t('import_another') }).click()
        await check(guest, rows, zip)
        await expectTiles(guest, { import_new: '0', import_unchanged: '1,000', import_problems: '2' })

        await roundPrices(guest)
      })
    },
  )
})

/** Opens the checked import of the demo: one price and one stock change, a product is new, and a colour is wrong. */
async function readDemoImport(guest: Guest): Promise<void> {
  const { page, t } = guest
  const row = page.getByRole('listitem').filter({ hasText: 'new-arrivals.csv' })
  await row.getByRole('button', { name: t('import_recent_open') }).click()
  const rows = page.getByRole('region', { name: t('import_rows_title') })
  await rows.getByRole('listitem').nth(1).waitFor()
  expect(await rows.getByRole('listitem').allTextContents()).toEqual([
    expect.stringMatching(/price.*\.00.*\.00/),
    expect.stringMatching(/stock/),
  ])
  await expectUsablePage(guest)
  await page.getByRole('button', { name: t('import_another') }).click()
}

/** Rounds the prices of everything that a search finds to riyals that end in 9. */
async function roundPrices(guest: Guest): Promise<void> {
  const { page, base, t, language } = guest
  const word = language === 'en' ? 'Lantern' : 'Harbour'
  await page.goto(`${base}/admin/products?q=${word}`)
  await page.getByText(t('admin_products_count', { count: PRODUCTS })).waitFor()
  await page.getByRole('columnheader').getByRole('checkbox').check()
  const bar = page.getByRole('region', { name: t('admin_ui_bulk') })
  await bar.getByRole('button', { name: t('admin_products_select_found', { count: PRODUCTS }) }).click()
  await bar.getByText(t('admin_ui_selected', { count: PRODUCTS })).waitFor()
  await expectUsablePage(guest)
  await bar.getByRole('button', { name: t('admin_products_bulk_price') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: t('admin_products_bulk_percent') }).fill('0')
  await dialog.getByLabel(t('admin_products_bulk_ending')).selectOption('9')
  const preview = dialog.getByRole('region', { name: t('admin_products_bulk_preview') })
  await preview.getByText(t('admin_products_bulk_preview_count', { count: PRODUCTS })).waitFor()
  expect(await preview.getByRole('listitem').first().textContent()).toMatch(/149\.50.*149\.00/)
  await expectUsablePage(guest)
  await dialog.getByRole('button', { name: t('admin_products_bulk_apply_count', { count: PRODUCTS }) }).click()
  await dialog.waitFor({ state: 'hidden' })
  await page.getByRole('row').nth(1).getByText('149.00').waitFor()
}
