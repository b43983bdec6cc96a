import type { OrderId } from '@warda/domain/ids'
import type { AppContext } from '../../context.ts'
import { createShortCode, hashShortCode, isShortCode, type ShortLinkKind } from '../../short-code.ts'
import { equalsConstantTime } from '../../signing-keys.ts'
import { findShortLink } from './link-queries.ts'

export type LinkedOrder = {
  kind: ShortLinkKind
  audience: 'buyer' | 'recipient'
  orderId: OrderId
  number: number
  recipientPhone: string
}

/** The order of a short link; null for an unknown code, and for a recipient's link after the order got another recipient. */
export async function findLinkedOrder(context: AppContext, code: string): Promise<LinkedOrder | null> {
  if (!isShortCode(code)) return null
  const secret = context.config.SECRET
  const link = await findShortLink(context.db, hashShortCode(secret, code))
  if (!link) return null
  const { kind, audience, orderId, recipientPhone: phone } = link
  const target = audience === 'recipient' ? { kind, orderId, audience, phone } : { kind, orderId, audience }
  return equalsConstantTime(code, createShortCode(secret, target)) ? link : null
}
