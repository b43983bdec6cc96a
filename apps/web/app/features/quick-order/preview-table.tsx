import { m } from '@warda/i18n/messages'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatNumber } from '../../lib/format/format.ts'
import { sizeLabel } from '../../lib/format/size-label.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Money } from '../../ui/data/money.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { orderable, type Preview, type QuickLine } from './quick-present.ts'

type PreviewTableProps = { preview: Preview; problem: string | null; busy: boolean; onAdd: () => void }

const head = 'whitespace-nowrap px-2 py-2.5 font-medium first:ps-0 last:pe-0'
const cell = 'px-2 py-2.5 align-top first:ps-0 last:pe-0'

/** Every parsed line with its problem. */
export function PreviewTable({ preview, problem, busy, onAdd }: PreviewTableProps) {
  const orderableCount = orderable(preview.lines).length
  const language = currentLanguage()
  return (
    <Panel title={m.quick_understood()}>
      <div role="status">
        {preview.problems > 0 ? (
          <Notice tone="warning">{m.quick_problems({ count: formatNumber(preview.problems, language) })}</Notice>
        ) : (
          <Notice tone="success">{m.quick_all_good()}</Notice>
        )}
      </div>
      <table className="w-full text-sm sm:text-[0.9375rem]">
        <caption className="sr-only">{m.quick_understood()}</caption>
        <thead className="border-line border-b text-ink-soft text-sm">
          <tr>
            <th scope="col" className={`${head} w-10 text-start`}>
              {m.quick_line()}
            </th>
            <th scope="col" className={`${head} text-start`}>
              {m.quick_product()}
            </th>
            <th scope="col" className={`${head} text-end`}>
              {m.quick_quantity()}
            </th>
            <th scope="col" className={`${head} text-end`}>
              {m.quick_price()}
            </th>
          </tr>
        </thead>
        <tbody>
          {preview.lines.map((line) => (
            <Row key={line.line} line={line} />
          ))}
        </tbody>
      </table>
      {problem && <Notice tone="error">{problem}</Notice>}
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="text-lg">
          {m.quick_total()} <Money riyals={preview.total} className="font-display text-2xl" />
        </p>
        <Button size="large" busy={busy} disabled={orderableCount === 0} onClick={onAdd}>
          {preview.problems > 0 ? m.quick_add_good({ count: formatNumber(orderableCount, language) }) : m.quick_add()}
        </Button>
      </div>
    </Panel>
  )
}

function Row({ line }: { line: QuickLine }) {
  const Icon = line.problem === null ? CircleCheck : CircleAlert
  return (
    <tr className={`border-line border-b ${line.problem === null ? '' : 'bg-petal-soft/50'}`}>
      <td className={`${cell} tabular text-ink-soft`}>{line.line}</td>
      <td className={cell}>
        <span className="flex items-start gap-2">
          <Icon
            aria-hidden="true"
            size={17}
            className={`mt-1 shrink-0 ${line.problem === null ? 'text-done-ink' : 'text-canceled-ink'}`}
          />
          <span className="min-w-0">
            <span className="font-semibold">{line.name ?? <bdi dir="ltr">{line.text}</bdi>}</span>
            {line.name !== null && (
              <span className="block text-ink-soft text-sm">
                <bdi dir="ltr" className="tabular">
                  {line.sku}
                </bdi>
                {line.size && <> · {sizeLabel(line.size)}</>}
              </span>
            )}
            {line.problem !== null && (
              <span className="block font-medium text-canceled-ink text-sm">{line.problem}</span>
            )}
          </span>
        </span>
      </td>
      <td className={`${cell} tabular text-end`}>{line.quantity > 0 ? line.quantity : '–'}</td>
      <td className={`${cell} text-end`}>{line.price === null ? '–' : <Money riyals={line.price} />}</td>
    </tr>
  )
}
