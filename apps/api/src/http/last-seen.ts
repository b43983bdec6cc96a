import { noteSeen } from '../db/last-seen.ts'
import type { World } from '../context.ts'
import type { Actor } from './handler.ts'

/** How often at most a person's last moment is written, milliseconds. */
const EVERY_MS = 60_000

const written = new WeakMap<World, Map<string, number>>()

/** Keeps when somebody of the shop was last here: a write a minute at most, and none for anybody else. */
export async function seen(world: World, actor: Actor): Promise<void> {
  if (actor.role !== 'Admin' && actor.role !== 'ShippingEmployee') return
  const people = written.get(world) ?? new Map<string, number>()
  written.set(world, people)
  const now = world.clock.now()
  if (now - (people.get(actor.userId) ?? 0) < EVERY_MS) return
  people.set(actor.userId, now)
  // It is no reason to refuse anybody, and nothing to wait for behind a locked row.
  await noteSeen(world.db, actor.userId, new Date(now)).catch((error: unknown) =>
    world.log.warn({ err: error }, 'a last moment was not kept'),
  )
}
