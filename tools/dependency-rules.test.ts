import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findFeatureRings } from './dependency-rules/feature-rings.ts'
import { checkDependencies } from './dependency-rules.ts'
import { plantFiles } from './testing/plant-files.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'warda-rules-'))
  plantFiles(folder, { 'package.json': JSON.stringify({ dependencies: { zod: '4', hono: '4', kysely: '0' } }) })
  for (const name of ['zod', 'hono', 'kysely', 'vite', 'react-dom', '@opentelemetry/api'])
    plantPackage(`node_modules/${name}`, name, '.')
  for (const name of ['domain', 'contract', 'i18n', 'zatca']) link(`packages/${name}`, name)
  link('apps/api', 'api')
})
afterEach(() => rmSync(folder, { recursive: true }))

function plantPackage(place: string, name: string, entry: '.' | './*'): void {
  const manifest = {
    name,
    version: '1.0.0',
    type: 'module',
    exports: { [entry]: entry === '.' ? './index.js' : './src/*.ts' },
  }
  plantFiles(folder, {
    [`${place}/package.json`]: JSON.stringify(manifest),
    [`${place}/index.js`]: 'export const z = 1',
  })
}

/** A workspace as npm links it. */
function link(place: string, name: string): void {
  plantPackage(place, `@warda/${name}`, './*')
  mkdirSync(path.join(folder, 'node_modules/@warda'), { recursive: true })
  symlinkSync(path.join(folder, place), path.join(folder, `node_modules/@warda/${name}`), 'dir')
}

const nothing = 'export const nothing = 0'
const orders = 'apps/api/src/features/orders'

/** Files that the imports below point to. */
const targets = {
  'packages/domain/src/money.ts': nothing,
  'packages/contract/src/orders.ts': nothing,
  'packages/i18n/src/keys.ts': 'export type MessageKey = string',
  'packages/zatca/src/sign-invoice.ts': nothing,
  'apps/api/src/main.ts': nothing,
  'apps/api/src/config.ts': 'export type X = 1',
  'apps/api/src/http/call.ts': 'export type Call = 1',
  'apps/api/src/db/database.ts': nothing,
  'apps/api/src/testing/shop.ts': nothing,
  'apps/api/src/features/cart/routes.ts': nothing,
  'apps/api/src/features/cart/b.ts': nothing,
  'apps/api/src/features/cart/queries.ts': nothing,
  [`${orders}/queries.ts`]: nothing,
  [`${orders}/place-order.ts`]: nothing,
  [`${orders}/place-order.test.ts`]: nothing,
  'apps/web/app/root.tsx': nothing,
  'apps/web/app/features/checkout/b.ts': nothing,
  'apps/web/app/ui/b.tsx': nothing,
  'apps/web/app/lib/session/c.ts': nothing,
  'tools/print.ts': nothing,
  'e2e/journey.ts': nothing,
}

async function findViolations(files: Record<string, string>): Promise<string> {
  plantFiles(folder, { ...targets, ...files })
  return (await checkDependencies(folder)).violations.join('\n')
}

test('imports that keep the rules are not reported', async () => {
  const violations = await findViolations({
    'packages/contract/src/order.ts':
      "import { z } from 'zod'\nimport { nothing } from '@warda/domain/money'\nimport type { MessageKey } from '@warda/i18n/keys'\nexport const a = [z, nothing]\nexport type K = MessageKey",
    [`${orders}/routes.ts`]: "import 'hono'\nimport './place-order.ts'\nimport '../../http/call.ts'",
    [`${orders}/place-order.ts`]:
      "import './queries.ts'\nimport type { Call } from '../../http/call.ts'\nexport type A = Call",
    [`${orders}/list-queries.ts`]:
      "import 'kysely'\nimport './queries.ts'\nimport '@warda/domain/money'\nimport '../../db/database.ts'",
    [`${orders}/present.ts`]:
      "import '@warda/contract/orders'\nimport type { X } from '../../config.ts'\nexport type Y = X",
    [`${orders}/index.ts`]: "export { nothing } from './place-order.ts'",
    'apps/api/src/handlers.ts': "import './features/cart/routes.ts'",
    'apps/api/src/features/wholesale/a.ts': "import '../orders/index.ts'",
    'apps/web/app/routes/shop/cart.tsx': "import '../../features/checkout/b.ts'\nimport '../../ui/b.tsx'",
    'apps/web/app/features/cart/row.tsx': "import '../../ui/b.tsx'\nimport '../../lib/session/c.ts'",
    'packages/zatca/src/a.ts': "import 'node:crypto'\nimport '@warda/domain/money'",
    'apps/api/src/a-signer.ts': "import '@warda/zatca/sign-invoice'",
    'e2e/shop.test.ts': "import '../apps/api/src/testing/shop.ts'",
    'apps/api/src/testing/make.ts': "import 'hono'\nimport 'kysely'",
  })
  expect(violations).toBe('')
})

