import type { Language } from '@warda/domain/language'
/** What a payment gateway is asked for. Amounts are halalas, SAR. */
export type LinkRequest = {
  /** Our attempt's id, given to the gateway as merchant reference and matched when asking back. */
  attemptId: string
  orderNumber: string
  amount: number
  customer: { name: string; phone: string; email: string }
  description: string
  language: Language
  /** Where the buyer's browser returns to; the gateway adds nothing we believe. */
  returnUrl: string
}

export type GatewayLink = { trNumber: string; link: string; mobileUrl: string; qrUrl: string }

/** What became of a transaction, as told by the gateway itself. */
export type GatewayState = {
  attemptId: string
  status: 'pending' | 'paid' | 'failed' | 'canceled'
  amount: number
  currency: string
  errorCode: string
}

/** `unknown` is a lost answer: the link may or may not exist, so it is not asked for again blindly. */
export type GatewayError = { ok: false; reason: 'refused' | 'unreachable' | 'unknown' }

/** A payment gateway. Nothing it is told by a browser is believed: `fetch` asks the gateway's own server. */
export type Gateway = {
  name: string
  /** Domains its links may lead to, over https; the shop's own address is always allowed. */
  linkHosts: readonly string[]
  createLink(request: LinkRequest): Promise<{ ok: true; value: GatewayLink } | GatewayError>
  /** Null: the gateway does not know the number. */
  fetch(trNumber: string): Promise<{ ok: true; value: GatewayState | null } | GatewayError>
  /** True when the link can no longer be paid. */
  cancel(trNumber: string): Promise<boolean>
}
