import type { Language } from '@warda/domain/language'
import type { AppContext } from '../../context.ts'
import type { Database } from '../../db/database.ts'
import { selectSettings } from './queries.ts'
import { parseSettings, type Settings } from './settings.ts'

type CachedSettings = { version: number; settings: Promise<Settings> }

const cache = new WeakMap<AppContext['db'], CachedSettings>()

/** The settings, cached until this process is notified of a change. */
export function readSettings(context: AppContext): Promise<Settings> {
  const version = context.notifications.version('settings')
  const cached = cache.get(context.db)
  if (cached?.version === version) return cached.settings
  const settings = load(context)
  cache.set(context.db, { version, settings })
  // A failed load is not cached.
  settings.catch(() => {
    if (cache.get(context.db)?.settings === settings) cache.delete(context.db)
  })
  return settings
}

/** The current settings from the database, for code that has only a transaction. */
export const loadSettings = async (db: Database): Promise<Settings> => parseSettings(await selectSettings(db), () => {})

/** The name of the shop in a language. */
export const readShopName = async (context: AppContext, language: Language): Promise<string> =>
  (await readSettings(context)).identity.name[language]

async function load(context: AppContext): Promise<Settings> {
  return parseSettings(await selectSettings(context.db), (key) =>
    context.log.error({ key }, 'a row of table setting can not be used; the default holds'),
  )
}
