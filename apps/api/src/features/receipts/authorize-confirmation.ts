import { normalizeEmail } from '@warda/domain/email'
import type { Actor } from '../../http/handler.ts'
import { equalsConstantTime, receiptToken } from '../../signing-keys.ts'
import { ownerOf, owns } from '../orders/index.ts'

/** What a confirmation claims: all of it comes from an address that anybody may have typed. */
export type Claim = { orderId: string; userId: string; email: string; token: string | undefined; actor: Actor | null }

/** Whose an order is; `email` is the buyer's of now. */
export type Buyer = { userId: string; clientId: number | null; branchId: number | null; email: string }

/**
 * Who confirms receipt: the mailed link (its token is ours, alive, and made for this order and the buyer's address, and the rest of the link
 * fits), or the order's signed-in owner. Null is nobody: ids and an address alone prove nothing (decisions §6).
 */
export function authorizeConfirmation(
  claim: Claim,
  buyer: Buyer,
  secret: string,
  nowMs: number,
): 'link' | 'owner' | null {
  const email = normalizeEmail(claim.email)
  const buyerEmail = normalizeEmail(buyer.email)
  const { actor } = claim
  if (claim.userId === buyer.userId && email === buyerEmail && tokenHolds(claim, buyerEmail, secret, nowMs))
    return 'link'
  if (actor === null || !owns(ownerOf(actor), buyer)) return null
  const named = claim.userId === buyer.userId || claim.userId === actor.userId
  return named && (email === buyerEmail || email === normalizeEmail(actor.email)) ? 'owner' : null
}

function tokenHolds(claim: Claim, email: string, secret: string, nowMs: number): boolean {
  const ends = /^(\d{13,15})\./.exec(claim.token ?? '')?.[1]
  if (claim.token === undefined || ends === undefined) return false
  const expiresAt = Number(ends)
  return (
    nowMs < expiresAt &&
    equalsConstantTime(claim.token, receiptToken(secret, { orderId: claim.orderId, email, expiresAt }))
  )
}
