import type { BranchId, ClientId } from '@warda/domain/ids'
import type { Halalas } from '@warda/domain/money'
import type { Result } from '@warda/domain/result'
import type { Database, Transaction } from '../../db/database.ts'
import { lockClient } from '../client-profiles/index.ts'
import { type FoundDiscounts, findDiscounts, lockDiscounts } from '../coupons/index.ts'
import { planRedemption, previewRedemption } from '../loyalty/index.ts'
import { lockBranch } from './place-queries.ts'

/** How pricing reads what an order consumes: discounts, points, the client's credit, the branch's budget. */
export type PricingMode<D extends Database> = {
  discounts(db: D, ...input: Tail<typeof findDiscounts>): Promise<FoundDiscounts>
  points(
    db: D,
    ...input: Tail<typeof previewRedemption>
  ): Promise<
    Result<
      { points: number; value: Halalas },
      'points.invalid' | 'points.not_enough' | 'item_change.points_above_goods'
    >
  >
  client(db: D, clientId: ClientId): Promise<unknown>
  branch(db: D, branchId: BranchId): Promise<unknown>
}
type Tail<F> = F extends (first: never, ...rest: infer Rest) => unknown ? Rest : never

/** Locks what it reads until the transaction ends, for placing. */
export const lockForPlacing: PricingMode<Transaction> = {
  discounts: lockDiscounts,
  points: planRedemption,
  client: lockClient,
  branch: lockBranch,
}

const nothing = async (): Promise<void> => {}

/** Reads without locks, for quotes. */
export const readOnly: PricingMode<Database> = {
  discounts: findDiscounts,
  points: previewRedemption,
  client: nothing,
  branch: nothing,
}
