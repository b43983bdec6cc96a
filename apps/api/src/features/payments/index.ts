export { checkOrderPayment, checkPayment, sweepPayments } from './check-payments.ts'
export { paylinkReturn } from './paylink-return.ts'
export { sandboxPage } from './sandbox-page.ts'
