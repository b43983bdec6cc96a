import type { Logger } from 'pino'
import type { Clock } from './adapters/clock.ts'
import type { Gateway } from './adapters/gateway.ts'
import type { ImageUploads } from './adapters/image-uploads.ts'
import type { Mailer } from './adapters/mailer.ts'
import type { PrivateFiles } from './adapters/private-files.ts'
import type { Config } from './config.ts'
import type { Database } from './db/database.ts'
import type { Notifications } from './db/notifications.ts'

/** Everything a use case may reach: the database and the ports to what lies outside. Made once in `main.ts`, or by a test. */
export type AppContext = {
  config: Config
  db: Database
  clock: Clock
  gateway: Gateway
  mailer: Mailer
  /** Pictures that only a few people may see. */
  files: PrivateFiles
  /** Pictures that everybody may see. */
  pictures: ImageUploads
  /** What other processes tell through the database (LISTEN): catalogue and settings changes. */
  notifications: Notifications
  log: Logger
}
