import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { makeInvoice } from '@warda/zatca/testing/make-document'
import { makeTaxUnit } from '@warda/zatca/testing/make-tax-unit'
import { signDocument } from '@warda/zatca/testing/signed-document'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { plantFiles } from '../testing/plant-files.ts'
import { checkDocument, formatResults, hasErrors, loadOfficialChecks, type OfficialChecks } from './check-document.ts'

const INVOICE = 'urn:oasis:names:specification:ubl:schema:xsd:Invoice-2'
const BASIC = 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2'

/** Rules in the form of the official ones: compiled schematron. */
const rules = (asserts: string) => `<xsl:stylesheet version="2.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
  xmlns:svrl="http://purl.oclc.org/dsdl/svrl" xmlns:cbc="${BASIC}" xmlns:inv="${INVOICE}">
  <xsl:template match="/"><svrl:schematron-output>${asserts}</svrl:schematron-output></xsl:template></xsl:stylesheet>`

const assert = (test: string, attributes: string, text: string) => `<xsl:if test="not(${test})">
  <svrl:failed-assert ${attributes}><svrl:text>${text}</svrl:text></svrl:failed-assert></xsl:if>`

let folder: string
let official: OfficialChecks
beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'warda-zatca-'))
  plantFiles(folder, {
    'schemas/maindoc/UBL-Invoice-2.1.xsd': `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" targetNamespace="${INVOICE}"
      elementFormDefault="qualified"><xs:import namespace="${BASIC}" schemaLocation="../common/basic.xsd"/>
      <xs:element name="Invoice"><xs:complexType><xs:sequence><xs:any maxOccurs="unbounded" processContents="lax"/></xs:sequence>
      </xs:complexType></xs:element></xs:schema>`,
    'schemas/common/basic.xsd': `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" targetNamespace="${BASIC}">
      <xs:element name="IssueTime" type="xs:time"/></xs:schema>`,
    'rules/CEN-rules.xsl': rules(
      assert("//cbc:ID[. = 'INV-000001']", 'id="BR-1"', '[BR-1]-The number\n is INV-000001.'),
    ),
    'rules/ZATCA_rules.xsl': rules(assert("//cbc:IssueTime = '12:00:00'", 'id="BR-2" flag="warning"', 'It is noon.')),
  })
  official = await loadOfficialChecks(folder)
})
afterAll(() => rmSync(folder, { recursive: true }))

const unit = makeTaxUnit()
const invoice = makeInvoice({ lines: [{ unitPrice: 11_500, quantity: 1 }] })
const { xml } = signDocument(invoice, unit)
const signatureChecks = [
  'signature structure',
  'invoice hash',
  'signature',
  'signed properties',
  'certificate',
  'QR code',
]

test('ZATCA-02 a valid document has one line per check, and warnings are no errors', () => {
  const results = checkDocument(xml, official)
  expect(formatResults(results)).toEqual([
    '  ✓ UBL schema',
    '  ✓ CEN rules',
    '  ✓ ZATCA rules (1 warning)',
    '      warning BR-2: It is noon.',
    ...signatureChecks.map((check) => `  ✓ ${check}`),
  ])
  expect(hasErrors(results)).toBe(false)
})

test('ZATCA-02 errors of schema, rules and signature are named', () => {
  const wrong = xml.replace('<cbc:ID>INV-000001<', '<cbc:ID>INV-2<').replace('00:05:09<', 'soon<')
  const results = checkDocument(wrong, official)
  expect(hasErrors(results)).toBe(true)
  const lines = formatResults(results)
  expect(lines.filter((line) => line.startsWith('  ✗'))).toEqual([
    '  ✗ UBL schema',
    '  ✗ CEN rules',
    '  ✗ invoice hash',
    '  ✗ QR code',
  ])
  expect(lines).toContain('      error BR-1: The number is INV-000001.')
  expect(lines.find((line) => line.includes('IssueTime'))).toContain("'soon' is not a valid value")
})

test('ZATCA-02 without the official material, and without a signature, checks are listed as not run', () => {
  const unsigned = xml.replace(/<ext:UBLExtensions>.*<\/ext:UBLExtensions>/s, '')
  const results = checkDocument(unsigned, null)
  expect(formatResults(results)).toEqual([
    ...['UBL schema', 'CEN rules', 'ZATCA rules'].map((check) => `  – ${check}: not checked`),
    '  ✗ signature structure',
    '      error: the document is not signed',
    ...signatureChecks.slice(1).map((check) => `  – ${check}: not checked`),
  ])
  expect(hasErrors(results)).toBe(true)
})

test('a file that is no invoice has one error', () => {
  const results = checkDocument('<a/>', official)
  expect(formatResults(results)).toEqual(['  ✗ XML', '      error: the root is not a UBL invoice'])
  expect(hasErrors(results)).toBe(true)
})

test('a folder without the material is refused by name', async () => {
  await expect(loadOfficialChecks(path.join(folder, 'rules'))).rejects.toThrow('UBL-Invoice-2.1.xsd does not exist')
  rmSync(path.join(folder, 'rules/CEN-rules.xsl'))
  await expect(loadOfficialChecks(folder)).rejects.toThrow('has no file CEN')
})
