import { readAuthenticator } from './authenticator.ts'
import type { TestUser } from './make-user.ts'
import type { TestShop } from './shop.ts'

/** A person's authenticator app and recovery codes. */
export type TestSecondFactor = {
  secret: string
  /** Codes that were not used for the enrolment. */
  recoveryCodes: string[]
  /** The code of now, or of `steps` of 30 seconds later. */
  code(steps?: number): string
}

/** Sets up the second factor of a user through the API. The code of the enrolment is used: the next one is `code(1)`, or later `code()`. */
export async function makeSecondFactor(shop: TestShop, user: TestUser): Promise<TestSecondFactor> {
  const params = { userId: user.userId }
  const started = await user.visitor.call('startSecondFactor', { params, body: { password: user.password } })
  if (started.status !== 200) throw new Error(`No enrolment: ${JSON.stringify(started.body)}`)
  const { secret } = started.body.data
  const code = (steps = 0): string => readAuthenticator(secret, shop.clock.now() + steps * 30_000)
  const confirmed = await user.visitor.call('confirmSecondFactor', { params, body: { oneTimeCode: code() } })
  if (confirmed.status !== 200) throw new Error(`No second factor: ${JSON.stringify(confirmed.body)}`)
  return { secret, recoveryCodes: confirmed.body.recoveryCodes, code }
}
