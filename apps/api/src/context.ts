import type { Logger } from 'pino'
import type { Clock } from './adapters/clock.ts'
import type { Gateways } from './adapters/gateways.ts'
import type { ImageUploads } from './adapters/image-uploads.ts'
import type { Mailer } from './adapters/mailer.ts'
import type { Messengers } from './adapters/messengers/messenger.ts'
import type { PrivateFiles } from './adapters/private-files.ts'
import type { TaxAuthority } from './adapters/tax-authority.ts'
import type { WebPictures } from './adapters/web-pictures.ts'
import type { Config } from './config.ts'
import type { Database } from './db/database.ts'
import type { Notifications } from './db/notifications.ts'
import type { ReadReplica } from './db/read-replica.ts'
import type { Telemetry } from './telemetry/telemetry.ts'

/** The dependencies of use cases: database, clock and adapters. Created once in `main.ts`, or by a test. */
export type AppContext = {
  config: Config
  db: Database
  /** Null without DATABASE_READ_URL. */
  replica: ReadReplica | null
  clock: Clock
  gateways: Gateways
  mailer: Mailer
  messengers: Messengers
  taxAuthority: TaxAuthority
  /** Pictures with restricted access. */
  files: PrivateFiles
  /** Public pictures. */
  pictures: ImageUploads
  /** Fetches pictures by URL. */
  webPictures: WebPictures
  /** Changes of catalogue, settings and orders by any process (LISTEN). */
  notifications: Notifications
  log: Logger
  telemetry: Telemetry
}
