import { spawn } from 'node:child_process'
import { exitWithError } from './print.ts'
import { root } from './root.ts'
import { packaged } from './run.ts'

/** `npm run drill:ha [-- options of Vitest]`: servers and proxies are killed while buyers order (docs/high-availability.md). */
function main(): Promise<number> {
  const config = ['--root', root, '--config', 'apps/api/src/testing/failover/vitest.config.ts']
  return new Promise((resolve) => {
    const args = [packaged('vitest/vitest.mjs'), 'run', ...config, ...process.argv.slice(2)]
    const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit' })
    child.on('error', () => resolve(127))
    child.on('exit', (code) => resolve(code ?? 1))
  })
}

process.exitCode = await main().catch(exitWithError)
