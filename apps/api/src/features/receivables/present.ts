import type { Debt, Ageing as WireAgeing } from '@warda/contract/receivables'
import { toWire } from '@warda/domain/money'
import type { Ageing } from '@warda/domain/payments/ageing'
import type { IsoDate } from '@warda/domain/time/riyadh-time'
import type { DebtRow } from './debt-queries.ts'
import type { DebtorPage } from './get-debtors.ts'
import type { DebtList } from './get-debts.ts'

export const presentDebt = (debt: DebtRow, today: IsoDate): Debt => ({
  id: debt.id,
  orderId: debt.orderId,
  orderNumber: String(debt.orderNumber),
  amountOwed: toWire(debt.remaining),
  originalAmount: toWire(debt.original),
  createdAt: debt.createdAt.toISOString(),
  dueDate: debt.dueDate,
  isOverdue: debt.remaining > 0 && debt.dueDate < today,
  isResolved: debt.remaining === 0,
})

export const presentAgeing = (ageing: Ageing): WireAgeing => ({
  current: toWire(ageing.current),
  days0to30: toWire(ageing.days0to30),
  days31to60: toWire(ageing.days31to60),
  days61to90: toWire(ageing.days61to90),
  over90: toWire(ageing.over90),
  total: toWire(ageing.total),
})

export const presentDebts = ({ who, debts, outstanding, ageing, storeCredit, today }: DebtList) => ({
  data: debts.map((debt) => presentDebt(debt, today)),
  customerName: who.name,
  totalOutstanding: toWire(outstanding),
  ageing: presentAgeing(ageing),
  storeCredit: toWire(storeCredit),
})

export const presentDebtors = (found: DebtorPage) => ({
  data: found.rows.map(({ clientId, userId, name, phone, ...ageing }) => ({
    clientId,
    userId,
    name,
    phoneNumber: phone,
    ageing: presentAgeing(ageing),
  })),
  totals: presentAgeing(found.totals),
  page: found.page,
  pageCount: found.pageCount,
  total: found.count,
})
