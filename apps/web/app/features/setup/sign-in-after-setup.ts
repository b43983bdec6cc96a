import { callApi } from '../../lib/api/call-api.ts'
import type { Session } from '../../lib/session/session.ts'
import { signIn } from '../../lib/session/session-changes.ts'

export const signInAfterSetup = async (email: string, password: string): Promise<Pick<Session, 'userId' | 'roles'>> => {
  const person = await callApi('login', { body: { email, password, rememberMe: false } })
  signIn(person)
  return person
}
