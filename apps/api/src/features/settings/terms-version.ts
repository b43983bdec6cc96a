import type { Database } from '../../db/database.ts'
import { settingsIn } from './read-settings.ts'

/** The version of the current terms, as a consent stores it; `0` is the default text. */
export const termsVersion = async (db: Database): Promise<string> => (await settingsIn(db)).terms.version
