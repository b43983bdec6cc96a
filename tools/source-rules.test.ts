import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { root } from './root.ts'
import { checkSources } from './source-rules.ts'
import { plantFiles } from './testing/plant-files.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'warda-sources-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test.each([
  ['packages/domain/src/a.ts', 'export const now = () => Date.now()', 'domain and zatca read no clock'],
  ['apps/web/app/ui/a.tsx', 'export const a = <p className="ml-2" />', 'a.tsx:1: use logical utilities'],
  ['apps/web/app/ui/a.tsx', 'export const a = "rounded-l-lg"', 'use logical utilities'],
  ['apps/web/app/ui/a.tsx', 'export const a = "sm:text-left"', 'use logical utilities'],
  ['apps/web/app/styles/a.css', 'p {\n  margin-left: 1px;\n}', 'a.css:2: use logical CSS properties'],
  ['apps/web/app/ui/a.tsx', 'export const a = <p dangerouslySetInnerHTML={{}} />', 'dangerouslySetInnerHTML'],
  ['apps/api/src/a.ts', 'export const quntity = 1', 'wire spellings belong in packages/contract'],
  ['apps/api/src/features/catalogue/a.ts', 'export const quntity = 1', 'wire spellings belong in packages/contract'],
  ['apps/api/src/helpers.ts', '', 'name it after what it holds'],
  ['apps/api/src/types.ts', '', 'name it after what it holds'],
  ['apps/api/src/db/index.ts', '', 'only a feature of the API has an index.ts'],
  ['apps/api/src/loadOrder.ts', '', 'file names are kebab-case'],
  ['apps/api/src/a.ts', '\n'.repeat(401), 'no file is longer than 400 lines'],
  ['package-lock.json', '"resolved": "https://somewhere/x.tgz"', 'the repository names no package registry'],
  ['apps/web/app/lib/a.ts', "export type A = import('@warda/api/config').X", 'import the type with'],
  ['apps/web/app/lib/a.ts', "export type A = typeof import('./b.ts')", 'import the type with'],
  ['apps/api/src/a.ts', "export const a = '/product/' + b", 'DESK-08'],
  ['tools/a.ts', `// ${'TO'}${'DO'}: later`, 'finish it or leave it out'],
])('in %s: %s is reported', (file, text, message) => {
  plantFiles(folder, { [file]: text })
  expect(checkSources(folder).violations.join('\n')).toContain(message)
})

const template = (type: string): string => `const rows = sql<${type}>\`select 1\``

test.each([
  ['a literal type', template('{ id: number }')],
  ['a literal type of two fields', template('{ id: number; total: number }')],
  ['a literal field beside columns', template("Columns<'orders', 'id'> & { total: number }")],
  ['a named handwritten type', `type OrderRow = { id: number }\n\n${template('OrderRow')}`],
  ['a handwritten type in a generic one', `type OrderRow = { id: number }\n\n${template('Page<OrderRow>')}`],
])('SQL rows: %s is reported', (_, text) => {
  plantFiles(folder, { 'apps/api/src/features/catalogue/queries.ts': text })
  expect(checkSources(folder).violations.join('\n')).toContain('build the row type of a SQL template from')
})

test('SQL rows: types built from the schema, computed fields and scalars are not reported', () => {
  plantFiles(folder, {
    'apps/api/src/features/catalogue/queries.ts': [
      "import type { CardRow } from './card-queries.ts'",
      "type OrderRow = Columns<'orders', 'id'> &\n  Computed<{ total: number; lines: { id: number }[] }>",
      template('OrderRow'),
      template('CardRow'),
      template('Computed<{ n: number }>'),
      template('SqlBool'),
    ].join('\n\n'),
    'apps/api/src/features/catalogue/card-queries.ts':
      "export type CardRow = RowOf<typeof CARD> & { name: Column<'category', 'slug'> }",
    'apps/api/src/features/catalogue/catalogue.test.ts': template('{ id: number }'),
  })
  expect(checkSources(folder).violations).toEqual([])
})

test('files that keep the rules are not reported', () => {
  plantFiles(folder, {
    'packages/contract/src/order.ts': 'export const quntity = 1',
    'apps/api/src/features/orders/present.ts': 'export const quntity = 1',
    'apps/api/src/features/orders/index.ts': 'export const vat = 15',
    'apps/api/src/a.ts': '\n'.repeat(400),
    'apps/web/app/ui/box.tsx': 'export const box = <p className="ms-2 text-end pe-4" />',
  })
  expect(checkSources(folder)).toEqual({ violations: [], files: 5 })
})

test('all files of this repository are read', () => {
  expect(checkSources(root).files).toBeGreaterThan(500)
})
