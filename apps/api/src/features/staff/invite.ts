import type { Permission } from '@warda/domain/access/permissions'
import { canGrantPermissions, hasPermission, listPermissions } from '@warda/domain/access/permissions'
import type { StaffRole } from '@warda/domain/access/roles'
import { normalizeEmail } from '@warda/domain/email'
import type { Language } from '@warda/domain/language'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { setAuditSubject } from '../../db/audit.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import type { Actor } from '../../http/handler.ts'
import { createInvitationLink, sendInvitation } from './invitation-link.ts'
import { type InvitationRow, insertInvitation, revokeExpiredInvitations } from './invitation-queries.ts'
import { hasAccount, lockStaff } from './queries.ts'

/** Lifetime of an invitation in ms: 72 hours. */
const LIFE_MS = 72 * 3_600_000

export type Invite = {
  email: string
  fullName: string
  role: StaffRole
  permissions: Permission[] | null
  language: Language
}

type InviteError =
  | 'access.denied'
  | 'people.above_you'
  | 'people.nothing_given'
  | 'people.has_account'
  | 'people.already_invited'

/**
 * Invites a person to the staff by a mail with a single-use link; only the hash of its token is stored. The inviter must have every
 * permission that is granted, and only an owner can invite an owner. Refusals: `people.above_you`, `people.nothing_given`,
 * `people.has_account`, `people.already_invited`.
 */
export function invite(context: AppContext, actor: Actor, input: Invite): Promise<Result<InvitationRow, InviteError>> {
  const now = new Date(context.clock.now())
  const emailFolded = normalizeEmail(input.email)
  // Permissions limit an admin; a driver always has those of the board.
  const permissions = input.role === 'Admin' ? input.permissions : null
  return inResultTransaction<InvitationRow, InviteError>(context.db, async (trx) => {
    const [inviter] = await lockStaff(trx, [actor.userId])
    if (!inviter || inviter.deactivated_at || !hasPermission(inviter.permissions, 'people'))
      return refuse('access.denied')
    if (permissions?.length === 0) return refuse('people.nothing_given', undefined, 'permissions')
    if (!canGrantPermissions(inviter.permissions, listPermissions({ role: input.role, permissions })))
      return refuse('people.above_you', undefined, input.role === 'Admin' ? 'permissions' : 'role')
    if (await hasAccount(trx, emailFolded)) return refuse('people.has_account', undefined, 'email')
    await revokeExpiredInvitations(trx, emailFolded, now)
    const link = createInvitationLink(context)
    const inserted = await insertInvitation(trx, {
      ...input,
      permissions,
      emailFolded,
      tokenHash: link.hash,
      invitedBy: actor.userId,
      now,
      expiresAt: new Date(now.getTime() + LIFE_MS),
    })
    if (!inserted) return refuse('people.already_invited', undefined, 'email')
    setAuditSubject(`invitation:${inserted.id}`)
    await sendInvitation(trx, { ...input, nonce: link.nonce, inviterName: actor.fullName })
    return ok(inserted)
  })
}
