import { sql } from 'kysely'
import { columns, type RowOf } from '../../db/columns.ts'
import type { Transaction } from '../../db/database.ts'
import type { Computed } from '../../db/row.ts'

const USER = columns('app_user', ['id', 'role', 'email', 'emailFolded', 'pendingEmail', 'passwordHash', 'language'])

/** `clientId` is the business that a customer owns, else null. `isOwner` is an admin with every permission. */
export type DepartingUser = RowOf<typeof USER> &
  Computed<{ emailConfirmed: boolean; clientId: number | null; isOwner: boolean }>

const COLUMNS = sql`${USER.of('u')}, u.email_confirmed_at is not null as "emailConfirmed",
  case when u.role = 'Customer' then u.client_id end as "clientId", u.role = 'Admin' and u.permissions is null as "isOwner"`

/** Locks a user who is not deleted, so that no other transaction changes the account. */
export async function lockDepartingUser(trx: Transaction, userId: string): Promise<DepartingUser | undefined> {
  const { rows } = await sql<DepartingUser>`
    select ${COLUMNS} from app_user u where u.id = ${userId} and u.deleted_at is null for update
  `.execute(trx)
  return rows[0]
}

/** Locks an account, deleted or not, whose personal data is not erased yet. */
export async function lockUnerased(trx: Transaction, userId: string): Promise<DepartingUser | undefined> {
  const { rows } = await sql<DepartingUser>`
    select ${COLUMNS} from app_user u where u.id = ${userId} and u.forgotten_at is null for update
  `.execute(trx)
  return rows[0]
}

/** Locks all admins with every permission, ordered by id, and returns how many there are besides `userId`. */
export async function lockOtherOwners(trx: Transaction, userId: string): Promise<number> {
  const rows = await trx
    .selectFrom('app_user')
    .select('id')
    .where('role', '=', 'Admin')
    .where('permissions', 'is', null)
    .where('deleted_at', 'is', null)
    .where('deactivated_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.filter(({ id }) => id !== userId).length
}

/** Locks a client, so that none of its branches places an order meanwhile. */
export async function lockClient(trx: Transaction, clientId: number): Promise<void> {
  await sql`select 1 from client where id = ${clientId} for update`.execute(trx)
}

type Obligations = Computed<{
  hasOpenOrder: boolean
  owed: number
  hasManagers: boolean
  hasStanding: boolean
  hasDeliveries: boolean
}>

/** Reasons why a user and the owned business cannot be deleted yet; `owed` in halalas. */
export async function findObligations(trx: Transaction, { id, clientId }: DepartingUser): Promise<Obligations> {
  const ownOrders = clientId === null ? sql`o.user_id = ${id} and o.client_id is null` : sql`o.client_id = ${clientId}`
  const { rows } = await sql<Obligations>`
    select
      exists (select from orders o where o.user_id = ${id} and o.state not in ('completed', 'cancelled'))
        or exists (select from orders o where o.client_id = ${clientId} and o.state not in ('completed', 'cancelled')) as "hasOpenOrder",
      (select coalesce(sum(w.owed + w.unconfirmed), 0)::int8 from orders o join owed_order w on w.order_id = o.id where ${ownOrders}) as owed,
      exists (select from branch_manager m join branch b on b.id = m.branch_id
        where b.client_id = ${clientId} and m.deleted_at is null) as "hasManagers",
      exists (select from standing_order s where s.client_id = ${clientId} and s.deleted_at is null and not s.paused) as "hasStanding",
      exists (select from orders o where o.assigned_to = ${id} and o.agreed_at is not null
        and o.state in ('placed', 'preparing', 'ready', 'outForDelivery')) as "hasDeliveries"
  `.execute(trx)
  const [obligations] = rows
  if (!obligations) throw new Error('A select without a from has one row.')
  return obligations
}
