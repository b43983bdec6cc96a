import type { BranchId, ClientId } from '@warda/domain/ids'
import { type RawBuilder, sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'
import type { Column, Columns, Computed } from '../../db/row.ts'

/** A manager that is not deleted, with the account; `identityFile` is the id of a private file. */
export type ManagerRow = Columns<'branch_manager', 'id' | 'identityFile' | 'identityNumber'> &
  Columns<'app_user', 'fullName' | 'email' | 'phone'> & {
    branchId: Column<'branch', 'id'> & BranchId
    branchName: Column<'branch', 'name'>
  }

/** A branch with its manager and order counts; the budget is in halalas per month, null is no limit. */
export type BranchRow = Columns<
  'branch',
  'id' | 'clientId' | 'name' | 'address' | 'phone' | 'openingHours' | 'employeeCount' | 'monthlyBudget'
> & { clientId: ClientId } & Computed<{
    /** Orders that are neither delivered nor cancelled. */
    pending: number
    /** Orders that are not cancelled. */
    orders: number
    manager: ManagerRow | null
  }>

const branches = (which: RawBuilder<unknown>): RawBuilder<BranchRow> => sql<BranchRow>`
  select b.id, b.client_id as "clientId", b.name, b.address, b.phone, b.opening_hours as "openingHours",
    b.employee_count as "employeeCount", b.monthly_budget as "monthlyBudget", t.pending, t.orders, m.manager
  from branch b
  cross join lateral (
    select count(*)::int as orders, count(*) filter (where state not in ('delivered', 'completed'))::int as pending
    from orders where branch_id = b.id and state <> 'cancelled'
  ) t
  left join lateral (
    select json_build_object('id', m.id, 'fullName', u.full_name, 'email', u.email, 'phone', u.phone,
      'identityFile', m.identity_file, 'identityNumber', m.identity_number, 'branchId', b.id, 'branchName', b.name) as manager
    from branch_manager m join app_user u on u.id = m.user_id
    where m.branch_id = b.id and m.deleted_at is null
  ) m on true
  where ${which} order by b.name, b.id limit 100
`

/** The branches with these ids, by name. */
export async function findBranchesById(db: Database, branchIds: readonly BranchId[]): Promise<BranchRow[]> {
  return (await branches(sql`b.id = any(${branchIds}::int[])`).execute(db)).rows
}

/** The branches of a client by name, at most 100; with `branchId` that one alone. */
export async function findBranches(db: Database, clientId: ClientId, branchId: BranchId | null): Promise<BranchRow[]> {
  const one = branchId === null ? sql`` : sql`and b.id = ${branchId}`
  return (await branches(sql`b.client_id = ${clientId} ${one}`).execute(db)).rows
}

/** What branches are searched, filtered and chosen by. */
export type BranchSummary = Columns<'branch', 'id' | 'name' | 'address' | 'phone'> &
  Computed<{ managerName: string | null; waiting: boolean }>

/** The branches of a client by name; with `branchId` that one alone. */
export async function findBranchSummaries(
  db: Database,
  clientId: ClientId,
  branchId: BranchId | null,
): Promise<BranchSummary[]> {
  const { rows } = await sql<BranchSummary>`
    select b.id, b.name, b.address, b.phone, u.full_name as "managerName", exists (
        select from orders o where o.branch_id = b.id and o.state not in ('cancelled', 'delivered', 'completed')
      ) as waiting
    from branch b
    left join branch_manager m on m.branch_id = b.id and m.deleted_at is null
    left join app_user u on u.id = m.user_id
    where b.client_id = ${clientId} ${branchId === null ? sql`` : sql`and b.id = ${branchId}`}
    order by b.name, b.id
  `.execute(db)
  return rows
}

export async function findBranch(db: Database, branchId: BranchId): Promise<BranchRow | undefined> {
  return (await branches(sql`b.id = ${branchId}`).execute(db)).rows[0]
}

/** The input of a branch; undefined leaves a column unchanged, or at its default. */
export type BranchData = {
  name: string
  address: string
  phone: string
  openingHours: string
  employeeCount: number
  latitude?: number | undefined
  longitude?: number | undefined
  monthlyBudget?: number | null | undefined
}

const toColumns = (data: BranchData) => ({
  name: data.name,
  address: data.address,
  phone: data.phone,
  opening_hours: data.openingHours,
  employee_count: data.employeeCount,
  ...(data.latitude === undefined ? {} : { latitude: data.latitude }),
  ...(data.longitude === undefined ? {} : { longitude: data.longitude }),
  ...(data.monthlyBudget === undefined ? {} : { monthly_budget: data.monthlyBudget }),
})

export async function insertBranch(trx: Transaction, clientId: ClientId, data: BranchData, at: Date): Promise<number> {
  const row = await trx
    .insertInto('branch')
    .values({ client_id: clientId, created_at: at, ...toColumns(data) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/** False when the client has no such branch. */
export async function updateBranch(
  trx: Transaction,
  which: { branchId: BranchId; clientId: ClientId },
  data: BranchData,
): Promise<boolean> {
  const updated = await trx
    .updateTable('branch')
    .set(toColumns(data))
    .where('id', '=', which.branchId)
    .where('client_id', '=', which.clientId)
    .executeTakeFirst()
  return updated.numUpdatedRows === 1n
}

/** A branch of the client with equal data that was added after `since`, if any. */
export async function findSameBranch(
  trx: Transaction,
  clientId: ClientId,
  data: BranchData,
  since: Date,
): Promise<number | undefined> {
  const { rows } = await sql<Columns<'branch', 'id'>>`
    select id from branch
    where client_id = ${clientId} and created_at > ${since} and name = ${data.name} and address = ${data.address}
      and phone = ${data.phone} and opening_hours = ${data.openingHours} and employee_count = ${data.employeeCount}
      and latitude is not distinct from ${data.latitude ?? null}::float8 and longitude is not distinct from ${data.longitude ?? null}::float8
      and monthly_budget is not distinct from ${data.monthlyBudget ?? null}::int8
    order by id desc limit 1
  `.execute(trx)
  return rows[0]?.id
}
