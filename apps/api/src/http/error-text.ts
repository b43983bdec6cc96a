import type { Refusal } from '@warda/domain/result'
import { errorMessageKey } from './error-status.ts'
import { valuesOf } from './error-values.ts'
import type { Call } from './handler.ts'

/** Gives the text of an error in the caller's language; `messages` names the codes whose text differs from the general one. */
export const errorTextFor =
  ({ language, t }: Pick<Call<'adminOrder'>, 'language' | 't'>, messages: Readonly<Record<string, string>>) =>
  (refusal: Pick<Refusal, 'code' | 'values'>): string =>
    t(messages[refusal.code] ?? errorMessageKey(refusal.code), valuesOf({ ok: false, ...refusal }, language))
