import type { Transaction } from '../../db/database.ts'
import { type FactorChange, queueMail } from '../mail/index.ts'
import type { PersonRow } from './queries.ts'

/** Tells a person by mail that their second factor changed. */
export const notifyOfFactor = (trx: Transaction, person: PersonRow, change: FactorChange, now: Date): Promise<void> =>
  queueMail(trx, {
    kind: 'second-factor-changed',
    dedupeKey: `second-factor-changed:${person.id}:${change}:${now.getTime()}`,
    to: { name: person.full_name, address: person.email },
    language: person.language,
    payload: { fullName: person.full_name, userId: person.id, change, at: now.toISOString() },
  })
