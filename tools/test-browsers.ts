import { spawn } from 'node:child_process'
import { compileMessages } from './messages.ts'
import { exitWithError } from './print.ts'
import { root } from './root.ts'
import { packaged } from './run.ts'
import { step } from './start/step.ts'
import { findBrowsers } from './test/browsers.ts'
import { buildWebIfStale } from './web-build.ts'

/** `npm run test:browsers [-- filters and options of Vitest]`: the journeys of `e2e/browsers` in Firefox and WebKitGTK. */
async function main(): Promise<void> {
  const { variables, missing } = await findBrowsers()
  if (missing.length > 0)
    throw new Error(`Browsers are missing. On Debian, install them with: apt-get install -y ${missing.join(' ')}`)
  await step('messages', compileMessages)
  await step('web app', buildWebIfStale, (built) => (built ? 'built' : 'up to date'))
  process.exitCode = await runVitest(process.argv.slice(2), variables)
}

function runVitest(args: readonly string[], variables: Record<string, string>): Promise<number> {
  const config = ['--root', root, '--config', 'e2e/browsers/vitest.config.ts']
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [packaged('vitest/vitest.mjs'), 'run', ...config, ...args], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...variables },
    })
    child.on('error', () => resolve(127))
    child.on('exit', (code) => resolve(code ?? 1))
  })
}

await main().catch(exitWithError)
