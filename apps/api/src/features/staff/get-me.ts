import { isPermission } from '@warda/domain/access/permissions'
import type { Actor } from '../../http/handler.ts'

/** Who the caller is in the back office and what they may do there; `permissions` null is everything. */
export const getMe = ({ userId, fullName, permissions }: Actor) => ({
  userId,
  fullName,
  permissions: permissions?.filter(isPermission) ?? null,
})
