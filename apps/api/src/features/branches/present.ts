import type { Branch } from '@warda/contract/branches'
import type { selectBranches } from './queries.ts'

type Row = Awaited<ReturnType<typeof selectBranches>>[number]

export const presentBranch = (row: Row): Branch => ({
  id: row.id,
  branchName: row.name,
  address: row.address,
  phoneNumber: row.phone,
  openingHours: row.opening_hours,
  employeeCount: row.employee_count,
  clientId: row.client_id,
  branchManager: null,
  pending: 0,
  orders: 0,
  monthlyBudget: null,
})
