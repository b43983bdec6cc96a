export { pendingSetupCode } from '../setup/setup-code.ts'
