import { parseOneTimeCode } from '@warda/domain/access/one-time-code'
import { listAcceptedSteps } from '@warda/domain/access/second-factor'
import type { Language } from '@warda/domain/language'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import { inTransaction } from '../../db/transaction.ts'
import { readShopName } from '../settings/index.ts'
import { CODE_FIELD } from './check-code.ts'
import { notifyOfSecondFactorChange } from './notify-of-second-factor-change.ts'
import { drawQrCode, type QrDrawing } from './qr-drawing.ts'
import {
  confirmSecondFactor,
  lockSecondFactor,
  lockUser,
  replaceRecoveryCodes,
  savePendingSecondFactor,
} from './queries.ts'
import { buildTotpUri, encodeBase32, findStep } from './totp.ts'
import { createRecoveryCodes, createTotpSecret, decryptTotpSecret, encryptTotpSecret } from './totp-secret.ts'

/** What the app needs: the secret to type, and the otpauth URI with it, which is also in the QR code. */
export type Enrolment = { secret: string; address: string; qrCode: QrDrawing }

/** Begins an enrolment; an unfinished one gets a new secret. Refusal: `second_factor.already_on`. */
export async function startEnrolment(
  context: AppContext,
  user: { userId: string; email: string; language: Language },
): Promise<Result<Enrolment, 'second_factor.already_on'>> {
  const { config, clock, db } = context
  const totpSecret = createTotpSecret()
  const encrypted = encryptTotpSecret(config.SECRET, user.userId, totpSecret)
  const now = new Date(clock.now())
  const isSaved = await inTransaction(db, (trx) => savePendingSecondFactor(trx, user.userId, encrypted, now))
  if (!isSaved) return refuse('second_factor.already_on')
  const secret = encodeBase32(totpSecret)
  const uri = buildTotpUri(secret, await readShopName(context, user.language), user.email)
  return ok({ secret, address: uri, qrCode: drawQrCode(uri) })
}

type ConfirmError = 'second_factor.wrong_code' | 'second_factor.not_started' | 'second_factor.already_on'

/**
 * Finishes an enrolment with the first code of the app and returns the recovery codes, which are shown once. The owner is notified by mail.
 * Refusals: `second_factor.wrong_code`, `second_factor.not_started`, `second_factor.already_on`.
 */
export function confirmEnrolment(
  context: AppContext,
  userId: string,
  code: string,
): Promise<Result<string[], ConfirmError>> {
  const { config, clock, db } = context
  const typed = parseOneTimeCode(code)
  return inResultTransaction<string[], ConfirmError>(db, async (trx) => {
    const user = await lockUser(trx, userId)
    const factor = await lockSecondFactor(trx, userId)
    if (!user || !factor) return refuse('second_factor.not_started')
    if (factor.confirmed_at) return refuse('second_factor.already_on')
    const secret = decryptTotpSecret(config.SECRET, userId, factor.secret)
    const step = typed && findStep(secret, typed.code, listAcceptedSteps(clock.now(), 0))
    if (step === null) return refuse('second_factor.wrong_code', undefined, CODE_FIELD)
    const now = new Date(clock.now())
    await confirmSecondFactor(trx, userId, step, now)
    const { codes, hashes } = createRecoveryCodes(config.SECRET, userId)
    await replaceRecoveryCodes(trx, userId, hashes)
    await notifyOfSecondFactorChange(trx, user, 'on', now)
    return ok(codes)
  })
}
