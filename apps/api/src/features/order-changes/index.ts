export { cancelWithRefund } from './cancel-with-refund.ts'
