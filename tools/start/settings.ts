import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { readConfig } from '../../apps/api/src/config.ts'
import { prepareDataFolder } from '../../apps/api/src/data-folder.ts'
import { inRepo, root } from '../root.ts'

export type Environment = Record<string, string | undefined>

/** `demo`: the demo shop. `own`: an empty shop to try on this machine, beside the demo. Both only without a DATABASE_URL. */
export type ShopKind = 'demo' | 'own'

/**
 * The settings of this start: the environment, then a `.env` file, then the defaults: without a DATABASE_URL an embedded database,
 * with a signing secret that is generated once and stored in the data folder. Throws one sentence that names an invalid setting.
 */
export function readSettings(kind: ShopKind = 'demo'): {
  environment: Environment
  dataFolder: string
  embedded: boolean
} {
  const major = Number(process.versions.node.split('.')[0])
  if (major < 24) throw new Error(`Warda runs on Node 24, this is ${process.versions.node}: use "npm start".`)
  if (existsSync(inRepo('.env'))) process.loadEnvFile(inRepo('.env'))
  const environment: Environment = { ...process.env }
  const embedded = !environment.DATABASE_URL
  const isOwn = kind === 'own'
  if (isOwn && !embedded)
    throw new Error('--own-shop starts its own database: remove DATABASE_URL, or leave the option out.')
  const dataFolder = path.resolve(root, environment.DATA_FOLDER || (isOwn ? '.data/own-shop' : '.data'))
  environment.DATA_FOLDER = dataFolder
  prepareDataFolder(dataFolder)
  if (isOwn) Object.assign(environment, { DEMO: '0', NODE_ENV: 'development' })
  if (embedded) environment.DEMO ??= '1'
  if (!environment.SECRET && (isOwn || isOn(environment.DEMO))) environment.SECRET = readOrCreateSecret(dataFolder)
  // The address of the embedded database is known only once it runs; all other settings are validated before.
  readConfig({ ...environment, DATABASE_URL: environment.DATABASE_URL || 'postgres://not-started-yet' })
  return { environment, dataFolder, embedded }
}

function isOn(flag: string | undefined): boolean {
  return flag === '1' || flag === 'true'
}

function readOrCreateSecret(dataFolder: string): string {
  const file = path.join(dataFolder, 'secret')
  if (existsSync(file)) return readFileSync(file, 'utf8').trim()
  mkdirSync(dataFolder, { recursive: true })
  const secret = randomBytes(48).toString('base64url')
  writeFileSync(file, `${secret}\n`, { mode: 0o600 })
  return secret
}
