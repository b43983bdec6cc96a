import { isPermission } from '@warda/domain/access/permissions'
import type { Actor } from '../../http/handler.ts'

/** The caller's role and permissions in the back office; `permissions` null is every permission. */
export const getMe = ({ userId, fullName, permissions }: Actor) => ({
  userId,
  fullName,
  permissions: permissions?.filter(isPermission) ?? null,
})
