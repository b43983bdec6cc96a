import type { Config } from '../apps/api/src/config.ts'
import type { RunningServer } from '../apps/api/src/main.ts'
import { exitWithError, formatDuration, printLine } from './print.ts'
import { inRepo } from './root.ts'
import { prepare } from './start/prepare.ts'
import type { ShopKind } from './start/settings.ts'
import { step } from './start/step.ts'
import { onStopSignal } from './start/stop-signal.ts'
import { buildWebIfStale, hasWeb } from './web-build.ts'

/** `npm start [-- --own-shop]`: settings → messages → database → tables → demo shop → web build → server. */
async function main(): Promise<void> {
  const began = performance.now()
  printLine('Warda · وردة')
  const { config, stop } = await prepare(buildWeb, readShopKind(process.argv.slice(2)))
  const running = await open(config).catch(async (error: unknown) => {
    await stop()
    throw error
  })
  onStopSignal(async () => {
    await running.stop()
    await stop()
  })
  if (config.DEMO) await printDemoAccounts()
  if (config.MAILBOX && !config.SMTP_URL) printLine(`Mail: ${running.url}/mailbox\n`)
  const ready = `ready in ${formatDuration(performance.now() - began)}; stop with Ctrl-C`
  if (running.setupCode) await printSetupCode(running.url, running.setupCode, ready)
  else printLine(`Open ${running.url} (${ready})`)
}

function readShopKind(args: readonly string[]): ShopKind {
  const unknown = args.find((arg) => arg !== '--own-shop')
  if (unknown !== undefined) throw new Error(`Unknown option ${unknown}: use --own-shop, or none for the demo.`)
  return args.length > 0 ? 'own' : 'demo'
}

/** These accounts exist in demo mode only. */
async function printDemoAccounts(): Promise<void> {
  const { DEMO_ACCOUNTS } = await import('../apps/api/src/demo/accounts.ts')
  printLine('\nDemo accounts')
  for (const { role, email, password } of DEMO_ACCOUNTS) printLine(`  ${role.padEnd(17)}${email.padEnd(24)}${password}`)
}

/** A shop without an Admin prints the setup code that creates the first one. */
async function printSetupCode(address: string, code: string, ready: string): Promise<void> {
  const { setupMessage } = await import('../apps/api/src/main.ts')
  printLine(`${setupMessage(address, code)} (${ready})`)
}

/** Imports the server only now: it needs the messages that `prepare` compiles. */
async function open(config: Config): Promise<RunningServer> {
  const { serve } = await import('../apps/api/src/main.ts')
  return serve(config)
}

async function buildWeb(): Promise<string | undefined> {
  if (!hasWeb()) return undefined
  await step('web app', buildWebIfStale, (built) => (built ? 'built' : 'up to date'))
  return inRepo('apps/web/build')
}

await main().catch(exitWithError)
