import { inflateSync } from 'node:zlib'
import type { Statement } from '@warda/contract/statements'
import { documentFileName } from '@warda/domain/invoices/document-file-name'
import type { InvoiceDocument } from '@warda/domain/invoices/invoice-document'
import { PRINTABLE } from '@warda/domain/invoices/printable-text'
import { languages } from '@warda/domain/language'
import { toRiyals } from '@warda/domain/money'
import { BUSINESS_BUYER, makeCreditNote, makeDebitNote, makeInvoice } from '@warda/zatca/testing/make-document'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createPdfRenderer, pdfRenderer } from '../../adapters/pdf/renderer.ts'
import { invoiceUrl } from '../../invoice-url.ts'
import { deriveKey, sign } from '../../signing-keys.ts'
import { makeOrder } from '../../testing/make-order.ts'
import { makeUser, type TestUser } from '../../testing/make-user.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'
import { invoiceFile } from './invoice-file.ts'
import { renderStatement } from './render-statement.ts'
import { renderedFileCache } from './rendered-file-cache.ts'

let shop: TestShop
let driver: TestUser
beforeAll(async () => {
  shop = await openTestShop()
  driver = await makeUser(shop, { role: 'ShippingEmployee' })
})
afterAll(() => shop.close())

/** The path of the invoice of a new order. */
async function createInvoiceFile(fullName = 'Noura Saleh'): Promise<{ path: string; orderId: string }> {
  const { order } = await makeOrder(shop, { paymentTerms: 'cash' }, { fullName })
  const { invoiceUrl } = (await driver.visitor.call('createInvoice', { body: { clientId: 0, orderId: order.id } })).body
  return { path: new URL(invoiceUrl).pathname, orderId: order.id }
}

const fetchDocument = (path: string, init?: RequestInit) => shop.visitor().fetch(path, init)

/** The streams of a PDF, decompressed. */
function getStreams(pdf: Buffer): string[] {
  const texts: string[] = []
  const text = pdf.toString('latin1')
  for (const { index, 0: start } of text.matchAll(/stream\r?\n/g)) {
    const from = index + start.length
    const bytes = pdf.subarray(from, text.indexOf('endstream', from))
    try {
      texts.push(inflateSync(bytes).toString('utf8'))
    } catch {
      texts.push(bytes.toString('utf8'))
    }
  }
  return texts
}

async function expectDocument(path: string): Promise<Buffer> {
  const answer = await fetchDocument(path)
  expect(answer.status).toBe(200)
  const pdf = Buffer.from(await answer.arrayBuffer())
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  return pdf
}

