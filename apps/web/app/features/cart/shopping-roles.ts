import { hasPrimaryRole, STAFF_ROLES } from '@warda/domain/access/roles'
import type { Session } from '../../lib/session/session.ts'

/** Delivery staff and admins have no cart (decisions §1): "Not allowed to add to cart". */
export const canShop = (session: Session): boolean => !hasPrimaryRole(session, ...STAFF_ROLES)
