export { deleteOldEvents } from './delivery-queries.ts'
export { startDueWebhooks, watchWebhooks } from './send-webhooks.ts'
