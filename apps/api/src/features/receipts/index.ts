export { sendReceiptLink } from './send-receipt-link.ts'
