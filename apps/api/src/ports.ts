import { join } from 'node:path'
import type { Config } from './config.ts'
import type { Database } from './db/database.ts'
import type { Clock } from './outside/clock.ts'
import { mailboxMailer } from './outside/mailbox-mailer.ts'
import { paylinkGateway } from './outside/paylink.ts'
import { pictureDesk } from './outside/picture-desk.ts'
import { privateFolder } from './outside/private-files.ts'
import { sandboxGateway } from './outside/sandbox-gateway.ts'
import { smtpMailer } from './outside/smtp-mailer.ts'
import type { World } from './world.ts'

type Needs = { config: Config; db: Database; clock: Clock; log: World['log'] }

/** The real or the sandbox side of each port, as the settings say. */
export function portsFor(needs: Needs): Pick<World, 'mailer' | 'gateway' | 'files' | 'pictures'> {
  return {
    mailer: needs.config.SMTP_URL ? smtpMailer(needs.config) : mailboxMailer(needs.db),
    gateway: needs.config.GATEWAY === 'paylink' ? paylinkGateway(needs.config) : sandboxGateway(needs),
    files: privateFolder(join(needs.config.DATA_FOLDER, 'private')),
    pictures: pictureDesk(join(needs.config.DATA_FOLDER, 'pictures')),
  }
}
