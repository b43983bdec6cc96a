import type { Branch, BranchManager } from '@warda/contract/branches'
import { findNumberDoubt } from '@warda/domain/clients/number-doubts'
import { findCityInAddress } from '@warda/domain/delivery/city-in-address'
import type { ClientId } from '@warda/domain/ids'
import type { Language } from '@warda/domain/language'
import { halalasToRiyals } from '@warda/domain/money'
import type { BranchRow, ManagerRow } from './queries.ts'
import type { MonthTotals } from './totals-queries.ts'

/** The signed address of a manager's identity picture for the caller. */
export type ToPictureUrl = (fileId: string | null, clientId: ClientId) => string

export const presentManager = (
  manager: ManagerRow & { clientId: ClientId },
  toPictureUrl: ToPictureUrl,
): BranchManager => ({
  id: manager.id,
  user: { fullName: manager.fullName, email: manager.email, phoneNumber: manager.phone },
  imageIdentity: { url: toPictureUrl(manager.identityFile, manager.clientId) },
  identityDoubt: findNumberDoubt('identity', manager.identityNumber),
  branch: { id: manager.branchId, branchName: manager.branchName },
})

export const presentBranch = (row: BranchRow, language: Language, toPictureUrl: ToPictureUrl): Branch => ({
  id: row.id,
  branchName: row.name,
  address: row.address,
  phoneNumber: row.phone,
  openingHours: row.openingHours,
  employeeCount: row.employeeCount,
  clientId: row.clientId,
  branchManager: row.manager && presentManager({ ...row.manager, clientId: row.clientId }, toPictureUrl),
  pending: row.pending,
  orders: row.orders,
  monthlyBudget: row.monthlyBudget === null ? null : halalasToRiyals(row.monthlyBudget),
  city: findCityInAddress(row.address)?.[language] ?? null,
})

export const presentMonth = ({ month, orders, revenue }: MonthTotals) => ({
  month,
  orders,
  revenue: halalasToRiyals(revenue),
})
