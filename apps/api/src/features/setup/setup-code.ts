import { createHmac } from 'node:crypto'
import type { AppContext } from '../../context.ts'
import { deriveKey } from '../../signing-keys.ts'
import { getDatabaseId, hadAdmin } from './queries.ts'

/** Letters that are not confused with others. */
const LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'
const GROUPS = 5
const GROUP = 5

const closed = new WeakSet<AppContext>()

/** Whether the shop never had an admin. Once false, it stays false. */
export async function isSetupOpen(context: AppContext): Promise<boolean> {
  if (closed.has(context)) return false
  if (!(await hadAdmin(context.db))) return true
  closed.add(context)
  return false
}

/** The code for the first admin, derived from the secret and the database: every process computes the same and no table stores it. */
export async function setupCode(context: AppContext): Promise<string> {
  const name = await getDatabaseId(context.db)
  const bytes = createHmac('sha256', deriveKey(context.config.SECRET, 'set-up')).update(name).digest()
  const letters = [...bytes.subarray(0, GROUPS * GROUP)].map((byte) => LETTERS[byte % LETTERS.length] ?? '')
  const groups = Array.from({ length: GROUPS }, (_, at) => letters.slice(at * GROUP, (at + 1) * GROUP).join(''))
  return groups.join('-')
}

/** The code to print at start; null when the shop has an admin. */
export async function pendingSetupCode(context: AppContext): Promise<string | null> {
  return (await isSetupOpen(context)) ? setupCode(context) : null
}
