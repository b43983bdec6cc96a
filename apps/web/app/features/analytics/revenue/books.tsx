import { riyadhDate } from '@warda/domain/time/riyadh-time'
import { m } from '@warda/i18n/messages'
import { FileDown } from 'lucide-react'
import { useState } from 'react'
import { getErrorMessage } from '../../../lib/api/call-api.ts'
import { currentLanguage } from '../../../lib/browser/language.ts'
import { formatMonth } from '../../../lib/format/format-day.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { Reconciliation } from './reconciliation.tsx'
import { booksMonths } from './revenue-query.ts'
import { BOOKS, type Book, saveBook } from './use-revenue.ts'

const texts: Record<Book, () => string> = {
  invoices: m.admin_revenue_books_invoices,
  payments: m.admin_revenue_books_payments,
  ledger: m.admin_revenue_books_ledger,
}

/** Element id that the page heading links to. */
export const BOOKS_ID = 'books'

/** Accounting exports of a month, and its revenue against its invoices; the default is last month, the second of the list. */
export function Books() {
  const months = booksMonths(riyadhDate(Date.now()))
  const [month, setMonth] = useState(months[1] ?? '')
  const [busy, setBusy] = useState<Book | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const save = async (book: Book): Promise<void> => {
    setBusy(book)
    setProblem(null)
    await saveBook(book, month).catch((error: unknown) => setProblem(getErrorMessage(error)))
    setBusy(null)
  }
  return (
    <Panel id={BOOKS_ID} className="scroll-mt-24" title={m.admin_revenue_books()} lead={m.admin_revenue_books_lead()}>
      <div className="grid gap-4 lg:flex lg:items-end">
        <div className="lg:w-56">
          <SelectField
            label={m.admin_revenue_books_month()}
            value={month}
            onChange={({ target }) => setMonth(target.value)}
          >
            {months.map((option) => (
              <option key={option} value={option}>
                {formatMonth(option, currentLanguage())}
              </option>
            ))}
          </SelectField>
        </div>
        <div className="grid gap-3 sm:flex sm:flex-wrap">
          {BOOKS.map((book) => (
            <Button
              key={book}
              look="secondary"
              className="min-h-12"
              busy={busy === book}
              disabled={busy !== null && busy !== book}
              onClick={() => void save(book)}
            >
              <FileDown aria-hidden="true" size={18} />
              {texts[book]()}
            </Button>
          ))}
        </div>
      </div>
      {problem && <Notice tone="error">{problem}</Notice>}
      <Reconciliation month={month} />
    </Panel>
  )
}
