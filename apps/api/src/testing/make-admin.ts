import type { Permission } from '@warda/domain/access/permissions'
import { type MadeUser, makeUser, type UserOptions } from './make-user.ts'
import type { TestShop } from './shop.ts'

/** An Admin who may do these things; everything when not said. */
export async function makeAdmin(
  shop: TestShop,
  permissions: readonly Permission[] | null = null,
  options: UserOptions = {},
): Promise<MadeUser> {
  const admin = await makeUser(shop, { ...options, role: 'Admin' })
  await shop.db
    .updateTable('app_user')
    .set({ permissions: permissions === null ? null : [...permissions] })
    .where('id', '=', admin.userId)
    .execute()
  return admin
}
