import { createHmac } from 'node:crypto'
import { keyFor } from '../../signing-keys.ts'
import type { World } from '../../context.ts'
import { hadAdmin, nameOfDatabase } from './queries.ts'

/** No letter that is read as another one. */
const LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'
const GROUPS = 5
const GROUP = 5

const closed = new WeakSet<World>()

/** Whether the shop still waits for its first Admin. Once there was one, there never is none again. */
export async function isSetUpOpen(world: World): Promise<boolean> {
  if (closed.has(world)) return false
  if (!(await hadAdmin(world.db))) return true
  closed.add(world)
  return false
}

/** The code that makes the first Admin, of this secret and this database: every process of a shop knows the same, no table holds it. */
export async function setUpCode(world: World): Promise<string> {
  const name = await nameOfDatabase(world.db)
  const bytes = createHmac('sha256', keyFor(world.config.SECRET, 'set-up')).update(name).digest()
  const letters = [...bytes.subarray(0, GROUPS * GROUP)].map((byte) => LETTERS[byte % LETTERS.length] ?? '')
  const groups = Array.from({ length: GROUPS }, (_, at) => letters.slice(at * GROUP, (at + 1) * GROUP).join(''))
  return groups.join('-')
}

/** The code for whoever starts the server; null once the shop has somebody who runs it. */
export async function waitingSetUpCode(world: World): Promise<string | null> {
  return (await isSetUpOpen(world)) ? setUpCode(world) : null
}
