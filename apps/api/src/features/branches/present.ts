import type { Branch, BranchManager } from '@warda/contract/branches'
import { halalasToRiyals } from '@warda/domain/money'
import type { BranchRow, ManagerRow } from './queries.ts'
import type { MonthTotals } from './totals-queries.ts'

export const presentManager = (manager: ManagerRow): BranchManager => ({
  id: manager.id,
  user: { fullName: manager.fullName, email: manager.email, phoneNumber: manager.phone },
  imageIdentity: { url: manager.identityFile ?? '' },
  branch: { id: manager.branchId, branchName: manager.branchName },
})

export const presentBranch = (row: BranchRow): Branch => ({
  id: row.id,
  branchName: row.name,
  address: row.address,
  phoneNumber: row.phone,
  openingHours: row.openingHours,
  employeeCount: row.employeeCount,
  clientId: row.clientId,
  branchManager: row.manager && presentManager(row.manager),
  pending: row.pending,
  orders: row.orders,
  monthlyBudget: row.monthlyBudget === null ? null : halalasToRiyals(row.monthlyBudget),
})

export const presentMonth = ({ month, orders, revenue }: MonthTotals) => ({
  month,
  orders,
  revenue: halalasToRiyals(revenue),
})
