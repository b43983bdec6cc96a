import type { Answer } from '@warda/contract/call'
import type { ConsentRow } from '../consents/index.ts'

/** The consent log on the wire. */
export const presentConsents = (rows: readonly ConsentRow[], marketing: boolean): Answer<'getConsents'> => ({
  data: rows.map(({ purpose, given, textVersion, at }) => ({ purpose, given, textVersion, at: at.toISOString() })),
  marketing,
})
