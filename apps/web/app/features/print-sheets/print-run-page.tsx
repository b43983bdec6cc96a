import { m } from '@warda/i18n/messages'
import { Printer } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { useApiMutation } from '../../lib/api/use-api-mutation.ts'
import { currentLanguage } from '../../lib/browser/language.ts'
import { type UpdateSearchValues, useSearchValues } from '../../lib/browser/use-search-values.ts'
import { formatDay } from '../../lib/format/format.ts'
import { useBrand } from '../../lib/shop/brand.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { QueryResult } from '../../ui/feedback/query-result.tsx'
import { notify } from '../../ui/feedback/toast.ts'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { SelectField } from '../../ui/forms/select-field.tsx'
import { CardSizeFields } from './card-size-fields.tsx'
import { MakeSheet } from './make-sheet.tsx'
import { PrintCard } from './print-card.tsx'
import { LABEL, RouteLabel } from './route-label.tsx'
import { type PrintRun, pageSize, parsePrintRun, type RunKind } from './run-request.ts'
import { startDay, useDayLabels, useDaySheets } from './use-print-run.ts'

/** Removes page background and padding in print. */
const printStyle = '@media print { html, body { background: #fff } #content { padding: 0 } }'

/** Prints the worksheets, message cards or labels of a whole day; day, kind and paper are in the URL. */
export function PrintRunPage() {
  const [search, change] = useSearchValues()
  const run = parsePrintRun(search)
  return (
    <div className="grid gap-6">
      <style>{`@page { size: ${pageSize(run, LABEL)}; margin: ${run.kind === 'card' || run.isRoll ? 0 : 10}mm } ${printStyle}`}</style>
      {run.kind === 'label' ? <LabelRun run={run} change={change} /> : <SheetRun run={run} change={change} />}
    </div>
  )
}

type RunProps = { run: PrintRun; change: UpdateSearchValues }

function SheetRun({ run, change }: RunProps) {
  const query = useDaySheets(run.day)
  const { name: shopName } = useBrand()
  const { kind } = run
  const orders = query.data?.data ?? []
  const cards = orders.flatMap(({ orderId, card }) => (card === null ? [] : [{ orderId, card }]))
  const day = query.data?.day ?? ''
  useEffect(() => {
    if (kind !== 'worksheet' || day === '') return
    // Also for the print command of the browser.
    const onPrint = (): void => void startDay(day).catch(() => undefined)
    window.addEventListener('beforeprint', onPrint)
    return () => window.removeEventListener('beforeprint', onPrint)
  }, [kind, day])
  return (
    <Frame
      run={run}
      change={change}
      day={query.data?.day ?? null}
      isEmpty={(kind === 'card' ? cards : orders).length === 0}
      onPrint={async () => {
        const problems = kind === 'worksheet' ? (await startDay(day)).problems : []
        for (const problem of problems) void notify.error(problem)
        // Buyers may have changed the orders until work started.
        const { isSuccess } = await query.refetch()
        return isSuccess && problems.length === 0
      }}
    >
      <QueryResult query={query}>
        {() =>
          (kind === 'card' ? cards : orders).length === 0 ? (
            <Nothing kind={kind} />
          ) : kind === 'card' ? (
            <div className="grid grid-cols-[minmax(0,1fr)] gap-6 print:block">
              {cards.map(({ orderId, card }) => (
                <PrintCard key={orderId} card={card} size={run.card.size} isLarge={run.isLarge} shopName={shopName} />
              ))}
            </div>
          ) : (
            <div
              className={`grid gap-5 print:gap-[6mm] ${run.paper === 'A4' ? 'lg:grid-cols-2 print:grid-cols-2' : ''}`}
            >
              {orders.map((order) => (
                <MakeSheet key={order.orderId} order={order} day={day} />
              ))}
            </div>
          )
        }
      </QueryResult>
    </Frame>
  )
}

function LabelRun({ run, change }: RunProps) {
  const query = useDayLabels(run.day)
  const labels = query.data?.data ?? []
  return (
    <Frame
      run={run}
      change={change}
      day={query.data?.day ?? null}
      isEmpty={labels.length === 0}
      onPrint={async () => (await query.refetch()).isSuccess}
    >
      <QueryResult query={query}>
        {({ data, day }) =>
          data.length === 0 ? (
            <Nothing kind="label" />
          ) : (
            <div
              className={run.isRoll ? 'grid grid-cols-[minmax(0,1fr)] gap-4 print:block' : 'grid gap-[3mm]'}
              style={
                run.isRoll
                  ? undefined
                  : { gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${LABEL.width}mm), 1fr))` }
              }
            >
              {data.map((label) => (
                <RouteLabel key={label.orderId} label={label} day={day} isRoll={run.isRoll} />
              ))}
            </div>
          )
        }
      </QueryResult>
    </Frame>
  )
}

function Nothing({ kind }: { kind: RunKind }) {
  return (
    <div className="no-print">
      <EmptyState drawing="card" title={kind === 'card' ? m.driver_print_cards_none() : m.workroom_empty()} />
    </div>
  )
}

type FrameProps = RunProps & {
  day: string | null
  isEmpty: boolean
  onPrint: () => Promise<boolean>
  children: ReactNode
}

/** Kind and paper, the button that prints, and what is printed. */
function Frame({ run, change, day, isEmpty, onPrint, children }: FrameProps) {
  const [ready, setReady] = useState(false)
  const printing = useApiMutation(async () => setReady(await onPrint()))
  useEffect(() => {
    if (!ready) return
    setReady(false)
    window.print()
  }, [ready])
  return (
    <>
      <div className="no-print grid gap-4">
        {day !== null && <p className="font-semibold text-lg">{formatDay(day, currentLanguage())}</p>}
        <div className="flex flex-wrap items-end gap-4">
          <SelectField
            label={m.driver_print_kind()}
            value={run.kind}
            onChange={({ target }) => change({ kind: target.value })}
          >
            <option value="worksheet">{m.driver_print_worksheets()}</option>
            <option value="card">{m.driver_print_cards()}</option>
            <option value="label">{m.workroom_print_labels()}</option>
          </SelectField>
          <PaperFields run={run} change={change} />
          <Button size="large" busy={printing.busy} disabled={isEmpty} onClick={() => void printing.run()}>
            <Printer aria-hidden="true" size={19} />
            {m.driver_print()}
          </Button>
        </div>
        {printing.problem !== null && <Notice tone="error">{printing.problem}</Notice>}
      </div>
      {children}
    </>
  )
}

function PaperFields({ run, change }: RunProps) {
  if (run.kind === 'card')
    return (
      <>
        <CardSizeFields card={run.card} onChange={(size) => change({ size })} />
        <Checkbox
          label={m.workroom_print_large()}
          checked={run.isLarge}
          onChange={({ target }) => change({ large: target.checked ? '1' : null })}
        />
      </>
    )
  if (run.kind === 'label')
    return (
      <SelectField
        label={m.driver_print_paper()}
        value={run.isRoll ? 'roll' : 'A4'}
        onChange={({ target }) => change({ paper: target.value })}
      >
        <option value="A4">A4</option>
        <option value="roll">{m.workroom_print_roll({ width: LABEL.width, height: LABEL.height })}</option>
      </SelectField>
    )
  return (
    <SelectField
      label={m.driver_print_paper()}
      value={run.paper}
      onChange={({ target }) => change({ paper: target.value })}
    >
      <option value="A4">A4</option>
      <option value="A5">A5</option>
    </SelectField>
  )
}
