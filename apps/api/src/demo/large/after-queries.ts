import { sql } from 'kysely'
import type { Transaction } from '../../db/database.ts'

/** Reviews of one in five delivered orders, and problem reports with their replies. */
export async function insertReviewsAndReports(trx: Transaction): Promise<void> {
  await sql`
    insert into review (product_id, user_id, author, stars, description, language, status, created_at)
    select distinct on (l.product_id, o.user_id) l.product_id, o.user_id, split_part(o.name, ' ', 1), 1 + floor(pg_temp.dice(o.n, 61) ^ 0.4 * 5)::int,
      case o.language when 'ar' then (${REVIEWS_AR}::text[])[1 + o.n % 4] else (${REVIEWS_EN}::text[])[1 + o.n % 4] end || ' ' || o.number, o.language,
      case when pg_temp.dice(o.n, 62) < 0.01 then 'hidden' else 'published' end, o.delivered_at + interval '3 hours'
    from made_order o join made_line l on l.n = o.n
    where o.state = 'completed' and o.client_id is null and pg_temp.dice(o.n, 63) < 0.2 order by l.product_id, o.user_id, o.n
  `.execute(trx)
  await sql`
    insert into problem_report (user_id, name, email, phone, problem_type, description, language, created_at, state, answered_at)
    select o.user_id, o.name, 'shopper@large.example', o.phone, (array['technicalIssue', 'paymentProblem', 'salesInquiry'])[1 + o.n % 3],
      case o.language when 'ar' then 'لديّ سؤال عن الطلب رقم ' else 'I have a question about order ' end || o.number, o.language, o.placed_at + interval '1 day',
      case when o.paid_at is null or pg_temp.dice(o.n, 65) < 0.01 then 'open' when pg_temp.dice(o.n, 65) < 0.6 then 'answered' else 'closed' end,
      case when o.paid_at is not null and pg_temp.dice(o.n, 65) between 0.01 and 0.6 then o.placed_at + interval '26 hours' end
    from made_order o where pg_temp.dice(o.n, 64) < 0.005 and o.delivered_at is not null order by o.n
  `.execute(trx)
  await sql`
    insert into problem_reply (report_id, actor_id, text, at)
    select r.id, a.id, 'Thank you for writing. We have looked into it.', r.answered_at
    from problem_report r, (select id from app_user where role = 'Admin' order by created_at, id limit 1) a where r.answered_at is not null and r.email = 'shopper@large.example'
  `.execute(trx)
}

/** Sent mails within the retention period, and audit entries. */
export async function insertMailsAndAudit(trx: Transaction, now: Date): Promise<void> {
  await sql`
    insert into mail (kind, dedupe_key, to_address, to_name, language, payload, created_at, sent_at, next_attempt_at, attempts)
    select m.kind, m.kind || ':' || o.id, 'shopper@large.example', o.name, o.language, jsonb_build_object('orderNumber', o.number::text), m.at, m.at, m.at, 1
    from made_order o, lateral (values ('order-placed', o.placed_at), ('order-paid', o.paid_at), ('order-cancelled', o.cancelled_at)) m (kind, at)
    where m.at is not null and o.placed_at > ${now}::timestamptz - interval '179 days' order by o.n
  `.execute(trx)
  await sql`
    insert into audit_entry (actor_id, action, subject, detail, request_id, at)
    select a.id, (array['adminOrder', 'editOrder', 'markReady', 'addPaymentPartly', 'creditOrder'])[1 + o.n % 5], 'order:' || o.id, '{}', 'seed', o.placed_at + interval '1 hour'
    from made_order o, (select id from app_user where role = 'Admin' order by created_at, id limit 1) a where o.n % 5 = 0 order by o.n
  `.execute(trx)
}

const REVIEWS_EN = [
  'Fresh and beautiful, and on time.',
  'The colours were just as shown.',
  'Lovely wrapping; one stem was broken.',
  'She cried with joy, thank you.',
]
const REVIEWS_AR = [
  'الورد طازج والتغليف أنيق.',
  'وصلت في موعدها تمامًا.',
  'جميلة لكن أصغر من الصورة قليلًا.',
  'فرحت بها أمي كثيرًا، شكرًا لكم.',
]
