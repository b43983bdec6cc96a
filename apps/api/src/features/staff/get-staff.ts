import type { World } from '../../context.ts'
import { findOpenInvitations, type InvitationRow } from './invitation-queries.ts'
import { findStaff, type StaffRow } from './queries.ts'

/** Everybody who works for the shop, and the invitations that can still be accepted. */
export async function getStaff(world: World): Promise<{ staff: StaffRow[]; invitations: InvitationRow[] }> {
  const [staff, invitations] = await Promise.all([
    findStaff(world.db),
    findOpenInvitations(world.db, new Date(world.clock.now())),
  ])
  return { staff, invitations }
}
