import type { Clock } from './adapters/clock.ts'
import { createFileStores } from './adapters/files/create-file-stores.ts'
import { createGateways } from './adapters/gateways.ts'
import { createImageUploads } from './adapters/image-uploads.ts'
import { mailboxMailer } from './adapters/mailbox-mailer.ts'
import { createMessengers } from './adapters/messengers/create-messengers.ts'
import { createPrivateFiles } from './adapters/private-files.ts'
import { smtpMailer } from './adapters/smtp-mailer.ts'
import { createWebPictures } from './adapters/web-pictures.ts'
import { zatcaClient } from './adapters/zatca/zatca-client.ts'
import type { Config } from './config.ts'
import type { AppContext } from './context.ts'
import type { Database } from './db/database.ts'

type Dependencies = { config: Config; db: Database; clock: Clock; log: AppContext['log'] }

/** Timeout of a request to the tax authority, which usually answers within seconds. */
const AUTHORITY_TIMEOUT_MS = 20_000

/** Creates the production or the sandbox adapters, depending on the settings. */
export function createAdapters(
  dependencies: Dependencies,
): Pick<AppContext, 'mailer' | 'messengers' | 'gateways' | 'taxAuthority' | 'files' | 'pictures' | 'webPictures'> {
  const stores = createFileStores(dependencies.config)
  return {
    mailer: dependencies.config.SMTP_URL ? smtpMailer(dependencies.config) : mailboxMailer(dependencies.db),
    messengers: createMessengers(dependencies.config, dependencies.db),
    gateways: createGateways(dependencies),
    taxAuthority: zatcaClient({ url: dependencies.config.ZATCA_URL, timeoutMs: AUTHORITY_TIMEOUT_MS }),
    files: createPrivateFiles(stores.private),
    pictures: createImageUploads(stores.pictures),
    webPictures: createWebPictures(),
  }
}
