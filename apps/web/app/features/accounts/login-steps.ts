import type { AuthModel } from '@warda/contract/sessions'
import { m } from '@warda/i18n/messages'
import { ApiError } from '../../lib/api/call-api.ts'
import { signIn } from '../../lib/session/session-changes.ts'
import { notify } from '../../ui/feedback/toast.ts'

/** Stores the session of a login and continues. */
export const storeLogin = (answer: AuthModel, onSignedIn: () => void): void => {
  const isSessionStored = signIn(answer)
  void notify.success(m.auth_login_done(), { where: 'shell' })
  if (!isSessionStored) void notify.warning(m.account_cookie_refused())
  onSignedIn()
}

/** Sends a later step of a login; when the first step is too long ago, the login begins again. */
export const sendLoginStep = async <T>(
  send: () => Promise<T>,
  onExpired: (problem: string) => void,
): Promise<T | null> => {
  try {
    return await send()
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'login.challenge_expired') throw error
    onExpired(error.message)
    return null
  }
}
