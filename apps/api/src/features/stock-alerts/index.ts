export { sendStockAlerts } from './send-stock-alerts.ts'
