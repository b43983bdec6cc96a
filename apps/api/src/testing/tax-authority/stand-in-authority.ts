import { randomInt, X509Certificate } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { canonicalInvoice } from '@warda/zatca/invoice-hash'
import { signInvoice } from '@warda/zatca/sign-invoice'
import { certificateAuthority } from './certificate-authority.ts'
import { documentChains } from './document-chain.ts'
import { type Finding, judgeDocument } from './judge-document.ts'
import { readSubmittedDocument, type SubmittedDocument } from './submitted-document.ts'

type Handler = (request: IncomingMessage, response: ServerResponse) => boolean

export type StandInAuthority = {
  /** The address for the setting ZATCA_URL. */
  url: string
  /** `METHOD path status` of every request, in order. */
  requests: string[]
  /** Answers the next requests of a path; returning false lets the stand-in answer. */
  interrupt: Map<string, Handler>
  /** With `on`, renewals need the compliance checks again (428). */
  setRenewalChecks(on: boolean): void
  /** Accepted documents in order of their counter, by unit. */
  counters(): number[][]
  /** Whether documents are cleared; with false they are to be reported (303). */
  setClearance(on: boolean): void
  close(): Promise<void>
}

export type StandInOptions = {
  port?: number
  /** All keys and secrets are derived from it. */
  seed?: string
  now?: () => number
  /** Years for which a production certificate is valid. */
  years?: number
  /** Further rules, such as the official rule sets; an error of it is answered with 503. */
  checkXml?: CheckXml
}

/** Rules for the XML of a document. */
export type CheckXml = (xml: string) => Promise<Finding[]>

/** A document of an authenticated request, with what `checkXml` found. */
type DocumentRequest = { body: Body; certificate: string; ruleFindings: readonly Finding[] }

const DOCUMENT_CALLS: Record<string, 'compliance' | 'reporting' | 'clearance'> = {
  'POST /compliance/invoices': 'compliance',
  'POST /invoices/reporting/single': 'reporting',
  'POST /invoices/clearance/single': 'clearance',
}

/** The kinds of documents that the compliance checks require. */
const COMPLIANCE_KINDS = ['true388', 'true381', 'true383', 'false388', 'false381', 'false383']

/** An answer: status and JSON. */
type Answer = { status: number; body: unknown }

/**
 * The tax authority's published API on a loopback port: issues certificates from its own authority, validates documents and stamps cleared
 * ones. Any one-time password of six digits but 000000 is valid, once. For the demo and tests.
 */
