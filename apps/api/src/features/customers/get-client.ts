import type { OrderSums } from '@warda/domain/payments/order-amounts'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { type BranchRow, findBranches } from '../branches/index.ts'
import { getTerms, type Terms } from '../client-terms/index.ts'
import { getProfile, type ProfileView } from '../clients/index.ts'
import { sumAmounts, sumOwed } from '../receivables/index.ts'

export type ClientView = {
  profile: ProfileView
  terms: Terms
  branches: BranchRow[]
  outstanding: number
  unconfirmed: number
  amounts: OrderSums
}

/** A business client with its profile, terms, branches, managers and the amount owed, in halalas. */
export async function getClient(context: AppContext, clientId: number): Promise<Result<ClientView, 'not_found'>> {
  const profile = await getProfile(context, clientId)
  const terms = await getTerms(context, clientId)
  if (!profile.ok || !terms.ok) return refuse('not_found')
  const branches = await findBranches(context.db, clientId, null)
  const { owed, unconfirmed } = await sumOwed(context.db, { clientId })
  const amounts = await sumAmounts(context.db, { clientId })
  return ok({ profile: profile.value, terms: terms.value, branches, outstanding: owed, unconfirmed, amounts })
}
