import type { AppContext } from '../context.ts'
import { touchLastSeen } from '../db/last-seen.ts'
import type { Actor } from './handler.ts'

/** Minimum time between two writes for one user. */
const MIN_INTERVAL_MS = 60_000

const lastWrites = new WeakMap<AppContext, Map<string, number>>()

/** Records when a staff member was last active, at most once a minute; a program with an API key is not the person. */
export async function recordLastSeen(context: AppContext, actor: Actor): Promise<void> {
  if (actor.apiKey || (actor.role !== 'Admin' && actor.role !== 'ShippingEmployee')) return
  const writtenAt = lastWrites.get(context) ?? new Map<string, number>()
  lastWrites.set(context, writtenAt)
  const now = context.clock.now()
  if (now - (writtenAt.get(actor.userId) ?? 0) < MIN_INTERVAL_MS) return
  writtenAt.set(actor.userId, now)
  // An error here must not fail the request.
  await touchLastSeen(context.db, actor.userId, new Date(now)).catch((error: unknown) =>
    context.log.warn({ err: error }, 'the last activity was not recorded'),
  )
}
