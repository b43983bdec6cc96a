import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../db/database.ts'

/** The user, the business they own (null without one) and their confirmed address. */
export type DataSubject = { userId: string; clientId: number | null; email: string | null }

/** A part of the export: its name and its rows. */
type Part = (subject: DataSubject) => RawBuilder<unknown>

const riyals = (column: string) => sql`round(${sql.ref(column)} / 100.0, 2)::float8`
const ownOrders = ({ userId }: DataSubject) => sql`(select id from orders where user_id = ${userId})`

const orders: Part = ({ userId }) => sql`
  select o.number, o.placed_at as "placedAt", o.state, o.terms, o.recipient_name as "recipientName", o.recipient_phone as "recipientPhone",
    o.address_line as "addressLine", o.district, o.city, o.latitude, o.longitude, o.address_note as "addressNote", o.address_answered_at as "addressAnsweredAt",
    b.name as branch, o.delivery_date as "deliveryDate", o.delivery_slot as "deliverySlot", o.card_message as "cardMessage", o.allergy_note as "allergyNote",
    o.hide_sender as "hideSender", o.coupon_code as "couponCode", o.points_redeemed as "pointsRedeemed",
    ${riyals('o.subtotal')} as subtotal, ${riyals('o.discount')} as discount, ${riyals('o.redeemed')} as redeemed,
    ${riyals('o.delivery_fee')} as "deliveryFee", ${riyals('o.vat')} as vat, ${riyals('o.total')} as total,
    o.terms_version as "termsVersion", o.returns_version as "returnsVersion", o.delivered_at as "deliveredAt", o.completed_at as "completedAt", o.cancelled_at as "cancelledAt", o.shop_note as "shopNote",
    (select json_agg(json_build_object('titleEn', l.title_en, 'titleAr', l.title_ar, 'size', l.size, 'quantity', l.quantity,
        'unitPrice', ${riyals('l.unit_price')}, 'net', ${riyals('l.net')}) order by l.variant_id)
      from order_line l where l.order_id = o.id) as lines,
    (select json_agg(json_build_object('state', e.to_state, 'at', e.at) order by e.seq) from order_event e where e.order_id = o.id) as events,
    (select json_build_object('recipientName', p.recipient_name, 'note', p.note, 'at', p.at)
      from completed_proof p where p.order_id = o.id) as "deliveryProof",
    (select json_agg(json_build_object('reason', f.reason, 'note', f.note, 'at', f.at, 'choice', f.choice) order by f.attempt)
      from delivery_failure f where f.order_id = o.id) as "failedDeliveries"
  from orders o left join branch b on b.id = o.branch_id
  where o.user_id = ${userId} order by o.number
`

