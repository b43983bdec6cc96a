import { join } from 'node:path'
import type { Config } from './config.ts'
import type { Database } from './db/database.ts'
import type { Clock } from './adapters/clock.ts'
import { mailboxMailer } from './adapters/mailbox-mailer.ts'
import { paylinkGateway } from './adapters/paylink.ts'
import { pictureDesk } from './adapters/image-uploads.ts'
import { privateFolder } from './adapters/private-files.ts'
import { sandboxGateway } from './adapters/sandbox-gateway.ts'
import { smtpMailer } from './adapters/smtp-mailer.ts'
import type { World } from './context.ts'

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
