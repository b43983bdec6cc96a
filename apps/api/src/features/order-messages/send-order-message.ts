import type { FailureCode } from '@warda/domain/order-messages/delivery-report'
import type { MessageChannel } from '@warda/domain/order-messages/message-rules'
import { listReachable } from '@warda/domain/order-messages/phone-number'
import { planMessage } from '@warda/domain/order-messages/plan-message'
import type { Messenger, SendResult } from '../../adapters/messengers/messenger.ts'
import type { AppContext } from '../../context.ts'
import { takeAttempt } from '../../db/rate-limits.ts'
import { inTransaction } from '../../db/transaction.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { hashPhone } from '../../short-code.ts'
import { readDeliveryDay, readSettings } from '../settings/index.ts'
import { failUnanswered, findDeliveries, saveOutcome, startDelivery } from './delivery-queries.ts'
import { findPerson, type MessagePerson } from './find-person.ts'
import { listChannels } from './get-preference.ts'
import { mailMessage } from './mail-message.ts'
import { createMessagePath } from './message-links.ts'
import { type ClaimedMessage, claimMessage, finishMessage, postponeMessage } from './queries.ts'
import { awaitsPayment, chooseTemplate, getValues, renderSms, renderWhatsApp } from './render-message.ts'

/** Seconds after which another process may send a message; longer than the timeout of a messenger. */
const LEASE_SECONDS = 180
/** How long an unclear outcome waits for a report before the next channel is tried. */
const REPORT_SECONDS = 600
/** Attempts at temporary refusals before the next channel is tried. */
const MAX_ATTEMPTS = 6
const MAX_PAUSE_SECONDS = 900
/** Messages about unpaid orders to one number. */
const MAX_UNPAID_A_DAY = 5
const DAY_SECONDS = 86_400
/** Claims after which a message that cannot even be rendered is given up. */
const MAX_CLAIMS = 60

/**
 * Sends a message by the first channel of its person that works (OPEN-04). What may have been sent is never sent again by the same channel;
 * a failure, also one reported later, leads to the next channel once.
 */
export async function sendOrderMessage(context: AppContext, { messageId }: { messageId: string }): Promise<void> {
  const message = await claimMessage(context.db, messageId, LEASE_SECONDS)
  if (!message) return
  if (message.attempts > MAX_CLAIMS) return finishMessage(context.db, message, 'failed', 'other')
  await failUnanswered(context.db, message.id, message.round, REPORT_SECONDS)
  const person = await findPerson(context, message)
  if (!person || message.isOld) return finishMessage(context.db, message, 'skipped', 'outdated')
  while (await tryNextChannel(context, message, person));
}

/** True when a channel failed and the next one is to be tried. */
async function tryNextChannel(context: AppContext, message: ClaimedMessage, person: MessagePerson): Promise<boolean> {
  const deliveries = await findDeliveries(context.db, message.id, message.round)
  if (deliveries.some(({ state }) => state === 'sending' || state === 'unknown')) {
    await tryLater(context, message, REPORT_SECONDS)
    return false
  }
  const tried = deliveries.filter(({ state }) => state !== 'waiting').map(({ channel }) => channel)
  const now = context.clock.now()
  const plan = planMessage(await toFacts(context, message, person, tried), now)
  if (plan.kind === 'skip') {
    // A failed channel before: nobody was reached.
    const hasFailed = tried.length > 0 && plan.reason !== 'other_mail'
    await finishMessage(context.db, message, hasFailed ? 'failed' : 'skipped', plan.reason)
    return false
  }
  if (plan.kind === 'wait') {
    await tryLater(context, message, (plan.untilMs - now) / 1_000)
    return false
  }
  if (plan.channel === 'mail') {
    await mailMessage(context, message, person)
    return false
  }
  if (!(await mayAskForPayment(context, message, person))) {
    await finishMessage(context.db, message, 'skipped', 'many_unpaid')
    return false
  }
  const messenger = context.messengers[plan.channel]
  return messenger !== null && sendByMessenger(context, { message, person, channel: plan.channel, messenger })
}

