import {
  type Address,
  type Buyer,
  type DocumentKind,
  type DocumentLine,
  type InvoiceDocument,
  isNote,
  type LocalizedText,
  type Seller,
} from '@warda/domain/invoices/invoice-document'
import { formatRiyadhTime } from '@warda/domain/invoices/issue-time'
import { type PrintableText, toPrintableText } from '@warda/domain/invoices/printable-text'
import { listedNet } from '@warda/domain/invoices/ubl-lines'
import type { Language } from '@warda/domain/language'
import { sumHalalas } from '@warda/domain/money'
import { riyadhDate } from '@warda/domain/time/riyadh-time'
import type { MessageKey } from '@warda/i18n/keys'
import { t } from '@warda/i18n/translate'
import { formatAmount, formatDocumentMoney, formatUnitPrice } from './format-amount.ts'

/** A text in both languages. */
const label = (key: MessageKey): LocalizedText => ({ en: t(key, 'en'), ar: t(key, 'ar') })

/** The label of a discount that the line amounts already contain. */
const nameReduction = ({ en, ar }: LocalizedText): LocalizedText => ({
  en: t('document_discount_named', 'en', { name: toPrintableText(en).text }),
  ar: t('document_discount_named', 'ar', { name: toPrintableText(ar).text }),
})

const COLUMNS = ['item', 'quantity', 'net', 'vat', 'gross'] as const
const LABELS = [...COLUMNS, 'vatNumber', 'crNumber', 'phone', 'buyer', 'reason'] as const

type InvoiceFileOptions = {
  /** The QR code. */
  qrSvg: string
  showRiyalSign: boolean
}

/** The data of the PDF template. */
export const invoiceFile = (document: InvoiceDocument, { qrSvg, showRiyalSign }: InvoiceFileOptions) => ({
  title: labelTitle(document),
  number: document.number,
  qr: qrSvg,
  labels: {
    ...Object.fromEntries(LABELS.map((name) => [name, label(`document_${name}`)])),
    ...labelPrices(isStandard(document)),
  },
  seller: presentSeller(document.seller),
  facts: listFacts(document),
  buyer: { name: toPrintableText(document.buyer.name), facts: buyerFacts(document.buyer) },
  reason: document.reason === null ? null : toPrintableText(document.reason),
  lines: document.lines.map((line) => formatLine(line, isStandard(document))),
  notes: [label(NOTES[document.kind])],
  sums: listSums(document, showRiyalSign),
  total: { label: label('document_total'), value: formatDocumentMoney(document.total, { showRiyalSign, text: 'SAR' }) },
  money: document.money
    ? [
        { label: label('document_paid'), value: formatDocumentMoney(document.money.paid, { showRiyalSign }) },
        {
          label: label('document_outstanding'),
          value: formatDocumentMoney(document.money.outstanding, { showRiyalSign }),
        },
      ]
    : [],
})

const NOTES: Record<DocumentKind, MessageKey> = {
  simplified: 'document_note',
  standard: 'document_note',
  creditNote: 'document_note_credit',
  debitNote: 'document_note_debit',
}

/** Whether prices are printed without VAT, as on a standard invoice and the notes that correct one. */
const isStandard = ({ kind, corrects }: InvoiceDocument): boolean => (corrects?.kind ?? kind) === 'standard'

const labelPrices = (withoutVat: boolean) => ({
  unitPrice: label(withoutVat ? 'document_unitPriceNet' : 'document_unitPrice'),
  discount: label(withoutVat ? 'document_discountNet' : 'document_discount'),
})

/** The title contains the kind of the document and, for a note, the kind of the invoice. */
const labelTitle = ({ kind, corrects }: InvoiceDocument): LocalizedText =>
  isNote(kind) && corrects ? label(`document_title_${kind}_${corrects.kind}`) : label(`document_title_${kind}`)

const presentSeller = ({ name, vatNumber, crNumber, phone, ...address }: Seller) => ({
  name: { ar: toPrintableText(name.ar), en: toPrintableText(name.en) },
  address: {
    ar: toPrintableText(oneLine(addressIn(address, 'ar'), 'ar')),
    en: toPrintableText(oneLine(addressIn(address, 'en'), 'en')),
  },
  vatNumber,
  crNumber,
  phone,
})

const addressIn = (address: Address<LocalizedText>, language: Language): Address<string> => ({
  ...address,
  street: address.street[language],
  district: address.district[language],
  city: address.city[language],
})

function oneLine(address: Address<string>, language: Language): string {
  const { buildingNumber, street, district, city, postalCode } = address
  const parts = [`${buildingNumber} ${street}`, district, `${city} ${postalCode}`].map((part) => part.trim())
  return parts.filter((part) => part !== '').join(t('ui_list_comma', language))
}

function listFacts(document: InvoiceDocument) {
  const { issuedAt, supplyDate, orderNumber, purchaseOrder, corrects } = document
  const corrected = corrects
    ? [
        { label: label('document_corrects'), value: corrects.number },
        { label: label('document_corrected_date'), value: riyadhDate(corrects.issuedAt) },
      ]
    : []
  return [
    ...corrected,
    { label: label('document_issued'), value: `${riyadhDate(issuedAt)} ${formatRiyadhTime(issuedAt).slice(0, 5)}` },
    { label: label('document_supplied'), value: supplyDate },
    { label: label('document_order'), value: orderNumber },
    ...(purchaseOrder === undefined ? [] : [{ label: label('document_purchaseOrder'), value: purchaseOrder }]),
  ]
}

function buyerFacts({ business }: Buyer): { label: LocalizedText; value: PrintableText }[] {
  if (business === null) return []
  const { vatNumber, registerNumber, ...address } = business
  const arabic = /\p{Script=Arabic}/u.test(address.street + address.city)
  const facts: [MessageKey, string][] = [
    ['document_address', oneLine(address, arabic ? 'ar' : 'en')],
    ['document_vatNumber', vatNumber ?? ''],
    ['document_crNumber', registerNumber ?? ''],
  ]
  return facts
    .filter(([, value]) => value !== '')
    .map(([key, value]) => ({ label: label(key), value: toPrintableText(value) }))
}

function formatLine(line: DocumentLine, withoutVat: boolean) {
  const listed = listedNet(line)
  return {
    title: toPrintableText(line.title.ar),
    other: line.title.en === line.title.ar ? null : toPrintableText(line.title.en),
    quantity: String(line.quantity),
    unitPrice: withoutVat ? formatUnitPrice(listed, line.quantity) : formatAmount(line.unitPrice),
    discount: formatAmount(withoutVat ? listed - line.net : line.discount),
    net: formatAmount(line.net),
    vat: formatAmount(line.vat),
    gross: formatAmount(line.gross),
  }
}

function listSums({ net, vat, coupon, discounts = [], redeemed }: InvoiceDocument, showRiyalSign: boolean) {
  const given = coupon - sumHalalas(discounts.map(({ amount }) => amount))
  const reductions: [LocalizedText, number][] = [
    ...discounts.map(({ title, amount }): [LocalizedText, number] => [nameReduction(title), amount]),
    [label('document_coupon'), given],
    [label('document_redeemed'), redeemed],
  ]
  const sums: [LocalizedText, number][] = [
    ...reductions.filter(([, amount]) => amount > 0),
    [label('document_sum_net'), net],
    [label('document_sum_vat'), vat],
  ]
  return sums.map(([name, amount]) => ({
    label: name,
    value: formatDocumentMoney(amount, { showRiyalSign }),
  }))
}
