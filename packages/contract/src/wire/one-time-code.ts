import { parseOneTimeCode } from '@warda/domain/access/one-time-code'
import * as z from 'zod/mini'

/** A code of the authenticator app or a recovery code, as typed. */
export const oneTimeCode = z.string('required').check(
  z.refine((text) => text.trim() !== '', { error: 'required', abort: true }),
  z.refine((text) => text.length <= 100 && parseOneTimeCode(text) !== null, { error: 'invalid_one_time_code' }),
)