test.each([
  ['packages/domain/src/a.ts', "import 'zod'", 'domain-and-i18n-use-no-npm'],
  ['packages/domain/src/a.ts', "import 'node:fs'", 'domain-and-contract-use-no-node'],
  ['packages/domain/src/a.ts', "import type { M } from '@warda/i18n/keys'", 'domain-imports-nothing'],
  ['packages/i18n/src/a.ts', "import '@warda/domain/money'", 'i18n-imports-nothing'],
  ['packages/i18n/src/a.ts', "import 'node:fs'", 'browser-code-uses-no-node'],
  ['packages/contract/src/a.ts', "export * from '@warda/i18n/translate'", 'contract-imports-domain'],
  ['packages/contract/src/a.ts', "import '@warda/i18n/keys'", 'contract-imports-key-types'],
  ['packages/contract/src/a.ts', "import 'hono'", 'contract-uses-zod-only'],
  ['packages/zatca/src/a.ts', "import '@warda/contract/orders'", 'zatca-imports-domain'],
  ['packages/zatca/src/a.ts', "import 'node:fs'", 'zatca-reads-no-files'],
  ['apps/web/app/lib/a.ts', "import type { X } from '@warda/api/config'", 'web-imports-packages'],
  ['apps/web/app/lib/a.ts', "import '@warda/zatca/sign-invoice'", 'web-imports-packages'],
  ['apps/web/app/lib/a.ts', "import 'node:fs'", 'browser-code-uses-no-node'],
  ['apps/api/src/app.ts', "import '../../web/app/root.tsx'", 'api-imports-packages'],
  ['e2e/a.test.ts', "const x = await import('@warda/api/main')", 'e2e-imports-testing'],
  ['conformance/src/a.test.ts', "import '@warda/contract/orders'", 'conformance-imports-nothing'],
  ['conformance/src/a.test.ts', "import type { X } from '@warda/api/config'", 'conformance-imports-nothing'],
  ['conformance/src/a.test.ts', "import '../../e2e/journey.ts'", 'conformance-imports-nothing'],
  ['conformance/src/a.test.ts', "import '../../tools/print.ts'", 'conformance-imports-nothing'],
  ['bench/a.ts', "import '@warda/api/main'", 'bench-imports-testing'],
  ['tools/a.ts', "import '../apps/web/app/root.tsx'", 'tools-import-api'],
  ['apps/api/src/a.ts', "import '../../../tools/print.ts'", 'api-imports-packages'],
  [`${orders}/a.ts`, "import '../cart/b.ts'", 'feature-entered-by-index'],
  [`${orders}/a.ts`, "import '../cart/routes.ts'", 'feature-entered-by-index'],
  ['apps/api/src/jobs/a.ts', "import '../features/cart/b.ts'", 'feature-entered-by-index-or-routes'],
  ['apps/api/src/app.ts', "import './features/cart/b.ts'", 'feature-routes-mounted-by-http'],
  [`${orders}/a.ts`, "import 'hono'", 'hono-in-http'],
  [`${orders}/a.ts`, "import type { Kysely } from 'kysely'", 'sql-in-queries'],
  ['apps/api/src/a.ts', "import '@opentelemetry/api'", 'opentelemetry-in-telemetry'],
  [`${orders}/a.ts`, "import '../../http/call.ts'", 'use-cases-know-no-http'],
  [
    `${orders}/a.ts`,
    "import type { Call } from '../../http/call.ts'\nimport { b } from '../../http/call.ts'",
    'use-cases-know-no-http',
  ],
  [`${orders}/list-queries.ts`, "import './place-order.ts'", 'queries-import-domain'],
  [`${orders}/list-queries.ts`, "import '@warda/contract/orders'", 'queries-import-domain'],
  [`${orders}/list-queries.ts`, "import '../cart/queries.ts'", 'queries-import-domain'],
  ['apps/api/src/demo/seed-queries.ts', "import '@warda/contract/orders'", 'queries-outside-features-import-domain'],
  [`${orders}/present.ts`, "import './queries.ts'", 'present-is-pure'],
  [`${orders}/order-present.ts`, "import 'zod'", 'present-is-pure'],
  [`${orders}/routes.ts`, "import './queries.ts'", 'routes-call-use-cases'],
  [`${orders}/a.ts`, "import '../../testing/shop.ts'", 'fakes-in-tests-only'],
  [`${orders}/a.ts`, "import './place-order.test.ts'", 'tests-are-not-imported'],
  ['apps/api/src/a.ts', "import 'vite'", 'no-dev-dependencies-in-production'],
  ['apps/web/app/shell/a.ts', "import '../routes/b.tsx'", 'web-shell-imports-lower-layers'],
  ['apps/web/app/features/cart/a.ts', "import '../../shell/b.tsx'", 'web-features-imports-lower-layers'],
  ['apps/web/app/features/cart/a.ts', "import '../checkout/b.ts'", 'web-features-are-separate'],
  ['apps/web/app/ui/admin/a.ts', "import '../../features/checkout/b.ts'", 'web-ui-imports-lower-layers'],
  ['apps/web/app/ui/admin/a.ts', "import '@warda/contract/orders'", 'web-ui-knows-no-domain'],
  ['apps/web/app/lib/forms/a.ts', "import '../../ui/b.tsx'", 'web-lib-imports-lower-layers'],
  ['apps/web/app/lib/forms/a.ts', "import './field.tsx'", 'web-lib-renders-nothing'],
  ['apps/web/app/lib/forms/a.ts', "import 'react-dom'", 'web-lib-renders-nothing'],
])('in %s: %s breaks %s', async (file, text, rule) => {
  plantFiles(folder, {
    'apps/web/app/routes/b.tsx': nothing,
    'apps/web/app/shell/b.tsx': nothing,
    'apps/web/app/lib/forms/field.tsx': nothing,
    'packages/i18n/src/translate.ts': nothing,
    'apps/api/package.json': JSON.stringify({
      name: '@warda/api',
      exports: { './*': './src/*.ts' },
      dependencies: { hono: '4', kysely: '0', zod: '4' },
      devDependencies: { vite: '8' },
    }),
  })
  expect(await findViolations({ [file]: text })).toMatch(
    new RegExp(`^${file.replaceAll('.', '[.]')} → .*\\(${rule}\\)$`, 'm'),
  )
})

