import { normalizeEmail } from '@warda/domain/email'
import type { BranchId, ClientId, OrderId, UserId } from '@warda/domain/ids'
import type { Actor } from '../../http/handler.ts'
import { createReceiptToken, equalsConstantTime } from '../../signing-keys.ts'
import { isOrderOfBuyer, toOwner } from '../orders/index.ts'

/** The input of a confirmation; all of it comes from a URL that anybody can type. */
export type Claim = { orderId: OrderId; userId: UserId; email: string; token: string | undefined; actor: Actor | null }

/** The buyer of an order; `email` is the current address. */
export type Buyer = { userId: UserId; clientId: ClientId | null; branchId: BranchId | null; email: string }

/**
 * How the caller is authorized: by the mailed link (a valid token for this order and the buyer's address) or as the order's signed-in
 * owner, who names the buyer's address as well. Null for everybody else: ids and an address prove nothing (decisions §6).
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
  if (actor === null || !isOrderOfBuyer(toOwner(actor), buyer)) return null
  const isNamed = claim.userId === buyer.userId || claim.userId === actor.userId
  return isNamed && email === buyerEmail ? 'owner' : null
}

function tokenHolds(claim: Claim, email: string, secret: string, nowMs: number): boolean {
  const ends = /^(\d{13,15})\./.exec(claim.token ?? '')?.[1]
  if (claim.token === undefined || ends === undefined) return false
  const expiresAt = Number(ends)
  return (
    nowMs < expiresAt &&
    equalsConstantTime(claim.token, createReceiptToken(secret, { orderId: claim.orderId, email, expiresAt }))
  )
}
