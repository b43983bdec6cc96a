import type { ReminderDays } from '@warda/domain/occasion-reminders/plan-reminder'
import { sql } from 'kysely'
import { columns, type RowOf, toColumns } from '../../db/columns.ts'
import type { Database, Transaction } from '../../db/database.ts'
import type { Column, Columns, Computed } from '../../db/row.ts'

const REMINDER = columns('occasion_reminder', [
  'id',
  'recipientName',
  'occasionSlug',
  'occasionText',
  'calendar',
  'monthDay',
  'daysBefore',
  'occursOn',
  'remindOn',
  'handledOn',
  'orderId',
  'stoppedAt',
])

/** A reminder with the names of its occasion; both are null for free text. */
export type ReminderRow = Omit<RowOf<typeof REMINDER>, 'daysBefore'> & {
  daysBefore: Column<'occasion_reminder', 'daysBefore'> & ReminderDays
  nameEn: Column<'occasion', 'nameEn'> | null
  nameAr: Column<'occasion', 'nameAr'> | null
}

const named = sql`${REMINDER.of('r')}, o.name_en as "nameEn", o.name_ar as "nameAr"`

/** The reminders of a person, active ones first, by their next day. */
export async function selectReminders(db: Database, userId: string): Promise<ReminderRow[]> {
  const { rows } = await sql<ReminderRow>`
    select ${named} from occasion_reminder r left join occasion o on o.slug = r.occasion_slug
    where r.user_id = ${userId} order by r.stopped_at is not null, r.occurs_on, r.created_at, r.id
  `.execute(db)
  return rows
}

/** A reminder of a person, locked until the transaction ends. */
export async function lockReminder(trx: Transaction, userId: string, id: string): Promise<ReminderRow | undefined> {
  const { rows } = await sql<ReminderRow>`
    select ${named} from occasion_reminder r left join occasion o on o.slug = r.occasion_slug
    where r.id = ${id} and r.user_id = ${userId} for update of r
  `.execute(trx)
  return rows[0]
}

export async function countReminders(db: Database, userId: string): Promise<number> {
  const { rows } = await sql<Computed<{ count: number }>>`
    select count(*)::int as count from occasion_reminder where user_id = ${userId}
  `.execute(db)
  return rows[0]?.count ?? 0
}

/** Whether the shop has the occasion; it stays until the transaction ends. */
export async function lockOccasion(trx: Transaction, slug: string): Promise<boolean> {
  const { rows } = await sql`select from occasion where slug = ${slug} for key share`.execute(trx)
  return rows.length > 0
}

const FIELDS = columns('occasion_reminder', [
  'recipientName',
  'occasionSlug',
  'occasionText',
  'calendar',
  'monthDay',
  'daysBefore',
  'occursOn',
  'remindOn',
])
export type ReminderFields = RowOf<typeof FIELDS>

/** Stores a reminder and returns its id; undefined when its order has one already. */
export async function insertReminder(
  trx: Transaction,
  reminder: ReminderFields & Columns<'occasion_reminder', 'userId' | 'orderId' | 'handledOn' | 'createdAt'>,
): Promise<string | undefined> {
  const { userId, orderId, handledOn, createdAt, ...fields } = reminder
  const row = await trx
    .insertInto('occasion_reminder')
    .values({
      ...toColumns(FIELDS, fields),
      user_id: userId,
      order_id: orderId,
      handled_on: handledOn,
      created_at: createdAt,
    })
    .onConflict((conflict) => conflict.column('order_id').where('order_id', 'is not', null).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

export async function updateReminder(
  trx: Transaction,
  id: string,
  { stoppedAt, ...fields }: ReminderFields & Columns<'occasion_reminder', 'stoppedAt'>,
): Promise<void> {
  await trx
    .updateTable('occasion_reminder')
    .set({ ...toColumns(FIELDS, fields), stopped_at: stoppedAt })
    .where('id', '=', id)
    .execute()
}

/** False when the person has no such reminder. */
export async function deleteReminder(db: Database, userId: string, id: string): Promise<boolean> {
  const rows = await db
    .deleteFrom('occasion_reminder')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .execute()
  return rows.length > 0
}

/** Stops a reminder, or with `all` every reminder of its person; one that is stopped or deleted stays as it is. */
export async function stopReminders(db: Database, input: { id: string; all: boolean; at: Date }): Promise<void> {
  const { id, all, at } = input
  await sql`
    update occasion_reminder set stopped_at = ${at} where stopped_at is null
      and case when ${all} then user_id = (select user_id from occasion_reminder where id = ${id}::uuid) else id = ${id}::uuid end
  `.execute(db)
}

export type OccasionName = Columns<'occasion', 'slug' | 'nameEn' | 'nameAr'>

/** The occasions of the shop in their order. */
export async function selectOccasionNames(db: Database): Promise<OccasionName[]> {
  const { rows } = await sql<OccasionName>`
    select slug, name_en as "nameEn", name_ar as "nameAr" from occasion where archived_at is null order by position, slug
  `.execute(db)
  return rows
}

export type OrderForReminder = Columns<'orders', 'recipientName' | 'deliveryDate' | 'deliverySlot'> &
  Computed<{ occasions: string[] }>

/** An order of a person, with the occasions that every one of its flowers is given for; add-ons do not count. */
export async function findOrderForReminder(
  db: Database,
  userId: string,
  orderId: string,
): Promise<OrderForReminder | undefined> {
  const { rows } = await sql<OrderForReminder>`
    with flower as (
      select p.occasions from order_line l join product p on p.id = l.product_id
      where l.order_id = ${orderId} and l.removed_at is null and p.kind = 'bouquet'
    )
    select o.recipient_name as "recipientName", o.delivery_date as "deliveryDate", o.delivery_slot as "deliverySlot",
      array(select c.slug from occasion c where exists (select from flower)
        and not exists (select from flower f where c.slug <> all (f.occasions)) order by c.position, c.slug) as occasions
    from orders o where o.id = ${orderId} and o.user_id = ${userId}
  `.execute(db)
  return rows[0]
}

export type DueReminder = ReminderRow &
  Columns<'app_user', 'fullName' | 'email' | 'language'> &
  Computed<{ canBeMailed: boolean }>

/** Reminders whose mail is due, with their person; another process skips the same rows until the transaction ends. */
export async function claimDueReminders(trx: Transaction, today: string, limit: number): Promise<DueReminder[]> {
  const { rows } = await sql<DueReminder>`
    select ${named}, u.full_name as "fullName", u.email, u.language,
      u.email_confirmed_at is not null and u.deleted_at is null and u.deactivated_at is null as "canBeMailed"
    from occasion_reminder r join app_user u on u.id = r.user_id left join occasion o on o.slug = r.occasion_slug
    where r.remind_on <= ${today}::date and r.stopped_at is null
    order by r.remind_on, r.id limit ${limit} for update of r skip locked
  `.execute(trx)
  return rows
}

/** Plans the next occasion of a claimed reminder. */
export async function setNextOccasion(
  trx: Transaction,
  { id, occursOn, remindOn, handledOn }: Columns<'occasion_reminder', 'id' | 'occursOn' | 'remindOn' | 'handledOn'>,
): Promise<void> {
  await trx
    .updateTable('occasion_reminder')
    .set({ occurs_on: occursOn, remind_on: remindOn, handled_on: handledOn })
    .where('id', '=', id)
    .execute()
}
