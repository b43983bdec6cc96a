import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { compileMessages } from '../messages.ts'
import { buildWebIfStale } from '../web-build.ts'
import { copyRelease } from './copy-release.ts'

/** An optional peer of cosmiconfig, which npm does not omit; it is needed only for configuration that is written in TypeScript. */
const UNUSED = ['typescript', '@typescript', '.bin/tsc']

/**
 * Builds the shop and writes a release for this platform to an empty or new folder: sources, built web app, production packages and the
 * running Node as `bin/node`. Throws when the folder has content or npm fails.
 */
export async function makeRelease(folder: string): Promise<void> {
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new Error(`${folder} is not empty.`)
  await compileMessages()
  await buildWebIfStale()
  mkdirSync(path.join(folder, 'bin'), { recursive: true })
  copyRelease(folder)
  copyFileSync(process.execPath, path.join(folder, 'bin/node'))
  const args = ['ci', '--omit=dev', '--workspace=apps/api', '--workspace=apps/web', '--no-audit', '--no-fund']
  const { status } = spawnSync('npm', args, { cwd: folder, stdio: ['ignore', 'inherit', 'inherit'] })
  if (status !== 0) throw new Error('The production packages could not be installed: read the lines above.')
  for (const unused of UNUSED) rmSync(path.join(folder, 'node_modules', unused), { recursive: true, force: true })
}
