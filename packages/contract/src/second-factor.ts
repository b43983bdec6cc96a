import * as z from 'zod/mini'
import { asAdmin, endpoint, selfAccess } from './endpoint.ts'
import { existingPassword } from './sessions.ts'
import { instant, messageAnswer, uuid } from './wire/amount.ts'
import { enrolment } from './wire/enrolment.ts'
import { oneTimeCode } from './wire/one-time-code.ts'

const self = selfAccess('userId')
const params = z.object({ userId: uuid })
const password = existingPassword(1)

export const startSecondFactorBody = z.object({ password })
export const oneTimeCodeBody = z.object({ oneTimeCode })
export const disableSecondFactorBody = z.object({ password, oneTimeCode })

/** Recovery codes, which only this answer contains. */
const recoveryCodesAnswer = z.object({ message: z.string(), recoveryCodes: z.array(z.string()) })

const limits = [{ by: 'user', max: 60, seconds: 900 }] as const

export const secondFactorEndpoints = {
  getSecondFactor: endpoint('getSecondFactor', {
    access: self,
    summary: 'Since when the caller uses an authenticator app, and the recovery codes that are left (GROW-10)',
    params,
    answer: z.object({
      data: z.object({
        /** Null: off. */
        since: z.nullable(instant),
        recoveryCodes: z.int(),
        /** The shop requires it of this person. */
        isRequired: z.boolean(),
      }),
    }),
  }),
  startSecondFactor: endpoint('startSecondFactor', {
    access: self,
    summary: 'Begins an enrolment; logins ask for codes once it is confirmed',
    params,
    body: startSecondFactorBody,
    answer: z.object({ data: enrolment }),
    limits,
  }),
  confirmSecondFactor: endpoint('confirmSecondFactor', {
    access: self,
    summary: 'Confirms the enrolment with a code of the app and answers the recovery codes, once',
    params,
    body: oneTimeCodeBody,
    answer: recoveryCodesAnswer,
    limits,
  }),
  disableSecondFactor: endpoint('disableSecondFactor', {
    access: self,
    summary: 'Turns the second factor off, with password and code',
    params,
    body: disableSecondFactorBody,
    answer: messageAnswer,
    limits,
  }),
  renewRecoveryCodes: endpoint('renewRecoveryCodes', {
    access: self,
    summary: 'Replaces the recovery codes; the former ones become invalid',
    params,
    body: oneTimeCodeBody,
    answer: recoveryCodesAnswer,
    limits,
  }),
  resetSecondFactor: endpoint('resetSecondFactor', {
    access: asAdmin('people'),
    summary: 'Removes the second factor of a member of staff who lost it; owners only',
    params,
    answer: messageAnswer,
  }),
}
