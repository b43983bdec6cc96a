import type { BranchId, ClientId, OrderId, UserId } from '@warda/domain/ids'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'
import type { Column, Columns } from '../../db/row.ts'

export type FileKind = Column<'private_file', 'kind'>

/** The owner of a file: an order (proofs) or a client (documents). */
export type FileOwner =
  | { kind: 'proof'; orderId: OrderId; clientId?: null }
  | { kind: Exclude<FileKind, 'proof'>; clientId: ClientId; orderId?: null }

/** `bytes` is the size. */
export type StoredPicture = {
  id: string
  mime: 'image/jpeg'
  bytes: number
  sha256: Buffer
  width: number
  height: number
}

/** Writes the row of a stored file; a file without a row is deleted later. */
export async function insertFile(
  trx: Transaction,
  picture: StoredPicture,
  owner: FileOwner & { createdBy: string; at: Date },
): Promise<void> {
  const { id, mime, bytes, sha256, width, height } = picture
  await sql`
    insert into private_file (id, kind, mime, bytes, sha256, width, height, order_id, client_id, created_by, created_at)
    values (${id}, ${owner.kind}, ${mime}, ${bytes}, ${sha256}, ${width}, ${height}, ${owner.orderId ?? null},
      ${owner.clientId ?? null}, ${owner.createdBy}, ${owner.at})
  `.execute(trx)
}

/** A file that is not deleted; `buyerId`, `clientId` and `branchId` are those of its order or client. */
export type FileRow = Columns<'private_file', 'id' | 'kind' | 'sha256'> & {
  buyerId: Column<'orders', 'userId'> | null
  clientId: (Column<'private_file', 'clientId'> & ClientId) | null
  branchId: (Column<'orders', 'branchId'> & BranchId) | null
}

export async function findFile(db: Database, fileId: string): Promise<FileRow | undefined> {
  const { rows } = await sql<FileRow>`
    select f.id, f.kind, f.sha256, o.user_id as "buyerId", coalesce(f.client_id, o.client_id) as "clientId",
      o.branch_id as "branchId"
    from private_file f left join orders o on o.id = f.order_id
    where f.id = ${fileId} and f.deleted_at is null
  `.execute(db)
  return rows[0]
}

/** Records who read a file. */
export async function insertRead(
  db: Database,
  read: { fileId: string; userId: UserId; requestId: string; at: Date },
): Promise<void> {
  await sql`
    insert into file_read (file_id, user_id, request_id, at) values (${read.fileId}, ${read.userId}, ${read.requestId}, ${read.at})
  `.execute(db)
}

/** The ids that have a row that is not deleted. */
export async function findActive(db: Database, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<Columns<'private_file', 'id'>>`
    select id from private_file where id = any(${ids}::uuid[]) and deleted_at is null
  `.execute(db)
  return new Set(rows.map(({ id }) => id))
}
