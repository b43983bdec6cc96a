export { checkOrderPayment, checkPayment, sweepPayments } from './check-payments.ts'
export { endOutdated } from './end-outdated.ts'
export { paylinkReturn } from './paylink-return.ts'
export { sandboxPage } from './sandbox-page.ts'
