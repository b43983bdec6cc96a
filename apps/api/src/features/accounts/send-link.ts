import { normalizeEmail } from '@warda/domain/email'
import type { Language } from '@warda/domain/language'
import type { AppContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { createOneTimeToken, type LinkPurpose } from '../../signing-keys.ts'
import { queueMail } from '../mail/index.ts'
import { createNonce, hashToken, TOKEN_LIFE_MS } from './one-time-token.ts'
import { insertToken } from './queries.ts'

/** Creates a single-use link of a purpose and queues the mail that carries it to `to`. */
export async function sendLink(
  context: AppContext,
  trx: Transaction,
  purpose: LinkPurpose,
  to: { userId: string; fullName: string; email: string; language: Language },
): Promise<void> {
  const nonce = createNonce()
  const now = context.clock.now()
  await insertToken(trx, {
    hash: hashToken(createOneTimeToken(context.config.SECRET, purpose, nonce)),
    userId: to.userId,
    purpose,
    emailFolded: normalizeEmail(to.email),
    now: new Date(now),
    expiresAt: new Date(now + TOKEN_LIFE_MS[purpose]),
  })
  await queueMail(trx, {
    kind: purpose,
    dedupeKey: `${purpose}:${nonce}`,
    to: { name: to.fullName, address: to.email },
    language: to.language,
    payload: { fullName: to.fullName, nonce, email: to.email },
  })
}
