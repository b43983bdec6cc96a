import { performance } from 'node:perf_hooks'
import { DISABLE_AFTER_MS, getRetryDelay } from '@warda/domain/webhooks/retry-schedule'
import { isPublicAddress } from '../../adapters/public-address.ts'
import { type PublicAnswer, sendPublicRequest } from '../../adapters/send-public-request.ts'
import type { AppContext } from '../../context.ts'
import { presentBody } from './body-present.ts'
import { type DueDelivery, recordDelivered, recordFailed } from './delivery-queries.ts'
import { signRequest, tryDecryptSecret } from './webhook-secret.ts'

const TIMEOUT_MS = 10_000
const MAX_ANSWER_BYTES = 1_000_000
/** Number of characters of a response body that are stored for the list of deliveries. */
const KEPT_ANSWER = 500
const GONE = 410

/** Sends a claimed delivery as Standard Webhooks describes it, and records the result. A redirect counts as a failure. */
export async function sendDelivery(context: AppContext, due: DueDelivery): Promise<void> {
  const secrets = decryptSecrets(context.config, due)
  const startedAt = performance.now()
  const answer = secrets.length === 0 ? UNREADABLE_SECRET : await send(context, due, secrets)
  const attempt = { ...summarise(answer), duration_ms: Math.round(performance.now() - startedAt) }
  if (attempt.status !== null && attempt.status >= 200 && attempt.status <= 299)
    return recordDelivered(context.db, due, attempt)
  const failure = answer.kind === 'answer' ? 'status' : answer.kind
  const isGone = attempt.status === GONE
  const delayMs = isGone ? null : getRetryDelay(due.attempts, Math.random())
  await recordFailed(context.db, due, { ...attempt, failure }, { delayMs, disableAfterMs: DISABLE_AFTER_MS, isGone })
}

/** The secrets that sign a request. Empty when the current one was encrypted with another SECRET of the server. */
function decryptSecrets(config: AppContext['config'], { webhookId, secret, formerSecret }: DueDelivery): string[] {
  const current = tryDecryptSecret(config, webhookId, secret)
  const former = formerSecret === null ? null : tryDecryptSecret(config, webhookId, formerSecret)
  return current === null ? [] : [current, ...(former === null ? [] : [former])]
}

function send({ config, clock }: AppContext, due: DueDelivery, secrets: readonly string[]): Promise<PublicAnswer> {
  const body = presentBody(due)
  const timestamp = Math.floor(clock.now() / 1000)
  return sendPublicRequest({
    url: due.url,
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'webhook-id': due.eventId,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': signRequest(secrets, { id: due.eventId, timestamp, body }),
    },
    body,
    timeoutMs: TIMEOUT_MS,
    maxBytes: MAX_ANSWER_BYTES,
    maxRedirects: 0,
    isAllowed: config.WEBHOOK_PRIVATE_NETWORK ? () => true : isPublicAddress,
  })
}

const UNREADABLE_SECRET = { kind: 'unreadableSecret' } as const

const summarise = (answer: PublicAnswer | typeof UNREADABLE_SECRET) =>
  answer.kind === 'answer' ? { status: answer.status, answer: toStoredText(answer.body) } : { status: null, answer: '' }

/** The start of a response body, without NUL characters, which PostgreSQL cannot store. */
const toStoredText = (body: Buffer): string =>
  body
    .subarray(0, KEPT_ANSWER * 4)
    .toString('utf8')
    .slice(0, KEPT_ANSWER)
    .toWellFormed()
    .replaceAll('\0', '\uFFFD')