describe('the PDF of an invoice', () => {
  test('API-20 is a PDF/A-3b with embedded XML, not cacheable and without scripts', async () => {
    const { path, orderId } = await createInvoiceFile()
    const answer = await fetchDocument(path)
    const name = path.split('/').at(-1)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${name}"`,
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    })
    const pdf = Buffer.from(await answer.arrayBuffer())
    expect(Number(answer.headers.get('content-length'))).toBe(pdf.length)
    const texts = getStreams(pdf)
    expect(
      texts.some((text) => text.includes('<pdfaid:part>3</pdfaid:part><pdfaid:conformance>B</pdfaid:conformance>')),
    ).toBe(true)
    const plain = pdf.toString('latin1') + texts.join('')
    expect(plain).toMatch(/\/AFRelationship\s*\/Data/)
    const row = await shop.db
      .selectFrom('invoice')
      .select('xml')
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow()
    expect(texts.some((text) => text.trimEnd() === row.xml)).toBe(true)
  })

  test('ZATCA-02 has the parts that ISO 19005-3 demands of an archive file with an attachment, and none that it forbids', async () => {
    const { path, orderId } = await createInvoiceFile()
    const pdf = await expectDocument(path)
    const raw = pdf.toString('latin1')
    const objects = raw + getStreams(pdf).join('\n')
    const { document } = await shop.db
      .selectFrom('invoice')
      .select('document')
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow()
    const name = `${documentFileName(document as unknown as InvoiceDocument)}.xml`
    // 6.1.2 and 6.1.3: header with a comment of bytes above 127, file identifier, no encryption.
    expect(raw).toMatch(/^%PDF-1\.7\r?\n%[\x80-\xff]{4}/)
    expect(raw.trimEnd().endsWith('%%EOF')).toBe(true)
    expect(objects).toMatch(/\/ID\s*\[/)
    expect(objects).not.toMatch(/\/Encrypt\b/)
    // 6.2.3: an output intent with a colour profile; 6.2.11: embedded fonts with Unicode names.
    expect(objects).toMatch(/\/OutputIntents?\b/)
    expect(objects).toMatch(/\/S\s*\/GTS_PDFA1/)
    expect(objects).toMatch(/\/DestOutputProfile/)
    expect(objects).toMatch(/\/FontFile[23]/)
    expect(objects).toMatch(/\/ToUnicode/)
    // 6.6.2: metadata in the clear, with the same creation date as the document information.
    expect(raw).toMatch(/<pdfaid:part>3<\/pdfaid:part>/)
    expect(raw).toMatch(/\/Type\s*\/Metadata/)
    // 6.8: the attachment under its prescribed name, with type, relationship and date, listed for the document.
    expect(objects).toContain(name)
    expect(objects).toMatch(/\/Type\s*\/EmbeddedFile/)
    expect(objects).toMatch(/\/Subtype\s*\/(text|application)#2[Ff]xml/)
    expect(objects).toMatch(/\/UF\b/)
    expect(objects).toMatch(/\/ModDate\s*\(D:\d{14}/)
    expect(objects).toMatch(/\/AF\s*(\[|\d)/)
    expect(objects).toMatch(/\/EmbeddedFiles\b/)
    // 6.5 and 6.6.1: no scripts, launches, sounds, movies or forms with data.
    expect(objects).not.toMatch(/\/(JavaScript|Launch|Sound|Movie|ResetForm|ImportData|XFA|NeedAppearances)\b/)
  })

  test('is identical for HEAD and for a repeated request', async () => {
    const { path } = await createInvoiceFile()
    const [first, again] = [await expectDocument(path), await expectDocument(path)]
    expect(again.equals(first)).toBe(true)
    const head = await fetchDocument(path, { method: 'HEAD' })
    expect(head.status).toBe(200)
    expect(head.headers.get('content-length')).toBe(String(first.length))
    expect(await head.text()).toBe('')
  })

  test('H54 a changed signature, one of another document, another file name and a missing document get the same answer', async () => {
    const { path } = await createInvoiceFile()
    const { path: other } = await createInvoiceFile()
    const [, , id = '', signature = '', file = ''] = path.split('/')
    const [, , otherId = ''] = other.split('/')
    const [end, text = ''] = signature.split('.')
    const flipped = `${end}.${text.startsWith('A') ? 'B' : 'A'}${text.slice(1)}`
    const paths = [
      `/invoices/11111111-1111-4111-8111-111111111111/${signature}/${file}`,
      `/invoices/${id}/${flipped}/${file}`,
      `/invoices/${id}/${signature.slice(0, -1)}/${file}`,
      `/invoices/${id}/${signature.replace(/^\d+/, (end) => String(Number(end) + 1))}/${file}`,
      `/invoices/${otherId}/${signature}/${file}`,
      `/invoices/${id}/${signature}/INV-999999.pdf`,
      `/invoices/${id.toUpperCase()}x/${signature}/${file}`,
    ]
    for (const wrong of paths) {
      const answer = await fetchDocument(wrong)
      expect([answer.status, await answer.text(), answer.headers.get('content-type')]).toEqual([
        404,
        'Not found\n',
        'text/plain; charset=utf-8',
      ])
    }
  })

  test('GROW-10 a URL works for thirty days; then it, and one of an earlier version without an end, say where a new one is', async () => {
    const { path } = await createInvoiceFile()
    const [, , id = '', , file = ''] = path.split('/')
    const begun = shop.clock.now()
    shop.clock.advance(30 * 86_400_000)
    expect((await fetchDocument(path)).status).toBe(200)
    shop.clock.advance(86_400_000)
    const former = sign(deriveKey(shop.context.config.SECRET, 'invoice'), id)
    for (const expired of [path, `/invoices/${id}/${former}/${file}`]) {
      const answer = await fetchDocument(expired, { headers: { 'accept-language': 'ar' } })
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([410, 'no-store'])
      const page = await answer.text()
      expect(page).toContain('انتهت صلاحية هذا الرابط')
      expect(page).toContain('href="/account"')
      expect(page).not.toContain(file.replace('.pdf', ''))
    }
    const renewed = new URL(invoiceUrl(shop.context, { id, number: file.replace('.pdf', '') })).pathname
    expect(renewed).not.toBe(path)
    expect((await fetchDocument(renewed)).status).toBe(200)
    shop.clock.set(begun)
  })

  test.each([
    '#pdf.attach("/etc/passwd")',
    '"] #panic("x") [*b* _i_ $x^2$ `raw` \\u{41} @ref <label> // end',
    'Sara 🌹👩‍🌾 \u202Eoverride\u2066 \u200Fmarks',
    'نورة بنت عبدالعزيز (أم محمد) 0551234567',
    '王小明 Şükran Łódź ἄνθος',
    'م'.repeat(200),
    'W'.repeat(200),
  ])('H36 a name is printed as plain text: %s', async (name) => {
    await expectDocument((await createInvoiceFile(name)).path)
  })

  test('D13 five hundred lines are printed over several pages', async () => {
    const { orderId } = await createInvoiceFile()
    const row = await shop.db
      .selectFrom('invoice')
      .selectAll()
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow()
    const document = row.document as unknown as InvoiceDocument
    const lines = Array.from({ length: 500 }, (_, at) => document.lines.slice(at % 2).slice(0, 1)).flat()
    const qrSvg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>'
    const data = invoiceFile({ ...document, lines }, { qrSvg, showRiyalSign: true })
    const pdf = Buffer.from(
      await pdfRenderer.render({ template: 'invoice', data, xml: row.xml, at: document.issuedAt }),
    )
    expect(Number(/<xmpTPg:NPages>(\d+)</.exec(getStreams(pdf).join(''))?.[1])).toBeGreaterThan(10)
  })

  test('the font has every printable character, as PDF/A requires', async () => {
    const letters = Array.from({ length: 0xffff }, (_, code) => String.fromCodePoint(code))
    const existing = letters.filter((letter) => PRINTABLE.test(letter)).join(' ')
    const statement = { ...STATEMENT, who: { ...STATEMENT.who, name: existing } }
    expect((await renderStatement(statement, 'en', 'Warda')).length).toBeGreaterThan(0)
  })
})

const STATEMENT: Statement = {
  branch: null,
  who: { clientId: 7, userId: null, name: 'شركة الفنادق', phoneNumber: '+966 50 123 4567' },
  from: '2026-09-01',
  to: '2026-11-29',
  opening: toRiyals(1_200.5),
  closing: toRiyals(1_085),
  entries: [
    {
      at: '2026-10-01T10:00:00Z',
      orderId: null,
      purchaseOrder: null,
      branch: null,
      orderNumber: '12',
      kind: 'payment',
      method: 'cash',
      amount: toRiyals(-115.5),
      balance: toRiyals(1_085),
    },
    {
      at: '2026-10-02T10:00:00Z',
      orderId: null,
      purchaseOrder: null,
      branch: null,
      orderNumber: null,
      kind: 'sale',
      method: null,
      amount: toRiyals(0),
      balance: toRiyals(1_085),
    },
  ],
  ageing: {
    current: toRiyals(1_000),
    days0to30: toRiyals(85),
    days31to60: toRiyals(0),
    days61to90: toRiyals(0),
    over90: toRiyals(0),
    total: toRiyals(1_085),
  },
  storeCredit: toRiyals(25),
}

describe('a statement of account', () => {
  test.each(languages)('is a PDF in %s', async (language) => {
    const pdf = Buffer.from(await renderStatement(STATEMENT, language, 'Warda'))
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
    expect(pdf.toString('latin1')).toContain(language === 'ar' ? '/Lang (ar' : '/Lang (en')
  })
})

test('OPEN-01 documents have the accent colour of the shop', async () => {
  const [plain, navy] = [
    await renderStatement(STATEMENT, 'en', 'Warda'),
    await renderStatement(STATEMENT, 'en', 'Warda', { accent: '#1f3a5f', riyalSign: true }),
  ]
  expect(Buffer.compare(plain, navy)).not.toBe(0)
  expect(
    Buffer.compare(navy, await renderStatement(STATEMENT, 'en', 'Warda', { accent: '#1f3a5f', riyalSign: true })),
  ).toBe(0)
})

describe('the PDF renderer', () => {
  const broken = { template: 'statement', data: {}, at: 0 } as const

  test('a document that cannot be rendered gives its error, and the next one is rendered', async () => {
    await expect(pdfRenderer.render(broken)).rejects.toThrow(/dictionary does not contain key/)
    expect((await renderStatement(STATEMENT, 'en', 'Warda')).length).toBeGreaterThan(0)
  })

  test('documents beyond the queue limit are refused as busy; the others are rendered', async () => {
    const small = createPdfRenderer({ maxQueued: 2 })
    const answers = await Promise.allSettled(Array.from({ length: 5 }, () => small.render(broken)))
    const codes = answers.map((answer) => (answer.status === 'rejected' ? answer.reason.code : 'printed'))
    expect(codes).toEqual([undefined, undefined, undefined, 'GATE_FULL', 'GATE_FULL'])
  })

  test('a thread that exits fails only its document', async () => {
    const dying = `import { parentPort } from 'node:worker_threads'
      parentPort.on('message', ({ id, job }) => {
        if (job.data === 'die') process.exit(1)
        parentPort.postMessage({ id, pdf: new Uint8Array(new ArrayBuffer(3)) })
      })`
    const script = new URL(`data:text/javascript,${encodeURIComponent(dying)}`)
    const fragile = createPdfRenderer({ script })
    const paper = (data: string) => fragile.render({ template: 'invoice', data, at: 0 })
    const answers = await Promise.allSettled([paper('live'), paper('die'), paper('live'), paper('live')])
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled'])
  })

  test('a thread that hangs is ended and replaced', async () => {
    const hanging = `import { parentPort } from 'node:worker_threads'
      parentPort.on('message', ({ id, job }) => {
        if (job.data === 'hang') for (;;) {}
        parentPort.postMessage({ id, pdf: new Uint8Array(new ArrayBuffer(3)) })
      })`
    const script = new URL(`data:text/javascript,${encodeURIComponent(hanging)}`)
    const patient = createPdfRenderer({ script, timeoutMs: 6_000 })
    const paper = (data: string) => patient.render({ template: 'invoice', data, at: 0 })
    const answers = await Promise.allSettled([paper('hang'), paper('live')])
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
  })
})

/** Options of a document of which only texts and amounts are read. */
const PLAIN = { qrSvg: '', showRiyalSign: true }

describe('printed prices', () => {
  const lines = [
    { unitPrice: 11_500, quantity: 3 },
    { unitPrice: 333, quantity: 3 },
  ]
  const basket = { lines, discountPercent: 10, deliveryFee: 2_300 }
  const prices = (document: InvoiceDocument) =>
    invoiceFile(document, PLAIN).lines.map(({ unitPrice, discount, net, gross }) => [unitPrice, discount, net, gross])

  test('ZATCA-06 a tax invoice and its notes show prices without VAT, a simplified one with VAT', () => {
    const standard = makeInvoice(basket, { buyer: BUSINESS_BUYER })
    const withoutVat = [
      ['100.00', '30.00', '270.00', '310.50'],
      ['2.8967', '0.87', '7.82', '8.99'],
      ['20.00', '0.00', '20.00', '23.00'],
    ]
    expect(prices(standard)).toEqual(withoutVat)
    expect(prices(makeCreditNote(standard, { amount: standard.total, vat: standard.vat }))).toEqual(withoutVat)
    expect(invoiceFile(standard, PLAIN).labels).toMatchObject({ unitPrice: { en: 'Price excl. VAT' } })
    expect(prices(makeInvoice(basket))[0]).toEqual(['115.00', '34.50', '270.00', '310.50'])
  })

  test('ZATCA-06 a note shows its kind, and the kind, number and date of its invoice', () => {
    const note = (options: object) => invoiceFile(makeDebitNote(makeInvoice(basket, options), 500), PLAIN)
    expect(note({}).title).toEqual({
      en: 'Debit note for a simplified tax invoice',
      ar: 'إشعار مدين لفاتورة ضريبية مبسطة',
    })
    expect(note({ buyer: BUSINESS_BUYER }).title.en).toBe('Debit note for a tax invoice')
    expect(
      note({})
        .facts.slice(0, 2)
        .map(({ value }) => value),
    ).toEqual(['INV-000001', '2026-02-02'])
  })
})

describe('the cache of rendered files', () => {
  test('a file is rendered once, the least recently used one is evicted, and errors are not cached', async () => {
    const created: string[] = []
    const recent = renderedFileCache<string>(2)
    const ask = (key: string) =>
      recent(key, async () => {
        created.push(key)
        if (key === 'bad') throw new Error('bad')
        return key === 'none' ? null : key
      })
    await Promise.all([ask('a'), ask('a'), ask('b')])
    await ask('a')
    await ask('c')
    expect(created).toEqual(['a', 'b', 'c'])
    await ask('a')
    await ask('b')
    expect(created).toEqual(['a', 'b', 'c', 'b'])
    for (const key of ['none', 'bad', 'none', 'bad']) await ask(key).catch(() => {})
    expect(created.slice(4)).toEqual(['none', 'bad', 'none', 'bad'])
  })
})
