import type { Member } from './accounts.ts'
import type { Guest } from './journey.ts'

/** The session as the browser keeps it in cookie `authModel`. */
export type Session = { userId: string; clientId: number; token: string; fullName: string; roles: string[] }

/** The body of an API answer; journeys read a few fields of many calls. */
// biome-ignore lint/suspicious/noExplicitAny: journeys read answers of every shape
type Body = any

/** Signs in through the dialog in the top bar of the open page. */
export async function logIn({ page, t }: Guest, member: Member): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: t('shell_login_or_register') })
    .click()
  await fillLogin({ page, t }, member)
  await page
    .getByRole('banner')
    .getByRole('button', { name: t('shell_account_menu') })
    .waitFor()
}

/** Fills the open login form and sends it. */
export async function fillLogin({ page, t }: Pick<Guest, 'page' | 't'>, member: Member): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: t('auth_email') }).fill(member.email)
  await dialog.getByLabel(t('auth_password'), { exact: true }).fill(member.password)
  await dialog.getByRole('button', { name: t('auth_submit_login'), exact: true }).click()
}

/** Signs in without the form: calls the login endpoint and stores its answer in the cookie as the app does. */
export async function signIn(guest: Guest, member: Member): Promise<Session> {
  const body = { email: member.email, password: member.password, rememberMe: true }
  const { refreshToken: _secret, message: _text, ...session } = await call(guest, 'POST', '/Account/login', body)
  const value = encodeURIComponent(JSON.stringify(session))
  await guest.page.context().addCookies([{ name: 'authModel', value, url: guest.base, sameSite: 'Lax' }])
  return session
}

/** Calls the API with this browser's cookies (spec §7), as `session` when given. Throws on a refusal. */
export async function call(
  guest: Guest,
  method: string,
  path: string,
  data?: unknown,
  session?: Session,
): Promise<Body> {
  const context = guest.page.context()
  const xsrf = async () => (await context.cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value
  if ((await xsrf()) === undefined) await context.request.get(`${guest.base}/robots.txt`)
  const answer = await context.request.fetch(`${guest.base}/api${path}`, {
    method,
    ...(data === undefined ? {} : { data }),
    headers: {
      'accept-language': guest.language,
      'x-xsrf-token': decodeURIComponent((await xsrf()) ?? ''),
      ...(session ? { authorization: `Bearer ${session.token}` } : {}),
    },
  })
  const body: Body = await answer.json()
  if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${JSON.stringify(body)}`)
  return body
}
