import type { UserId } from '@warda/domain/ids'
import type { AppContext } from '../../context.ts'
import { findEmployees } from './employee-queries.ts'

/** Drivers with the number of their undelivered orders. */
export const getEmployees = (context: AppContext): Promise<{ userId: UserId; fullName: string; open: number }[]> =>
  findEmployees(context.db)
