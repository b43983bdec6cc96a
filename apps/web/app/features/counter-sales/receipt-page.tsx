import type { CounterReceipt } from '@warda/contract/counter-sales'
import { m } from '@warda/i18n/messages'
import { Printer } from 'lucide-react'
import { useApiQuery } from '../../lib/api/api-query.ts'
import { useLatestSearchParams } from '../../lib/browser/use-latest-search-params.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { QueryResult } from '../../ui/feedback/query-result.tsx'
import { SelectField } from '../../ui/forms/select-field.tsx'
import { PickupSlip } from './pickup-slip.tsx'
import { Receipt } from './receipt.tsx'

const PAPERS = ['roll', 'A5', 'A4'] as const
type Paper = (typeof PAPERS)[number]

/** A roll is as long as the receipt; 72 mm of its 80 are printable. */
const PAGE_SIZE: Record<Paper, string> = { roll: '80mm auto', A5: 'A5', A4: 'A4' }
const MARGIN: Record<Paper, string> = { roll: '4mm', A5: '10mm', A4: '15mm' }

/** The receipt of a sale or the slip of a pickup, for a roll of 80 mm or a sheet; sheet and paper are in the URL. */
export function ReceiptPage({ orderId }: { orderId: string }) {
  const [search, updateSearch] = useLatestSearchParams()
  const paper = PAPERS.find((each) => each === search.get('paper')) ?? 'roll'
  const isSlip = search.get('sheet') === 'slip'
  const choose = (key: 'paper' | 'sheet', value: string): void =>
    updateSearch(
      (current) => {
        current.set(key, value)
        return current
      },
      { preventScrollReset: true, replace: true },
    )
  const receipt = useApiQuery('counterReceipt', { params: { orderId } })
  return (
    <div className="grid gap-6">
      <style>{`@page { size: ${PAGE_SIZE[paper]}; margin: ${MARGIN[paper]} } @media print { html, body { background: #fff } #content { padding: 0 } }`}</style>
      <div className="no-print flex flex-wrap items-end gap-4">
        {(isSlip || receipt.data?.data.pickupAt) && (
          <SelectField
            label={m.counter_sheet()}
            value={isSlip ? 'slip' : 'receipt'}
            onChange={({ target }) => choose('sheet', target.value)}
          >
            <option value="receipt">{m.counter_receipt()}</option>
            <option value="slip">{m.counter_slip()}</option>
          </SelectField>
        )}
        <SelectField
          label={m.driver_print_paper()}
          value={paper}
          onChange={({ target }) => choose('paper', target.value)}
        >
          {PAPERS.map((each) => (
            <option key={each} value={each}>
              {each === 'roll' ? m.counter_paper_roll() : each}
            </option>
          ))}
        </SelectField>
        <Button size="large" onClick={() => window.print()}>
          <Printer aria-hidden="true" size={19} />
          {m.driver_print()}
        </Button>
      </div>
      <QueryResult query={receipt}>
        {({ data }: { data: CounterReceipt }) => (
          <div className={paper === 'roll' ? 'max-w-[72mm]' : 'max-w-2xl'}>
            {isSlip ? (
              <PickupSlip receipt={data} isRoll={paper === 'roll'} />
            ) : (
              <Receipt receipt={data} isRoll={paper === 'roll'} />
            )}
          </div>
        )}
      </QueryResult>
    </div>
  )
}
