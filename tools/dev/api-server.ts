import { spawn } from 'node:child_process'
import { inRepo } from '../root.ts'

/** Starts the API in a process that Node restarts whenever one of its source files changes. Returns a function that stops it. */
export function startApiServer(settings: object): () => void {
  const api = spawn(process.execPath, ['--watch', '--watch-preserve-output', inRepo('apps/api/src/main.ts')], {
    stdio: 'inherit',
    env: { ...process.env, ...toEnvironment(settings), NODE_ENV: 'development' },
  })
  return () => api.kill('SIGTERM')
}

/** Leaves out settings that are objects, such as those of a bucket: the child process reads them from the environment that it inherits. */
function toEnvironment(settings: object): Record<string, string> {
  const plainSettings = Object.entries(settings).filter(([, value]) => value !== undefined && typeof value !== 'object')
  return Object.fromEntries(plainSettings.map(([name, value]) => [name, String(value)]))
}
