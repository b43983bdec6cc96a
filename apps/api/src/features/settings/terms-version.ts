import type { Database } from '../../db/database.ts'
import { settingsIn } from './read-settings.ts'

/** Names the terms that hold now, as a consent to them is kept with; `0` is the text that came with the shop. */
export const termsVersion = async (db: Database): Promise<string> => (await settingsIn(db)).terms.version
