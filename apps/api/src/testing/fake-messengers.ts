import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

export type SentMessage = {
  provider: 'whatsapp' | 'unifonic' | 'taqnyat'
  to: string
  id: string
  body: Record<string, unknown>
}

/** How the fake treats the next request. */
export type Fault =
  | { status: number; body: unknown; headers?: Record<string, string> }
  | { html: string; status: number }
  | 'hang'
  | 'disconnect'
  /** Accepts the message and then closes the connection without an answer. */
  | 'acceptAndDisconnect'

export type FakeMessengers = {
  url: string
  /** Accepted messages, in order. */
  sent: SentMessage[]
  /** Faults of the next requests of a provider. */
  faults: Record<SentMessage['provider'], Fault[]>
  /** Settings of a shop that uses the fake. */
  environment(sms: 'unifonic' | 'taqnyat'): Record<string, string>
  close(): Promise<void>
}

let lastId = 0
/** Ids stay distinct when a test empties the list of sent messages. */
const nextId = (): number => {
  lastId += 1
  return lastId
}

const TOKEN = 'whatsapp-token-of-tests'
const APP_SID = 'unifonic-app-sid-of-tests'
const TAQNYAT_TOKEN = 'taqnyat-token-of-tests'
export const WHATSAPP_APP_SECRET = 'whatsapp-app-secret-of-tests'
export const VERIFY_TOKEN = 'verify-token-of-tests'
export const SMS_WEBHOOK_SECRET = 'sms-webhook-secret-of-tests'

/** The documented APIs of WhatsApp, Unifonic and Taqnyat on a loopback port. */
export async function fakeMessengers(): Promise<FakeMessengers> {
  const sent: SentMessage[] = []
  const faults: FakeMessengers['faults'] = { whatsapp: [], unifonic: [], taqnyat: [] }

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    // A kept connection may close between two tests on a busy machine, and the next message would count as lost.
    response.shouldKeepAlive = false
    let text = ''
    for await (const chunk of request) text += chunk
    const provider = findProvider(request.url ?? '')
    const fault = faults[provider].shift()
    if (fault === 'hang') return
    if (fault === 'disconnect') return void request.socket.destroy()
    if (fault !== undefined && fault !== 'acceptAndDisconnect') {
      const isHtml = 'html' in fault
      const headers = isHtml ? {} : (fault.headers ?? {})
      response.writeHead(fault.status, { 'content-type': isHtml ? 'text/html' : 'application/json', ...headers })
      return void response.end(isHtml ? fault.html : JSON.stringify(fault.body))
    }
    const answer = ANSWERS[provider](request, text, sent)
    if (fault === 'acceptAndDisconnect') return void request.socket.destroy()
    response.writeHead(answer.status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(answer.body))
  }

  const server = createServer((request, response) => void handle(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  return {
    url,
    sent,
    faults,
    environment: (sms) => ({
      WHATSAPP: 'cloud',
      WHATSAPP_URL: url,
      WHATSAPP_TOKEN: TOKEN,
      WHATSAPP_PHONE_NUMBER_ID: '106540352242922',
      WHATSAPP_APP_SECRET,
      WHATSAPP_VERIFY_TOKEN: VERIFY_TOKEN,
      SMS: sms,
      SMS_SENDER: 'Flowers',
      SMS_WEBHOOK_SECRET,
      UNIFONIC_URL: url,
      UNIFONIC_APP_SID: APP_SID,
      TAQNYAT_URL: url,
      TAQNYAT_TOKEN,
    }),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

const findProvider = (url: string): SentMessage['provider'] => {
  if (url === '/106540352242922/messages') return 'whatsapp'
  return url === '/rest/SMS/messages' ? 'unifonic' : 'taqnyat'
}

type Answer = { status: number; body: unknown }

const ANSWERS: Record<
  SentMessage['provider'],
  (request: IncomingMessage, text: string, sent: SentMessage[]) => Answer
> = {
  whatsapp(request, text, sent) {
    if (request.headers.authorization !== `Bearer ${TOKEN}`)
      return {
        status: 401,
        body: { error: { message: 'Invalid OAuth access token', type: 'OAuthException', code: 190 } },
      }
    const body = JSON.parse(text) as Record<string, unknown>
    const to = String(body.to)
    if (body.messaging_product !== 'whatsapp' || body.type !== 'template' || !/^\d+$/.test(to))
      return { status: 400, body: { error: { message: '(#100) Invalid parameter', code: 100 } } }
    const id = `wamid.${nextId()}`
    sent.push({ provider: 'whatsapp', to, id, body })
    const contacts = [{ input: to, wa_id: to }]
    return { status: 200, body: { messaging_product: 'whatsapp', contacts, messages: [{ id }] } }
  },
  unifonic(_request, text, sent) {
    const body = Object.fromEntries(new URLSearchParams(text))
    if (body.AppSid !== APP_SID)
      return { status: 401, body: { success: false, message: 'Authentication failed', errorCode: 'ER-401', data: [] } }
    if (!/^\d{8,15}$/.test(body.Recipient ?? ''))
      return { status: 482, body: { success: false, message: 'Invalid dest num', errorCode: 'ER-482', data: [] } }
    const id = String(3_200_017_889_310 + nextId())
    sent.push({ provider: 'unifonic', to: String(body.Recipient), id, body })
    const data = { MessageID: Number(id), CorrelationID: body.CorrelationID, Status: 'Queued', NumberOfUnits: 1 }
    return { status: 200, body: { success: true, message: '', errorCode: 'ER-00', data } }
  },
  taqnyat(request, text, sent) {
    if (request.headers.authorization !== `Bearer ${TAQNYAT_TOKEN}`)
      return { status: 401, body: { statusCode: 401, message: 'Unauthorized' } }
    const body = JSON.parse(text) as { recipients: string[]; body: string; sender: string }
    const [to = ''] = body.recipients
    const id = 5_452_899_970 + nextId()
    sent.push({ provider: 'taqnyat', to, id: String(id), body })
    return {
      status: 201,
      body: {
        statusCode: 201,
        messageId: id,
        cost: 0.05,
        currency: 'SAR',
        totalCount: 1,
        accepted: `[${to},]`,
        rejected: '[]',
      },
    }
  },
}
