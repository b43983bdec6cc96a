import { creditLines } from '@warda/domain/invoices/correction-lines'
import {
  type CorrectedInvoice,
  type DocumentLine,
  deliveryLine,
  type InvoiceDocument,
  type LocalizedText,
  type Seller,
  sumDocumentLines,
} from '@warda/domain/invoices/invoice-document'
import { splitVat } from '@warda/domain/money'
import { listCorrectedLines } from '@warda/domain/orders/item-change'
import { t } from '@warda/i18n/translate'
import type { SizeNames } from '../../db/product-options.ts'
import type { ChangedLine, OpenCredit, OpenFee, OpenItemChange, OpenReplacement } from './correction-queries.ts'
import { type Draft, inBoth, nameGoods } from './draft-document.ts'

/** What a note corrects: the invoice, and its lines after earlier notes; the names of sizes for new lines. */
export type Note = { invoice: InvoiceDocument; remaining: readonly DocumentLine[]; seller: Seller; sizes: SizeNames }

/** The credit note of a deduction. */
export const draftCreditNote = (note: Note, { amount, vat, item, pieces, reason }: OpenCredit): Draft =>
  draftNote(
    note,
    'creditNote',
    reason,
    creditLines(note.remaining, { amount, vat, item: item ?? undefined, pieces: pieces ?? undefined }, nameReduction),
  )

/** The debit note of a higher delivery fee. */
export const draftFeeNote = (note: Note, { amount, vat, reason }: OpenFee): Draft =>
  draftNote(note, 'debitNote', reason, [deliveryLine(inBoth('document_delivery'), amount, vat)])

/** The credit note of replaced goods and the debit note of those in their place, of the same amount; none when they were credited before. */
export function draftReplacementNotes(note: Note, replacement: OpenReplacement): Draft[] {
  const { removedVariantId, addedVariantId, reason } = replacement
  const removed = note.remaining.filter(({ item, gross }) => item === removedVariantId && gross > 0)
  if (removed.length === 0) return []
  const title = nameGoods(replacement, note.sizes)
  const added = removed.map((line) => ({ ...line, item: addedVariantId, title }))
  return [draftNote(note, 'creditNote', reason, removed), draftNote(note, 'debitNote', reason, added)]
}

/**
 * The credit note of the lines that a change removed or replaced and of a lower delivery fee, and the debit note of the new lines and of a higher
 * fee; a note without lines is left out.
 */
export function draftItemNotes(note: Note, { before, after, reason }: OpenItemChange): Draft[] {
  const { removed, added } = listCorrectedLines(before.lines, after.lines)
  const fee = after.deliveryFee - before.deliveryFee
  const vat = splitVat(after.deliveryFee).vat - splitVat(before.deliveryFee).vat
  const lowered =
    fee < 0 ? creditLines(note.remaining, { amount: -fee, vat: -vat, item: 'delivery' }, nameReduction) : []
  const credited = [...removed.map((line) => toDocumentLine(line, note.sizes)), ...lowered]
  const charged = [
    ...added.map((line) => toDocumentLine(line, note.sizes)),
    ...(fee > 0 ? [deliveryLine(inBoth('document_delivery'), fee, vat)] : []),
  ]
  return [
    ...(credited.length > 0 ? [draftNote(note, 'creditNote', reason, credited)] : []),
    ...(charged.length > 0 ? [draftNote(note, 'debitNote', reason, charged)] : []),
  ]
}

const toDocumentLine = (line: ChangedLine, sizes: SizeNames): DocumentLine => {
  const { variantId: item, quantity, unitPrice, discount, net, vat } = line
  return { item, title: nameGoods(line, sizes), quantity, unitPrice, discount, net, vat, gross: net + vat }
}

/** A note has the buyer and the kind of the invoice, and the current seller details. */
function draftNote(
  { invoice, seller }: Note,
  kind: 'creditNote' | 'debitNote',
  reason: string,
  lines: DocumentLine[],
): Draft {
  return {
    kind,
    supplyDate: invoice.supplyDate,
    orderNumber: invoice.orderNumber,
    ...(invoice.purchaseOrder === undefined ? {} : { purchaseOrder: invoice.purchaseOrder }),
    terms: invoice.terms,
    seller,
    buyer: invoice.buyer,
    lines,
    ...sumDocumentLines(lines),
    coupon: 0,
    redeemed: 0,
    money: null,
    corrects: referTo(invoice),
    reason,
  }
}

const referTo = (invoice: InvoiceDocument): CorrectedInvoice => ({
  number: invoice.number,
  issuedAt: invoice.issuedAt,
  kind: invoice.kind === 'standard' ? 'standard' : 'simplified',
})

/** The corrected copy of a rejected note: its lines and reason, with the invoice and the seller details as they are now. */
export function draftCorrectedNote(rejected: InvoiceDocument, invoice: InvoiceDocument, seller: Seller): Draft {
  const { number: _, uuid: __, issuedAt: ___, ...draft } = rejected
  return { ...draft, seller, buyer: invoice.buyer, corrects: referTo(invoice) }
}

function nameReduction({ title, quantity }: DocumentLine): LocalizedText {
  const name = (language: 'en' | 'ar') =>
    t('document_price_reduction', language, { item: title[language], quantity: String(quantity) })
  return { en: name('en'), ar: name('ar') }
}
