import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { startEmbedded } from '../apps/api/src/db/embedded/start.ts'
import { compileMessages } from './messages.ts'
import { exitWithError, isMainModule, printLine } from './print.ts'
import { copyRelease } from './production/copy-release.ts'
import { askRelease } from './production/serve-release.ts'
import { inRepo } from './root.ts'
import { buildWebIfStale } from './web-build.ts'

const port = 4199

/** Installs a release as production does, starts it on an empty database in production mode and asks it for pages; prints the sizes. */
async function measureProduction(): Promise<void> {
  await compileMessages()
  await buildWebIfStale()
  const folder = mkdtempSync(path.join(os.tmpdir(), 'warda-production-'))
  mkdirSync(inRepo('.data'), { recursive: true })
  const database = await startEmbedded({ dataFolder: inRepo('.data/production') })
  try {
    copyRelease(folder)
    run(folder, 'npm', ['ci', '--omit=dev', '--workspace=apps/api', '--workspace=apps/web', '--no-audit', '--no-fund'])
    printLine(`whole node_modules: ${megabytes(inRepo('node_modules'))} MB`)
    printLine(`production node_modules: ${megabytes(path.join(folder, 'node_modules'))} MB`)
    printLine(`production release with them: ${megabytes(folder)} MB`)
    const environment = environmentFor(database.url, folder)
    run(folder, process.execPath, ['apps/api/src/migrate.ts'], environment)
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

function run(cwd: string, file: string, args: string[], env: NodeJS.ProcessEnv = process.env): void {
  const { status } = spawnSync(file, args, { cwd, env, stdio: ['ignore', 'inherit', 'inherit'] })
  if (status !== 0) throw new Error(`${path.basename(file)} ${args.join(' ')} failed.`)
}

/** Disk usage, as `du` counts it. */
function megabytes(folder: string): string {
  if (!existsSync(folder)) return '0'
  const { stdout } = spawnSync('du', ['-sm', folder], { encoding: 'utf8' })
  return stdout.split('\t')[0] ?? '?'
}

if (isMainModule(import.meta)) await measureProduction().catch(exitWithError)