test('a ring of files is reported with its members, also through type imports', async () => {
  const violations = await findViolations({
    'apps/api/src/a.ts': "import './b.ts'",
    'apps/api/src/b.ts': "import type { C } from './c.ts'",
    'apps/api/src/c.ts': "import './a.ts'",
  })
  expect(violations).toMatch(/apps\/api\/src\/[abc]\.ts → .*: files import one another in a ring/)
})

test('a ring of features without a ring of files is reported once', async () => {
  const ring = (name: string, other: string) => ({
    [`apps/api/src/features/${name}/index.ts`]: "export { nothing } from './work.ts'",
    [`apps/api/src/features/${name}/work.ts`]: nothing,
    [`apps/api/src/features/${name}/other.ts`]: `import type { nothing } from '../${other}/index.ts'\nexport type A = typeof nothing`,
  })
  plantFiles(folder, { ...ring('orders', 'debts'), ...ring('debts', 'orders') })
  expect((await checkDependencies(folder)).violations).toEqual([])
  expect(await findFeatureRings(folder)).toEqual([
    expect.stringMatching(/^features import one another in a ring: (orders|debts) → /),
  ])
})

test('a test may enter another feature without making a ring', async () => {
  plantFiles(folder, {
    'apps/api/src/features/orders/index.ts': nothing,
    'apps/api/src/features/debts/a.ts': "import '../orders/index.ts'",
    'apps/api/src/features/orders/a.test.ts': "import '../debts/a.ts'",
  })
  expect(await findFeatureRings(folder)).toEqual([])
})
