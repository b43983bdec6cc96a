import type { ServerResponse } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type StandInAuthority, startStandInAuthority } from '../../testing/tax-authority/stand-in-authority.ts'
import type { TaxAuthority } from '../tax-authority.ts'
import { zatcaClient } from './zatca-client.ts'

const REPORTING = '/invoices/reporting/single'
const CLEARANCE = '/invoices/clearance/single'

let authority: StandInAuthority
let client: TaxAuthority
beforeAll(async () => {
  authority = await startStandInAuthority()
  client = zatcaClient({ url: authority.url, timeoutMs: 1_000 })
})
afterAll(() => authority.close())
beforeEach(() => authority.interrupt.clear())

const credentials = { token: 'token', secret: 'secret' }
/** A cleared document as the authority returns it. */
const clearedXml = (uuid: string): string =>
  `<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"><cbc:UUID xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2">${uuid}</cbc:UUID>مختومة</Invoice>`
const document = { uuid: '3cf5ee18-ee25-44ea-a444-2c37ba7f28be', invoiceHash: 'hash', xml: '<Invoice>وردة</Invoice>' }

/** Sets the authority's answer to all requests of a path. */
const answerWith = (path: string, status: number, body: unknown, write?: (response: ServerResponse) => void) =>
  authority.interrupt.set(path, (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' })
    if (write) write(response)
    else response.end(typeof body === 'string' ? body : JSON.stringify(body))
    return true
  })
const report = () => client.report('sandbox', credentials, document)
const clear = () => client.clear('sandbox', credentials, document)
const unavailable = (reason: string) => ({ kind: 'unavailable', reason })

test('ZATCA-04 every request has the documented path, headers and body', async () => {
  const requests: unknown[] = []
  for (const path of ['/compliance', '/compliance/invoices', '/production/csids', REPORTING, CLEARANCE])
    authority.interrupt.set(path, ({ method, url, headers }, response) => {
      const { otp, authorization, 'accept-version': version, 'clearance-status': clearance } = headers
      requests.push([method, url, version, otp ?? null, authorization ?? null, clearance ?? null])
      response.writeHead(401).end()
      return true
    })
  const request = { signingRequest: 'CSR', oneTimePassword: '123456' }
  await client.requestComplianceCertificate('sandbox', request)
  await client.checkDocument('simulation', credentials, document)
  await client.requestProductionCertificate('production', credentials, '12')
  await client.renewCertificate('production', credentials, request)
  await client.report('production', credentials, document)
  await client.clear('production', credentials, document)
  const basic = `Basic ${Buffer.from('token:secret').toString('base64')}`
  expect(requests).toEqual([
    ['POST', '/developer-portal/compliance', 'V2', '123456', null, null],
    ['POST', '/simulation/compliance/invoices', 'V2', null, basic, null],
    ['POST', '/core/production/csids', 'V2', null, basic, null],
    ['PATCH', '/core/production/csids', 'V2', '123456', basic, null],
    ['POST', `/core${REPORTING}`, 'V2', null, basic, '0'],
    ['POST', `/core${CLEARANCE}`, 'V2', null, basic, '1'],
  ])
})

const WARNING = { type: 'WARNING', code: 'BR-KSA-98', category: 'KSA', message: 'Late.', status: 'WARNING' }
const ERROR = { type: 'ERROR', code: 'BR-KSA-37', category: 'KSA', message: 'Four digits.', status: 'ERROR' }
const results = (messages: object, state: object) => ({ validationResults: messages, ...state })

