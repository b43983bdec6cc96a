import { randomBytes } from 'node:crypto'
import { type Body, HttpClient, type Language, succeed } from '../http-client.ts'
import { waitForLink } from '../mailbox.ts'

/** The password of the demo accounts, which `npm start` prints. */
const DEMO_PASSWORD = 'Lantana#2719'

/** The demo accounts of `npm start` by role (spec §6). */
export const DEMO = {
  Shopper: 'sara@warda.example',
  Customer: 'khalid@warda.example',
  BranchManager: 'mona@warda.example',
  ShippingEmployee: 'yousef@warda.example',
  Admin: 'admin@warda.example',
} as const

export type Account = { fullName: string; email: string; phoneNumber: string; password: string }

/** A signed-in user: the HTTP client with the session, and the answer of the login. */
export type Person = { client: HttpClient; session: Body; userId: string; account: Account }

export const newEmail = (): string => `conformance.${randomBytes(6).toString('hex')}@warda.example`

/** An account that does not exist yet; the phone has exactly 11 characters (spec §5). */
export const newAccount = (): Account => ({
  fullName: 'Nora Conform',
  email: newEmail(),
  phoneNumber: '05512345678',
  password: 'Peony-Path-81',
})

/** The register form of the specification (spec §3). */
export const registerForm = ({ fullName, email, password, phoneNumber }: Account): Record<string, string> => ({
  fullName,
  email,
  password,
  confirmPassword: password,
  phoneNumber,
})

export type AccountKind = 'personal' | 'business'

/** Registers an account and signs it in. Terms and kind of account are fields of our form (decisions §1, §11). */
export async function registerAndLogIn(kind: AccountKind = 'personal', language: Language = 'en'): Promise<Person> {
  const account = newAccount()
  const client = new HttpClient()
  client.language = language
  const form = { ...registerForm(account), acceptTerms: 'true', accountType: kind }
  await succeed(client, 'POST /Account/register', { form })
  return logIn(account, client)
}

/** Signs in as a demo account of `npm start`. */
export function logInAs(role: keyof typeof DEMO): Promise<Person> {
  return logIn({ fullName: '', email: DEMO[role], phoneNumber: '', password: DEMO_PASSWORD })
}

export async function logIn(account: Account, client = new HttpClient()): Promise<Person> {
  const { email, password } = account
  const session = await succeed(client, 'POST /Account/login', { json: { email, password } })
  client.token = session.token
  return { client, session, userId: session.userId, account: { ...account, fullName: session.fullName } }
}

/** Confirms the address with the mailed link and returns the answer. */
export async function confirmEmail({ client, account }: Person): Promise<Body> {
  const link = await waitForLink(account.email, '/auth/confirm-email')
  const json = { token: link.searchParams.get('token'), email: link.searchParams.get('email') }
  return succeed(client, 'POST /Account/confirmEmail', { json })
}
