import type { Ageing } from '@warda/contract/receivables'
import { m } from '@warda/i18n/messages'
import { Money } from '../../ui/data/money.tsx'
import { AGE_BUCKETS } from './ageing-labels.ts'

/** Table of debts by age; the bars are decorative. */
export function AgeingBars({ ageing }: { ageing: Ageing }) {
  const max = Math.max(1, ...AGE_BUCKETS.map(({ age }) => ageing[age]))
  return (
    <table className="w-full">
      <caption className="sr-only">{m.statement_ageing()}</caption>
      <tbody>
        {AGE_BUCKETS.map(({ age, text }) => (
          <tr key={age} className="border-line border-b">
            <th scope="row" className="w-36 py-2 pe-3 text-start font-normal text-[0.9375rem]">
              {text()}
            </th>
            <td aria-hidden="true" className="py-2">
              <span
                className="block h-4 rounded-sm border border-leaf-deep bg-leaf"
                style={{
                  inlineSize: `${(ageing[age] / max) * 100}%`,
                  visibility: ageing[age] > 0 ? 'visible' : 'hidden',
                }}
              />
            </td>
            <td className="w-32 py-2 ps-3 text-end">
              <Money riyals={ageing[age]} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="font-semibold">
          <th scope="row" className="py-2 text-start">
            {m.debts_total()}
          </th>
          <td aria-hidden="true" />
          <td className="py-2 text-end">
            <Money riyals={ageing.total} />
          </td>
        </tr>
      </tfoot>
    </table>
  )
}
