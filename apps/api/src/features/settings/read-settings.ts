import type { Database } from '../../db/database.ts'
import type { World } from '../../context.ts'
import { selectSettings } from './queries.ts'
import { type Settings, settingsFrom } from './settings.ts'

type Kept = { version: number; settings: Promise<Settings> }

const kept = new WeakMap<World['db'], Kept>()

/** The shop's settings, read once and again after each change that this process hears of. */
export function readSettings(world: World): Promise<Settings> {
  const version = world.signals.version('settings')
  const known = kept.get(world.db)
  if (known?.version === version) return known.settings
  const settings = load(world)
  kept.set(world.db, { version, settings })
  // A failed reading is not kept: the next asker tries again.
  settings.catch(() => {
    if (kept.get(world.db)?.settings === settings) kept.delete(world.db)
  })
  return settings
}

/** The shop's settings as the database has them now, for work that has only its transaction. */
export const settingsIn = async (db: Database): Promise<Settings> => settingsFrom(await selectSettings(db), () => {})

async function load(world: World): Promise<Settings> {
  return settingsFrom(await selectSettings(world.db), (key) =>
    world.log.error({ key }, 'a row of table setting can not be used; the default holds'),
  )
}
