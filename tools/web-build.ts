import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { listFiles } from './list-files.ts'
import { inRepo, root } from './root.ts'
import { packaged, runNode } from './run.ts'

const web = inRepo('apps/web')
const stamp = path.join(web, 'build/.stamp')

/** Whether the repository has a web app to build. */
export function hasWeb(): boolean {
  return existsSync(path.join(web, 'vite.config.ts'))
}

/**
 * Builds the web app when its own files, the packages and pictures it uses or the lock file changed; `onBuild` is called before. `signal` ends the
 * build. Returns whether it did.
 */
export async function buildWebIfStale(onBuild?: () => void, signal?: AbortSignal): Promise<boolean> {
  const hash = hashOfInputs()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return false
  onBuild?.()
  rmSync(path.join(web, 'build'), { recursive: true, force: true })
  const { code, output } = await runNode([packaged('@react-router/dev/bin.cjs'), 'build'], {
    cwd: web,
    env: { NODE_ENV: 'production' },
    signal,
  })
  if (code !== 0) throw new Error(`The web app could not be built:\n${output}`)
  writeFileSync(stamp, hash)
  return true
}

function hashOfInputs(): string {
  const hash = createHash('sha256').update(readFileSync(inRepo('package-lock.json')))
  const files = ['apps/web', 'packages', 'catalogue'].flatMap((folder) => listFiles(root, folder))
  for (const file of files.filter((name) => !name.includes('.test.')).sort()) {
    hash.update(`${file}\0`).update(readFileSync(inRepo(file)))
  }
  return hash.digest('hex')
}
