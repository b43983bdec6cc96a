export { pendingSetupCode } from './setup-code.ts'
