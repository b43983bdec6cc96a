import { randomUUID } from 'node:crypto'
import { createWalkInEmail } from '@warda/domain/counter-sales/walk-in-email'
import { normalizeEmail } from '@warda/domain/email'
import type { UserId } from '@warda/domain/ids'
import type { AppContext } from '../../context.ts'
import type { Actor } from '../../http/handler.ts'
import { toE164 } from '../accounts/index.ts'
import { type Buyer, findBuyer, findCreatedByShop } from './queries.ts'

/** Maps a buyer to the actor of an order, without a session. */
export const toActor = ({ language: _, ...buyer }: Buyer): Actor => ({ ...buyer, sessionId: '', permissions: null })

/** Actor of a customer without an account yet; no account has this id. */
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

/** The actor for a walk-in at the counter; the sale creates the account. */
export const createWalkIn = (): Actor => ({ ...NEW_CALLER, email: createWalkInEmail(randomUUID()) })

/** Converts a phone number to E.164 if it is valid, otherwise leaves it unchanged. */
export const normalizePhone = (phoneNumber: string): string => toE164(phoneNumber) ?? phoneNumber

/** Finds the account of a caller by user id, or by phone number and e-mail address, without creating one. */
export async function findCaller(
  context: AppContext,
  caller: { userId?: UserId | undefined; phoneNumber?: string | undefined; email?: string | undefined },
): Promise<Buyer | undefined> {
  if (caller.userId !== undefined) return findBuyer(context.db, caller.userId)
  if (!caller.phoneNumber) return undefined
  return findCreatedByShop(
    context.db,
    normalizePhone(caller.phoneNumber),
    caller.email ? normalizeEmail(caller.email) : null,
  )
}
