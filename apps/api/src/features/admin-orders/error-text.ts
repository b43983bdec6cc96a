import type { Refusal } from '@warda/domain/result'
import { errorMessageKey } from '../../http/error-status.ts'
import { valuesOf } from '../../http/error-values.ts'
import type { Call } from '../../http/handler.ts'
import { MESSAGES } from './messages.ts'

/** Gives the text of an error for staff, in their language. */
export const errorTextFor =
  ({ language, t }: Pick<Call<'adminOrder'>, 'language' | 't'>) =>
  (refusal: Pick<Refusal, 'code' | 'values'>): string =>
    t(MESSAGES[refusal.code] ?? errorMessageKey(refusal.code), valuesOf({ ok: false, ...refusal }, language))
