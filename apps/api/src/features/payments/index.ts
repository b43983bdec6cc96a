export { checkOrderPayment, checkPayment, sweepPayments } from './check-payments.ts'
