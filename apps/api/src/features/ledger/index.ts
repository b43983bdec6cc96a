export {
  type CashAccount,
  createCashDifferenceEntries,
  createDrawerEntries,
  createGatewayRefundEntries,
  createGiftCardEndEntries,
  createGiftCardSaleEntries,
  createManualPaymentEntries,
  createPaymentEntries,
  createReversalEntries,
  createSaleEntries,
  creditPaymentEntries,
  refundEntries,
} from './accounts.ts'
export { LEDGER_INVARIANTS, type LedgerFigures, readLedgerFigures } from './invariant-queries.ts'
export { getMoneyOfOrders, getOrderMoney, type OrderMoney } from './order-money.ts'
export { post, postFree } from './post.ts'
