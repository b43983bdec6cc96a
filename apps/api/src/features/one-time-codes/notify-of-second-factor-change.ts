import type { Transaction } from '../../db/database.ts'
import { queueMail, type SecondFactorChange } from '../mail/index.ts'
import type { LockedUser } from './queries.ts'

/** Notifies the owner of an account by mail that their second factor changed. */
export const notifyOfSecondFactorChange = (
  trx: Transaction,
  user: LockedUser,
  change: SecondFactorChange,
  now: Date,
): Promise<void> =>
  queueMail(trx, {
    kind: 'second-factor-changed',
    dedupeKey: `second-factor-changed:${user.id}:${change}:${now.getTime()}`,
    to: { name: user.full_name, address: user.email },
    language: user.language,
    payload: { fullName: user.full_name, userId: user.id, change, at: now.toISOString() },
  })
