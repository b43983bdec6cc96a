import type { OrderId } from '@warda/domain/ids'
import { sql } from 'kysely'
import type { Transaction } from '../../db/database.ts'
import type { Column, Columns } from '../../db/row.ts'

export type StoredProof = Columns<'delivery_proof', 'recipientName' | 'note'> & {
  /** Of the photo; null without one. */
  sha256: Column<'private_file', 'sha256'> | null
}

/** The proof of the attempt that completed the order. */
export async function findProof(trx: Transaction, orderId: OrderId): Promise<StoredProof | undefined> {
  const { rows } = await sql<StoredProof>`
    select p.recipient_name as "recipientName", p.note, f.sha256
    from completed_proof p left join private_file f on f.id = p.file_id where p.order_id = ${orderId}
  `.execute(trx)
  return rows[0]
}

/** Stores the proof of an attempt. */
export async function insertProof(
  trx: Transaction,
  proof: {
    orderId: OrderId
    attempt: number
    recipientName: string
    note: string
    fileId: string | null
    actorId: string
    requestId: string
    at: Date
  },
): Promise<void> {
  await sql`
    insert into delivery_proof (order_id, attempt, recipient_name, note, file_id, actor_id, request_id, at)
    values (${proof.orderId}, ${proof.attempt}, ${proof.recipientName}, ${proof.note}, ${proof.fileId}, ${proof.actorId},
      ${proof.requestId}, ${proof.at})
  `.execute(trx)
}
