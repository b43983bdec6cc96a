import { createApiClient } from './api-client.ts'
import type { TestUser } from './make-user.ts'
import type { TestShop } from './shop.ts'

/** The same signed-in user as a client of another server process. */
export function onSecondProcess(process: TestShop, user: TestUser): TestUser {
  const visitor = createApiClient(process.app, process.context, { patient: true })
  visitor.token = user.visitor.token
  return { ...user, visitor }
}