/** Counts messages about unpaid orders by number: anybody can enter a stranger's number and place orders that cost nothing. */
async function mayAskForPayment(
  context: AppContext,
  { event, attempts }: ClaimedMessage,
  { subject, phone }: MessagePerson,
): Promise<boolean> {
  if (event !== 'placed' || subject.kind !== 'order' || !awaitsPayment(subject.order) || attempts > 1) return true
  const key = `unpaid-message:${hashPhone(context.config.SECRET, phone ?? '').toString('hex')}`
  return (await takeAttempt(context.db, key, MAX_UNPAID_A_DAY, DAY_SECONDS)) !== null
}

async function toFacts(
  context: AppContext,
  { event, audience }: ClaimedMessage,
  person: MessagePerson,
  tried: readonly MessageChannel[],
) {
  const { subject, preference, isAllowed, isStopped, phone, mail } = person
  const date = subject.kind === 'order' ? subject.order.deliveryDate : subject.run.date
  return {
    event,
    audience,
    state: subject.kind === 'order' ? subject.order.state : null,
    isToday: date === (await readDeliveryDay(context)).day,
    isAllowed,
    isStopped,
    preference,
    hasPhone: phone !== null,
    hasMail: mail !== null,
    available: listReachable(phone, listChannels(context)),
    tried,
  }
}

type Sending = { message: ClaimedMessage; person: MessagePerson; channel: 'whatsapp' | 'sms'; messenger: Messenger }

async function sendByMessenger(context: AppContext, sending: Sending): Promise<boolean> {
  const { message, person, channel, messenger } = sending
  const { language, phone, subject } = person
  const { identity } = await readSettings(context)
  const template = chooseTemplate(message, subject)
  const url = context.config.PUBLIC_URL + (await createMessagePath(context, message, subject))
  const values = getValues(subject, identity.name[language], url, language)
  const whatsApp = renderWhatsApp(template, values, language)
  const { id: messageId, round } = message
  const id = await startDelivery(context.db, { messageId, round, channel, provider: messenger.provider })
  // Another process has begun meanwhile.
  if (id === null || phone === null) return false
  const text = channel === 'sms' ? renderSms(template, values, language) : whatsApp.text
  const result = await messenger.send({ id, to: phone, language, template, parameters: whatsApp.parameters, text })
  return handleResult(context, message, id, result)
}

/** Stores what the provider answered; true when the next channel is to be tried. */
async function handleResult(
  context: AppContext,
  message: ClaimedMessage,
  deliveryId: string,
  result: SendResult,
): Promise<boolean> {
  const { db } = context
  if (result.kind === 'accepted') {
    const { providerId, isDelivered = false } = result
    const state = await saveOutcome(db, deliveryId, { state: isDelivered ? 'delivered' : 'sent', providerId })
    // A report of a failure that came before the answer has queued the message again.
    if (state !== 'failed') await finishMessage(db, message, 'sent', null)
    return false
  }
  if (result.kind === 'lost') {
    await saveOutcome(db, deliveryId, { state: 'unknown' })
    await tryLater(context, message, REPORT_SECONDS)
    return false
  }
  if (result.kind === 'later' && message.attempts < MAX_ATTEMPTS) {
    await saveOutcome(db, deliveryId, { state: 'waiting', reason: result.reason })
    const pause = result.afterSeconds ?? 2 ** message.attempts
    await tryLater(context, message, Math.min(Math.max(pause, 1), MAX_PAUSE_SECONDS))
    return false
  }
  await fail(context, message, deliveryId, result.reason)
  return true
}

async function fail(
  context: AppContext,
  { id, event, audience }: ClaimedMessage,
  deliveryId: string,
  reason: FailureCode,
): Promise<void> {
  context.log.warn({ messageId: id, event, audience, reason }, 'a message was refused; the next channel is tried')
  await saveOutcome(context.db, deliveryId, { state: 'failed', reason })
}

async function tryLater(context: AppContext, message: ClaimedMessage, seconds: number): Promise<void> {
  await inTransaction(context.db, async (trx) => {
    const due = await postponeMessage(trx, message, seconds)
    if (due === null) return
    const job = { messageId: message.id }
    await enqueue(trx, 'send-order-message', job, { key: `order-message:${message.id}`, notBefore: due })
  })
}