export async function startStandInAuthority(options: StandInOptions = {}): Promise<StandInAuthority> {
  const { seed = 'stand-in', now = Date.now, years = 5, checkXml = async () => [] } = options
  const authority = certificateAuthority(seed, now)
  const stampUnit = authority.stampUnit()
  const chains = documentChains()
  const usedPasswords = new Set<string>()
  const checked = new Map<string, { token: string; signingRequest: string; kinds: Set<string> }>()
  const accepted = new Map<string, { clearedInvoice: string | null }>()
  const requests: string[] = []
  const interrupt: StandInAuthority['interrupt'] = new Map()
  let clearance = true
  let renewalChecks = false

  const usePassword = (request: IncomingMessage): Answer | null => {
    const password = request.headers.otp
    if (typeof password !== 'string') return errors(400, 'Missing-OTP', 'OTP is required field')
    if (!/^\d{6}$/.test(password) || password === '000000' || usedPasswords.has(password))
      return errors(400, 'Invalid-OTP', 'The provided OTP is invalid')
    usedPasswords.add(password)
    return null
  }

  const issue = (kind: 'compliance' | 'production', signingRequest: string) => {
    const requestID = randomInt(1_000_000_000, 9_999_999_999)
    const { token, secret } = authority.issue(kind, signingRequest, kind === 'production' ? years : 1)
    if (kind === 'compliance') checked.set(String(requestID), { token, signingRequest, kinds: new Set() })
    return { requestID, dispositionMessage: 'ISSUED', binarySecurityToken: token, secret }
  }

  const issueFor = (request: IncomingMessage, body: Body, kind: 'compliance' | 'production'): Answer => {
    const refused = usePassword(request)
    if (refused) return refused
    try {
      return { status: 200, body: issue(kind, decode(body.csr)) }
    } catch {
      return errors(400, 'Invalid-CSR', 'The provided Certificate Signing Request (CSR) is invalid')
    }
  }

  const validate = ({ body, certificate, ruleFindings }: DocumentRequest, chained: boolean) => {
    const document = readSubmittedDocument(decode(body.invoice))
    if (!document) return { document: null, findings: [INVALID_XML] }
    const invoiceHash = String(body.invoiceHash)
    const findings = judgeDocument({ document, invoiceHash, uuid: String(body.uuid), certificate }, now())
    const problem = chained ? chains.findProblem(getUnitName(certificate), document, invoiceHash) : null
    if (problem !== null)
      findings.push({ type: 'ERROR', code: 'invalid-previous-hash', category: 'PIH', message: problem })
    return { document, findings: [...findings, ...ruleFindings] }
  }

  const submit = (request: DocumentRequest, kind: 'reporting' | 'clearance'): Answer => {
    const { body, certificate } = request
    if (kind === 'clearance' && !clearance)
      return { status: 303, body: { message: 'Clearance is deactivated. Please use the reporting endpoint instead.' } }
    const earlier = accepted.get(String(body.uuid))
    if (earlier && kind === 'reporting') return results(409, [ALREADY_REPORTED], kind)
    if (earlier) return results(202, [DUPLICATE], kind, earlier.clearedInvoice)
    const { document, findings } = validate(request, true)
    if (document && kind === 'clearance' && document.simplified) findings.push(WRONG_KIND)
    if (document && kind === 'reporting' && !document.simplified && clearance) findings.push(WRONG_KIND)
    if (!document || findings.some(({ type }) => type === 'ERROR')) return results(400, findings, kind)
    const cleared = kind === 'clearance' ? encode(stamp(document)) : null
    accepted.set(document.uuid, { clearedInvoice: cleared })
    chains.add(getUnitName(certificate), document, String(body.invoiceHash))
    return results(findings.length === 0 ? 200 : 202, findings, kind, cleared)
  }

  const stamp = ({ xml }: SubmittedDocument): string => signInvoice(canonicalInvoice(xml), stampUnit, now()).xml

  const checkCompliance = (request: DocumentRequest, token: string): Answer => {
    const { document, findings } = validate(request, false)
    const failed = !document || findings.some(({ type }) => type === 'ERROR')
    const entry = [...checked.values()].find((candidate) => candidate.token === token)
    if (document && !failed) entry?.kinds.add(`${document.simplified}${document.typeCode}`)
    return results(
      failed ? 400 : findings.length === 0 ? 200 : 202,
      findings,
      document?.simplified ? 'reporting' : 'clearance',
    )
  }

  const issueProduction = (body: Body): Answer => {
    const entry = checked.get(String(body.compliance_request_id))
    if (!entry) return errors(400, 'Invalid-ComplianceRequestId', 'The compliance request is unknown')
    if (!COMPLIANCE_KINDS.every((kind) => entry.kinds.has(kind)))
      return errors(400, 'Missing-ComplianceSteps', 'Compliance steps for this CSID are not yet complete')
    return { status: 200, body: issue('production', entry.signingRequest) }
  }

  const answer = async (request: IncomingMessage, body: Body): Promise<Answer> => {
    if (request.headers['accept-version'] !== 'V2')
      return { status: 406, body: 'This Version is not supported or not provided in the header.' }
    const call = `${request.method} ${(request.url ?? '').replace(/^\/(developer-portal|simulation|core)/, '')}`
    if (call === 'POST /compliance') return issueFor(request, body, 'compliance')
    const isCompliance = ['POST /compliance/invoices', 'POST /production/csids'].includes(call)
    const { token, secret } = readCredentials(request)
    const certificate = authenticate(isCompliance ? 'compliance' : 'production', token, secret)
    if (certificate === null) return { status: 401, body: { status: 401, error: 'Unauthorized', message: '' } }
    if (call === 'POST /production/csids') return issueProduction(body)
    if (call === 'PATCH /production/csids' && renewalChecks) {
      const { body: value } = issueFor(request, body, 'compliance')
      return { status: 428, body: { value } }
    }
    if (call === 'PATCH /production/csids') return issueFor(request, body, 'production')
    const judge = DOCUMENT_CALLS[call]
    if (judge) {
      // Before any other check, because those must not be interrupted.
      const ruleFindings = await checkXml(decode(body.invoice)).catch(() => null)
      if (ruleFindings === null) return { status: 503, body: { message: 'The rules cannot be applied now.' } }
      const document = { body, certificate, ruleFindings }
      return judge === 'compliance' ? checkCompliance(document, token) : submit(document, judge)
    }
    return { status: 404, body: { message: 'Not found' } }
  }

  const authenticate = (kind: 'compliance' | 'production', token: string, secret: string): string | null => {
    try {
      return authority.authenticate(kind, token, secret)
    } catch {
      return null
    }
  }

  const server = createServer((request, response) => {
    void readBody(request).then(async (body) => {
      if (interrupt.get((request.url ?? '').replace(/^\/[a-z-]+/, ''))?.(request, response)) return
      const { status, body: content } = await answer(request, body)
      requests.push(`${request.method} ${request.url} ${status}`)
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(JSON.stringify(content))
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(options.port ?? 0, '127.0.0.1', resolve)
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    interrupt,
    counters: chains.counters,
    setClearance(on) {
      clearance = on
    },
    setRenewalChecks(on) {
      renewalChecks = on
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

type Body = Record<string, unknown>

async function readBody(request: IncomingMessage): Promise<Body> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  try {
    const body: unknown = JSON.parse(Buffer.concat(chunks).toString('utf8'))
    return typeof body === 'object' && body !== null ? (body as Body) : {}
  } catch {
    return {}
  }
}

function readCredentials(request: IncomingMessage): { token: string; secret: string } {
  const [, encoded = ''] = /^Basic (.+)$/.exec(request.headers.authorization ?? '') ?? []
  const [token = '', secret = ''] = decode(encoded).split(':')
  return { token, secret }
}

/** The unit's name in a certificate, which a renewal does not change. */
const getUnitName = (certificate: string): string => new X509Certificate(Buffer.from(certificate, 'base64')).subject

const decode = (value: unknown): string => Buffer.from(String(value), 'base64').toString('utf8')
const encode = (text: string): string => Buffer.from(text, 'utf8').toString('base64')

const errors = (status: number, code: string, message: string): Answer => ({
  status,
  body: { errors: [{ code, message }] },
})

const INVALID_XML: Finding = {
  type: 'ERROR',
  code: 'XSD_ZATCA_INVALID',
  category: 'XSD validation',
  message: 'Schema validation failed; XML does not comply with UBL 2.1 standards',
}
const WRONG_KIND: Finding = {
  type: 'ERROR',
  code: 'invalid-invoice-type',
  category: 'KSA',
  message: 'Simplified documents are reported and standard documents are cleared',
}
const DUPLICATE: Finding = {
  type: 'WARNING',
  code: 'Invoice-Warning',
  category: 'Duplicate-Invoice',
  message: 'Invoice Hash Previously submitted.',
}
const ALREADY_REPORTED: Finding = {
  type: 'ERROR',
  code: '',
  category: '',
  message: 'Invoice was already Reported successfully earlier.',
}

/** An answer about a document. */
function results(
  status: number,
  findings: readonly Finding[],
  kind: 'reporting' | 'clearance',
  clearedInvoice: string | null = null,
): Answer {
  const failed = status >= 400
  const of = (type: Finding['type']) => findings.filter((finding) => finding.type === type)
  const outcome =
    kind === 'reporting'
      ? { reportingStatus: failed ? 'NOT_REPORTED' : 'REPORTED' }
      : { clearanceStatus: failed ? 'NOT_CLEARED' : 'CLEARED' }
  return {
    status,
    body: {
      validationResults: {
        infoMessages: [],
        warningMessages: of('WARNING'),
        errorMessages: of('ERROR'),
        status: failed ? 'ERROR' : findings.length > 0 ? 'WARNING' : 'PASS',
      },
      ...outcome,
      ...(clearedInvoice === null ? {} : { clearedInvoice }),
    },
  }
}
