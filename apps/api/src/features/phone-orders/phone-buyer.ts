import { normalizeEmail } from '@warda/domain/email'
import type { AppContext } from '../../context.ts'
import type { Actor } from '../../http/handler.ts'
import { toE164 } from '../accounts/index.ts'
import { type Buyer, findBuyer, findCreatedByShop } from './queries.ts'

/** A buyer as whoever acts for an order; they have no session here. */
export const actorOf = ({ language: _, ...buyer }: Buyer): Actor => ({ ...buyer, sessionId: '', permissions: null })

/** Somebody new buys for themselves, without credit; the id is nobody's. */
export const NEW_CALLER: Actor = {
  userId: '00000000-0000-0000-0000-000000000000',
  sessionId: '',
  role: 'Shopper',
  clientId: 0,
  branchId: 0,
  permissions: null,
  fullName: '',
  email: '',
  emailConfirmed: false,
}

/** What a telephone number is known by: E.164 where it is one. */
export const telephoneOf = (phoneNumber: string): string => toE164(phoneNumber) ?? phoneNumber

/** Who would be found for a call, and nobody is made: somebody known, or whom the shop made for this number and address before. */
export async function findCaller(
  context: AppContext,
  caller: { userId?: string | undefined; phoneNumber?: string | undefined; email?: string | undefined },
): Promise<Buyer | undefined> {
  if (caller.userId !== undefined) return findBuyer(context.db, caller.userId)
  if (!caller.phoneNumber) return undefined
  return findCreatedByShop(
    context.db,
    telephoneOf(caller.phoneNumber),
    caller.email ? normalizeEmail(caller.email) : null,
  )
}
