import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'
import type { Columns } from '../../db/row.ts'

/** Tables whose rows are deleted with their user (`user_id`). */
export const PERSONAL_TABLES = [
  'cart_line',
  'wishlist_item',
  'saved_address',
  'occasion_reminder',
  'one_time_token',
  'known_device',
  'second_factor',
  'recovery_code',
] as const

/** Erases the personal data of an account, frees its address and ends its sessions. */
export async function anonymiseAccount(
  trx: Transaction,
  person: { id: string; name: string; at: Date },
): Promise<void> {
  const { id, name, at } = person
  const erasedEmail = `${id}@deleted.invalid`
  await sql`
    update app_user set full_name = ${name}, email = ${erasedEmail}, email_folded = ${erasedEmail}, pending_email = null, phone = '',
      phone_e164 = null, password_hash = '-', email_confirmed_at = null, deleted_at = coalesce(deleted_at, ${at}), forgotten_at = ${at}
    where id = ${id}
  `.execute(trx)
  await sql`
    update session set revoked_at = ${at}, revoked_reason = 'deleted' where user_id = ${id} and revoked_at is null
  `.execute(trx)
}

/**
 * Erases recipients, addresses, card messages and staff notes of a user's orders and of the orders of the owned business; an issued credit
 * note keeps its reason. Amounts, dates and lines stay for the books. Orders of a branch stay when only its manager leaves.
 */
export async function anonymiseOrders(
  trx: Transaction,
  of: { userId: string; clientId: number | null; erased: string; at: Date },
): Promise<void> {
  const ownOrders = sql`((o.user_id = ${of.userId} and o.client_id is null) or o.client_id = ${of.clientId})`
  await sql`
    update delivery_proof p set recipient_name = ${of.erased}, note = '', file_id = null from orders o where o.id = p.order_id and ${ownOrders}
  `.execute(trx)
  await sql`
    update delivery_failure f set note = '' from orders o where o.id = f.order_id and f.note <> '' and ${ownOrders}
  `.execute(trx)
  await sql`
    update order_credit c set reason = ${of.erased} from orders o where o.id = c.order_id and ${ownOrders}
  `.execute(trx)
  await sql`
    update order_override v set reason = ${of.erased} from orders o where o.id = v.order_id and ${ownOrders}
  `.execute(trx)
  await sql`
    update orders o set recipient_name = ${of.erased}, recipient_phone = '', card_message = null, allergy_note = null, address_note = null, district = null,
      latitude = null, longitude = null, address_line = case when o.address_line is null then null else '' end, shop_note = '',
      approval_reason = '', request_hash = null
    where ${ownOrders}
  `.execute(trx)
}

/** Replaces the author of reviews by "a customer" in the language of the review. */
export async function anonymiseReviews(
  trx: Transaction,
  userId: string,
  author: { en: string; ar: string },
): Promise<void> {
  await sql`
    update review set user_id = null, author = case language when 'ar' then ${author.ar} else ${author.en} end where user_id = ${userId}
  `.execute(trx)
}

/**
 * Erases the user's reports, their replies and the mails about them. `email` is the confirmed address, which also finds reports sent without
 * an account; null when it is not confirmed, because anybody could have typed it.
 */
export async function anonymiseReports(
  trx: Transaction,
  of: { userId: string; email: string | null; name: string; erased: string; at: Date },
): Promise<void> {
  await sql`
    with own_report as (
      update problem_report set user_id = null, name = ${of.name}, email = '', phone = '', description = ${of.erased}, state = 'closed'
      where user_id = ${of.userId} or lower(email) = lower(${of.email}::text) returning id
    ), report_mail as (
      update mail set payload = '{}', sent_at = coalesce(sent_at, ${of.at})
      where dedupe_key in (select 'problem-received:' || id from own_report) returning id
    ), deleted_copy as (delete from mailbox_message where mail_id in (select id from report_mail))
    update problem_reply set text = ${of.erased} where report_id in (select id from own_report)
  `.execute(trx)
}

/** Erases mails to the addresses: unsent ones are not sent, sent ones lose their content. The rows stay, so that no event sends its mail again. */
export async function eraseMails(trx: Transaction, addresses: readonly string[], at: Date): Promise<void> {
  const lower = addresses.map((address) => address.toLowerCase())
  await sql`
    with erased as (
      update mail set to_address = '', to_name = '', payload = '{}', sent_at = coalesce(sent_at, ${at}),
        dedupe_key = case when strpos(dedupe_key, '@') > 0 then 'forgotten:' || id else dedupe_key end
      where lower(to_address) = any(${lower}) returning id
    )
    delete from mailbox_message where mail_id in (select id from erased)
  `.execute(trx)
}

/** Erases a branch manager and frees the branch. */
export async function anonymiseManager(trx: Transaction, userId: string, at: Date): Promise<void> {
  await sql`
    update branch_manager set identity_number = '-', deleted_at = coalesce(deleted_at, ${at}) where user_id = ${userId}
  `.execute(trx)
}

/** Erases the owner of a business; the company, tax and register numbers stay for its invoices. */
export async function anonymiseBusiness(
  trx: Transaction,
  clientId: number,
  { erased, at }: { erased: string; at: Date },
): Promise<void> {
  await sql`
    update client set owner_name = null, owner_identity_number = null, owner_contact_number = null, owner_identity = null,
      register_copy = null, tax_letter = null, accounts_name = '', accounts_email = '', review_state = 'draft', review_note = ''
    where id = ${clientId}
  `.execute(trx)
  await sql`
    update standing_order set recipient_name = ${erased}, recipient_phone = '', card_message = null, deleted_at = coalesce(deleted_at, ${at})
    where client_id = ${clientId}
  `.execute(trx)
}

