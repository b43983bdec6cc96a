import type { ClientId } from '@warda/domain/ids'
import { sql } from 'kysely'
import type { Transaction } from '../../db/database.ts'
import type { Columns } from '../../db/row.ts'

export type ClientEvent = {
  clientId: ClientId
  kind:
    | 'registerSaved'
    | 'ownerSaved'
    | 'taxSaved'
    | 'addressSaved'
    | 'accountsContactSaved'
    | 'purchaseOrderRuleSaved'
    | 'submitted'
    | 'approved'
    | 'rejected'
    | 'termsChanged'
    | 'creditLimitExceeded'
  /** Names of the changed fields; never their values, which may be personal data. */
  detail: Record<string, string | number | readonly string[]>
  actorId: string
  requestId: string
  at: Date
}

/** Adds an entry to a client's history and returns its id. */
export async function insertClientEvent(trx: Transaction, event: ClientEvent): Promise<number> {
  const { rows } = await sql<Columns<'client_event', 'id'>>`
    insert into client_event (client_id, kind, detail, actor_id, request_id, at)
    values (${event.clientId}, ${event.kind}, ${JSON.stringify(event.detail)}::jsonb, ${event.actorId}, ${event.requestId}, ${event.at})
    returning id
  `.execute(trx)
  return rows[0]?.id ?? 0
}
