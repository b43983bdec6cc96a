import { remainingLines } from '@warda/domain/invoices/correction-lines'
import type { InvoiceDocument } from '@warda/domain/invoices/invoice-document'
import type { Transaction } from '../../db/database.ts'
import { selectSizeNames } from '../../db/product-options.ts'
import {
  findDocuments,
  findOpenAdjustments,
  findOpenCredits,
  insertAdjustmentWithoutNote,
  type OpenAdjustment,
} from './correction-queries.ts'
import type { Draft } from './draft-document.ts'
import { draftCreditNote, draftFeeNote, draftItemNotes, draftReplacementNotes, type Note } from './draft-notes.ts'
import { issueDocument } from './issue-document.ts'
import type { IssueContext } from './issue-for-order.ts'

/**
 * Issues the missing credit and debit notes of an invoiced order in the order of the changes, because each depends on the lines that earlier
 * notes left. While the invoice is rejected they wait for its corrected copy. The caller holds the order's lock.
 */
export async function issueCorrections(
  trx: Transaction,
  order: { id: string },
  issuing: Pick<IssueContext, 'seller' | 'context'>,
): Promise<void> {
  const documents = await findDocuments(trx, order.id)
  const [invoice] = documents
  if (!invoice || invoice.isRejected) return
  const credits = (await findOpenCredits(trx, order.id)).map((credit) => ({
    ...credit,
    source: { creditId: credit.id, adjustmentId: null },
    draft: (note: Note) => [draftCreditNote(note, credit)],
  }))
  const adjustments = (await findOpenAdjustments(trx, order.id)).map((adjustment) => ({
    ...adjustment,
    source: { creditId: null, adjustmentId: adjustment.id },
    draft: (note: Note) => draftAdjustment(note, adjustment),
  }))
  const sizes = await selectSizeNames(trx)
  const issued: Pick<InvoiceDocument, 'kind' | 'lines'>[] = documents.map(({ document }) => document)
  const changes = [...credits, ...adjustments].toSorted((a, b) => a.at.getTime() - b.at.getTime())
  for (const { source, draft, actor, requestId } of changes) {
    const note = { invoice: invoice.document, seller: issuing.seller, remaining: remainingLines(issued), sizes }
    const drafts = draft(note)
    if (drafts.length === 0 && source.adjustmentId !== null) await insertAdjustmentWithoutNote(trx, source.adjustmentId)
    for (const drafted of drafts) {
      const corrects = { invoiceId: invoice.id, ...source }
      await issueDocument(trx, {
        orderId: order.id,
        draft: drafted,
        corrects,
        actor,
        requestId,
        context: issuing.context,
      })
      issued.push(drafted)
    }
  }
}

function draftAdjustment(note: Note, adjustment: OpenAdjustment): Draft[] {
  if (adjustment.kind === 'deliveryFee') return [draftFeeNote(note, adjustment)]
  return adjustment.kind === 'items' ? draftItemNotes(note, adjustment) : draftReplacementNotes(note, adjustment)
}
