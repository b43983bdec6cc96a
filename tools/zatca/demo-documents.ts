import { riyadhDate } from '@warda/domain/time/riyadh-time'
import { FIRST_PREVIOUS_HASH } from '@warda/zatca/invoice-hash'
import { documentCases } from '@warda/zatca/testing/document-cases'
import { makeTaxUnit } from '@warda/zatca/testing/make-tax-unit'
import { signDocument } from '@warda/zatca/testing/signed-document'

const MINUTE_MS = 60_000
const DAY_MS = 1_440 * MINUTE_MS

/** Documents of every kind that the shop issues, dated now, and signed in one chain by a unit of their own. */
export function makeDemoDocuments(nowMs: number): { name: string; xml: string }[] {
  const unit = makeTaxUnit()
  const cases = Object.entries(documentCases)
  let previousHash = FIRST_PREVIOUS_HASH
  return cases.map(([name, document], at) => {
    const issuedAt = nowMs - (cases.length - at) * MINUTE_MS
    const supplyDays = name === 'paid before delivery' ? 3 : 0
    const corrects = document.corrects && { ...document.corrects, issuedAt: issuedAt - MINUTE_MS }
    const signed = signDocument(
      { ...document, issuedAt, corrects, supplyDate: riyadhDate(nowMs + supplyDays * DAY_MS) },
      unit,
      { counter: at + 1, previousHash },
    )
    previousHash = signed.invoiceHash
    return { name, xml: signed.xml }
  })
}
