import { FileDown } from 'lucide-react'
import { currentLanguage } from '../../lib/browser/language.ts'
import { type DocumentKind, documentKind } from '../../lib/format/document-kind.ts'
import { formatDate } from '../../lib/format/format.ts'
import { Money } from './money.tsx'

export type DocumentItem = {
  invoiceNumber: string
  invoiceUrl: string
  kind: DocumentKind
  issuedAt: string
  /** Riyals. */
  total: number
}

/** Invoice, credit and debit notes of an order as PDF. */
export function DocumentList({ documents, label }: { documents: readonly DocumentItem[]; label?: string }) {
  return (
    <ul aria-label={label} className="grid divide-y divide-line">
      {documents.map((document) => (
        <li key={document.invoiceNumber}>
          <a
            href={document.invoiceUrl}
            target="_blank"
            rel="noreferrer"
            className="flex min-h-14 items-center gap-3 py-2 hover:bg-sand"
          >
            <FileDown aria-hidden="true" size={19} className="shrink-0 text-leaf" />
            <span className="min-w-0 grow">
              <span className="block font-semibold">{documentKind(document.kind)}</span>
              <span className="block text-ink-soft text-sm">
                <bdi dir="ltr">{document.invoiceNumber}</bdi> ·{' '}
                <bdi className="whitespace-nowrap">{formatDate(document.issuedAt, currentLanguage())}</bdi>
              </span>
            </span>
            <Money riyals={document.total} />
          </a>
        </li>
      ))}
    </ul>
  )
}
