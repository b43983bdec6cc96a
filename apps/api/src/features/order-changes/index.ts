export { cancelWithRefund } from './cancel-with-refund.ts'
export { checkOnBoard, recordStart, startWork } from './start-work.ts'
