import type { openInvitation, staffMember } from '@warda/contract/staff'
import { isPermission, type Permission } from '@warda/domain/access/permissions'
import type * as z from 'zod/mini'
import type { InvitationRow } from './invitation-queries.ts'
import type { StaffRow } from './queries.ts'

const presentPermissions = (row: { permissions: string[] | null }): Permission[] | null =>
  row.permissions?.filter(isPermission) ?? null

const presentRole = (role: string): 'Admin' | 'ShippingEmployee' => (role === 'Admin' ? 'Admin' : 'ShippingEmployee')

export const presentPerson = (row: StaffRow, selfId: string): z.output<typeof staffMember> => ({
  userId: row.id,
  fullName: row.full_name,
  email: row.email,
  role: presentRole(row.role),
  permissions: presentPermissions(row),
  isActive: row.deactivated_at === null,
  isSelf: row.id === selfId,
  hasSecondFactor: Boolean(row.has_second_factor),
  lastSeenAt: row.last_seen_at?.toISOString() ?? null,
  createdAt: row.created_at.toISOString(),
})

export const presentInvitation = (row: InvitationRow): z.output<typeof openInvitation> => ({
  id: row.id,
  email: row.email,
  fullName: row.full_name,
  role: presentRole(row.role),
  permissions: presentPermissions(row),
  expiresAt: row.expires_at.toISOString(),
})
