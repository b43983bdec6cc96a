export { waitingSetUpCode } from './set-up-code.ts'
