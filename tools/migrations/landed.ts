import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import path from 'node:path'
import type { Manifest } from './manifest.ts'

/**
 * The checksums of the migrations that landed on the main branch before the current work: at the merge base with main, or, on main
 * itself, at the commit before. Undefined without Git or its history (an unpacked archive, a shallow clone).
 */
export function readLanded(folder: string): Manifest | undefined {
  const base = landedCommit(folder)
  if (base === undefined) return undefined
  const files = git(folder, 'ls-tree', '--name-only', base, './')?.split('\n')
  if (!files) return undefined
  const manifest: Manifest = {}
  for (const file of files.filter((name) => name.endsWith('.sql'))) {
    const text = git(folder, 'show', `${base}:./${file}`)
    if (text === undefined) continue
    manifest[path.basename(file)] = createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex')
  }
  return manifest
}

function landedCommit(folder: string): string | undefined {
  const head = git(folder, 'rev-parse', 'HEAD')?.trim()
  for (const main of ['origin/main', 'main']) {
    const base = git(folder, 'merge-base', 'HEAD', main)?.trim()
    if (base && base !== head) return base
  }
  return git(folder, 'rev-parse', '--verify', '--quiet', 'HEAD^')?.trim()
}

function git(cwd: string, ...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  return status === 0 ? stdout : undefined
}
