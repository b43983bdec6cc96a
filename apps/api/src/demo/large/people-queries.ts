import { sql } from 'kysely'
import type { Transaction } from '../../db/database.ts'

export type PeopleCounts = { shoppers: number; clients: number; now: Date; days: number }

/**
 * Shoppers, and business clients with an owner and up to five branches each, without passwords. Leaves the temporary tables `made_shopper` and
 * `made_branch` for the orders.
 */
export async function insertPeople(trx: Transaction, counts: PeopleCounts): Promise<void> {
  const { shoppers, clients, now, days } = counts
  await sql`create temp table made_name on commit drop as
    select at::int - 1 as at, f.name as en, f.ar, warda_fold(f.name) as fold_en, warda_fold(f.ar) as fold_ar from (
      select row_number() over (order by a.n, b.n) as at, a.en || ' ' || b.en as name, a.ar || ' ' || b.ar as ar
      from unnest(${FIRST_EN}::text[], ${FIRST_AR}::text[]) with ordinality a (en, ar, n),
        unnest(${LAST_EN}::text[], ${LAST_AR}::text[]) with ordinality b (en, ar, n)
    ) f`.execute(trx)
  const names = FIRST_EN.length * LAST_EN.length
  await sql`create temp table made_shopper on commit drop as
    select n, ('1a56e000-0000-4000-8000-' || lpad(to_hex(n), 12, '0'))::uuid as id,
      case when pg_temp.dice(n, 1) < 0.7 then m.ar else m.en end as name, case when pg_temp.dice(n, 1) < 0.7 then m.fold_ar else m.fold_en end as fold,
      case when pg_temp.dice(n, 1) < 0.7 then 'ar' else 'en' end as language, '05' || lpad((10000000 + n * 37 % 89999999)::text, 8, '0') as phone
    from generate_series(1, ${shoppers}::bigint) n join made_name m on m.at = floor(pg_temp.dice(n, 2) * ${names}::int)::int`.execute(
    trx,
  )
  await sql`
    insert into app_user (id, role, full_name, email, email_folded, phone, phone_e164, password_hash, language, email_confirmed_at, terms_accepted_at,
      created_at, search_text)
    select id, 'Shopper', name, 'shopper' || n || '@large.example', 'shopper' || n || '@large.example', phone, '+966' || substring(phone from 2), '-', language,
      since, since, since, ' ' || fold || ' shopper' || n || '@large.example ' || substring(phone from 2) || ' '
    from made_shopper, lateral (select ${now}::timestamptz - make_interval(days => ${days}::int) + make_interval(secs => n * ${days}::int * 86000.0 / ${shoppers}::int) as since) s
  `.execute(trx)
  await insertClients(trx, clients, now)
}

async function insertClients(trx: Transaction, clients: number, now: Date): Promise<void> {
  await sql`create temp table made_client on commit drop as
    select n, nextval(pg_get_serial_sequence('client', 'id'))::int as id, ('1a56e001-0000-4000-8000-' || lpad(to_hex(n), 12, '0'))::uuid as owner_id,
      (${KINDS_AR}::text[])[1 + n % 8] || ' ' || m.ar as name, m.en as owner, '05' || lpad((60000000 + n)::text, 8, '0') as phone
    from generate_series(1, ${clients}::int) n join made_name m on m.at = n % ${FIRST_EN.length * LAST_EN.length}::int order by n`.execute(
    trx,
  )
  await sql`
    insert into client (id, organization_name, unified_number, register_number, register_issue_date, register_expiry_date, owner_name,
      owner_identity_number, owner_contact_number, is_tax_registered, review_state, credit_limit, city, created_at)
    overriding system value
    select id, name, (7001000000 + n)::text, (1010000000 + n)::text, '2022-01-01', '2030-01-01', owner, (1000000000 + n)::text, phone, false,
      case when n % 40 = 0 then 'pending' else 'approved' end, 1000000000, 'الرياض', ${now}::timestamptz - make_interval(days => n % 900)
    from made_client
  `.execute(trx)
  await sql`
    insert into app_user (id, role, full_name, email, email_folded, phone, phone_e164, password_hash, client_id, language, email_confirmed_at,
      terms_accepted_at, created_at, search_text)
    select owner_id, 'Customer', owner, 'client' || n || '@large.example', 'client' || n || '@large.example', phone, '+966' || substring(phone from 2), '-', id,
      'ar', since, since, since, ' ' || warda_fold(owner) || ' client' || n || '@large.example ' || substring(phone from 2) || ' '
    from made_client, lateral (select ${now}::timestamptz - make_interval(days => n % 900) as since) s
  `.execute(trx)
  await sql`
    insert into branch (client_id, name, address, phone, opening_hours, employee_count, created_at)
    select id, (${DISTRICTS}::text[])[1 + (n * 3 + b) % 8], 'طريق ' || (${DISTRICTS}::text[])[1 + (n + b) % 8] || '، مبنى ' || 10 + b, '', '', 5 + b,
      ${now}::timestamptz - make_interval(days => n % 900)
    from made_client, generate_series(1, 5) b where b <= 1 + n % 5
  `.execute(trx)
  await sql`create temp table made_branch on commit drop as
    select row_number() over (order by b.id)::int - 1 as at, b.id, b.client_id, c.owner_id, c.owner, c.phone, b.address,
      warda_fold(c.owner || ' ' || c.owner || ' ' || b.name || ' ' || c.name) as fold
    from branch b join made_client c on c.id = b.client_id`.execute(trx)
}

const FIRST_EN = 'Noura Sara Reem Lama Huda Amal Maha Fahad Khalid Saud Faisal Omar Yousef Majed Turki Abdullah'.split(
  ' ',
)
const FIRST_AR = 'نورة سارة ريم لمى هدى أمل مها فهد خالد سعود فيصل عمر يوسف ماجد تركي عبدالله'.split(' ')
const LAST_EN =
  'Alqahtani Alotaibi Aldosari Alharbi Alghamdi Alzahrani Alshehri Almutairi Alsubaie Alanazi Alrashid Alsaleh'.split(
    ' ',
  )
const LAST_AR = 'القحطاني العتيبي الدوسري الحربي الغامدي الزهراني الشهري المطيري السبيعي العنزي الراشد الصالح'.split(
  ' ',
)
const KINDS_AR = ['فندق', 'مطعم', 'شركة', 'مقهى', 'عيادة', 'قاعة', 'مكتب', 'معرض']
export const DISTRICTS = ['العليا', 'النرجس', 'الملقا', 'الياسمين', 'السليمانية', 'الروضة', 'حطين', 'الورود']
