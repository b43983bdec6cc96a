import type { Answer } from '@warda/contract/call'
import { m } from '@warda/i18n/messages'
import { type FormEvent, useState } from 'react'
import { useApiMutation } from '../../lib/api/use-api-mutation.ts'
import { sizeLabel } from '../../lib/format/size-label.ts'
import { substitutionText } from '../../lib/format/substitutions.ts'
import { RadioGroup } from '../../ui/admin/radio-group.tsx'
import { FormButtons, ResponsiveDialog } from '../../ui/admin/responsive-dialog.tsx'
import { Money } from '../../ui/data/money.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { QueryResult } from '../../ui/feedback/query-result.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import type { AdminOrderView, OrderItem } from './order-present.ts'
import { type RefundTo, substituteLine, useSubstitutes } from './use-order.ts'

type SubstituteDialogProps = { order: AdminOrderView; item: OrderItem; onClose: () => void }
type Substitute = Answer<'getSubstitutes'>['data'][number]

/** Replaces an item whose flowers are missing, or takes it off and pays it back (AGREE-18). */
export function SubstituteDialog({ order, item, onClose }: SubstituteDialogProps) {
  const query = useSubstitutes(order.id, item.variantId)
  return (
    <ResponsiveDialog open wide title={m.admin_order_substitute_title({ name: item.name })} onClose={onClose}>
      <div className="grid gap-5">
        {order.substitution !== null && (
          <p>
            {m.admin_order_substitute_wish()}: <strong>{substitutionText(order.substitution)}</strong>
          </p>
        )}
        <QueryResult query={query} skeleton={<Skeleton className="h-64 w-full" />}>
          {(substitutes) => <SubstituteForm order={order} item={item} substitutes={substitutes} onClose={onClose} />}
        </QueryResult>
      </div>
    </ResponsiveDialog>
  )
}

function SubstituteForm({
  order,
  item,
  substitutes,
  onClose,
}: SubstituteDialogProps & { substitutes: readonly Substitute[] }) {
  const canReplace = substitutes.length > 0
  const canRemove = order.may.includes('credit')
  const [action, setAction] = useState(order.substitution === 'refund' || !canReplace ? 'remove' : 'replace')
  const [substitute, setSubstitute] = useState(substitutes[0]?.variantId ?? 0)
  const [refundTo, setRefundTo] = useState<RefundTo>('credit')
  const { busy, problem, run } = useApiMutation(
    () => substituteLine(order.id, item.variantId, action === 'replace' ? { substitute } : { refundTo }),
    { onSuccess: onClose },
  )
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    void run()
  }
  const choices = [
    ...(canReplace ? [{ value: 'replace', label: m.admin_order_substitute_replace() }] : []),
    ...(canRemove ? [{ value: 'remove', label: m.admin_order_substitute_remove() }] : []),
  ]
  return (
    <form method="post" onSubmit={submit} className="grid gap-5">
      {!canReplace && <Notice>{m.admin_order_substitute_none()}</Notice>}
      <RadioGroup
        name="what"
        legend={m.admin_order_substitute_what()}
        choices={choices}
        selected={action}
        onChange={({ target }) => setAction(target.value)}
      />
      {action === 'replace' && (
        <RadioGroup
          name="substitute"
          legend={m.admin_order_substitute_by()}
          choices={substitutes.map((product) => ({
            value: String(product.variantId),
            label: <SubstituteLabel product={product} />,
          }))}
          selected={String(substitute)}
          onChange={({ target }) => setSubstitute(Number(target.value))}
        />
      )}
      {action === 'remove' && order.paid > 0 && (
        <RadioGroup
          name="refundTo"
          legend={m.admin_order_refund_to()}
          choices={[
            { value: 'credit', label: m.admin_order_refund_credit() },
            { value: 'transfer', label: m.admin_order_refund_transfer() },
            { value: 'cash', label: m.admin_order_refund_cash() },
          ]}
          selected={refundTo}
          onChange={({ target }) => setRefundTo(target.value as RefundTo)}
        />
      )}
      {problem && <Notice tone="error">{problem}</Notice>}
      <FormButtons submit={m.admin_order_substitute_save()} busy={busy} onCancel={onClose} />
    </form>
  )
}

function SubstituteLabel({ product: { picture, name, size, price } }: { product: Substitute }) {
  return (
    <span className="flex items-center gap-3">
      {picture && (
        <Picture picture={picture} sizes="48px" decorative className="aspect-4/5 w-12 shrink-0 rounded-field" />
      )}
      <span>
        <bdi>{name}</bdi>
        <span className="block font-normal text-ink-soft text-sm">
          {sizeLabel(size)} · <Money riyals={price} />
        </span>
      </span>
    </span>
  )
}
