import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto'
import { CertificationRequest } from '@peculiar/asn1-csr'
import { AsnConvert } from '@peculiar/asn1-schema'
import { expect, test } from 'vitest'
import { readSigningRequest } from './issue-certificate.ts'
import { createSigningRequest, TAX_ENVIRONMENTS, type UnitDetails } from './signing-request.ts'

/** The values of the Authority's English example. */
const EXAMPLE: UnitDetails = {
  commonName: 'TST-886431145-399999999900003',
  serialNumber: '1-TST|2-TST|3-ed22f1d8-e6a2-1118-9b58-d9a8f11e445f',
  organizationIdentifier: '399999999900003',
  organizationUnit: 'Riyadh Branch',
  organization: 'Maximum Speed Tech Supply LTD',
  invoiceTypes: '1100',
  location: 'RRRD2929',
  businessCategory: 'Supply activities',
}
const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'secp256k1' })
const toDer = (pem: string): Buffer => Buffer.from(pem.replaceAll(/-----[A-Z ]+-----|\s/g, ''), 'base64')

test('ZATCA-04 the signing request has the names of the example in its order, and the directory name to the byte', () => {
  const { subject, extensions } = readSigningRequest(createSigningRequest(EXAMPLE, privateKey, 'sandbox'))
  expect(subject.map(([part]) => [part?.type, String(part?.value)])).toEqual([
    ['2.5.4.6', 'SA'],
    ['2.5.4.11', 'Riyadh Branch'],
    ['2.5.4.10', 'Maximum Speed Tech Supply LTD'],
    ['2.5.4.3', 'TST-886431145-399999999900003'],
  ])
  expect(extensions.map(({ extnID, critical }) => [extnID, critical])).toEqual([
    ['1.3.6.1.4.1.311.20.2', false],
    ['2.5.29.17', false],
  ])
  // The extension of the Authority's published request with these values.
  expect(
    Buffer.from(extensions[1]?.extnValue.buffer ?? new ArrayBuffer())
      .toString('hex')
      .toUpperCase(),
  ).toBe(
    '3081A2A4819F30819C313B303906035504040C32312D5453547C322D5453547C332D65643232663164382D653661322D313131382D396235382D643961386631316534343566311F301D060A0992268993F22C6401010C0F333939393939393939393030303033310D300B060355040C0C04313130303111300F060355041A0C085252524432393239311A3018060355040F0C11537570706C792061637469766974696573',
  )
})

test.each(TAX_ENVIRONMENTS.map((environment, at) => [environment, ['TSTZATCA', 'PREZATCA', 'ZATCA'][at]] as const))(
  'ZATCA-04 the template of %s is %s-Code-Signing',
  (environment, prefix) => {
    const { extensions } = readSigningRequest(createSigningRequest(EXAMPLE, privateKey, environment))
    const value = Buffer.from(extensions[0]?.extnValue.buffer ?? new ArrayBuffer())
    expect(value.subarray(2).toString()).toBe(`${prefix}-Code-Signing`)
    expect(value[0]).toBe(0x0c)
  },
)

test('ZATCA-04 the request is signed with its own key, and Arabic names are encoded unchanged', () => {
  const arabic = { ...EXAMPLE, organizationUnit: 'فرع الرياض', organization: 'شركة توريد التكنولوجيا المحدودة' }
  const pem = createSigningRequest(arabic, privateKey, 'production')
  const { certificationRequestInfo, signature } = AsnConvert.parse(toDer(pem), CertificationRequest)
  const signed = Buffer.from(AsnConvert.serialize(certificationRequestInfo))
  expect(verify('sha256', signed, createPublicKey(privateKey), new Uint8Array(signature))).toBe(true)
  expect(readSigningRequest(pem).subject.map(([part]) => String(part?.value))).toContain('فرع الرياض')
})
