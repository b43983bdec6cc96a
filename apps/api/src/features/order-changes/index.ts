export { cancelWithRefund } from './cancel-with-refund.ts'
export { checkOnBoard, recordStart } from './start-work.ts'
