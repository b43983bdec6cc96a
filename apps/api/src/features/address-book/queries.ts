import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'
import type { Columns } from '../../db/row.ts'

export type SavedAddressRow = Columns<
  'saved_address',
  'id' | 'recipientName' | 'recipientPhone' | 'line' | 'district' | 'city' | 'latitude' | 'longitude' | 'note'
>

/** Entries of an account; older ones are dropped. */
const MAX_ENTRIES = 50

export const selectAddresses = async (db: Database, userId: string): Promise<SavedAddressRow[]> => {
  const { rows } = await sql<SavedAddressRow>`
    select id, recipient_name as "recipientName", recipient_phone as "recipientPhone", line, district, city, latitude, longitude, note
    from saved_address where user_id = ${userId} order by used_at desc, id desc limit ${MAX_ENTRIES}
  `.execute(db)
  return rows
}

/** Adds an entry, or renews the same one; keeps the latest entries. */
export async function upsertAddress(
  trx: Transaction,
  entry: Omit<SavedAddressRow, 'id'> & { userId: string; at: Date },
): Promise<void> {
  const { userId, recipientName, recipientPhone, line, district, city, latitude, longitude, note, at } = entry
  await sql`/* prepared */
    with saved as (
      insert into saved_address (user_id, fingerprint, recipient_name, recipient_phone, line, district, city, latitude, longitude, note, used_at)
      values (${userId}, md5(lower(concat_ws('|', ${recipientName}::text, ${recipientPhone}::text, ${line}::text, ${district}::text, ${city}::text))),
        ${recipientName}, ${recipientPhone}, ${line}, ${district}, ${city}, ${latitude}, ${longitude}, ${note}, ${at})
      on conflict (user_id, fingerprint) do update set used_at = excluded.used_at, note = excluded.note,
        latitude = excluded.latitude, longitude = excluded.longitude
    )
    delete from saved_address where user_id = ${userId} and id in (
      select id from saved_address where user_id = ${userId} order by used_at desc, id desc offset ${MAX_ENTRIES - 1})
  `.execute(trx)
}

export const deleteSavedAddress = async (db: Database, userId: string, addressId: number): Promise<void> => {
  await sql`delete from saved_address where user_id = ${userId} and id = ${addressId}`.execute(db)
}
