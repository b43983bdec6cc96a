import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type { AppContext } from '../context.ts'
import { formatLsn, type Lsn, parseLsn } from '../db/lsn.ts'
import { writeCookie } from './cookies.ts'
import type { HttpEnvironment } from './environment.ts'

/** The position of the caller's last write. A changed value shows nobody anything: it only sends the caller's own reads to the primary. */
const COOKIE = 'read-after'
/** Longer than a replica may lag, s. */
const SECONDS = 60
const MAX_USERS = 10_000

type LastWrites = Map<string, { lsn: Lsn; at: number }>
/** Last writes by user, for clients without cookies. */
const lastWrites = new WeakMap<AppContext, LastWrites>()

/** Records a write, so that the caller's reads see it, in this process by user and in all processes by cookie. */
export async function recordWrite(
  c: Context<HttpEnvironment>,
  context: AppContext,
  userId: string | undefined,
): Promise<void> {
  const lsn = await context.replica?.position()
  if (!lsn) return
  writeCookie(c, context, COOKIE, formatLsn(lsn), { httpOnly: true, maxAgeSeconds: SECONDS })
  if (userId === undefined) return
  const writes: LastWrites = lastWrites.get(context) ?? new Map()
  lastWrites.set(context, writes)
  writes.delete(userId)
  writes.set(userId, { lsn, at: performance.now() })
  const oldest = writes.keys().next().value
  if (writes.size > MAX_USERS && oldest !== undefined) writes.delete(oldest)
}

/** The position that the caller's reads must include; 0 when any will do. */
export function readAfter(c: Context<HttpEnvironment>, context: AppContext, userId: string | undefined): Lsn {
  const own = userId === undefined ? undefined : lastWrites.get(context)?.get(userId)
  const remembered = own && performance.now() - own.at < SECONDS * 1_000 ? own.lsn : 0n
  const sent = parseLsn(getCookie(c, COOKIE))
  return sent > remembered ? sent : remembered
}
