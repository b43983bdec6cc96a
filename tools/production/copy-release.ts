import { cpSync } from 'node:fs'
import path from 'node:path'
import { inRepo } from '../root.ts'

/** The files of a built checkout that a production machine needs (docs/running.md). */
const release = [
  'package.json',
  'package-lock.json',
  '.npmrc',
  'packages',
  'apps/api/package.json',
  'apps/api/migrations',
  'apps/api/src',
  'apps/web/package.json',
  'apps/web/build',
  'e2e/package.json',
  'bench/package.json',
  'conformance/package.json',
  'deploy/backup',
  'deploy/caddy',
  'deploy/systemd',
]

const isRuntime = (file: string) => !/(^|\/)(node_modules|testing|\.cache)(\/|$)|\.test\.tsx?$/.test(file)

/** Copies the release to an empty folder, without tests and installed packages. */
export function copyRelease(folder: string): void {
  for (const file of release) {
    cpSync(inRepo(file), path.join(folder, file), {
      recursive: true,
      filter: (source) => isRuntime(path.relative(inRepo(), source)),
    })
  }
}
