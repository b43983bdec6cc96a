export { type CodeError, checkCode } from './check-code.ts'
export { confirmEnrolment, type Enrolment, startEnrolment } from './enrolment.ts'
export { notifyOfSecondFactorChange } from './notify-of-second-factor-change.ts'
export { drawQrCode, type QrDrawing } from './qr-drawing.ts'
export {
  countRecoveryCodes,
  deletePendingSecondFactors,
  deleteSecondFactor,
  findSecondFactor,
  lockSecondFactor,
  lockUser,
  replaceRecoveryCodes,
} from './queries.ts'
export { createRecoveryCodes } from './totp-secret.ts'
