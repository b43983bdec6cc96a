import { checkCreditLimit, needsApproval } from '@warda/domain/client-terms/credit-limit'
import type { BranchId, ClientId } from '@warda/domain/ids'
import type { Halalas } from '@warda/domain/money'
import { isCreditTerms, type PaymentTerms } from '@warda/domain/orders/payment-terms'
import { ok, type Result } from '@warda/domain/result'
import { addMonths, riyadhDate, riyadhInstant } from '@warda/domain/time/riyadh-time'
import type { Database } from '../../db/database.ts'
import { readClientCredit } from '../receivables/index.ts'
import { findBudget } from './place-queries.ts'
import type { PricingMode } from './pricing-mode.ts'

type LimitedOrder = {
  clientId: ClientId | null
  branchId: BranchId | null
  byOwner: boolean
  terms: PaymentTerms | null
  now: number
}

/**
 * Checks the limits of a business order: credit must fit the client's limit, read under the client's lock; an order above the branch's
 * monthly budget waits for approval unless the owner placed it.
 */
export async function checkClientLimits<D extends Database>(
  db: D,
  order: LimitedOrder,
  total: Halalas,
  pricingMode: PricingMode<D>,
): Promise<{ credit: Result<true, 'credit.above_limit'>; waits: boolean }> {
  const credit = await fitsLimit(db, order, total, pricingMode)
  return { credit, waits: credit.ok && (await passesBudget(db, order, total, pricingMode)) }
}

async function fitsLimit<D extends Database>(
  db: D,
  { clientId, terms }: LimitedOrder,
  total: Halalas,
  pricingMode: PricingMode<D>,
): Promise<Result<true, 'credit.above_limit'>> {
  if (clientId === null || terms === null || !isCreditTerms(terms)) return ok(true)
  await pricingMode.client(db, clientId)
  return checkCreditLimit({ total, ...(await readClientCredit(db, clientId)) })
}

async function passesBudget<D extends Database>(
  db: D,
  { clientId, branchId, byOwner, now }: LimitedOrder,
  total: Halalas,
  pricingMode: PricingMode<D>,
): Promise<boolean> {
  if (clientId === null || branchId === null || byOwner) return false
  const { from, to } = getMonthRange(now)
  // A separate query after the lock, because a statement that waits for a lock keeps its older snapshot.
  await pricingMode.branch(db, branchId)
  const { budget, spent } = await findBudget(db, branchId, from, to)
  return needsApproval({ byOwner: false, total, budget, spentThisMonth: spent })
}

function getMonthRange(ms: number): { from: Date; to: Date } {
  const first = `${riyadhDate(ms).slice(0, 8)}01`
  return { from: new Date(riyadhInstant(first, 0)), to: new Date(riyadhInstant(addMonths(first, 1), 0)) }
}
