import { createHmac } from 'node:crypto'
import type { AppContext } from '../../context.ts'
import { keyFor } from '../../signing-keys.ts'
import { hadAdmin, nameOfDatabase } from './queries.ts'

/** No letter that is read as another one. */
const LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'
const GROUPS = 5
const GROUP = 5

const closed = new WeakSet<AppContext>()

/** Whether the shop still waits for its first Admin. Once there was one, there never is none again. */
export async function isSetupOpen(context: AppContext): Promise<boolean> {
  if (closed.has(context)) return false
  if (!(await hadAdmin(context.db))) return true
  closed.add(context)
  return false
}

/** The code that makes the first Admin, of this secret and this database: every process of a shop knows the same, no table holds it. */
export async function setupCode(context: AppContext): Promise<string> {
  const name = await nameOfDatabase(context.db)
  const bytes = createHmac('sha256', keyFor(context.config.SECRET, 'set-up')).update(name).digest()
  const letters = [...bytes.subarray(0, GROUPS * GROUP)].map((byte) => LETTERS[byte % LETTERS.length] ?? '')
  const groups = Array.from({ length: GROUPS }, (_, at) => letters.slice(at * GROUP, (at + 1) * GROUP).join(''))
  return groups.join('-')
}

/** The code for whoever starts the server; null once the shop has somebody who runs it. */
export async function pendingSetupCode(context: AppContext): Promise<string | null> {
  return (await isSetupOpen(context)) ? setupCode(context) : null
}
