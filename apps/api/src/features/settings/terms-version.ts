import type { Database } from '../../db/database.ts'
import { loadSettings } from './read-settings.ts'

/** The version of the current terms, as a consent stores it; `0` is the default text. */
export const getTermsVersion = async (db: Database): Promise<string> => (await loadSettings(db)).terms.version
