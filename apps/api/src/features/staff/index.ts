export { waitingSetUpCode } from '../setup/setup-code.ts'
