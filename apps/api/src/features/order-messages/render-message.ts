import type { Language } from '@warda/domain/language'
import { toMessageName } from '@warda/domain/order-messages/message-name'
import { type MessageEvent, namesSender } from '@warda/domain/order-messages/message-rules'
import { fitSms } from '@warda/domain/order-messages/sms-parts'
import { t } from '@warda/i18n/translate'
import { formatDay } from '../mail/index.ts'
import type { MessageOrder } from './fact-queries.ts'
import type { MessageSubject } from './find-person.ts'

/** Values of the texts, in the order in which the WhatsApp template numbers its parameters. */
const PARAMETERS = {
  order_placed: ['brand', 'number', 'url'],
  order_held: ['brand', 'number', 'url'],
  order_paid: ['brand', 'number', 'url'],
  order_on_its_way: ['brand', 'number', 'url'],
  order_late: ['brand', 'number', 'url'],
  order_delivered: ['brand', 'number', 'url'],
  recipient_address: ['brand', 'url'],
  recipient_address_named: ['brand', 'sender', 'url'],
  recipient_on_its_way: ['brand', 'url'],
  recipient_on_its_way_named: ['brand', 'sender', 'url'],
  run_assigned: ['day', 'stops', 'url'],
  run_changed: ['day', 'stops', 'url'],
} as const

/** Names of the templates that are registered with WhatsApp; docs/running.md lists their texts. */
export type MessageTemplate = keyof typeof PARAMETERS
export const MESSAGE_TEMPLATES = Object.keys(PARAMETERS) as MessageTemplate[]

export type MessageValues = Record<'brand' | 'number' | 'sender' | 'day' | 'stops' | 'url', string>

/** Whether the order is held for its payment online; one that waits for an approval is not payable yet. */
export const awaitsPayment = ({ terms, expiresAt, state, approval }: MessageOrder): boolean =>
  terms === 'online' && expiresAt !== null && state === 'placed' && approval !== 'waiting'

const EVENTS: Record<MessageEvent, MessageTemplate> = {
  placed: 'order_placed',
  paid: 'order_paid',
  addressWanted: 'recipient_address',
  outForDelivery: 'order_on_its_way',
  late: 'order_late',
  delivered: 'order_delivered',
  runAssigned: 'run_assigned',
  runChanged: 'run_changed',
}

/** Chooses the template of a message. The sender is named only where the sender allows it and the card names them too. */
export function chooseTemplate(
  { event, audience }: { event: MessageEvent; audience: string },
  subject: MessageSubject,
): MessageTemplate {
  if (subject.kind === 'run') return EVENTS[event]
  if (audience !== 'recipient') return event === 'placed' && awaitsPayment(subject.order) ? 'order_held' : EVENTS[event]
  const template = event === 'addressWanted' ? 'recipient_address' : 'recipient_on_its_way'
  return namesSender(subject.order) ? `${template}_named` : template
}

/** The values of a message; `url` is absolute. */
export const getValues = (subject: MessageSubject, brand: string, url: string, language: Language): MessageValues => ({
  brand,
  url,
  number: subject.kind === 'order' ? String(subject.order.number) : '',
  sender: subject.kind === 'order' ? toMessageName(subject.order.buyerName) : '',
  day: subject.kind === 'run' ? formatDay(subject.run.date, language) : '',
  stops: subject.kind === 'run' ? String(subject.run.stops) : '',
})

/** The WhatsApp text and parameters of a template. */
export const renderWhatsApp = (template: MessageTemplate, values: MessageValues, language: Language) => ({
  parameters: PARAMETERS[template].map((name) => values[name]),
  text: t(`whatsapp_${template}`, language, values),
})

/** The text message of a template, at most two parts. */
export const renderSms = (template: MessageTemplate, values: MessageValues, language: Language): string =>
  fitSms({ brand: values.brand, sender: values.sender }, (names) =>
    t(`sms_${template}`, language, { ...values, ...names }),
  )
