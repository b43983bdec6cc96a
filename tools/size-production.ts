import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { startEmbedded } from '../apps/api/src/db/embedded/start.ts'
import { exitWithError, isMainModule, printLine } from './print.ts'
import { makeRelease } from './production/make-release.ts'
import { askRelease } from './production/serve-release.ts'
import { inRepo } from './root.ts'

const port = 4199

/** Makes a release, starts it on an empty database in production mode and asks it for pages; prints the sizes. */
async function measureProduction(): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'warda-production-'))
  mkdirSync(inRepo('.data'), { recursive: true })
  const database = await startEmbedded({ dataFolder: inRepo('.data/production') })
  try {
    await makeRelease(folder)
    printLine(`whole node_modules: ${megabytes(inRepo('node_modules'))} MB`)
    printLine(`production node_modules: ${megabytes(path.join(folder, 'node_modules'))} MB`)
    printLine(`production release with them: ${megabytes(folder)} MB`)
    const environment = environmentFor(database.url, folder)
    migrate(folder, environment)
    const answers = await askRelease(folder, environment, ['/', '/?lng=ar', '/api/Product/gethome', '/api/docs'])
    for (const [address, status] of Object.entries(answers)) printLine(`${status} ${address}`)
    if (Object.values(answers).some((status) => status !== 200))
      throw new Error('The release did not answer every page.')
  } finally {
    await database.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

function environmentFor(databaseUrl: string, folder: string): Record<string, string> {
  return {
    PATH: process.env.PATH ?? '',
    NODE_ENV: 'production',
    DATABASE_URL: databaseUrl,
    DATA_FOLDER: path.join(folder, 'data'),
    WEB_BUILD: path.join(folder, 'apps/web/build'),
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    SECRET: 'only for this measurement, long enough',
    SMTP_URL: 'smtp://127.0.0.1:2525',
    GATEWAY: 'paylink',
    PAYLINK_API_ID: 'none',
    PAYLINK_SECRET: 'none',
    LOG_LEVEL: 'error',
  }
}

function migrate(cwd: string, env: NodeJS.ProcessEnv): void {
  const { status } = spawnSync(process.execPath, ['apps/api/src/migrate.ts'], { cwd, env, stdio: 'inherit' })
  if (status !== 0) throw new Error('The migrations failed.')
}

/** Disk usage, as `du` counts it. */
function megabytes(folder: string): string {
  if (!existsSync(folder)) return '0'
  const { stdout } = spawnSync('du', ['-sm', folder], { encoding: 'utf8' })
  return stdout.split('\t')[0] ?? '?'
}

if (isMainModule(import.meta)) await measureProduction().catch(exitWithError)
