import { refuse } from '@warda/domain/result'
import type { Handlers } from '../../http/call.ts'

export const debtRoutes: Pick<
  Handlers,
  | 'addPaymentPartly'
  | 'addPostponedPayment'
  | 'getDebts'
  | 'resolveDebt'
  | 'getDebtors'
  | 'getStatement'
  | 'getStatementFile'
  | 'payWithCredit'
  | 'cancelOrder'
  | 'creditOrder'
> = {
  addPaymentPartly: async () => refuse('not_found'),
  addPostponedPayment: async () => refuse('not_found'),
  getDebts: async () => refuse('not_found'),
  resolveDebt: async () => refuse('not_found'),
  getDebtors: async () => refuse('not_found'),
  getStatement: async () => refuse('not_found'),
  getStatementFile: async () => refuse('not_found'),
  payWithCredit: async () => refuse('not_found'),
  cancelOrder: async () => refuse('not_found'),
  creditOrder: async () => refuse('not_found'),
}
