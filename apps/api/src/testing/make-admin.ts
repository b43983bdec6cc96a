import type { Permission } from '@warda/domain/access/permissions'
import { makeUser, type TestUser, type UserOptions } from './make-user.ts'
import type { TestShop } from './shop.ts'

/** Creates an Admin with these permissions; all by default. */
export async function makeAdmin(
  shop: TestShop,
  permissions: readonly Permission[] | null = null,
  options: UserOptions = {},
): Promise<TestUser> {
  const admin = await makeUser(shop, { ...options, role: 'Admin' })
  await shop.db
    .updateTable('app_user')
    .set({ permissions: permissions === null ? null : [...permissions] })
    .where('id', '=', admin.userId)
    .execute()
  return admin
}
