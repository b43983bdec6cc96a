// Receives webhooks, checks their signature (Standard Webhooks) and prints each event once.
//
//   WEBHOOK_SECRET=whsec_… PORT=4000 node docs/examples/webhook-receiver.mjs
//
// Needs Node.js 18 or newer and no packages.
import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer } from 'node:http'

const { WEBHOOK_SECRET = '', PORT = '4000' } = process.env
if (!WEBHOOK_SECRET.startsWith('whsec_')) {
  process.stderr.write('Set WEBHOOK_SECRET to the signing secret of the webhook (whsec_…).\n')
  process.exit(1)
}
const key = Buffer.from(WEBHOOK_SECRET.slice('whsec_'.length), 'base64')

// Seconds; older requests may be copies that somebody recorded.
const MAX_AGE = 300

function isGenuine(headers, body) {
  const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures = '' } = headers
  if (Math.abs(Date.now() / 1000 - Number(timestamp)) > MAX_AGE) return false
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest()
  // Two signatures while a secret is being replaced.
  return signatures.split(' ').some((signature) => {
    const given = Buffer.from(signature.replace(/^v1,/, ''), 'base64')
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
}

// A request is sent again when its answer was lost. A real receiver stores the ids, for at least three days.
const handled = new Set()

const server = createServer(async (request, response) => {
  const chunks = []
  for await (const chunk of request) chunks.push(chunk)
  const body = Buffer.concat(chunks).toString('utf8')
  if (!isGenuine(request.headers, body)) return response.writeHead(401).end()
  const id = request.headers['webhook-id']
  if (!handled.has(id)) {
    handled.add(id)
    const { type, timestamp, data } = JSON.parse(body)
    process.stdout.write(`${timestamp} ${type} ${JSON.stringify(data)}\n`)
  }
  // Answer at once; work that takes longer than some seconds belongs in a queue.
  response.writeHead(204).end()
})
server.listen(Number(PORT), () => process.stdout.write(`Listening on http://localhost:${server.address().port}\n`))
