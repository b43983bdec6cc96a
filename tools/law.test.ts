import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkLaw } from './law.ts'
import { root } from './root.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'warda-law-'))
})

afterEach(() => rmSync(folder, { recursive: true }))

function plant(files: Record<string, string>): string[] {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), text)
  }
  return checkLaw(folder).faults
}

const orders = 'apps/api/src/features/orders'

test('code that keeps the law has no fault', () => {
  const faults = plant({
    'packages/domain/src/money.ts': 'export const vat = 15',
    'packages/contract/src/order.ts':
      "import { z } from 'zod'\nimport { vat } from '@warda/domain/money'\nimport type { MessageKey } from '@warda/i18n/keys'\nexport const quntity = z.number().max(vat)\nexport type K = MessageKey",
    'packages/i18n/src/keys.ts': 'export type MessageKey = string',
    [`${orders}/routes.ts`]:
      "import { Hono } from 'hono'\nimport { placeOrder } from './place-order.ts'\nexport const x = [Hono, placeOrder]",
    [`${orders}/place-order.ts`]: "import { findOrder } from './queries.ts'\nexport const placeOrder = findOrder",
    [`${orders}/queries.ts`]:
      "import { sql } from 'kysely'\nimport { vat } from '@warda/domain/money'\nexport const findOrder = [sql, vat]",
    [`${orders}/index.ts`]: "export { placeOrder } from './place-order.ts'",
    'apps/web/app/features/cart/row.tsx':
      'import { Box } from \'../../ui/box.tsx\'\nexport const row = <Box className="ms-2 text-end pe-4" />',
    'apps/web/app/ui/box.tsx': 'export const Box = () => null',
    'e2e/shop.test.ts': "import '../apps/api/src/testing/shop.ts'",
    'apps/api/src/testing/shop.ts': "import 'hono'\nimport 'pg'",
  })
  expect(faults).toEqual([])
})

test.each([
  ['packages/domain/src/a.ts', "import 'zod'", 'packages/domain/src/a.ts → zod: domain uses no package'],
  ['packages/domain/src/a.ts', "import 'node:fs'", 'domain uses nothing of Node'],
  ['packages/domain/src/a.ts', 'export const now = () => Date.now()', 'the domain has no clock'],
  [
    'packages/contract/src/a.ts',
    "export * from '@warda/i18n/translate'",
    'contract may know itself, domain, not words',
  ],
  [
    'apps/web/app/lib/a.ts',
    "import type { X } from '@warda/api/config'",
    'web may know itself, domain, contract, words, not api',
  ],
  ['apps/api/src/app.ts', "import '../../web/app/root.tsx'", 'not web'],
  ['e2e/a.test.ts', "const x = await import('@warda/api/main')", 'e2e/a.test.ts → apps/api/src/main.ts'],
  ['apps/api/src/a.ts', "import '../../../tools/print.ts'", 'nothing but tools may know tools'],
  [`${orders}/a.ts`, "import { b } from '../cart/b.ts'", 'a feature is entered through its index.ts'],
  [`${orders}/a.ts`, "import { Hono } from 'hono'", 'hono is only for'],
  [`${orders}/a.ts`, "import type { Kysely } from 'kysely'", 'SQL is only for'],
  [`${orders}/a.ts`, "import { c } from '../../http/call.ts'", 'only routes.ts knows http/'],
  [`${orders}/queries.ts`, "import './place-order.ts'", 'queries know the domain'],
  [`${orders}/queries.ts`, "import '@warda/contract/orders'", 'queries know the domain'],
  [`${orders}/present.ts`, "import './queries.ts'", 'present.ts knows'],
  [`${orders}/routes.ts`, "import './queries.ts'", 'routes.ts calls use cases'],
  [`${orders}/a.ts`, "import '../../testing/shop.ts'", 'fakes and testing/'],
  ['apps/web/app/features/cart/a.ts', "import '../checkout/b.ts'", 'features never import features'],
  ['apps/web/app/ui/a.ts', "import '@warda/contract/orders'", 'ui knows nothing of flowers'],
  ['apps/web/app/lib/a.ts', "import '../ui/b.tsx'", 'lib may know itself, not ui'],
  ['apps/web/app/lib/a.ts', "import 'node:fs'", 'web uses Node only in its server files'],
  ['apps/web/app/ui/a.tsx', 'export const a = <p className="ml-2" />', 'a.tsx:1: use logical utilities'],
  ['apps/web/app/ui/a.tsx', 'export const a = "rounded-l-lg"', 'use logical utilities'],
  ['apps/web/app/ui/a.tsx', 'export const a = "sm:text-left"', 'use logical utilities'],
  ['apps/web/app/styles/a.css', 'p {\n  margin-left: 1px;\n}', 'a.css:2: use logical CSS properties'],
  [
    'apps/web/app/ui/a.tsx',
    'export const a = <p dangerouslySetInnerHTML={{ __html: "" }} />',
    'dangerouslySetInnerHTML',
  ],
  ['apps/api/src/a.ts', 'export const quntity = 1', 'the wire spelling belongs in packages/contract'],
  ['apps/api/src/helpers.ts', '', 'name it after what it holds'],
  ['apps/api/src/db/index.ts', '', "only an API feature's door"],
  ['apps/api/src/loadOrder.ts', '', 'file names are kebab-case'],
  ['apps/api/src/a.ts', '\n'.repeat(401), 'no file is longer than 400 lines'],
  ['package-lock.json', '"resolved": "https://somewhere/x.tgz"', 'the repository names no package registry'],
])('in $0: $2', (file, text, sentence) => {
  expect(plant({ [file]: text }).join('\n')).toContain(sentence)
})

test('a ring of imports is caught with its files, also through types', () => {
  const faults = plant({
    'apps/api/src/a.ts': "import './b.ts'",
    'apps/api/src/b.ts': "import type { C } from './c.ts'",
    'apps/api/src/c.ts': "import './a.ts'",
  })
  expect(faults).toHaveLength(1)
  expect(faults[0]).toMatch(/apps\/api\/src\/[abc]\.ts → .*: imports go round in a ring/)
})

test('the law reads this repository', () => {
  expect(checkLaw(root).files).toBeGreaterThan(50)
})
