import { LIMITS } from '@warda/domain/limits'
import * as z from 'zod/mini'
import { endpoint, PUBLIC, selfAccess } from './endpoint.ts'
import { instant, messageAnswer, uuid } from './wire/amount.ts'
import { enrolment } from './wire/enrolment.ts'
import { oneTimeCode } from './wire/one-time-code.ts'
import { email } from './wire/person.ts'

/** Length of a password in code points of its NFC form. */
const countCharacters = (password: string): number => [...password.normalize('NFC')].length

/** An existing password; only its length is checked. */
export const existingPassword = (min: number) =>
  z.string('required').check(
    z.refine((value) => value.length > 0, { error: 'required', abort: true }),
    z.refine((value) => countCharacters(value) >= min, { error: 'password_tooShort' }),
    z.refine((value) => countCharacters(value) <= LIMITS.password.max, { error: 'password_tooLong' }),
  )

export const loginBody = z.object({
  email,
  password: existingPassword(LIMITS.password.min),
  rememberMe: z._default(z.boolean(), false),
})

export type LoginBody = z.input<typeof loginBody>

/** The signed-in user as the client stores it in cookie `authModel`, without `refreshToken` (decisions §8). */
export const authModel = z.object({
  userId: z.string(),
  fullName: z.string(),
  email: z.string(),
  roles: z.array(z.string()),
  clientId: z.int(),
  isEmailConfirmed: z.boolean(),
  token: z.string(),
  /** Session id; the secret is in the httpOnly cookie. */
  refreshToken: z.string(),
  refreshTokenExpiresOn: instant,
  rememberMe: z.boolean(),
  message: z.string(),
})

export type AuthModel = z.infer<typeof authModel>

/** The second step of a login. `trustDevice`: this browser is not asked again for 30 days. */
export const loginCodeBody = z.object({ oneTimeCode, trustDevice: z._default(z.boolean(), false) })

export type LoginCodeBody = z.input<typeof loginCodeBody>

const self = selfAccess('userId')

const limits = [{ by: 'ip', max: 100, seconds: 900 }] as const

/** A session that has not ended. Browser and system as their makers name them, empty when unknown. */
export const openSession = z.object({
  sessionId: z.string(),
  browser: z.string(),
  platform: z.string(),
  /** The beginning of the IP address of the last use, such as `203.0.113.*`; empty when unknown. */
  ip: z.string(),
  createdAt: instant,
  lastUsedAt: instant,
  isCurrent: z.boolean(),
})

export const sessionsEndpoints = {
  login: endpoint('login', {
    access: PUBLIC,
    summary: 'Signs in; the refresh token is set as an httpOnly cookie',
    body: loginBody,
    answer: authModel,
    limits,
  }),
  loginWithCode: endpoint('loginWithCode', {
    access: PUBLIC,
    summary:
      'Second step after `login.code_needed`: a code of the app or a recovery code, with the cookie of the first step (GROW-10)',
    body: loginCodeBody,
    answer: authModel,
    limits,
  }),
  startLoginEnrolment: endpoint('startLoginEnrolment', {
    access: PUBLIC,
    summary:
      'Second step after `login.enrolment_needed`: the secret for the authenticator app, with the cookie of the first step',
    answer: z.object({ data: enrolment }),
    limits,
  }),
  confirmLoginEnrolment: endpoint('confirmLoginEnrolment', {
    access: PUBLIC,
    summary: 'Third step: confirms the enrolment, signs in and answers the recovery codes, once',
    body: loginCodeBody,
    answer: z.extend(authModel, { recoveryCodes: z.array(z.string()) }),
    limits,
  }),
  logout: endpoint('logout', {
    access: PUBLIC,
    summary: 'Ends the session family named by the refresh cookie',
    answer: messageAnswer,
  }),
  refreshToken: endpoint('refreshToken', {
    access: PUBLIC,
    summary: 'Rotates the refresh cookie and answers a new access token',
    answer: z.pick(authModel, { token: true, refreshToken: true, refreshTokenExpiresOn: true }),
    actsOnGet: true,
    xsrf: true,
  }),
  getSessions: endpoint('getSessions', {
    access: self,
    summary: 'The sessions of the caller that have not ended, the current one first (GROW-10)',
    params: z.object({ userId: uuid }),
    answer: z.object({ data: z.array(openSession) }),
  }),
  endSession: endpoint('endSession', {
    access: self,
    summary: 'Ends one session of the caller, from its next request on',
    params: z.object({ userId: uuid, sessionId: uuid }),
    answer: messageAnswer,
  }),
  endOtherSessions: endpoint('endOtherSessions', {
    access: self,
    summary: 'Ends every session of the caller except the current one',
    params: z.object({ userId: uuid }),
    answer: messageAnswer,
  }),
}
