import { setTimeout as pause } from 'node:timers/promises'
import type { OrderId } from '@warda/domain/ids'
import type { Language } from '@warda/domain/language'
import { listOfferedMethods } from '@warda/domain/payments/online-methods'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import type { Actor } from '../../http/handler.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { withPortInUse } from '../../local-address.ts'
import { readSettings } from '../settings/index.ts'
import { type AttemptError, type OpenedAttempt, openAttempt } from './open-attempt.ts'
import { type PaidSubject, restrictLink, returnAddress } from './payment-links.ts'
import { findAttempt, findPayer, insertLink, moveAttempt, recordAttemptCheck } from './queries.ts'
import { findGateway } from './select-gateway.ts'

export type Link = { link: string; mobileUrl: string; qrUrl: string }

export type AddPaymentError = AttemptError | 'payment.running' | 'payment.link_unavailable'

type Input = LinkRequest & { actor: Actor; orderId: OrderId }

type LinkRequest = PaidSubject & {
  language: Language
  /** The description that the gateway shows. */
  describe: (orderNumber: number) => string
}

/** How a second request waits for the link of the first: number of polls, and ms between them. */
const MAX_POLLS = 25
const LOOK_MS = 100

/**
 * Creates or finds the payment link for the outstanding amount of an order (API-23). The attempt is written before the gateway is called,
 * outside a transaction; parallel calls share it. When the gateway's answer is lost, no second link is created.
 */
export async function addPayment(context: AppContext, input: Input): Promise<Result<Link, AddPaymentError>> {
  const opened = await openAttempt(context, input)
  return opened.ok ? presentLinkResult(context, opened.value, input) : opened
}

/** The link of an attempt: existing, awaited from another request, or created at the gateway. */
export async function presentLinkResult(
  context: AppContext,
  opened: OpenedAttempt,
  input: LinkRequest,
): Promise<Result<Link, AddPaymentError>> {
  switch (opened.step) {
    case 'ready':
      return ok(toLink(context, opened.attempt))
    case 'parked':
      return refuse('payment.link_unavailable')
    case 'asking':
      return waitForLink(context, opened.attempt.id)
    case 'new':
      return requestLink(context, input, opened)
  }
}

function toLink({ config }: AppContext, { link, mobileUrl, qrUrl }: Link): Link {
  const current = (address: string) => withPortInUse(address, config.PUBLIC_URL)
  return { link: current(link), mobileUrl: current(mobileUrl), qrUrl: current(qrUrl) }
}

async function waitForLink(context: AppContext, attemptId: string): Promise<Result<Link, AddPaymentError>> {
  for (let looked = 0; looked < MAX_POLLS; looked++) {
    const attempt = await findAttempt(context.db, attemptId)
    if (attempt?.state === 'pending') return ok(toLink(context, attempt))
    if (attempt?.state !== 'created' || attempt.errorCode !== '') return refuse('payment.link_unavailable')
    await pause(LOOK_MS)
  }
  return refuse('payment.running')
}

async function requestLink(
  context: AppContext,
  input: LinkRequest,
  { attempt, orderNumber, buyerId }: OpenedAttempt,
): Promise<Result<Link, AddPaymentError>> {
  const gateway = findGateway(context, attempt.gateway)
  if (!gateway) return refuse('payment.link_unavailable')
  const payer = await findPayer(context.db, buyerId)
  const created = await gateway.createLink({
    attemptId: attempt.id,
    orderNumber: String(orderNumber),
    amount: attempt.amount,
    customer: payer ?? { name: '', phone: '', email: '' },
    description: input.describe(orderNumber),
    language: input.language,
    methods: listOfferedMethods(gateway.methods, (await readSettings(context)).payments.methods),
    returnUrl: returnAddress(context.config.PUBLIC_URL, gateway.name, {
      ...('giftCardId' in input ? { giftCardId: input.giftCardId } : { orderId: input.orderId }),
      attemptId: attempt.id,
    }),
  })
  if (!created.ok) {
    context.log.warn({ attemptId: attempt.id, reason: created.reason }, 'the gateway gave no payment link')
    if (created.reason === 'unknown')
      await recordAttemptCheck(context.db, attempt.id, { errorCode: 'unknown', at: new Date(context.clock.now()) })
    else await moveAttempt(context.db, attempt.id, ['created'], 'failed', created.reason)
    return refuse('payment.link_unavailable')
  }
  const safe = restrictLink(created.value, gateway, context.config.PUBLIC_URL)
  if (!safe) {
    context.log.error({ attemptId: attempt.id }, 'the gateway gave a link to a foreign address')
    await moveAttempt(context.db, attempt.id, ['created'], 'failed', 'foreign_link')
    await gateway.cancel(created.value.trNumber)
    return refuse('payment.link_unavailable')
  }
  if (await insertLink(context.db, attempt.id, safe)) return ok(toLink(context, safe))
  // The order was cancelled during the gateway call: the job cancels the link.
  await enqueue(context.db, 'check-payment', { attemptId: attempt.id }, { key: `check-payment:${attempt.id}` })
  return refuse('order.cancelled')
}
