import { addManager, addOwner } from '@warda/api/testing/demo-users'
import type { TestServer } from '@warda/api/testing/server'
import { demoMember, type Member } from './accounts.ts'
import type { Language } from './browser.ts'
import type { Guest } from './journey.ts'
import { newPerson } from './new-person.ts'
import { call, type Session } from './session.ts'

export type Owner = Member & { userId: string; clientId: number; branchIds: number[] }

/** Creates the owner of a business without a profile. */
export async function makeOwner(server: TestServer, language: Language): Promise<Owner> {
  const { fullName, email, password } = newPerson(language)
  return { fullName, email, password, ...(await addOwner(server.db, { fullName, email, password, language })) }
}

/** Creates the owner of an approved business with a credit limit. */
export async function makeApprovedOwner(
  server: TestServer,
  language: Language,
  branches: readonly string[] = language === 'ar' ? ['فرع العليا'] : ['Olaya'],
): Promise<Owner> {
  const { fullName, email, password } = newPerson(language)
  const business = {
    organizationName: language === 'ar' ? 'فنادق النرجس' : 'Narjis Hotels',
    creditLimit: 2_000_000,
    branches,
  }
  return {
    fullName,
    email,
    password,
    ...(await addOwner(server.db, { fullName, email, password, language }, business)),
  }
}

/** Creates the manager of a branch of this owner, by default the first. */
export async function getManager(server: TestServer, language: Language, owner: Owner, branch = 0): Promise<Member> {
  const { email, password } = newPerson(language)
  const member = { fullName: language === 'ar' ? 'منى الدوسري' : 'Mona Aldosari', email, password }
  await addManager(
    server.db,
    { ...member, language },
    { clientId: owner.clientId, branchId: owner.branchIds[branch] ?? 0 },
  )
  return member
}

/** A session of the demo's Admin, without a change in this browser. */
export async function getAdminSession(guest: Guest): Promise<Session> {
  return getSession(guest, demoMember('Admin'))
}

/** Logs in by a request without the browser and returns the session. */
export async function getSession(guest: Guest, { email, password }: Member): Promise<Session> {
  const response = await fetch(`${guest.base}/robots.txt`)
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '')
  const xsrfToken = cookies.find((cookie) => cookie.startsWith('XSRF-TOKEN='))?.slice('XSRF-TOKEN='.length) ?? ''
  const answer = await fetch(`${guest.base}/api/Account/login`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-xsrf-token': decodeURIComponent(xsrfToken),
      cookie: cookies.join('; '),
    },
    body: JSON.stringify({ email, password, rememberMe: false }),
  })
  if (!answer.ok) throw new Error(`Login of ${email}: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as Session
}

/** Approves a client and sets its credit limit (riyals). */
export async function approve(guest: Guest, clientId: number, creditLimit: number): Promise<void> {
  const admin = await getAdminSession(guest)
  await call(guest, 'PATCH', `/Client/review/${clientId}`, { decision: 'approved' }, admin)
  await call(guest, 'PATCH', `/Client/terms/${clientId}`, { creditLimit }, admin)
}
