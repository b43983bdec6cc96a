import { utils, write } from '@e965/xlsx'
import { zipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readSheet } from '../../adapters/spreadsheets/read-sheet.ts'
import { listRows, uploadTable } from '../../testing/make-import-file.ts'
import { makeFlower } from '../../testing/make-order.ts'
import { makeUser, type TestUser } from '../../testing/make-user.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'

let shop: TestShop
let admin: TestUser
let category: string
beforeAll(async () => {
  shop = await openTestShop()
  admin = await makeUser(shop, { role: 'Admin' })
  await makeFlower(shop)
  category = (await shop.db.selectFrom('category').select('slug').executeTakeFirstOrThrow()).slug
})
afterAll(() => shop.close())

const COLUMNS = [
  'slug',
  'category',
  'title_en',
  'title_ar',
  'sku',
  'size',
  'stems',
  'price',
  'stock',
  'publish_at',
  'status',
]

const toXlsx = (rows: readonly unknown[][], format?: (sheet: Record<string, unknown>) => void): Uint8Array => {
  const sheet = utils.aoa_to_sheet(rows as unknown[][])
  format?.(sheet as Record<string, unknown>)
  return new Uint8Array(write(utils.book_new(sheet, 'Products'), { type: 'array', bookType: 'xlsx' }) as ArrayBuffer)
}

/** A workbook with one sheet as written here. */
const toWorkbook = (sheet: string): Uint8Array => {
  const encode = (text: string) =>
    new TextEncoder().encode(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${text}`)
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const packages = 'http://schemas.openxmlformats.org/package/2006'
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
  return zipSync({
    '[Content_Types].xml': encode(
      `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${type}.worksheet+xml"/></Types>`,
    ),
    '_rels/.rels': encode(
      `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    'xl/workbook.xml': encode(
      `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="P" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': encode(
      `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
    'xl/worksheets/sheet1.xml': encode(`<worksheet xmlns="${main}"><sheetData>${sheet}</sheetData></worksheet>`),
  })
}
const cell = (at: string, text: string) => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`

describe('DESK-05 odd .xlsx files', () => {
  test('DESK-05 characters that the database cannot store are no error of the server', async () => {
    for (const odd of ['Rose_x0000_', 'Rose_xD800_', '&#0;Rose', '&#xD800;Rose']) {
      const bytes = toWorkbook(
        `<row r="1">${cell('A1', 'slug')}${cell('B1', 'sku')}${cell('C1', 'title_en')}</row><row r="2">${cell('A2', 'odd')}${cell('B2', 'odd-S')}${cell('C2', odd)}</row>`,
      )
      const { status, body } = await uploadTable(admin, bytes)
      expect([odd, status, body.data?.total]).toEqual([odd, 200, 1])
      expect(await listRows(admin, body.data.id)).toHaveLength(1)
    }
  })

  test('DESK-05 cells far to the right of the table are left out', async () => {
    const rows = Array.from({ length: 3_000 }, (_, at) => {
      const line = at + 2
      return `<row r="${line}">${cell(`A${line}`, `far-${at}`)}${cell(`B${line}`, `far-${at}-S`)}<c r="XFD${line}"><v>1</v></c></row>`
    })
    const bytes = toWorkbook(`<row r="1">${cell('A1', 'slug')}${cell('B1', 'sku')}</row>${rows.join('')}`)
    const sheet = await readSheet(bytes, 3_001)
    expect(sheet).toHaveLength(3_001)
    expect(Math.max(...sheet.map(({ cells }) => cells.length))).toBeLessThanOrEqual(1_000)
  })

  test('DESK-05 a day that no calendar has is a problem of its row', async () => {
    const make = (slug: string, day: unknown) => [
      slug,
      category,
      slug,
      'باقة',
      `${slug}-S`,
      'small',
      1,
      10,
      1,
      day,
      'draft',
    ]
    const rows = [
      COLUMNS,
      make('before', -5),
      make('after', 9e9),
      make('dated', 46_357),
      make('february', '2026-02-31'),
    ]
    const bytes = toXlsx(rows, (sheet) => {
      for (const name of ['J2', 'J3', 'J4']) Object.assign(sheet[name] as object, { z: 'dd/mm/yyyy' })
    })
    const { status, body } = await uploadTable(admin, bytes)
    expect([status, body.data.total]).toEqual([200, 4])
    expect(body.data.problems).toEqual([
      { line: 2, problems: ['publish_at: “-5”: Please choose a date.'] },
      { line: 3, problems: ['publish_at: “9000000000”: Please choose a date.'] },
      { line: 4, problems: [expect.stringMatching(/^pictures: /)] },
      { line: 5, problems: ['publish_at: “2026-02-31”: Please choose a date.'] },
    ])
  })
})
