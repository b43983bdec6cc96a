import { createHash, randomBytes } from 'node:crypto'
import type { StaffRole } from '@warda/domain/access/roles'
import type { Language } from '@warda/domain/language'
import type { AppContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { createOneTimeToken } from '../../signing-keys.ts'
import { queueMail } from '../mail/index.ts'

/** The stored hash of a token. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()

/** A new link: the nonce from which its token is derived when the mail is sent, and the hash of the token. */
export function createInvitationLink(context: AppContext): { nonce: string; hash: Buffer } {
  const nonce = randomBytes(32).toString('base64url')
  return { nonce, hash: hashToken(createOneTimeToken(context.config.SECRET, 'invitation', nonce)) }
}

export type InvitationMail = {
  email: string
  fullName: string
  role: StaffRole
  language: Language
  nonce: string
  inviterName: string
}

export const sendInvitation = (trx: Transaction, mail: InvitationMail): Promise<void> =>
  queueMail(trx, {
    kind: 'invitation',
    dedupeKey: `invitation:${mail.nonce}`,
    to: { name: mail.fullName, address: mail.email },
    language: mail.language,
    payload: {
      fullName: mail.fullName,
      email: mail.email,
      nonce: mail.nonce,
      inviterName: mail.inviterName,
      role: mail.role === 'Admin' ? 'office' : 'delivery',
    },
  })
