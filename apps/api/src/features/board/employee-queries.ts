import type { UserId } from '@warda/domain/ids'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'
import type { Column, Columns, Computed } from '../../db/row.ts'

type EmployeeRow = { userId: Column<'app_user', 'id'> & UserId } & Columns<'app_user', 'fullName'> &
  Computed<{ open: number }>

/** Drivers by name with the number of their undelivered orders. */
export async function findEmployees(db: Database): Promise<EmployeeRow[]> {
  const { rows } = await sql<EmployeeRow>`
    select u.id as "userId", u.full_name as "fullName", (
      select count(*) from orders o
      where o.assigned_to = u.id and o.agreed_at is not null and o.state in ('placed', 'preparing', 'ready', 'outForDelivery')
    ) as open
    from app_user u where u.role = 'ShippingEmployee' and u.deleted_at is null and u.deactivated_at is null
    order by u.full_name, u.id
  `.execute(db)
  return rows
}

/** The name of an active driver. */
export async function findEmployeeName(db: Database, userId: UserId): Promise<string | undefined> {
  const { rows } = await sql<Columns<'app_user', 'fullName'>>`
    select full_name as "fullName" from app_user
    where id = ${userId} and role = 'ShippingEmployee' and deleted_at is null and deactivated_at is null
  `.execute(db)
  return rows[0]?.fullName
}

/** Locks a driver against deactivation until the transaction ends; false when not active. */
export async function lockEmployee(trx: Transaction, userId: UserId): Promise<boolean> {
  const { rows } = await sql`
    select 1 from app_user
    where id = ${userId} and role = 'ShippingEmployee' and deleted_at is null and deactivated_at is null for share
  `.execute(trx)
  return rows.length > 0
}

/** Unassigns a driver's undelivered orders and returns their number. */
export async function unassignOrders(trx: Transaction, userId: UserId): Promise<number> {
  const { numAffectedRows } = await sql`
    with open as (
      select id from orders
      where assigned_to = ${userId} and agreed_at is not null and state in ('placed', 'preparing', 'ready', 'outForDelivery')
      order by id for update
    )
    update orders o set assigned_to = null from open where o.id = open.id
  `.execute(trx)
  return Number(numAffectedRows ?? 0n)
}
