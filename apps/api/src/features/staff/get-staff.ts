import type { AppContext } from '../../context.ts'
import { findOpenInvitations, type InvitationRow } from './invitation-queries.ts'
import { findStaff, type StaffRow } from './queries.ts'

/** All staff and the invitations that can be accepted. */
export async function getStaff(context: AppContext): Promise<{ staff: StaffRow[]; invitations: InvitationRow[] }> {
  const [staff, invitations] = await Promise.all([
    findStaff(context.db),
    findOpenInvitations(context.db, new Date(context.clock.now())),
  ])
  return { staff, invitations }
}
