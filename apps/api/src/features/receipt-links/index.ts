export { sendReceiptLink, sendReceiptLinkAgain } from './send-receipt-link.ts'
