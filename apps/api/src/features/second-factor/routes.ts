import { ok } from '@warda/domain/result'
import type { Handlers } from '../../http/handler.ts'
import { confirmEnrolment, startEnrolment } from '../one-time-codes/index.ts'
import { checkOwnPassword } from '../sessions/index.ts'
import { disableSecondFactor, renewRecoveryCodes } from './change-second-factor.ts'
import { getSecondFactor } from './get-second-factor.ts'
import { resetSecondFactor } from './reset-second-factor.ts'

export const secondFactorRoutes: Pick<
  Handlers,
  | 'getSecondFactor'
  | 'startSecondFactor'
  | 'confirmSecondFactor'
  | 'disableSecondFactor'
  | 'renewRecoveryCodes'
  | 'resetSecondFactor'
> = {
  getSecondFactor: async ({ context, actor }) => {
    const { confirmedAt, ...state } = await getSecondFactor(context, actor)
    return ok({ data: { since: confirmedAt?.toISOString() ?? null, ...state } })
  },
  startSecondFactor: async ({ context, actor, body, language }) => {
    const password = await checkOwnPassword(context, actor, body.password)
    if (!password.ok) return password
    const started = await startEnrolment(context, { userId: actor.userId, email: actor.email, language })
    return started.ok ? ok({ data: started.value }) : started
  },
  confirmSecondFactor: async ({ context, actor, body, t }) => {
    const confirmed = await confirmEnrolment(context, actor.userId, body.oneTimeCode)
    return confirmed.ok ? ok({ message: t('second_factor_on'), recoveryCodes: confirmed.value }) : confirmed
  },
  disableSecondFactor: async ({ context, actor, body, t }) => {
    const disabled = await disableSecondFactor(context, actor, body)
    return disabled.ok ? ok({ message: t('second_factor_off') }) : disabled
  },
  renewRecoveryCodes: async ({ context, actor, body, t }) => {
    const renewed = await renewRecoveryCodes(context, actor, body.oneTimeCode)
    return renewed.ok ? ok({ message: t('second_factor_codes_renewed'), recoveryCodes: renewed.value }) : renewed
  },
  resetSecondFactor: async ({ context, actor, params, t }) => {
    const reset = await resetSecondFactor(context, actor, params.userId)
    return reset.ok ? ok({ message: t('second_factor_reset', { name: reset.value.name }) }) : reset
  },
}
