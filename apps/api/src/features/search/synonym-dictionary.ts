import { buildDictionary, type Dictionary } from '@warda/domain/search/dictionary'
import type { AppContext } from '../../context.ts'
import { listFilterNames } from '../catalogue/index.ts'
import { readSettings } from '../settings/index.ts'

type CachedDictionary = { version: string; dictionary: Promise<Dictionary> }

const cache = new WeakMap<AppContext['db'], CachedDictionary>()

/** The shop's synonyms and the names of its occasions, cached until settings or catalogue change. */
export function readDictionary(context: AppContext): Promise<Dictionary> {
  const { notifications } = context
  const version = `${notifications.version('settings')}.${notifications.version('catalogue')}`
  const cached = cache.get(context.db)
  if (cached?.version === version) return cached.dictionary
  const dictionary = load(context)
  cache.set(context.db, { version, dictionary })
  // A failed load is not cached.
  dictionary.catch(() => {
    if (cache.get(context.db)?.dictionary === dictionary) cache.delete(context.db)
  })
  return dictionary
}

async function load(context: AppContext): Promise<Dictionary> {
  const [{ synonyms }, english, arabic] = await Promise.all([
    readSettings(context),
    listFilterNames(context, 'en'),
    listFilterNames(context, 'ar'),
  ])
  const occasions = [...english.occasions, ...arabic.occasions].map(({ slug, name }) => ({
    en: name,
    ar: '',
    means: `occasion:${slug}`,
    general: false,
  }))
  return buildDictionary([...synonyms, ...occasions])
}
