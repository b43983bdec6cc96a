import type { UserId } from '@warda/domain/ids'
import type { AppContext } from '../../context.ts'
import { findEmployees } from './employee-queries.ts'

/** Delivery staff that orders can be given to, with how many of theirs are still to be delivered. */
export const getEmployees = (context: AppContext): Promise<{ userId: UserId; fullName: string; open: number }[]> =>
  findEmployees(context.db)
