import { isUndeliverableEmail } from '@warda/domain/email'
import type { OrderId } from '@warda/domain/ids'
import type { Language } from '@warda/domain/language'
import type { MessageChannel } from '@warda/domain/order-messages/message-rules'
import { parseMessagePhone } from '@warda/domain/order-messages/phone-number'
import type { AppContext } from '../../context.ts'
import { readDeliveryDay } from '../settings/index.ts'
import { findMessageDriver, findMessageOrder, type MessageDriver, type MessageOrder } from './fact-queries.ts'
import { findPreference } from './preference-queries.ts'
import type { ClaimedMessage } from './queries.ts'
import { hasStoppedMessages } from './stop-messages.ts'

/** The day and number of stops of a driver's run. */
export type RunDetail = { date: string; stops: number }

/** What a message is about. */
export type MessageSubject =
  | { kind: 'order'; order: MessageOrder }
  | { kind: 'run'; driver: MessageDriver; run: RunDetail }

/** The person whom a message is for. */
export type MessagePerson = {
  subject: MessageSubject
  name: string
  language: Language
  phone: string | null
  mail: string | null
  preference: MessageChannel
  isStopped: boolean
  isAllowed: boolean
}

/** Finds the person of a message as they are now; null when the order or driver is gone or the day is over. */
export async function findPerson(context: AppContext, message: ClaimedMessage): Promise<MessagePerson | null> {
  if (message.audience === 'driver') return findDriver(context, message)
  const order = message.orderId === null ? undefined : await findMessageOrder(context.db, message.orderId as OrderId)
  if (!order) return null
  const subject = { kind: 'order', order } as const
  if (message.audience === 'recipient') {
    const person = { subject, name: order.recipientName, language: order.language, mail: null }
    const phone = parseMessagePhone(order.recipientPhone)
    const isAllowed = order.recipientNotice !== 'none'
    return { ...person, phone, preference: 'whatsapp', isStopped: await hasStopped(context, phone), isAllowed }
  }
  const user = { id: order.userId, name: order.buyerName, email: order.buyerEmail, phone: order.buyerPhone }
  return findUser(context, { subject, user, language: order.language })
}

async function findDriver(context: AppContext, { userId, detail }: ClaimedMessage): Promise<MessagePerson | null> {
  const driver = userId === null ? undefined : await findMessageDriver(context.db, userId)
  const run = detail as RunDetail
  if (!driver || run.date < (await readDeliveryDay(context)).day) return null
  const subject = { kind: 'run', driver, run } as const
  const user = { id: driver.id, name: driver.fullName, email: driver.email, phone: driver.phone }
  return findUser(context, { subject, user, language: driver.language === 'ar' ? 'ar' : 'en' })
}

async function findUser(
  context: AppContext,
  input: {
    subject: MessageSubject
    user: { id: string; name: string; email: string; phone: string }
    language: Language
  },
): Promise<MessagePerson> {
  const { subject, user, language } = input
  const phone = parseMessagePhone(user.phone)
  return {
    subject,
    name: user.name,
    language,
    phone,
    mail: isUndeliverableEmail(user.email) ? null : user.email,
    preference: (await findPreference(context.db, user.id))?.channel ?? 'mail',
    isStopped: await hasStopped(context, phone),
    isAllowed: true,
  }
}

const hasStopped = async (context: AppContext, phone: string | null): Promise<boolean> =>
  phone !== null && (await hasStoppedMessages(context, phone))
