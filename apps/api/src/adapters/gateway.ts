import type { Language } from '@warda/domain/language'
import type { DeclineReason } from '@warda/domain/payments/decline-reason'
import type { OnlineMethod } from '@warda/domain/payments/online-methods'

/** A request for a payment link. Amounts are halalas (SAR). */
export type LinkRequest = {
  /** Id of the payment attempt, sent as the merchant reference and compared in the status. */
  attemptId: string
  orderNumber: string
  amount: number
  customer: { name: string; phone: string; email: string }
  description: string
  language: Language
  /** The methods that the shop offers; a gateway whose payment page cannot be narrowed ignores them. */
  methods: readonly OnlineMethod[]
  /** Where the buyer's browser returns to; parameters added by the gateway are not trusted. */
  returnUrl: string
}

export type GatewayLink = { trNumber: string; link: string; mobileUrl: string; qrUrl: string }

/** The state of a transaction according to the gateway's server. */
export type GatewayState = {
  attemptId: string
  status: 'pending' | 'paid' | 'failed' | 'canceled'
  /** Of a paid transaction what was captured and not refunded since. */
  amount: number
  currency: string
  errorCode: string
  /** Why the latest try was declined; also of a pending transaction, whose link the buyer can use again. */
  decline?: DeclineReason | undefined
}

/** `unknown`: the response was lost and the link may exist, so the request must not simply be repeated. */
export type GatewayError = { ok: false; reason: 'refused' | 'unreachable' | 'unknown' }

/** What a gateway has refunded of a transaction, in halalas; `paymentId` is the gateway's id of the captured payment. */
export type RefundState = { paymentId: string; captured: number; refunded: number }

/** `refused` with the gateway's error message; `unknown` when the refund may have been executed. */
export type RefundError =
  | { ok: false; reason: 'refused'; text: string }
  | { ok: false; reason: 'unreachable' | 'unknown' }

/** Refund calls of a gateway. They have no idempotency key: query before sending again. */
export type GatewayRefunds = {
  /** Null when the gateway has no captured payment of this transaction. */
  fetch(trNumber: string): Promise<{ ok: true; value: RefundState | null } | RefundError>
  send(paymentId: string, amount: number): Promise<{ ok: true; value: RefundState } | RefundError>
}

/** A payment gateway. Payment states come from the gateway's server (`fetch`), never from a browser. */
export type Gateway = {
  name: string
  /** Domains that its links may use over https; the shop's own origin is always allowed. */
  linkHosts: readonly string[]
  /** What its payment page offers. */
  methods: readonly OnlineMethod[]
  createLink(request: LinkRequest): Promise<{ ok: true; value: GatewayLink } | GatewayError>
  /** Null when the gateway has no such transaction. */
  fetch(trNumber: string): Promise<{ ok: true; value: GatewayState | null } | GatewayError>
  /** True when the link can no longer be paid. */
  cancel(trNumber: string): Promise<boolean>
  /** Null when the gateway documents no refund call for merchants. */
  refunds: GatewayRefunds | null
}
