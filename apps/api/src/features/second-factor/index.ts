export { resetFactorOnServer } from './reset-factor.ts'
