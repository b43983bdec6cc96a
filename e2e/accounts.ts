import { addShopper, DEMO_ACCOUNTS, SECOND_DRIVER } from '@warda/api/testing/demo-users'
import type { TestServer } from '@warda/api/testing/server'
import type { Language } from './browser.ts'
import { newPerson } from './new-person.ts'

/** A person with an account. */
export type Member = { fullName: string; email: string; password: string }

/** Creates a shopper with a confirmed address, without the registration form. */
export async function newMember(server: TestServer, language: Language): Promise<Member & { userId: string }> {
  const { fullName, email, password } = newPerson(language)
  return { fullName, email, password, userId: await addShopper(server.db, { fullName, email, password }) }
}

type Role = (typeof DEMO_ACCOUNTS)[number]['role']

/** The demo account of a role. */
export function demoMember(role: Role): Member {
  const account = DEMO_ACCOUNTS.find((each) => each.role === role)
  if (!account) throw new Error(`The demo has no ${role}.`)
  return account
}

/** The second delivery employee of the demo. */
export const secondDriver = (): Member => ({ ...SECOND_DRIVER, password: demoMember('ShippingEmployee').password })
