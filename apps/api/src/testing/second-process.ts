import type { MadeUser } from './make-user.ts'
import type { TestShop } from './shop.ts'
import { createVisitor } from './api-client.ts'

/** The same person, signed in, asking another server process. */
export function onProcess(process: TestShop, user: MadeUser): MadeUser {
  const visitor = createVisitor(process.app, process.world, { patient: true })
  visitor.token = user.visitor.token
  return { ...user, visitor }
}
