import { generateKeyPairSync, randomUUID } from 'node:crypto'
import type { InvoiceDocument } from '@warda/domain/invoices/invoice-document'
import { COMPLIANCE_KINDS, complianceXml } from '@warda/zatca/compliance-documents'
import { FIRST_PREVIOUS_HASH } from '@warda/zatca/invoice-hash'
import { signInvoice } from '@warda/zatca/sign-invoice'
import { readCertificate } from '@warda/zatca/signing-certificate'
import { createSigningRequest } from '@warda/zatca/signing-request'
import { BUSINESS_BUYER, makeInvoice, SELLER } from '@warda/zatca/testing/make-document'
import { signDocument } from '@warda/zatca/testing/signed-document'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CertificateAnswer, SignedDocument } from '../../apps/api/src/adapters/tax-authority.ts'
import { zatcaClient } from '../../apps/api/src/adapters/zatca/zatca-client.ts'
import {
  type StandInAuthority,
  startStandInAuthority,
} from '../../apps/api/src/testing/tax-authority/stand-in-authority.ts'
import { authorityRules } from './authority-rules.ts'
import { createOfficialRules } from './official-rules.ts'

const rules = createOfficialRules(process.env.ZATCA_MATERIAL ?? '')
let authority: StandInAuthority
beforeAll(async () => {
  authority = await startStandInAuthority({ checkXml: authorityRules(rules) })
  // The first check compiles the rules.
  await rules.check('<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"/>')
})
afterAll(async () => {
  rules.close()
  await authority.close()
})

const unitDetails = {
  commonName: 'Unit 1',
  serialNumber: '1-Warda|2-1|3-1',
  organizationIdentifier: SELLER.vatNumber,
  organizationUnit: 'Riyadh',
  organization: SELLER.name.ar,
  invoiceTypes: '1100',
  location: 'RRRD2929',
  businessCategory: 'Flowers',
}

function requireIssued(answer: CertificateAnswer) {
  if (answer.kind !== 'issued') throw new Error(JSON.stringify(answer))
  return answer.certificate
}

test('ZATCA-05 the stand-in authority accepts documents that follow the official rules, and rejects others with the id of the rule', async () => {
  const client = zatcaClient({ url: authority.url, timeoutMs: 60_000 })
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'secp256k1' })
  const signingRequest = createSigningRequest(unitDetails, privateKey, 'simulation')
  const readUnit = (token: string) => ({
    privateKey,
    certificate: readCertificate(Buffer.from(token, 'base64').toString('utf8')),
  })
  const request = { signingRequest, oneTimePassword: '111111' }
  const compliance = requireIssued(await client.requestComplianceCertificate('simulation', request))
  for (const kind of COMPLIANCE_KINDS) {
    const uuid = randomUUID()
    const xml = complianceXml(kind, { seller: SELLER, issuedAt: Date.now(), uuid }, FIRST_PLACE)
    const signed = signInvoice(xml, readUnit(compliance.token), Date.now())
    expect(await client.checkDocument('simulation', compliance, { uuid, ...signed })).toMatchObject({
      kind: 'accepted',
      warnings: [],
    })
  }
  const production = requireIssued(
    await client.requestProductionCertificate('simulation', compliance, compliance.requestId),
  )
  const sign = (changes: Partial<InvoiceDocument>): SignedDocument => {
    const basket = { lines: [{ unitPrice: 11_500, quantity: 1 }] }
    const invoice = makeInvoice(basket, { buyer: BUSINESS_BUYER, issuedAt: Date.now(), ...changes })
    return { uuid: invoice.uuid, ...signDocument(invoice, readUnit(production.token), FIRST_PLACE) }
  }
  const { business } = BUSINESS_BUYER
  const toItself = {
    name: 'Warda',
    business: { ...(business as NonNullable<typeof business>), vatNumber: SELLER.vatNumber },
  }
  expect(await client.clear('simulation', production, sign({ buyer: toItself }))).toMatchObject({
    kind: 'refused',
    messages: expect.arrayContaining([expect.objectContaining({ level: 'error', code: 'BR-CUSTOM-VALIDATION-01' })]),
  })
  expect(await client.clear('simulation', production, sign({}))).toMatchObject({ kind: 'accepted', warnings: [] })
})

const FIRST_PLACE = { counter: 1, previousHash: FIRST_PREVIOUS_HASH }
