import { createHash, randomBytes } from 'node:crypto'
import type { Language } from '@warda/domain/language'
import type { AppContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { oneTimeToken } from '../../signing-keys.ts'
import { queueMail } from '../mail/index.ts'
import type { StaffRole } from './queries.ts'

/** What is kept of a token. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()

/** A fresh link: the random name from which its token is made when the mail is written, and the hash it is found by. */
export function newInvitationLink(context: AppContext): { nonce: string; hash: Buffer } {
  const nonce = randomBytes(32).toString('base64url')
  return { nonce, hash: hashToken(oneTimeToken(context.config.SECRET, 'invitation', nonce)) }
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
