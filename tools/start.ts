import type { RunningServer } from '../apps/api/src/main.ts'
import { onStopSignal } from '../apps/api/src/stop-signal.ts'
import { exitWithError, formatDuration, printLine } from './print.ts'
import { inRepo } from './root.ts'
import { type Cleanups, createCleanups } from './start/cleanups.ts'
import { watchDatabase } from './start/embedded-database.ts'
import { type Prepared, prepare } from './start/prepare.ts'
import type { ShopKind } from './start/settings.ts'
import { step } from './start/step.ts'
import { buildWebIfStale, hasWeb } from './web-build.ts'

/** `npm start [-- --own-shop]`: settings → messages → database → tables → demo shop → server; the web app is built meanwhile. */
async function main(): Promise<void> {
  const began = performance.now()
  printLine('Warda · وردة')
  const kind = readShopKind(process.argv.slice(2))
  const cleanups = createCleanups()
  const stop = onStopSignal(cleanups.run)
  stopWithParent(stop)
  const { config, database, running } = await open(kind, cleanups).catch(async (error: unknown) => {
    await cleanups.run()
    throw error
  })
  if (database) watchDatabase(database, config.LOG_LEVEL, () => stop(1))
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

/** Imports the server only after `prepare`: it needs the messages that `prepare` compiles. */
async function open(kind: ShopKind, cleanups: Cleanups): Promise<Prepared & { running: RunningServer }> {
  const building = new AbortController()
  cleanups.add(async () => building.abort())
  const prepared = await prepare(() => buildWeb(building.signal), cleanups, kind)
  const { serve } = await import('../apps/api/src/main.ts')
  const running = await serve(prepared.config)
  cleanups.add(running.stop)
  return { ...prepared, running }
}

/** `boot.mjs` is connected by a channel: when it is killed, nobody else would stop this process. */
function stopWithParent(stop: (exitCode: number) => void): void {
  process.channel?.unref()
  process.once('disconnect', () => stop(0))
}

async function buildWeb(signal: AbortSignal): Promise<string | undefined> {
  if (!hasWeb()) return undefined
  const announce = (): void => printLine('  web app: building meanwhile …')
  await step(
    'web app',
    () => buildWebIfStale(announce, signal),
    (built) => (built ? 'built' : 'up to date'),
  )
  return inRepo('apps/web/build')
}

await main().catch(exitWithError)
