import { addManager, addOwner } from '@warda/api/testing/demo-users'
import type { TestServer } from '@warda/api/testing/server'
import { demoMember, type Member } from './accounts.ts'
import type { Language } from './browser.ts'
import type { Guest } from './journey.ts'
import { newPerson } from './new-person.ts'
import { call, type Session } from './session.ts'

export type Owner = Member & { userId: string; clientId: number; branchIds: number[] }

/** The owner of a business that has told nothing of itself yet. */
export async function freshOwner(server: TestServer, language: Language): Promise<Owner> {
  const { fullName, email, password } = newPerson(language)
  return { fullName, email, password, ...(await addOwner(server.db, { fullName, email, password, language })) }
}

/** The owner of an approved business that orders on terms. */
export async function approvedOwner(
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

/** Who manages a branch of this owner, by default the first. */
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

/** An administrator's session; this browser stays whose it is. */
export async function adminSession(who: Guest): Promise<Session> {
  return getSession(who, demoMember('Admin'))
}

/** A session of somebody elsewhere: the login call alone. */
export async function getSession(who: Guest, { email, password }: Member): Promise<Session> {
  const response = await fetch(`${who.base}/robots.txt`)
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '')
  const proof = cookies.find((cookie) => cookie.startsWith('XSRF-TOKEN='))?.slice('XSRF-TOKEN='.length) ?? ''
  const answer = await fetch(`${who.base}/api/Account/login`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-xsrf-token': decodeURIComponent(proof),
      cookie: cookies.join('; '),
    },
    body: JSON.stringify({ email, password, rememberMe: false }),
  })
  if (!answer.ok) throw new Error(`Login of ${email}: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as Session
}

/** The shop looks at a profile, finds it good, and gives credit on terms (riyals). */
export async function approve(who: Guest, clientId: number, creditLimit: number): Promise<void> {
  const admin = await adminSession(who)
  await call(who, 'PATCH', `/Client/review/${clientId}`, { decision: 'approved' }, admin)
  await call(who, 'PATCH', `/Client/terms/${clientId}`, { creditLimit }, admin)
}
