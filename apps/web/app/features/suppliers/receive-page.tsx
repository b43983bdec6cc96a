import type { SupplierOrder } from '@warda/contract/suppliers'
import { riyadhDate } from '@warda/domain/time/riyadh-time'
import { m } from '@warda/i18n/messages'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { adminPaths } from '../../admin-paths.ts'
import { useApiMutation } from '../../lib/api/use-api-mutation.ts'
import { useMaterialSearch } from '../../lib/api/use-material-search.ts'
import { currentLanguage } from '../../lib/browser/language.ts'
import { useListParams } from '../../lib/browser/use-list-params.ts'
import { formatMonthDay } from '../../lib/format/format.ts'
import { Combobox } from '../../ui/admin/combobox.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { QueryResult } from '../../ui/feedback/query-result.tsx'
import { notify } from '../../ui/feedback/toast.ts'
import { SelectField } from '../../ui/forms/select-field.tsx'
import { ReceiptLineFields } from './receipt-line-fields.tsx'
import { createLine, createLines, type ReceiptLine, toReceipt } from './receipt-lines.ts'
import { receiveMaterials, useOpenOrders } from './use-suppliers.ts'

const FILTERS = ['order'] as const

/** Receives a delivery, with or without an open order; the order is in the URL. */
export function ReceivePage({ hasCosts }: { hasCosts: boolean }) {
  const params = useListParams(FILTERS)
  const query = useOpenOrders()
  return (
    <QueryResult query={query}>
      {({ data }) => {
        const order = data.find(({ id }) => String(id) === params.values.order)
        return (
          <div className="grid max-w-4xl gap-6">
            <SelectField
              label={m.receive_order()}
              value={order ? String(order.id) : ''}
              onChange={({ target }) => params.change({ order: target.value })}
            >
              <option value="">{m.receive_no_order()}</option>
              {data.map(({ id, supplier, expectedOn }) => (
                <option key={id} value={id}>
                  {`${supplier.name} · ${formatMonthDay(expectedOn, currentLanguage())}`}
                </option>
              ))}
            </SelectField>
            <ReceiveForm key={order?.id ?? 0} order={order} hasCosts={hasCosts} />
          </div>
        )
      }}
    </QueryResult>
  )
}

function ReceiveForm({ order, hasCosts }: { order: SupplierOrder | undefined; hasCosts: boolean }) {
  const navigate = useNavigate()
  const today = riyadhDate(Date.now())
  const [lines, setLines] = useState<ReceiptLine[]>(() => (order ? createLines(order, today) : []))
  const [isSubmitted, setSubmitted] = useState(false)
  const { busy, problem, run } = useApiMutation(receiveMaterials, {
    onSuccess: (message) => {
      void notify.success(message, { where: 'shell' })
      void navigate(adminPaths.purchaseList)
    },
  })
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    setSubmitted(true)
    const receipt = toReceipt(lines)
    if (receipt) void run({ ...(order ? { supplierOrderId: order.id } : {}), lines: receipt })
  }
  const change = (key: number, changed: Partial<ReceiptLine>): void =>
    setLines(lines.map((line) => (line.key === key ? { ...line, ...changed } : line)))
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      {lines.length === 0 && <p className="text-ink-soft">{m.receive_empty()}</p>}
      <ul className="grid gap-4">
        {lines.map((line) => (
          <ReceiptLineFields
            key={line.key}
            line={line}
            hasCosts={hasCosts}
            isSubmitted={isSubmitted}
            onChange={(changed) => change(line.key, changed)}
            onRemove={() => setLines(lines.filter(({ key }) => key !== line.key))}
          />
        ))}
      </ul>
      <AddLine onAdd={(line) => setLines([...lines, line])} today={today} />
      {!hasCosts && lines.length > 0 && <p className="text-ink-soft text-sm">{m.receive_without_prices()}</p>}
      {problem && <Notice tone="error">{problem}</Notice>}
      {isSubmitted && lines.length === 0 && <Notice tone="error">{m.receive_nothing()}</Notice>}
      <Button type="submit" busy={busy} className="min-h-12 justify-self-start">
        {m.receive_save()}
      </Button>
    </form>
  )
}

function AddLine({ onAdd, today }: { onAdd: (line: ReceiptLine) => void; today: string }) {
  const [typed, setTyped] = useState('')
  const { data, isFetching } = useMaterialSearch(typed)
  return (
    <Combobox
      label={m.materials_add()}
      query={typed}
      onQueryChange={setTyped}
      busy={isFetching}
      items={typed.trim() === '' ? undefined : data?.data}
      getKey={({ id }) => id}
      emptyText={m.materials_none_found()}
      onSelect={(material) => {
        onAdd(createLine(material, today))
        setTyped('')
      }}
    >
      {({ name, supplier }) => (
        <span className="grid">
          <bdi className="font-medium">{name}</bdi>
          {supplier && <bdi className="text-ink-soft text-sm">{supplier.name}</bdi>}
        </span>
      )}
    </Combobox>
  )
}
