import type { Logger } from 'pino'
import type { Config } from './config.ts'
import type { Database } from './db/database.ts'
import type { Signals } from './db/notifications.ts'
import type { Clock } from './adapters/clock.ts'
import type { Gateway } from './adapters/gateway.ts'
import type { Mailer } from './adapters/mailer.ts'
import type { PictureDesk } from './adapters/image-uploads.ts'
import type { PrivateFiles } from './adapters/private-files.ts'

/** Everything a use case may reach: the database and the ports to what lies outside. Made once in `main.ts`, or by a test. */
export type World = {
  config: Config
  db: Database
  clock: Clock
  gateway: Gateway
  mailer: Mailer
  /** Pictures that only a few people may see. */
  files: PrivateFiles
  /** Pictures that everybody may see. */
  pictures: PictureDesk
  /** What other processes tell through the database (LISTEN): catalogue and settings changes. */
  signals: Signals
  log: Logger
}
