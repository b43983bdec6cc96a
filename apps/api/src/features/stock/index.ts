export { applyMove, type StockError } from './change-stock.ts'
