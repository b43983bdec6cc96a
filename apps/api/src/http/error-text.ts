import type { Refusal } from '@warda/domain/result'
import { errorMessageKey } from './error-status.ts'
import { formatErrorValues } from './error-values.ts'
import type { Call } from './handler.ts'

/** Formats errors in the request's language; `messages` has the keys of codes whose text differs from the general one. */
export const errorTextFor =
  ({ language, t }: Pick<Call<'adminOrder'>, 'language' | 't'>, messages: Readonly<Record<string, string>>) =>
  (refusal: Pick<Refusal, 'code' | 'values'>): string =>
    t(messages[refusal.code] ?? errorMessageKey(refusal.code), formatErrorValues({ ok: false, ...refusal }, language))
