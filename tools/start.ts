import type { Config } from '../apps/api/src/config.ts'
import type { RunningServer } from '../apps/api/src/main.ts'
import { inRepo } from './root.ts'
import { giveUp, readable, say } from './say.ts'
import { prepare } from './start/prepare.ts'
import { step } from './start/step.ts'
import { untilTold } from './start/until-told.ts'
import { buildWebIfStale, hasWeb } from './web-build.ts'

/** The whole story of `npm start`: settings → words → database → tables → demo shop → web build → open. */
async function main(): Promise<void> {
  const began = performance.now()
  say('Warda · وردة')
  const { config, stop } = await prepare(buildWeb)
  const running = await open(config).catch(async (error: unknown) => {
    await stop()
    throw error
  })
  untilTold(async () => {
    await running.stop()
    await stop()
  })
  if (config.DEMO) await introduce()
  if (config.MAILBOX && !config.SMTP_URL) say(`Mail lands in ${addressOf(config.PUBLIC_URL, running.port)}/mailbox\n`)
  if (running.setupCode) await sayHowToBegin(addressOf(config.PUBLIC_URL, running.port), running.setupCode)
  say(
    `Open ${addressOf(config.PUBLIC_URL, running.port)} (ready in ${readable(performance.now() - began)}; Ctrl-C ends it)`,
  )
}

/** The demo's people; they exist in demo mode alone. */
async function introduce(): Promise<void> {
  const { DEMO_ACCOUNTS } = await import('../apps/api/src/demo/accounts.ts')
  say('\nDemo accounts')
  for (const { role, email, password } of DEMO_ACCOUNTS) say(`  ${role.padEnd(17)}${email.padEnd(24)}${password}`)
}

/** A shop without an Admin waits for its owner, who can read this. */
async function sayHowToBegin(address: string, code: string): Promise<void> {
  const { setupMessage } = await import('../apps/api/src/main.ts')
  say(setupMessage(address, code))
}

/** Loads the server only now: it speaks messages that the preparation compiles. */
async function open(config: Config): Promise<RunningServer> {
  const { serve } = await import('../apps/api/src/main.ts')
  return serve(config)
}

async function buildWeb(): Promise<string | undefined> {
  if (!hasWeb()) return undefined
  await step('web app', buildWebIfStale, (built) => (built ? 'built' : 'up to date'))
  return inRepo('apps/web/build')
}

function addressOf(publicUrl: string, port: number): string {
  return publicUrl.replace(/:0$/, `:${port}`)
}

await main().catch(giveUp)
