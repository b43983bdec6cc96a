import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { makeInvoice } from '@warda/zatca/testing/make-document'
import { makeTaxUnit } from '@warda/zatca/testing/make-tax-unit'
import { signDocument } from '@warda/zatca/testing/signed-document'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inRepo } from './root.ts'
import { runNode } from './run.ts'
import { plantFiles } from './testing/plant-files.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'warda-zatca-check-'))
  const { xml } = signDocument(makeInvoice({ lines: [{ unitPrice: 11_500, quantity: 1 }] }), makeTaxUnit())
  plantFiles(folder, { 'valid.xml': xml, 'changed.xml': xml.replace('Damask', 'Persian') })
})
afterAll(() => rmSync(folder, { recursive: true }))

/** Runs the command in the folder, as npm does for a caller there. */
const check = (...args: string[]) =>
  runNode([inRepo('tools/zatca-check.ts'), ...args], { env: { INIT_CWD: folder, ZATCA_MATERIAL: undefined } })

test('ZATCA-02 the command ends with code 0 for a valid document', async () => {
  const { code, output } = await check('valid.xml')
  expect(code).toBe(0)
  expect(output.split('\n')).toEqual([
    'valid.xml',
    ...['UBL schema', 'CEN rules', 'ZATCA rules'].map((name) => `  – ${name}: not checked`),
    ...['signature structure', 'invoice hash', 'signature', 'signed properties', 'certificate', 'QR code'].map(
      (name) => `  ✓ ${name}`,
    ),
    '1 valid, 0 with errors',
  ])
})

test('ZATCA-02 the command ends with code 1 when one of several documents has an error', async () => {
  const { code, output } = await check('valid.xml', 'changed.xml')
  expect(code).toBe(1)
  expect(output).toContain('  ✗ invoice hash\n')
  expect(output).toContain('\n1 valid, 1 with errors')
})

test.each([
  [[], 'Name a file'],
  [['missing.xml'], 'missing.xml'],
  [['valid.xml', '--rules', '.'], 'UBL-Invoice-2.1.xsd does not exist'],
  [['valid.xml', '--rule', '.'], '--rule'],
])('wrong arguments are one sentence and code 1: %j', async (args, sentence) => {
  const { code, output } = await check(...args)
  expect([code, output.split('\n')]).toEqual([1, [expect.stringContaining(sentence)]])
})

test('ZATCA-06 the command makes and checks invoices, credit and debit notes of both kinds', async () => {
  const { code, output } = await check('--demo')
  expect(code).toBe(0)
  for (const kind of ['simplified', 'standard']) {
    for (const note of ['credit note of a line', 'debit note of a higher fee', 'credit note of everything'])
      expect(output).toContain(`\n${kind}: ${note}\n`)
  }
  expect(output).toMatch(/\n[4-9]\d valid, 0 with errors$/)
})
