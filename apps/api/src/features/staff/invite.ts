import type { Permission } from '@warda/domain/access/permissions'
import { canGrantPermissions, hasPermission, permissionsOf } from '@warda/domain/access/permissions'
import { normalizeEmail } from '@warda/domain/email'
import type { Language } from '@warda/domain/language'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { setAuditSubject } from '../../db/audit.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import type { Actor } from '../../http/handler.ts'
import { newInvitationLink, sendInvitation } from './invitation-link.ts'
import { type InvitationRow, insertInvitation, revokeExpiredInvitations } from './invitation-queries.ts'
import { hasAccount, lockStaff, type StaffRole } from './queries.ts'

/** How long an invitation is good, milliseconds: a weekend and a day. */
const LIFE_MS = 72 * 3_600_000

export type Invite = {
  email: string
  fullName: string
  role: StaffRole
  permissions: Permission[] | null
  language: Language
}

type FieldError =
  | 'access.denied'
  | 'people.above_you'
  | 'people.nothing_given'
  | 'people.has_account'
  | 'people.already_invited'

/**
 * Invites somebody to the team: a mail with a link that is good once, for 72 hours; only the hash of its token is kept. Nobody gives
 * more than they have at this moment, a driver's work included, and only an owner makes an owner. Refusals: `people.above_you`, `people.nothing_given`,
 * `people.has_account`, `people.already_invited`.
 */
export function invite(context: AppContext, actor: Actor, asked: Invite): Promise<Result<InvitationRow, FieldError>> {
  const now = new Date(context.clock.now())
  const emailFolded = normalizeEmail(asked.email)
  // Permissions bound an Admin; a driver's work is the board.
  const permissions = asked.role === 'Admin' ? asked.permissions : null
  return inResultTransaction<InvitationRow, FieldError>(context.db, async (trx) => {
    const [inviter] = await lockStaff(trx, [actor.userId])
    if (!inviter || inviter.deactivated_at || !hasPermission(inviter.permissions, 'people'))
      return refuse('access.denied')
    if (permissions?.length === 0) return refuse('people.nothing_given', undefined, 'permissions')
    if (!canGrantPermissions(inviter.permissions, permissionsOf({ role: asked.role, permissions })))
      return refuse('people.above_you', undefined, asked.role === 'Admin' ? 'permissions' : 'role')
    if (await hasAccount(trx, emailFolded)) return refuse('people.has_account', undefined, 'email')
    await revokeExpiredInvitations(trx, emailFolded, now)
    const link = newInvitationLink(context)
    const made = await insertInvitation(trx, {
      ...asked,
      permissions,
      emailFolded,
      tokenHash: link.hash,
      invitedBy: actor.userId,
      now,
      expiresAt: new Date(now.getTime() + LIFE_MS),
    })
    if (!made) return refuse('people.already_invited', undefined, 'email')
    setAuditSubject(`invitation:${made.id}`)
    await sendInvitation(trx, { ...asked, nonce: link.nonce, inviterName: actor.fullName })
    return ok(made)
  })
}
