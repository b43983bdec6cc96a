import { InvalidXmlError } from '@warda/zatca/read-xml'
import { type Verification, verifyInvoice } from '@warda/zatca/verify-invoice'
import type { Finding } from './finding.ts'
import { loadRules } from './schematron.ts'
import { loadUblSchema } from './ubl-schema.ts'

/** The official checks, made from the authority's material. */
export type OfficialChecks = Record<'UBL schema' | 'CEN rules' | 'ZATCA rules', (xml: string) => Finding[]>

/** `findings` is null for a check that did not run. */
export type CheckResult = { check: string; findings: Finding[] | null }

const NAMES: Record<Verification['part'], string> = {
  structure: 'signature structure',
  invoiceHash: 'invoice hash',
  signature: 'signature',
  signedProperties: 'signed properties',
  certificate: 'certificate',
  qrCode: 'QR code',
}

export async function loadOfficialChecks(folder: string): Promise<OfficialChecks> {
  return {
    'UBL schema': loadUblSchema(folder),
    'CEN rules': await loadRules(folder, 'cen'),
    'ZATCA rules': await loadRules(folder, 'zatca'),
  }
}

/** Runs all checks on a document; without `official`, the official ones are listed as not run. */
export function checkDocument(xml: string, official: OfficialChecks | null): CheckResult[] {
  const verified = verify(xml)
  if ('error' in verified) return [{ check: 'XML', findings: [verified.error] }]
  const names = ['UBL schema', 'CEN rules', 'ZATCA rules'] as const
  return [
    ...names.map((check) => ({ check, findings: official === null ? null : official[check](xml) })),
    ...Object.entries(NAMES).map(([part, check]) => ({ check, findings: findingsOf(part, verified.results) })),
  ]
}

function verify(xml: string): { results: Verification[] } | { error: Finding } {
  try {
    return { results: verifyInvoice(xml) }
  } catch (error) {
    if (!(error instanceof InvalidXmlError)) throw error
    return { error: { level: 'error', rule: '', text: error.message } }
  }
}

/** The findings of a part; null when the document is not signed and the part does not exist. */
function findingsOf(part: string, results: readonly Verification[]): Finding[] | null {
  const result = results.find((candidate) => candidate.part === part)
  if (result === undefined) return null
  return result.problem === null ? [] : [{ level: 'error', rule: '', text: result.problem }]
}

export const hasErrors = (results: readonly CheckResult[]): boolean =>
  results.some(({ findings }) => findings?.some(({ level }) => level === 'error') ?? false)

/** One line per check, and an indented line per finding. */
export const formatResults = (results: readonly CheckResult[]): string[] =>
  results.flatMap(({ check, findings }) => {
    if (findings === null) return [`  – ${check}: not checked`]
    const errors = findings.filter(({ level }) => level === 'error').length
    const warnings = findings.length - errors
    const count = warnings === 0 ? '' : ` (${warnings} ${warnings === 1 ? 'warning' : 'warnings'})`
    const lines = findings.map(({ level, rule, text }) => `      ${[level, rule].join(' ').trim()}: ${text}`)
    return [`  ${errors > 0 ? '✗' : '✓'} ${check}${count}`, ...lines]
  })
