import { type Config, readConfig } from '../../apps/api/src/config.ts'
import type { EmbeddedServer } from '../../apps/api/src/db/embedded/start.ts'
import { compileMessages } from '../messages.ts'
import type { Cleanups } from './cleanups.ts'
import { migrateAll, refuseBadDatabase, seedOnce, startDatabase } from './database.ts'
import { refuseTakenPort } from './port.ts'
import { readSettings, type ShopKind } from './settings.ts'
import { step } from './step.ts'

export type Prepared = {
  config: Config
  /** The embedded database; null with a DATABASE_URL. */
  database: EmbeddedServer | null
}

/**
 * Everything before serving: settings → port → messages → database → migrations → demo shop → stand-in for the tax authority. `build` builds the
 * web app meanwhile, which needs the messages only, and returns its folder. What has to be stopped at the end is added to `cleanups`.
 */
export async function prepare(
  build: () => Promise<string | undefined>,
  cleanups: Cleanups,
  kind?: ShopKind,
): Promise<Prepared> {
  const { environment, dataFolder, embedded } = readSettings(kind)
  const early = readConfig({ ...environment, DATABASE_URL: environment.DATABASE_URL || 'postgres://not-started-yet' })
  await refuseTakenPort(early.HOST, early.PORT, embedded ? dataFolder : undefined)
  await step('messages', compileMessages, ({ count }) => `${count} messages in English and Arabic`)
  const building = build()
  // An error is thrown where the build is awaited; one before that ends the start, and the build with it.
  building.catch(() => undefined)
  const database = embedded ? await openEmbedded(dataFolder, cleanups) : null
  const url = database?.url ?? environment.DATABASE_URL ?? ''
  if (!database) await step('database', () => refuseBadDatabase(url))
  await step(
    'tables',
    () => migrateAll(url, embedded ? dataFolder : undefined),
    (applied) => (applied.length > 0 ? `${applied.length} migrations` : 'up to date'),
  )
  if (early.DEMO)
    await step(
      'demo shop',
      () => seedOnce(url, dataFolder, environment.SECRET),
      (seeded) => (seeded ? 'filled' : 'already there'),
    )
  const webBuild = await building
  const authority =
    early.DEMO && !environment.ZATCA_URL ? await startAuthority(early.SECRET, environment.ZATCA_MATERIAL) : null
  if (authority) cleanups.add(() => authority.close())
  const settings = { WEB_BUILD: webBuild, ...environment, ...(authority ? { ZATCA_URL: authority.url } : {}) }
  const config = readConfig({ ...settings, DATABASE_URL: url })
  if (authority)
    await step(
      'tax authority',
      () => onboardUnit(config),
      (isNew) => (isNew ? 'stand-in, new unit' : 'stand-in'),
    )
  return { config, database }
}

/** A stop during the start waits for the database and then stops it. */
function openEmbedded(dataFolder: string, cleanups: Cleanups): Promise<EmbeddedServer> {
  const starting = startDatabase(dataFolder)
  cleanups.add(async () => {
    const database = await starting.catch(() => null)
    await database?.stop()
  })
  return step(
    'database',
    () => starting,
    ({ reused }) => (reused ? 'already running' : 'started'),
  )
}

/** Imported only in demo mode. With a folder of the official rules, the stand-in applies them (docs/testing.md). */
async function startAuthority(
  seed: string,
  material: string | undefined,
): Promise<{ url: string; close(): Promise<void> }> {
  const { startDemoAuthority } = await import('../../apps/api/src/demo/start-authority.ts')
  if (!material) return startDemoAuthority(seed)
  const { createOfficialRules } = await import('../zatca/official-rules.ts')
  const { authorityRules } = await import('../zatca/authority-rules.ts')
  const rules = createOfficialRules(material)
  const { url, close } = await startDemoAuthority(seed, { checkXml: authorityRules(rules) })
  return {
    url,
    async close() {
      rules.close()
      await close()
    },
  }
}

async function onboardUnit(config: Config): Promise<boolean> {
  const { onboardDemoUnit } = await import('../../apps/api/src/demo/onboard-unit.ts')
  return onboardDemoUnit(config)
}
