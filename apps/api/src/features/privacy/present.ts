import type { Answer } from '@warda/contract/call'
import type { ConsentRow } from '../consents/index.ts'

/** The consent log on the wire. */
export const presentConsents = (rows: readonly ConsentRow[], marketing: boolean): Answer<'getConsents'> => ({
  data: rows.map(
    ({ at, ...consent }) => ({ ...consent, at: at.toISOString() }) as Answer<'getConsents'>['data'][number],
  ),
  marketing,
})
