import { normalizeEmail } from '@warda/domain/email'
import { listPasswordErrors } from '@warda/domain/password'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { writeAuditEntry } from '../../db/audit.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import { hashPassword } from '../sessions/index.ts'
import { hashToken } from './invitation-link.ts'
import {
  findInvitation,
  type InvitationWithState,
  revokeExpiredInvitations,
  useInvitation,
} from './invitation-queries.ts'
import { insertStaff } from './queries.ts'

export type Acceptance = { token: string; email: string; password: string; requestId: string }

type InvitationRefusal = 'invitation.invalid' | 'invitation.used' | 'invitation.revoked' | 'invitation.expired'
type AcceptInvitationError = InvitationRefusal | 'password.personal' | 'people.has_account'

/**
 * Creates the invited account with a confirmed address. A link works once, also with concurrent requests. Refusals: `invitation.invalid`,
 * `.used`, `.revoked`, `.expired`, `password.personal`, `people.has_account`.
 */
export async function acceptInvitation(
  context: AppContext,
  form: Acceptance,
): Promise<Result<{ role: string }, AcceptInvitationError>> {
  const tokenHash = hashToken(form.token)
  const now = new Date(context.clock.now())
  const invitation = await findInvitation(context.db, tokenHash)
  if (!invitation || invitation.email_folded !== normalizeEmail(form.email)) return refuse('invitation.invalid')
  const refusal = findRefusal(invitation, now)
  if (refusal === 'invitation.expired') await revokeExpiredInvitations(context.db, invitation.email_folded, now)
  if (refusal) return refuse(refusal)
  const person = { email: invitation.email, name: invitation.full_name }
  if (listPasswordErrors(form.password, 'register', person).includes('common'))
    return refuse('password.personal', undefined, 'password')
  const passwordHash = await hashPassword(form.password)
  return inResultTransaction<{ role: string }, AcceptInvitationError>(context.db, async (trx) => {
    if (!(await useInvitation(trx, invitation.id, now))) {
      const current = await findInvitation(trx, tokenHash)
      return refuse((current && findRefusal(current, now)) ?? 'invitation.used')
    }
    const userId = await insertStaff(trx, {
      role: invitation.role,
      fullName: invitation.full_name,
      email: invitation.email,
      emailFolded: invitation.email_folded,
      permissions: invitation.permissions,
      language: invitation.language,
      passwordHash,
      now,
    })
    if (!userId) return refuse('people.has_account', undefined, 'email')
    const { requestId } = form
    const subject = `invitation:${invitation.id}`
    await writeAuditEntry(trx, { actorId: userId, action: 'acceptInvitation', subject, detail: {}, requestId, at: now })
    return ok({ role: invitation.role })
  })
}

/** Why an invitation cannot be accepted any more; null while it can. */
function findRefusal({ used_at, revoked_at, expires_at }: InvitationWithState, now: Date): InvitationRefusal | null {
  if (used_at) return 'invitation.used'
  if (revoked_at) return revoked_at < expires_at ? 'invitation.revoked' : 'invitation.expired'
  return expires_at <= now ? 'invitation.expired' : null
}
