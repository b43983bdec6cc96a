import type { Debt, Ageing as WireAgeing, RefundPayout as WireRefundPayout } from '@warda/contract/receivables'
import { halalasToRiyals } from '@warda/domain/money'
import type { Ageing } from '@warda/domain/payments/debt-ageing'
import { isOverdue } from '@warda/domain/payments/overdue'
import type { IsoDate } from '@warda/domain/time/riyadh-time'
import { presentOrderAmounts } from '../../order-amounts-present.ts'
import type { DebtRow } from './debt-queries.ts'
import type { DebtorPage } from './get-debtors.ts'
import type { DebtList } from './get-debts.ts'
import type { Payable } from './payable-queries.ts'
import type { RefundPayout } from './refund-payout-queries.ts'

export const presentDebt = (debt: DebtRow, today: IsoDate): Debt => ({
  id: debt.id,
  orderId: debt.orderId,
  orderNumber: String(debt.orderNumber),
  purchaseOrder: debt.purchaseOrder,
  branch: debt.branch && { id: debt.branch.id, branchName: debt.branch.name },
  amountOwed: halalasToRiyals(debt.remaining),
  originalAmount: halalasToRiyals(debt.original),
  settled: {
    paid: halalasToRiyals(debt.settled.paid),
    credited: halalasToRiyals(debt.settled.credited),
    replaced: halalasToRiyals(debt.settled.replaced),
  },
  createdAt: debt.createdAt.toISOString(),
  dueDate: debt.dueDate,
  isOverdue: debt.remaining > 0 && isOverdue(debt.dueDate, today),
  isResolved: debt.remaining === 0,
  resolution: debt.resolution,
})

export const presentAgeing = (ageing: Ageing): WireAgeing => ({
  current: halalasToRiyals(ageing.current),
  days0to30: halalasToRiyals(ageing.days0to30),
  days31to60: halalasToRiyals(ageing.days31to60),
  days61to90: halalasToRiyals(ageing.days61to90),
  over90: halalasToRiyals(ageing.over90),
  total: halalasToRiyals(ageing.total),
})

const presentPayable = ({ orders, amount }: Payable) => ({ orders, amount: halalasToRiyals(amount) })

export const presentDebts = ({ who, debts, outstanding, owed, unconfirmed, payable, today, ...list }: DebtList) => ({
  data: debts.map((debt) => presentDebt(debt, today)),
  customerName: who.name,
  totalOutstanding: halalasToRiyals(outstanding),
  owed: halalasToRiyals(owed),
  unconfirmed: halalasToRiyals(unconfirmed),
  amounts: presentOrderAmounts(list.amounts),
  ageing: presentAgeing(list.ageing),
  storeCredit: halalasToRiyals(list.storeCredit),
  payable: { all: presentPayable(payable.all), overdue: presentPayable(payable.overdue) },
})

export const presentDebtors = (page: DebtorPage) => ({
  data: page.rows.map(({ clientId, userId, name, phone, ...ageing }) => ({
    clientId,
    userId,
    name,
    phoneNumber: phone,
    ageing: presentAgeing(ageing),
  })),
  totals: presentAgeing(page.totals),
  page: page.page,
  pageCount: page.pageCount,
  total: page.count,
})

/** Attempts after which a refund counts as slow. */
const SLOW_AFTER = 2

export const presentPayout = (payout: RefundPayout): WireRefundPayout => ({
  id: payout.id,
  orderId: payout.orderId,
  orderNumber: String(payout.orderNumber),
  buyerName: payout.buyerName,
  amount: halalasToRiyals(payout.amount),
  method: payout.method,
  paidWith: payout.method === 'cash' ? [] : payout.paidWith,
  at: payout.at.toISOString(),
  sentAt: payout.paidAt?.toISOString() ?? null,
  state: getPayoutState(payout),
  isSlow: payout.gatewayState === 'pending' && payout.attempts > SLOW_AFTER,
  failure: payout.gatewayState === 'failed' ? payout.failure : null,
  failureText: payout.gatewayState === 'failed' ? payout.failureText : '',
})

const getPayoutState = ({ gatewayState, paidBy }: RefundPayout): WireRefundPayout['state'] => {
  if (paidBy !== null) return 'byHand'
  return gatewayState ?? 'open'
}
