export { resetSecondFactorOnServer } from './reset-second-factor.ts'
