import { type Language, languages } from '@warda/domain/language'
import { expect, test } from 'vitest'
import { makeMailFrame as frame } from '../../testing/make-mail-frame.ts'
import { makeOrderMails } from '../../testing/make-order-mails.ts'
import type { MailKind, MailPayloads, OrderMail } from './mail-kinds.ts'
import { renderMail } from './templates/render-mail.ts'
import { COLOURS, STYLE_SHEET } from './templates/theme.ts'

const EVIL = `<script>alert(1)</script>"'&<img src=x onerror=y>`
const order = (text: string): OrderMail => ({
  orderNumber: '10042',
  lines: [{ name: text, size: 'large', quantity: 2, total: 49_800, picture: '/pictures/abc-320.webp' }],
  subtotal: 49_800,
  discount: 7_470,
  redeemed: 500,
  deliveryFee: 2_500,
  vat: 5_782,
  total: 44_330,
  deliveryDate: '2026-11-29',
  deliverySlot: { start: '11:00', end: '13:00' },
  recipient: { name: text, phone: '+966 55 123 4567' },
  address: text,
  cardMessage: `${text}\n💐 1 + 1`,
  orderPath: '/orders/11111111-1111-4111-8111-111111111111',
})

const payloads = (text: string): MailPayloads => ({
  'confirm-email': { fullName: text, nonce: 'n', email: 'nora@example.com' },
  'change-email': { fullName: text, nonce: 'n', email: 'nora@example.com' },
  'reset-password': { fullName: text, nonce: 'n', email: 'nora@example.com' },
  'password-changed': { fullName: text, at: '2026-11-29T07:00:00.000Z' },
  'new-login': {
    fullName: text,
    userId: '11111111-1111-4111-8111-111111111111',
    at: '2026-11-29T07:00:00.000Z',
    browser: 'Chrome',
    platform: 'Windows',
    ip: '203.0.113.*',
  },
  'second-factor-changed': {
    fullName: text,
    userId: '11111111-1111-4111-8111-111111111111',
    change: 'reset',
    at: '2026-11-29T07:00:00.000Z',
  },
  'email-changed-notice': { fullName: text, newEmail: 'new@example.com' },
  'welcome-code': { fullName: text, code: 'WARDA-ABC234', percent: 15 },
  'order-placed': { ...order(text), fullName: text },
  'order-paid': { ...order(text), fullName: text },
  'order-cancelled': { ...order(text), fullName: text, refund: 44_330 },
  'order-changed': { ...order(text), fullName: text, changed: ['recipient', 'address', 'window', 'card'] },
  'address-given': { ...order(text), fullName: text, feeDifference: -500 },
  'address-reminder': { ...order(text), fullName: text, addressRequest: { until: '2026-11-29T07:00:00.000Z' } },
  ...makeOrderMails(text),
  'order-substituted': {
    fullName: text,
    orderNumber: '10023',
    from: { name: text, size: 'medium' },
    to: { name: text, size: 'medium', picture: '/pictures/abc-400.webp' },
    credited: 0,
    orderPath: '/orders/1',
  },
  'back-in-stock': {
    alertId: '33333333-3333-4333-8333-333333333333',
    productId: 7,
    titleEn: text,
    titleAr: text,
    size: 'large',
  },
  'occasion-reminder': {
    fullName: text,
    reminderId: '33333333-3333-4333-8333-333333333333',
    recipientName: text,
    occasion: 'birthday',
    occasionName: text,
    date: '2027-02-08',
  },
  'pay-link': {
    fullName: text,
    orderNumber: '10042',
    amount: 44_330,
    link: 'http://localhost:3000/sandbox/pay/1',
    orderPath: '/orders/x',
  },
  'payment-late-credit': { fullName: text, orderNumber: '10042', amount: 44_330, orderPath: '/orders/x' },
  'payment-differs': {
    fullName: text,
    orderNumber: '10042',
    captured: 12_500,
    currency: 'USD',
    expected: 44_330,
    orderPath: '/orders/x',
  },
  'receipt-link': {
    fullName: text,
    orderNumber: '10042',
    orderId: '22222222-2222-4222-8222-222222222222',
    userId: '11111111-1111-4111-8111-111111111111',
    email: 'Nora@example.com',
    total: 44_330,
    expiresAt: 1_800_000_000_000,
  },
  'payment-received': {
    fullName: text,
    orderNumber: '10042',
    amount: 10_000,
    remaining: 34_330,
    dueDate: '2026-12-29',
    orderPath: '/orders/x',
  },
  'debt-reminder': {
    fullName: text,
    orderNumber: '10042',
    stage: 'late',
    amount: 34_330,
    dueDate: '2026-12-29',
    orderPath: '/orders/x',
    debtId: 7,
  },
  'order-on-its-way': {
    fullName: text,
    orderNumber: '10042',
    orderId: '0b6e2c0e-3f53-4b0f-9b8e-111111111111',
    recipientName: text,
    deliveryDate: '2026-12-01',
    deliverySlot: { start: '13:00', end: '15:00' },
  },
  'order-late': {
    fullName: text,
    orderNumber: '10042',
    orderId: '0b6e2c0e-3f53-4b0f-9b8e-111111111111',
    recipientName: text,
    deliveryDate: '2026-12-01',
    deliverySlot: { start: '13:00', end: '15:00' },
  },
  'driver-run': {
    fullName: text,
    userId: '0b6e2c0e-3f53-4b0f-9b8e-111111111111',
    date: '2026-12-01',
    stops: 7,
    isNew: true,
  },
  'order-received': { fullName: text, orderNumber: '10042', orderPath: '/orders/x' },
  'delivery-failed': {
    fullName: text,
    orderNumber: '10042',
    reason: 'recipientAbsent',
    nextDate: '2026-11-30',
    nextSlot: { start: '11:00', end: '13:00' },
    credit: 41_830,
    kept: 2_500,
    orderPath: '/orders/x',
  },
  'order-given-up': { fullName: text, orderNumber: '10042', credit: 41_830, kept: 2_500, orderPath: '/orders/x' },
  'client-reviewed': {
    fullName: text,
    organizationName: text,
    decision: 'rejected',
    note: text,
    path: '/dashboard-user/x/company',
  },
  'registration-expiry': {
    fullName: text,
    organizationName: text,
    stage: 'week',
    expires: '2026-12-06',
    path: '/dashboard-user/x/company',
  },
  'tax-certificate-expiry': { fullName: text, stage: 'month', expires: '2026-12-29', path: '/admin/tax' },
  'tax-rejected': { fullName: text, numbers: ['INV-000042', 'CN-000007'], count: 3, path: '/admin/tax?state=rejected' },
  'approval-asked': {
    fullName: text,
    orderNumber: '10042',
    branchName: text,
    managerName: text,
    total: 44_330,
    dashboardPath: '/dashboard-user/x',
  },
  'approval-decided': { fullName: text, orderNumber: '10042', approved: false, orderPath: '/orders/x' },
  'standing-problem': {
    fullName: text,
    name: text,
    branchName: text,
    date: '2026-12-06',
    problem: 'stock.out',
    dashboardPath: '/dashboard-user/x',
  },
  'monthly-statement': {
    fullName: text,
    clientId: 1,
    month: '2026-11',
    owed: 44_330,
    overdue: 12_500,
    dashboardPath: '/dashboard-user/x/statement',
  },
  invitation: { fullName: text, email: 'nora@example.com', nonce: 'n', inviterName: text, role: 'office' },
  'problem-acknowledged': { problemType: 'paymentProblem', reference: 7 },
  'problem-answered': { name: text, reference: 7, text, description: text },
  'problem-received': {
    reference: 7,
    name: text,
    email: 'nora@example.com',
    phone: '+966551234567',
    problemType: 'paymentProblem',
    description: text,
  },
})