/** Erases the used or revoked invitations of an address. */
export async function anonymiseInvitations(trx: Transaction, emailFolded: string): Promise<void> {
  await sql`
    update invitation set email = '', email_folded = '', full_name = ''
    where email_folded = ${emailFolded} and (used_at is not null or revoked_at is not null)
  `.execute(trx)
}

/** Ends a shopper's standing orders and erases recipient, address and texts. */
export async function anonymiseShopperStandingOrders(trx: Transaction, userId: string, at: Date): Promise<void> {
  await sql`
    update standing_order set recipient_name = '', recipient_phone = '', address_line = '', district = null, city = '', latitude = null,
      longitude = null, address_note = null, card_message = null, allergy_note = null, deleted_at = coalesce(deleted_at, ${at})
    where created_by = ${userId} and client_id is null
  `.execute(trx)
}

/** Deletes cart, wishlist, reminders, tokens, second factor, recovery codes and routes. Consents stay as proof, without the IP address. */
export async function deletePersonalRows(trx: Transaction, userId: string, at: Date): Promise<void> {
  for (const table of [...PERSONAL_TABLES, 'idempotency'])
    await sql`delete from ${sql.table(table)} where user_id = ${userId}`.execute(trx)
  await sql`delete from delivery_route where employee_id = ${userId}`.execute(trx)
  await sql`update consent set ip = '' where user_id = ${userId} and ip <> ''`.execute(trx)
  await sql`
    insert into consent (user_id, purpose, given, text_version, at)
    select ${userId}::uuid, 'marketing', false, c.text_version, ${at} from (
      select given, text_version from consent where user_id = ${userId} and purpose = 'marketing' order by at desc, id desc limit 1
    ) c where c.given
  `.execute(trx)
}

/** Deletes the sandbox's copies of messages to a user and to the recipients of their orders. */
export async function deleteSandboxTexts(trx: Transaction, userId: string): Promise<void> {
  await sql`
    delete from mailbox_text where delivery_id in (
      select d.id from message_delivery d join order_message m on m.id = d.message_id left join orders o on o.id = m.order_id
      where m.user_id = ${userId} or o.user_id = ${userId})
  `.execute(trx)
}

/** Deletes the stock alerts of a user and, when it is confirmed, of their address. */
export async function deleteStockAlerts(
  trx: Transaction,
  of: { userId: string; emailFolded: string | null },
): Promise<void> {
  await sql`delete from stock_alert where user_id = ${of.userId} or email_folded = ${of.emailFolded}`.execute(trx)
}

/** Deletes stored answers of the staff that name the user, such as of a phone order. */
export async function deleteStoredAnswers(
  trx: Transaction,
  of: { userId: string; email: string | null },
): Promise<void> {
  await sql`
    delete from idempotency where strpos(answer, ${of.userId}) > 0 or strpos(lower(answer), lower(${of.email}::text)) > 0
  `.execute(trx)
}

/** Marks the private files of a user, of their orders and of the owned business as deleted, and returns their ids. */
export async function deletePrivateFiles(
  trx: Transaction,
  of: { userId: string; clientId: number | null; at: Date },
): Promise<string[]> {
  const { rows } = await sql<Columns<'private_file', 'id'>>`
    update private_file f set deleted_at = ${of.at}
    where f.deleted_at is null and f.id in (
      select id from private_file where client_id = ${of.clientId}
      union all select identity_file from branch_manager where user_id = ${of.userId}
      union all select p.id from orders o join private_file p on p.order_id = o.id where o.user_id = ${of.userId} and o.client_id is null
      union all select p.id from orders o join private_file p on p.order_id = o.id where o.client_id = ${of.clientId})
    returning f.id
  `.execute(trx)
  return rows.map(({ id }) => id)
}

/**
 * Removes names and messages from the gift cards of an erased buyer, or of all erased buyers (`userId` null), and from their sent mails. A card
 * that still has to be sent keeps them until the nightly cleanup after its mail.
 */
export async function anonymiseGiftCards(
  db: Database,
  userId: string | null,
  erased: { en: string; ar: string },
): Promise<void> {
  const text = sql`case g.language when 'ar' then ${erased.ar} else ${erased.en} end`
  const ofErasedBuyer =
    userId === null
      ? sql`g.buyer_id in (select id from app_user where forgotten_at is not null)`
      : sql`g.buyer_id = ${userId}`
  await sql`
    update gift_card g set recipient_name = ${text}, recipient_email = null, sender_name = ${text}, message = ''
    where ${ofErasedBuyer} and (g.state <> 'active' or g.recipient_email is null or g.sent_at is not null)
      and (g.recipient_name, g.sender_name, g.message) is distinct from (${text}, ${text}, '')
  `.execute(db)
  await sql`
    with erased as (
      update mail set to_address = '', to_name = '', payload = '{}'
      where sent_at is not null and to_address <> '' and dedupe_key in (select 'gift-card:' || g.id from gift_card g where ${ofErasedBuyer})
      returning id
    )
    delete from mailbox_message where mail_id in (select id from erased)
  `.execute(db)
}
