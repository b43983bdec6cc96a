import type { AppContext } from '../context.ts'
import { touchLastSeen } from '../db/last-seen.ts'
import type { Actor } from './handler.ts'

/** How often at most a person's last moment is written, milliseconds. */
const EVERY_MS = 60_000

const written = new WeakMap<AppContext, Map<string, number>>()

/** Keeps when somebody of the shop was last here: a write a minute at most, and none for anybody else. */
export async function recordLastSeen(context: AppContext, actor: Actor): Promise<void> {
  if (actor.role !== 'Admin' && actor.role !== 'ShippingEmployee') return
  const people = written.get(context) ?? new Map<string, number>()
  written.set(context, people)
  const now = context.clock.now()
  if (now - (people.get(actor.userId) ?? 0) < EVERY_MS) return
  people.set(actor.userId, now)
  // It is no reason to refuse anybody, and nothing to wait for behind a locked row.
  await touchLastSeen(context.db, actor.userId, new Date(now)).catch((error: unknown) =>
    context.log.warn({ err: error }, 'a last moment was not kept'),
  )
}