const kinds = Object.keys(payloads('')) as MailKind[]

/** Untyped on purpose: the key of the table selects the payload. */
const render = (kind: MailKind, text: string, language: Language) =>
  renderMail(kind, payloads(text)[kind] as never, frame(language))

/** Pictures and the mark of the shop's own address are the only external resources of a mail; its one style sheet has none. */
const withoutOwnPictures = (html: string): string =>
  html
    .replace(/<img src="https:\/\/warda\.example\/(?:pictures\/[\w.-]+|favicon-96\.png)" alt="[^"<]*"[^>]*>/g, '')
    .replace(`<style>${STYLE_SHEET}</style>`, '')

test.each(kinds)('LANG-04 mail %s has a subject, HTML and plain text in both languages', (kind) => {
  const english = render(kind, 'Nora', 'en')
  const arabic = render(kind, 'نورة', 'ar')
  expect(english.html).toMatch(/<html lang="en" dir="ltr">/)
  expect(arabic.html).toMatch(/<html lang="ar" dir="rtl">/)
  expect(arabic.subject).toMatch(/[\u0600-\u06FF]/)
  expect(english.subject).not.toMatch(/[\u0600-\u06FF]/)
  const withoutValues = (text: string) => text.replace(/\u2068[^\u2069]*\u2069/g, '')
  // Latin text in an Arabic mail is a value: an address, a link or a code.
  const latin = withoutValues(arabic.text).match(/(?<![\w@./:?=&%#-])[A-Za-z]{3,}(?![\w@./:?=&%-])/g) ?? []
  expect(latin.filter((word) => !['WARDA'].includes(word))).toEqual([])
  expect(withoutValues(arabic.text)).not.toContain(', ')
  for (const { subject, html, text } of [english, arabic]) {
    expect(subject).not.toMatch(/[\r\n{}]/)
    expect(text).not.toMatch(/<[a-z]/)
    expect(`${html}${text}`).not.toMatch(/undefined|NaN|\[object|\{\w+\}(?!<)/)
    for (const link of text.match(/https?:\S+/g) ?? []) expect(html).toContain(link.replaceAll('&', '&amp;'))
    expect(withoutOwnPictures(html)).not.toMatch(/<(script|img|link|style)\b|url\(/)
  }
})

test.each(kinds)('OPEN-01 mail %s names the shop and shows its mark, never the software', (kind) => {
  const names = { en: 'Layan Flowers', ar: 'ورود ليان' }
  for (const language of languages) {
    const plain = frame(language)
    const brand = { ...plain.brand, name: names[language], city: 'Jeddah', accent: '#7a2e4d', mark: 'letter' } as const
    const shop = {
      ...plain,
      publicUrl: 'https://layan.example',
      contactEmail: 'hello@layan.example',
      legalLine: 'Layan Est.',
      brand,
    }
    const { subject, html, text } = renderMail(kind, payloads('Nora')[kind] as never, shop)
    const written = `${subject}${html}${text}`.replaceAll('WARDA-ABC234', '')
    expect(written).not.toMatch(/warda|وردة/i)
    expect(html).toContain(names[language])
    expect(html).toContain('Jeddah')
    expect(text).toContain(names[language])
    expect(html).not.toContain(COLOURS.leaf)
  }
  const logo = { url: 'https://layan.example/pictures/logo-320.webp', width: 400, height: 100 }
  const withLogo = { ...frame('en'), brand: { ...frame('en').brand, logo } }
  expect(renderMail(kind, payloads('Nora')[kind] as never, withLogo).html).toContain(
    `src="${logo.url}" alt="" width="176" height="44"`,
  )
})

test('OPEN-01 the accent colour does not change texts that contain a colour code', () => {
  const text = `${COLOURS.leaf} style="x ${COLOURS.sage}"`
  const shop = { ...frame('en'), brand: { ...frame('en').brand, accent: '#7a2e4d' } }
  const { html } = renderMail('order-placed', payloads(text)['order-placed'], shop)
  const escaped = text.replaceAll('"', '&quot;')
  expect(html.split(escaped).length).toBeGreaterThan(3)
  expect(html.replaceAll(escaped, '')).not.toContain(COLOURS.leaf)
  expect(html).toContain('background:#7a2e4d')
})

test.each(kinds)('LANG-04 mail %s escapes text from people', (kind) => {
  for (const language of languages) {
    const { html, subject } = render(kind, EVIL, language)
    expect(withoutOwnPictures(html)).not.toMatch(/<script|<img/)
    expect(subject).not.toContain('<script')
  }
})

test('LANG-04 an order mail has lines, totals, delivery and recipient, with Latin digits and the currency of the language', () => {
  const english = render('order-paid', 'Nora', 'en')
  for (const part of [
    'Your order 10042',
    'SAR\u00a0498.00',
    '-SAR\u00a074.70',
    'SAR\u00a0443.30',
    'Sunday, November 29',
  ]) {
    expect(`${english.subject}\n${english.text}`).toContain(part)
  }
  expect(english.text).toMatch(/11:00\sAM\s–\s1:00\sPM/)
  expect(english.text).toContain('+966 55 123 4567')
  expect(english.text).toContain('💐 1 + 1')
  const arabic = render('order-paid', 'نورة', 'ar')
  expect(arabic.text).toContain('498.00')
  expect(arabic.text).toContain('ر.س.')
  expect(arabic.text).toContain('29 نوفمبر')
  expect(arabic.html).toContain('align="left"')
  expect(render('order-cancelled', 'Nora', 'en').text).toContain('To be refunded')
})

test('LANG-04 values of the other direction are isolated', () => {
  const { text } = render('confirm-email', 'Nora', 'ar')
  expect(text).toContain('\u2068nora@example.com\u2069')
  expect(text).toContain('\u2068Nora\u2069')
})

test('API-03 the same nonce gives a different token for each purpose', () => {
  const tokenIn = (kind: MailKind) => /token=([\w-]{43})/.exec(render(kind, 'Nora', 'en').text)?.[1]
  const tokens = (['confirm-email', 'change-email', 'reset-password'] as const).map(tokenIn)
  expect(new Set(tokens).size).toBe(3)
  expect(tokens).not.toContain(undefined)
})

test('ROUTE-16 a receipt link leads to the page with its parameters and its own token', () => {
  const address = /https:\S+confirm-receive-order\S+/.exec(render('receipt-link', 'Nora', 'en').text)?.[0] ?? ''
  const query = new URL(address).searchParams
  expect(Object.fromEntries(query)).toMatchObject({
    orderId: '22222222-2222-4222-8222-222222222222',
    email: 'Nora@example.com',
    userid: '11111111-1111-4111-8111-111111111111',
    totalPrice: '443.30',
  })
  expect(query.get('token')).toMatch(/^1800000000000\.[\w-]{43}$/)
})

test('a failed delivery lists the options: a window when there is one, and the refund of a cancellation', () => {
  const base = payloads('Nora')['delivery-failed']
  const renderText = (changed: Partial<typeof base>) =>
    renderMail('delivery-failed', { ...base, ...changed }, frame('en')).text.replace(/[\u2068\u2069]/g, '')
  expect(renderText({})).toMatch(/deliver it again: Monday, November 30, 11:00/)
  expect(renderText({})).toContain('the delivery fee of SAR\u00a025.00 is not refunded')
  expect(renderText({ nextDate: null, nextSlot: null })).not.toContain('deliver it again')
  expect(renderText({ kept: 0 })).not.toContain('fee')
  expect(renderText({ kept: 0, credit: 0 })).toContain('you owe nothing')
})

test.each(kinds)('OPEN-08 mail %s has its direction and text style on every table, which webmail keeps', (kind) => {
  for (const [language, dir, start] of [
    ['en', 'ltr', 'left'],
    ['ar', 'rtl', 'right'],
  ] as const) {
    const { html } = render(kind, 'Nora', language)
    const body = html.slice(html.indexOf('<body'))
    const tables = body.match(/<table[^>]*>/g) ?? []
    expect(tables.length).toBeGreaterThan(3)
    for (const table of tables) expect(table).toContain(`dir="${dir}"`)
    expect(body).toContain(`text-align:${start}`)
    expect(STYLE_SHEET).not.toMatch(/url\(|@import/)
  }
})

test('OPEN-08 mails show the mark, and orders the pictures of their flowers', () => {
  const { html, text } = render('order-placed', 'Nora', 'en')
  expect(html).toContain('src="https://warda.example/favicon-96.png"')
  expect(html).toContain('src="https://warda.example/pictures/abc-320.webp"')
  expect(text).not.toContain('/pictures/')
  for (const kind of ['welcome-code', 'order-received'] as const)
    expect(render(kind, 'Nora', 'en').html).toContain('alt="Roses &quot;in&quot; a bowl"')
  const old = {
    ...payloads('Nora')['order-placed'],
    lines: [{ name: 'Roses', size: 'large', quantity: 1, total: 100 }],
  }
  expect(renderMail('order-placed', old, { ...frame('en'), hero: null }).html.match(/<img/g)).toHaveLength(1)
})

test('OPEN-08 the inbox shows what a mail is about after its subject', () => {
  const { html } = render('order-paid', 'Nora', 'en')
  expect(html).toMatch(/<div style="display:none[^>]*>We’ve received your payment for order \u206810042\u2069/)
})

test('LANG-04 only mails with a link to copy show its address', () => {
  const hint = 'If the button doesn’t work'
  expect(render('confirm-email', 'Nora', 'en').html).toContain(hint)
  expect(render('order-paid', 'Nora', 'en').html).not.toContain(hint)
})
