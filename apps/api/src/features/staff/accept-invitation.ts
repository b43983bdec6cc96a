import { normalizeEmail } from '@warda/domain/email'
import { passwordErrors } from '@warda/domain/password'
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
  const found = await findInvitation(context.db, tokenHash)
  if (!found || found.email_folded !== normalizeEmail(form.email)) return refuse('invitation.invalid')
  const refusal = findRefusal(found, now)
  if (refusal === 'invitation.expired') await revokeExpiredInvitations(context.db, found.email_folded, now)
  if (refusal) return refuse(refusal)
  const person = { email: found.email, name: found.full_name }
  if (passwordErrors(form.password, 'register', person).includes('common'))
    return refuse('password.personal', undefined, 'password')
  const passwordHash = await hashPassword(form.password)
  return inResultTransaction<{ role: string }, AcceptInvitationError>(context.db, async (trx) => {
    if (!(await useInvitation(trx, found.id, now))) {
      const current = await findInvitation(trx, tokenHash)
      return refuse((current && findRefusal(current, now)) ?? 'invitation.used')
    }
    const userId = await insertStaff(trx, {
      role: found.role,
      fullName: found.full_name,
      email: found.email,
      emailFolded: found.email_folded,
      permissions: found.permissions,
      language: found.language,
      passwordHash,
      now,
    })
    if (!userId) return refuse('people.has_account', undefined, 'email')
    const { requestId } = form
    const subject = `invitation:${found.id}`
    await writeAuditEntry(trx, { actorId: userId, action: 'acceptInvitation', subject, detail: {}, requestId, at: now })
    return ok({ role: found.role })
  })
}

/** Why an invitation cannot be accepted any more; null while it can. */
function findRefusal({ used_at, revoked_at, expires_at }: InvitationWithState, now: Date): InvitationRefusal | null {
  if (used_at) return 'invitation.used'
  if (revoked_at) return revoked_at < expires_at ? 'invitation.revoked' : 'invitation.expired'
  return expires_at <= now ? 'invitation.expired' : null
}
