import type { Language } from '@warda/domain/language'
import type { FailureCode, ReportedState } from '@warda/domain/order-messages/delivery-report'

/** A short message to one phone. WhatsApp sends the approved template with its parameters, SMS the text. */
export type OutgoingMessage = {
  /** Id of the delivery; reports of providers that return it are matched by it. */
  id: string
  /** `+9665XXXXXXXX`. */
  to: string
  language: Language
  template: string
  parameters: readonly string[]
  text: string
}

/**
 * - `accepted`: the provider took it; with `isDelivered` it arrived (sandbox).
 * - `refused`: certainly not sent, and another attempt would fail too.
 * - `later`: certainly not sent; may be tried again.
 * - `lost`: it may have been sent (timeout, 5xx or an unreadable answer), so it must not be sent again.
 */
export type SendResult =
  | { kind: 'accepted'; providerId: string | null; isDelivered?: true }
  | { kind: 'refused'; reason: FailureCode }
  | { kind: 'later'; reason: FailureCode; afterSeconds: number | null }
  | { kind: 'lost' }

export type Messenger = {
  /** Name of the provider, stored with each delivery. */
  provider: string
  /** Never throws for an answer of the provider. */
  send(message: OutgoingMessage): Promise<SendResult>
}

/** The messengers of the shop; null for a channel that it does not have. */
export type Messengers = { whatsapp: Messenger | null; sms: Messenger | null }

/** A provider's report about a message. `deliveryId` is our id when the provider returns it. */
export type DeliveryReport = {
  provider: string
  providerId: string
  deliveryId: string | null
  state: ReportedState
  reason: FailureCode | null
}
