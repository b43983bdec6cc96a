import { m } from '@warda/i18n/messages'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { sizeLabel } from '../../lib/format/size-label.ts'
import { Money } from '../../ui/data/money.tsx'
import type { QuickLine } from './quick-present.ts'

const head = 'whitespace-nowrap px-2 py-2.5 font-medium first:ps-0 last:pe-0'
const cell = 'px-2 py-2.5 align-top first:ps-0 last:pe-0'

type LinesTableProps = { caption: string; lines: readonly QuickLine[] }

/** Parsed lines with their problems. */
export function LinesTable({ caption, lines }: LinesTableProps) {
  return (
    <table className="w-full text-sm sm:text-[0.9375rem]">
      <caption className="sr-only">{caption}</caption>
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
        {lines.map((line) => (
          <Row key={line.line} line={line} />
        ))}
      </tbody>
    </table>
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
            <span className="font-semibold">{line.name ?? <bdi>{line.text}</bdi>}</span>
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
