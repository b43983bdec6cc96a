export { sendStockAlerts } from './send-stock-alerts.ts'
export { stockAlertUnsubscribeRoute } from './unsubscribe-route.ts'