/** All personal data of a user by part. Contains no password, no token and no data of other people. */
const PARTS: Record<string, Part> = {
  profile: ({ userId }) => sql`
    select id, role, full_name as "fullName", email, pending_email as "pendingEmail", phone, language, created_at as "createdAt",
      email_confirmed_at as "emailConfirmedAt", terms_accepted_at as "termsAcceptedAt", last_seen_at as "lastSeenAt"
    from app_user where id = ${userId}`,
  consents: ({ userId }) => sql`
    select purpose, given, text_version as "textVersion", source, ip, at from consent where user_id = ${userId} order by at, id`,
  legalTexts: ({ userId }) => sql`
    select page, version, en, ar from legal_text
    where (page, version) in (select case purpose when 'terms' then 'terms' else 'privacy' end, text_version from consent where user_id = ${userId})
      or (page = 'terms' and version in (select terms_version from orders where user_id = ${userId}))
      or (page = 'returns' and version in (select returns_version from orders where user_id = ${userId}))
    order by page, created_at`,
  messageChoices: ({ userId }) => sql`
    select channel, source, at from message_preference where user_id = ${userId} order by id`,
  messages: (subject) => sql`
    select m.event, d.channel, d.state, d.at from order_message m join message_delivery d on d.message_id = m.id
    where m.user_id = ${subject.userId} or (m.audience = 'buyer' and m.order_id in ${ownOrders(subject)}) order by d.at, d.id`,
  orders,
  payments: (subject) => sql`
    select o.number as "orderNumber", p.gateway, p.method, p.tr_number as "transaction", ${riyals('p.amount')} as amount, p.at
    from payment p join orders o on o.id = p.order_id where p.order_id in ${ownOrders(subject)} order by p.at, p.id`,
  debts: (subject) => sql`
    select o.number as "orderNumber", d.kind, ${riyals('d.original')} as original, ${riyals('d.remaining')} as remaining,
      d.due_date as "dueDate"
    from debt_balance d join orders o on o.id = d.order_id where d.order_id in ${ownOrders(subject)} order by d.id`,
  credits: (subject) => sql`
    select o.number as "orderNumber", ${riyals('c.amount')} as amount, c.reason, c.refund_to as "refundTo", c.at
    from order_credit c join orders o on o.id = c.order_id where c.order_id in ${ownOrders(subject)} order by c.at`,
  invoices: (subject) => sql`
    select o.number as "orderNumber", i.kind, i.number, i.issued_at as "issuedAt", ${riyals('i.vat')} as vat, ${riyals('i.total')} as total
    from invoice i join orders o on o.id = i.order_id where i.order_id in ${ownOrders(subject)} and invoice_is_current(i) order by i.counter`,
  points: ({ userId }) => sql`
    select o.number as "orderNumber", e.kind, e.points, e.at
    from loyalty_entry e left join orders o on o.id = e.order_id where e.user_id = ${userId} order by e.id`,
  giftCards: ({ userId }) => sql`
    select number, ${riyals('amount')} as amount, buyer_id = ${userId} as "isBought",
      case when buyer_id = ${userId} then recipient_name end as "recipientName",
      case when buyer_id = ${userId} then recipient_email end as "recipientEmail",
      case when buyer_id = ${userId} then message end as message,
      state, created_at as "createdAt", paid_at as "paidAt", redeemed_at as "redeemedAt"
    from gift_card where buyer_id = ${userId} or redeemed_by = ${userId} order by number`,
  discountCodes: ({ userId }) => sql`
    select c.code, c.percent, c.created_at as "createdAt", c.user_id is not null as "isYours",
      (select json_agg(u.at order by u.at) from coupon_use u where u.code = c.code and u.user_id = ${userId}) as uses
    from coupon c
    where c.user_id = ${userId} or c.code in (select code from coupon_use where user_id = ${userId}) order by c.code`,
  reviews: ({ userId }) => sql`
    select p.slug as product, r.author, r.stars, r.description, r.language, r.status, r.created_at as "createdAt", r.reply
    from review r join product p on p.id = r.product_id where r.user_id = ${userId} order by r.id`,
  wishlist: ({ userId }) => sql`
    select p.slug as product, w.added_at as "addedAt" from wishlist_item w join product p on p.id = w.product_id
    where w.user_id = ${userId} order by w.added_at, p.slug`,
  cart: ({ userId }) => sql`
    select v.sku, c.quantity, c.added_at as "addedAt" from cart_line c join variant v on v.id = c.variant_id
    where c.user_id = ${userId} order by c.added_at, v.sku`,
  addressBook: ({ userId }) => sql`
    select recipient_name as "recipientName", recipient_phone as "recipientPhone", line, district, city, latitude, longitude, note,
      used_at as "usedAt"
    from saved_address where user_id = ${userId} order by used_at`,
  stockAlerts: ({ userId, email }) => sql`
    select p.slug as product, v.size, a.email, a.created_at as "createdAt", a.notified_at as "notifiedAt"
    from stock_alert a join variant v on v.id = a.variant_id join product p on p.id = v.product_id
    where a.user_id = ${userId} or lower(a.email) = ${email?.toLowerCase() ?? null} order by a.created_at`,
  occasionReminders: ({ userId }) => sql`
    select r.recipient_name as "recipientName", coalesce(o.name_en, r.occasion_text) as occasion, r.calendar, r.month_day as "monthDay",
      r.days_before as "daysBefore", r.occurs_on as "occursOn", r.created_at as "createdAt", r.stopped_at as "stoppedAt"
    from occasion_reminder r left join occasion o on o.slug = r.occasion_slug where r.user_id = ${userId} order by r.created_at`,
  reports: ({ userId }) => sql`
    select r.id, r.name, r.email, r.phone, r.problem_type as "problemType", r.description, r.state, r.created_at as "createdAt",
      (select json_agg(json_build_object('text', a.text, 'at', a.at) order by a.id) from problem_reply a where a.report_id = r.id) as replies
    from problem_report r where r.user_id = ${userId} order by r.id`,
  mails: ({ email }) => sql`
    select kind, created_at as "createdAt", sent_at as "sentAt" from mail where lower(to_address) = ${email?.toLowerCase() ?? null} order by created_at`,
  sessions: ({ userId }) => sql`
    select created_at as "createdAt", last_used_at as "lastUsedAt", expires_at as "expiresAt", revoked_at as "endedAt", remember,
      browser, platform, ip
    from session where user_id = ${userId} order by created_at`,
  secondFactor: ({ userId }) => sql`
    select f.confirmed_at as "since", (select count(*)::int from recovery_code c where c.user_id = f.user_id and c.used_at is null) as "recoveryCodes"
    from second_factor f where f.user_id = ${userId} and f.confirmed_at is not null`,
  files: ({ userId, clientId }) => sql`
    select f.id || '.jpg' as file, f.kind, f.bytes, f.created_at as "createdAt" from private_file f
    where f.deleted_at is null and f.id in (
      select id from private_file where client_id = ${clientId}
      union all select identity_file from branch_manager where user_id = ${userId}
      union all select p.id from orders o join private_file p on p.order_id = o.id where o.user_id = ${userId})
    order by f.created_at`,
  business: ({ clientId }) => sql`
    select organization_name as "organizationName", owner_name as "ownerName", owner_identity_number as "ownerIdentityNumber",
      owner_contact_number as "ownerContactNumber", unified_number as "unifiedNumber", register_number as "registerNumber",
      register_issue_date as "registerIssueDate", register_expiry_date as "registerExpiryDate", tax_number as "taxNumber",
      street, building_number as "buildingNumber", district, city, postal_code as "postalCode", accounts_name as "accountsName",
      accounts_email as "accountsEmail", review_state as "reviewState",
      review_note as "reviewNote", ${riyals('credit_limit')} as "creditLimit", discount_percent as "discountPercent", created_at as "createdAt"
    from client where id = ${clientId}`,
  branches: ({ clientId }) => sql`
    select name, address, phone, opening_hours as "openingHours", employee_count as "employeeCount", latitude, longitude,
      created_at as "createdAt"
    from branch where client_id = ${clientId} order by id`,
  manager: ({ userId }) => sql`
    select b.name as branch, m.identity_number as "identityNumber", m.created_at as "createdAt", m.deleted_at as "endedAt"
    from branch_manager m join branch b on b.id = m.branch_id where m.user_id = ${userId}`,
  standingOrders: ({ userId }) => sql`
    select name, cadence, day, slot, terms, recipient_name as "recipientName", recipient_phone as "recipientPhone",
      address_line as "addressLine", district, city, latitude, longitude, address_note as "addressNote", pays_from_credit as "paysFromCredit",
      allergy_note as "allergyNote", card_message as "cardMessage", starts_on as "startsOn", ends_on as "endsOn", paused, created_at as "createdAt", deleted_at as "endedAt"
    from standing_order where created_by = ${userId} order by id`,
}

/** All parts as lists of plain objects. Money in riyals, instants ISO 8601 in UTC. */
export async function readAllData(db: Database, subject: DataSubject): Promise<Record<string, unknown[]>> {
  const parts: Record<string, unknown[]> = {}
  for (const [name, part] of Object.entries(PARTS)) parts[name] = (await part(subject).execute(db)).rows
  return parts
}
