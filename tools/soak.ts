import { spawn } from 'node:child_process'
import path from 'node:path'
import { compileMessages } from './messages.ts'
import { exitWithError } from './print.ts'
import { root } from './root.ts'
import { packaged } from './run.ts'
import { step } from './start/step.ts'

const usage = 'npm run soak [-- MINUTES] [--report FILE]'

/** `npm run soak`: minutes (3 by default, 60 at night) of mixed load on two processes with faults, then the check of all invariants (docs/testing.md). */
async function main(): Promise<void> {
  const args = process.argv.slice(2)
  const at = args.indexOf('--report')
  const report = at === -1 ? undefined : args.splice(at, 2)[1]
  const [minutes = '3', ...rest] = args
  if (!/^\d{1,3}$/.test(minutes) || rest.length > 0 || (at !== -1 && !report)) throw new Error(`Usage: ${usage}`)
  await step('messages', compileMessages)
  const config = ['--root', root, '--config', 'apps/api/src/testing/soak/vitest.config.ts']
  const child = spawn(process.execPath, [packaged('vitest/vitest.mjs'), 'run', ...config], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      WARDA_SOAK_MINUTES: minutes,
      ...(report && { WARDA_SOAK_REPORT: path.resolve(root, report) }),
    },
  })
  process.exitCode = await new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)))
}

await main().catch(exitWithError)
