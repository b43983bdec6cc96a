export { type CodeError, checkCode } from './check-code.ts'
export { confirmEnrolment, type Enrolment, startEnrolment } from './enrolment.ts'
export { createRecoveryCodes } from './factor-secret.ts'
export { notifyOfFactor } from './notify-of-factor.ts'
export {
  countRecoveryCodes,
  deleteFactor,
  deletePendingFactors,
  findFactor,
  lockFactor,
  lockPerson,
  replaceRecoveryCodes,
} from './queries.ts'
