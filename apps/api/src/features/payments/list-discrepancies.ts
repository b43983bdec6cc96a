import { LIMITS } from '@warda/domain/limits'
import type { AppContext } from '../../context.ts'
import { type Discrepancy, findOpenDiscrepancies } from './discrepancy-queries.ts'

/** Captured money that differs from the requested amount and is not resolved yet, at most 100. */
export const listDiscrepancies = (context: AppContext): Promise<Discrepancy[]> =>
  findOpenDiscrepancies(context.db, LIMITS.pageSize)
