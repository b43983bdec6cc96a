import { setTimeout as pause } from 'node:timers/promises'
import type { Language } from '@warda/domain/language'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { Actor } from '../../http/call.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import type { World } from '../../world.ts'
import { gatewayOf } from './gateway-of.ts'
import { type AttemptFault, type Opened, openAttempt } from './open-attempt.ts'
import { returnAddress, safeLink } from './payment-links.ts'
import { findAttempt, findPayer, insertLink, moveAttempt, noteAttempt } from './queries.ts'

export type Link = { link: string; mobileUrl: string; qrUrl: string }

export type AddPaymentFault = AttemptFault | 'payment.running' | 'payment.link_unavailable'

type Asked = Wanted & { actor: Actor }

type Wanted = {
  orderId: string
  language: Language
  /** What the gateway shows, for an order's number. */
  describe: (orderNumber: number) => string
}

/** How long a second click waits for the first one's link: this often, this many milliseconds. */
const LOOKS = 25
const LOOK_MS = 100

/**
 * Opens, or finds again, the payment link for what an order owes (API-23). The attempt is written before the gateway is asked and no
 * transaction is open meanwhile; parallel calls share one attempt. A lost answer parks it: no second link is made blindly.
 */
export async function addPayment(world: World, asked: Asked): Promise<Result<Link, AddPaymentFault>> {
  const opened = await openAttempt(world, asked)
  return opened.ok ? answerLink(world, opened.value, asked) : opened
}

/** The link of an attempt that was opened or found: waited for, or asked of the gateway. */
export async function answerLink(world: World, opened: Opened, asked: Wanted): Promise<Result<Link, AddPaymentFault>> {
  switch (opened.step) {
    case 'ready':
      return ok(linkOf(opened.attempt))
    case 'parked':
      return refuse('payment.link_unavailable')
    case 'asking':
      return waitForLink(world, opened.attempt.id)
    case 'new':
      return askForLink(world, asked, opened)
  }
}

const linkOf = ({ link, mobileUrl, qrUrl }: Link): Link => ({ link, mobileUrl, qrUrl })

async function waitForLink(world: World, attemptId: string): Promise<Result<Link, AddPaymentFault>> {
  for (let looked = 0; looked < LOOKS; looked++) {
    const attempt = await findAttempt(world.db, attemptId)
    if (attempt?.state === 'pending') return ok(linkOf(attempt))
    if (attempt?.state !== 'created' || attempt.errorCode !== '') return refuse('payment.link_unavailable')
    await pause(LOOK_MS)
  }
  return refuse('payment.running')
}

async function askForLink(
  world: World,
  asked: Wanted,
  { attempt, orderNumber, buyerId }: Opened,
): Promise<Result<Link, AddPaymentFault>> {
  const gateway = gatewayOf(world)
  const payer = await findPayer(world.db, buyerId)
  const made = await gateway.createLink({
    attemptId: attempt.id,
    orderNumber: String(orderNumber),
    amount: attempt.amount,
    customer: payer ?? { name: '', phone: '', email: '' },
    description: asked.describe(orderNumber),
    language: asked.language,
    returnUrl: returnAddress(world.config.PUBLIC_URL, gateway.name, asked.orderId),
  })
  if (!made.ok) {
    world.log.warn({ attemptId: attempt.id, reason: made.reason }, 'the gateway gave no payment link')
    if (made.reason === 'unknown')
      await noteAttempt(world.db, attempt.id, { errorCode: 'unknown', at: new Date(world.clock.now()) })
    else await moveAttempt(world.db, attempt.id, ['created'], 'failed', made.reason)
    return refuse('payment.link_unavailable')
  }
  const safe = safeLink(made.value, gateway, world.config.PUBLIC_URL)
  if (!safe) {
    world.log.error({ attemptId: attempt.id }, 'the gateway gave a link to a foreign address')
    await moveAttempt(world.db, attempt.id, ['created'], 'failed', 'foreign_link')
    await gateway.cancel(made.value.trNumber)
    return refuse('payment.link_unavailable')
  }
  if (await insertLink(world.db, attempt.id, safe)) return ok(linkOf(safe))
  // The order was called off while the gateway was asked: so is the link, by the queue.
  await enqueue(world.db, 'check-payment', { attemptId: attempt.id }, { key: `check-payment:${attempt.id}` })
  return refuse('order.cancelled')
}
