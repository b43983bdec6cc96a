import { LIMITS } from '@warda/domain/limits'
import { listPasswordErrors, type PasswordError } from '@warda/domain/password'
import { isRegistrationPhone, type RegistrationPhoneRule } from '@warda/domain/phone'
import * as z from 'zod/mini'
import { endpoint, PUBLIC } from './endpoint.ts'
import { messageAnswer } from './wire/amount.ts'
import { email, personName, phoneAsTyped } from './wire/person.ts'

/** A password, neither trimmed nor truncated. Each violated rule has its own message key (`password_lower` …). */
export const strongPassword = (rule: 'register' | 'reset') =>
  z.string('required').check(
    z.refine((value) => value.length > 0, { error: 'required', abort: true }),
    z.check((context) => {
      const errors: PasswordError[] = listPasswordErrors(context.value, rule)
      for (const error of errors) {
        context.issues.push({ code: 'custom', input: context.value, message: `password_${error}`, continue: true })
      }
    }),
  )

const sameAs = (field: string) => ({ error: 'password_mismatch', path: [field] })

const registerFields = (rule: RegistrationPhoneRule) => ({
  fullName: personName(LIMITS.fullName.min, LIMITS.fullName.max),
  email,
  phoneNumber: phoneAsTyped(
    (value) => isRegistrationPhone(value, rule),
    rule === 'saudiMobile' ? 'phone_saudi' : 'phone_eleven',
  ),
  password: strongPassword('register'),
  confirmPassword: z.string('required').check(z.minLength(1, 'required')),
  accountType: z._default(z.enum(['personal', 'business'], 'invalid_choice'), 'personal'),
})

const termsAccepted = z.literal([true, 'true', 'on', '1'], 'terms_required')

/** The separate consent to offers by e-mail; off unless given (OPEN-03). */
const acceptMarketing = z._default(
  z.pipe(
    z.literal([true, 'true', 'on', '1', false, 'false', '', '0'], 'invalid_choice'),
    z.transform((value) => [true, 'true', 'on', '1'].includes(value)),
  ),
  false,
)

const hasEqualPasswords = (form: { password: string; confirmPassword: string }): boolean =>
  form.password === form.confirmPassword

/** The registration form, in which the terms must be accepted (AUTH-01, AUTH-06). */
export const registerForm = (rule: RegistrationPhoneRule) =>
  z
    .object({ ...registerFields(rule), acceptTerms: termsAccepted, acceptMarketing })
    .check(z.refine(hasEqualPasswords, sameAs('confirmPassword')))

/**
 * The five fields of the specification (spec §3). Other fields are ignored; the role cannot be chosen. To register is to accept the terms, so
 * `acceptTerms` may be absent, but not false. The handler checks the phone by the rule of the settings.
 */
const registerBody = z
  .object({ ...registerFields('either'), acceptTerms: z.optional(termsAccepted), acceptMarketing })
  .check(z.refine(hasEqualPasswords, sameAs('confirmPassword')))

/** Of any length: a damaged link is refused as a link that is no longer valid (ROUTE-10). */
const oneTimeToken = z.string('required').check(z.minLength(1, 'required'))

export const emailOnly = z.object({ email })

const resetPasswordBody = z.object({ email, token: oneTimeToken, password: strongPassword('reset') })

/** The form adds the confirmation, which is not sent (spec §3). */
export const resetPasswordForm = z
  .object({
    email,
    password: strongPassword('reset'),
    confirmPassword: z.string('required').check(z.minLength(1, 'required')),
  })
  .check(z.refine((form) => form.password === form.confirmPassword, sameAs('confirmPassword')))

export const accountsEndpoints = {
  register: endpoint('register', {
    access: PUBLIC,
    summary: 'Opens an account; refusals are an array of {code, description} (ERR-01)',
    body: registerBody,
    accepts: 'form',
    answer: messageAnswer,
    // The response reveals whether an address is registered (S14), so requests are limited; the limit can be raised for shared networks.
    limits: [{ by: 'ip', max: 5, seconds: 3600, variable: 'REGISTRATIONS_PER_HOUR' }],
  }),
  confirmEmail: endpoint('confirmEmail', {
    access: PUBLIC,
    summary: 'Confirms an e-mail address; the answer carries the welcome code',
    body: z.object({ email, token: oneTimeToken }),
    answer: z.object({ message: z.string(), welcomeCode: z.nullable(z.string()), welcomePercent: z.int() }),
    limits: [{ by: 'ip', max: 60, seconds: 3600 }],
  }),
  resendConfirmation: endpoint('resendConfirmation', {
    access: PUBLIC,
    summary: 'Sends the confirmation link again; the same answer for every address',
    body: emailOnly,
    answer: messageAnswer,
    limits: [
      { by: 'email', max: 3, seconds: 3600 },
      { by: 'ip', max: 20, seconds: 3600 },
    ],
  }),
  sendResetPassword: endpoint('sendResetPassword', {
    access: PUBLIC,
    summary: 'Sends a reset link; the same answer for every address',
    query: emailOnly,
    answer: messageAnswer,
    actsOnGet: true,
    limits: [
      { by: 'email', max: 3, seconds: 3600 },
      { by: 'ip', max: 20, seconds: 3600 },
    ],
  }),
  resetPassword: endpoint('resetPassword', {
    access: PUBLIC,
    summary: 'Sets a new password with a reset token; ends every session of the user',
    body: resetPasswordBody,
    accepts: 'form',
    answer: messageAnswer,
    limits: [{ by: 'ip', max: 30, seconds: 3600 }],
  }),
}