describe('answers', () => {
  test('ZATCA-04 200 and 202 are accepted, with their warnings', async () => {
    answerWith(REPORTING, 200, results({ infoMessages: [], errorMessages: [] }, { reportingStatus: 'REPORTED' }))
    expect(await report()).toEqual({ kind: 'accepted', warnings: [], clearedXml: null })
    answerWith(REPORTING, 202, results({ warningMessages: [WARNING] }, { reportingStatus: 'REPORTED' }))
    const warnings = [{ level: 'warning', code: 'BR-KSA-98', text: 'Late.' }]
    expect(await report()).toEqual({ kind: 'accepted', warnings, clearedXml: null })
    const cleared = clearedXml(document.uuid)
    const clearedInvoice = Buffer.from(cleared).toString('base64')
    answerWith(CLEARANCE, 202, results({ warningMessages: WARNING }, { clearanceStatus: 'CLEARED', clearedInvoice }))
    expect(await clear()).toEqual({ kind: 'accepted', warnings, clearedXml: cleared })
  })

  test('ZATCA-04 303, 401 and 409 are read as clearance off, unauthorized and already reported', async () => {
    answerWith(CLEARANCE, 303, { message: 'Use reporting.' })
    expect(await clear()).toEqual({ kind: 'clearanceOff' })
    answerWith(REPORTING, 401, { status: 401, error: 'Unauthorized' })
    expect(await report()).toEqual({ kind: 'unauthorized' })
    answerWith(REPORTING, 409, results({ errorMessages: [{ code: null, message: 'Already.' }] }, {}))
    expect(await report()).toEqual({ kind: 'alreadyReported' })
    answerWith(CLEARANCE, 409, results({ errorMessages: [{ code: null, message: 'Already.' }] }, {}))
    expect(await clear()).toEqual({ kind: 'unavailable', reason: 'unreadable' })
  })

  test.each([
    ['in the results', results({ errorMessages: [ERROR] }, { reportingStatus: 'NOT_REPORTED' })],
    ['at the top', { errorMessages: ERROR }],
    ['as errors', { errors: [ERROR] }],
  ])('ZATCA-04 a 400 with its messages %s is refused', async (_, body) => {
    answerWith(REPORTING, 400, body)
    expect(await report()).toEqual({
      kind: 'refused',
      messages: [{ level: 'error', code: 'BR-KSA-37', text: 'Four digits.' }],
    })
  })

  test('ZATCA-04 a 400 with an unknown code, with texts or with one message is a refusal with these messages', async () => {
    answerWith(REPORTING, 400, { code: 'Never-Seen', message: 'Something new.' })
    expect(await report()).toEqual({
      kind: 'refused',
      messages: [{ level: 'error', code: 'Never-Seen', text: 'Something new.' }],
    })
    answerWith(REPORTING, 400, { errors: ['Denied by policy.'] })
    expect(await report()).toEqual({
      kind: 'refused',
      messages: [{ level: 'error', code: '', text: 'Denied by policy.' }],
    })
  })

  test('ZATCA-04 a 200 without the status REPORTED, or a clearance without a document, is no success', async () => {
    answerWith(REPORTING, 200, results({ errorMessages: [] }, { reportingStatus: 'NOT_REPORTED' }))
    expect(await report()).toEqual({ kind: 'refused', messages: [] })
    answerWith(REPORTING, 200, {})
    expect(await report()).toEqual(unavailable('unreadable'))
    answerWith(CLEARANCE, 200, results({}, { clearanceStatus: 'CLEARED' }))
    expect(await clear()).toEqual(unavailable('unreadable'))
  })

  test.each(['<html>Not an invoice</html>', '', '\0', clearedXml('8cf5ee18-ee25-44ea-a444-2c37ba7f28be')])(
    'ZATCA-05 a cleared document that is not the one that was sent is no answer: %s',
    async (cleared) => {
      const clearedInvoice = Buffer.from(cleared).toString('base64')
      answerWith(CLEARANCE, 200, results({}, { clearanceStatus: 'CLEARED', clearedInvoice }))
      expect(await clear()).toEqual(unavailable('unreadable'))
    },
  )

  test('ZATCA-05 NUL and unpaired surrogates are removed from messages', async () => {
    const half = '\ud83c'
    answerWith(REPORTING, 400, { errors: [{ code: 'A\0B', message: `${half}${'x'.repeat(998)}🌹` }] })
    expect(await report()).toEqual({
      kind: 'refused',
      messages: [{ level: 'error', code: 'AB', text: `\ufffd${'x'.repeat(998)}\ufffd` }],
    })
  })

  test.each([404, 405, 406, 413])('ZATCA-05 status %i of a gateway does not reject a document', async (status) => {
    answerWith(REPORTING, status, { message: 'no Route matched with those values' })
    expect(await report()).toEqual(unavailable('unreadable'))
  })

  test.each([200, 400, 404])('ZATCA-04 HTML with status %i is no answer', async (status) => {
    answerWith(REPORTING, status, '<html><body>Web application firewall</body></html>')
    expect(await report()).toEqual(unavailable('unreadable'))
  })

  test.each([500, 502, 503, 429])('ZATCA-04 status %i is tried again later', async (status) => {
    answerWith(REPORTING, status, { code: 'Invalid-Request', message: 'System failed to process your request' })
    expect(await report()).toEqual(unavailable('server_error'))
  })

  test('ZATCA-04 an answer of 5 MB is not read to its end', async () => {
    answerWith(REPORTING, 200, `"${'x'.repeat(5 * 1024 * 1024)}"`)
    expect(await report()).toEqual(unavailable('too_large'))
  })

  test('ZATCA-04 no answer is a timeout; a closed port and an interrupted answer are unreachable', async () => {
    authority.interrupt.set(REPORTING, () => true)
    expect(await report()).toEqual(unavailable('timeout'))
    answerWith(REPORTING, 200, '', (response) => {
      response.write('{"reporting')
      response.destroy()
    })
    expect(await report()).toEqual(unavailable('unreachable'))
    const closed = zatcaClient({ url: 'http://127.0.0.1:9', timeoutMs: 1_000 })
    expect(await closed.report('sandbox', credentials, document)).toEqual(unavailable('unreachable'))
  })

  test('ZATCA-04 a certificate is issued, 428 requires the checks again, a wrong password is refused', async () => {
    const request = { signingRequest: 'CSR', oneTimePassword: '123456' }
    const issued = { requestID: 347, dispositionMessage: 'ISSUED', binarySecurityToken: 'dG9rZW4=', secret: 'c2VjcmV0' }
    const certificate = { requestId: '347', token: 'dG9rZW4=', secret: 'c2VjcmV0' }
    answerWith('/production/csids', 200, issued)
    expect(await client.renewCertificate('sandbox', credentials, request)).toEqual({ kind: 'issued', certificate })
    answerWith('/production/csids', 428, { value: { ...issued, dispositionMessage: 'NOT_COMPLIANT', errors: null } })
    expect(await client.renewCertificate('sandbox', credentials, request)).toEqual({
      kind: 'checksNeeded',
      certificate,
    })
    answerWith('/compliance', 400, { errors: [{ code: 'Missing-OTP', message: 'OTP is required field' }] })
    expect(await client.requestComplianceCertificate('sandbox', request)).toEqual({
      kind: 'refused',
      messages: [{ level: 'error', code: 'Missing-OTP', text: 'OTP is required field' }],
    })
  })
})
