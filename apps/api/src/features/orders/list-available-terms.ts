import type { ClientId } from '@warda/domain/ids'
import { isCreditTerms, type PaymentTerms } from '@warda/domain/orders/payment-terms'
import type { AppContext } from '../../context.ts'
import type { Actor } from '../../http/handler.ts'
import { isProfileComplete } from '../client-profiles/index.ts'
import { readClientCredit } from '../receivables/index.ts'
import { readSettings } from '../settings/index.ts'
import { getBusinessId } from './order-buyer.ts'

const ALL: readonly PaymentTerms[] = ['online', 'cash', 'postponed', 'monthly']

/**
 * The payment terms that a buyer may choose: credit requires a business client with a complete profile, a credit limit and a confirmed
 * e-mail (decisions §4, §8). Whether an order fits the limit is checked when it is placed.
 */
export async function listAvailableTerms(
  context: AppContext,
  buyer: Pick<Actor, 'role' | 'clientId' | 'emailConfirmed'>,
): Promise<PaymentTerms[]> {
  const clientId = getBusinessId(buyer)
  const credit = clientId !== null && buyer.emailConfirmed && (await hasCredit(context, clientId))
  return ALL.filter((terms) => credit || !isCreditTerms(terms))
}

async function hasCredit(context: AppContext, clientId: ClientId): Promise<boolean> {
  const { limit } = await readClientCredit(context.db, clientId)
  if (limit === 0) return false
  const { registerExpiryRequired } = await readSettings(context)
  return isProfileComplete(context.db, clientId, registerExpiryRequired)
}
