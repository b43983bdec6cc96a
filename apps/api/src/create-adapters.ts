import { join } from 'node:path'
import type { Clock } from './adapters/clock.ts'
import { imageUploads } from './adapters/image-uploads.ts'
import { mailboxMailer } from './adapters/mailbox-mailer.ts'
import { paylinkGateway } from './adapters/paylink.ts'
import { privateFileFolder } from './adapters/private-files.ts'
import { sandboxGateway } from './adapters/sandbox-gateway.ts'
import { smtpMailer } from './adapters/smtp-mailer.ts'
import type { Config } from './config.ts'
import type { AppContext } from './context.ts'
import type { Database } from './db/database.ts'

type Needs = { config: Config; db: Database; clock: Clock; log: AppContext['log'] }

/** The real or the sandbox side of each port, as the settings say. */
export function createAdapters(needs: Needs): Pick<AppContext, 'mailer' | 'gateway' | 'files' | 'pictures'> {
  return {
    mailer: needs.config.SMTP_URL ? smtpMailer(needs.config) : mailboxMailer(needs.db),
    gateway: needs.config.GATEWAY === 'paylink' ? paylinkGateway(needs.config) : sandboxGateway(needs),
    files: privateFileFolder(join(needs.config.DATA_FOLDER, 'private')),
    pictures: imageUploads(join(needs.config.DATA_FOLDER, 'pictures')),
  }
}
