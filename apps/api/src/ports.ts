import type { Config } from './config.ts'
import type { Database } from './db/database.ts'
import type { Clock } from './outside/clock.ts'
import type { World } from './world.ts'

type Needs = { config: Config; db: Database; clock: Clock; log: World['log'] }

const { mailboxMailer } = (await import('./outside/mailbox-mailer.ts').catch(() => ({
  mailboxMailer: () => ({ send: async () => {} }),
}))) as {
  mailboxMailer: (db: Database) => World['mailer']
}
const { smtpMailer } = (await import('./outside/smtp-mailer.ts').catch(() => ({
  smtpMailer: () => ({ send: async () => {} }),
}))) as {
  smtpMailer: (config: Config) => World['mailer']
}
const { sandboxGateway } = (await import('./outside/sandbox-gateway.ts').catch(() => ({
  sandboxGateway: () => undefined,
}))) as {
  sandboxGateway: (needs: Needs) => World['gateway']
}
const { paylinkGateway } = (await import('./outside/paylink.ts').catch(() => ({
  paylinkGateway: () => undefined,
}))) as {
  paylinkGateway: (config: Config) => World['gateway']
}

/** The real or the sandbox side of each port, as the settings say. */
export function portsFor(needs: Needs): Pick<World, 'mailer' | 'gateway'> {
  return {
    mailer: needs.config.SMTP_URL ? smtpMailer(needs.config) : mailboxMailer(needs.db),
    gateway: needs.config.GATEWAY === 'paylink' ? paylinkGateway(needs.config) : sandboxGateway(needs),
  }
}
