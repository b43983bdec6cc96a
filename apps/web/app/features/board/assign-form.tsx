import { m } from '@warda/i18n/messages'
import { type FormEvent, useState } from 'react'
import { useApiQuery } from '../../lib/api/api-query.ts'
import { useApiMutation } from '../../lib/api/use-api-mutation.ts'
import { RadioGroup } from '../../ui/admin/radio-group.tsx'
import { FormButtons } from '../../ui/admin/responsive-dialog.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { QueryResult } from '../../ui/feedback/query-result.tsx'
import { notify } from '../../ui/feedback/toast.ts'
import { assignMany, type OrderResult } from './board-action.ts'

type AssignFormProps = {
  orderIds: string[]
  /** Current assignee (user id); undefined for several orders. */
  current: string | null | undefined
  onClose: () => void
  /** Called with the results for several orders. */
  onResults?: (results: OrderResult[]) => void
}

const NOBODY = 'nobody'
const NOT_CHOSEN = ''

/** Form that assigns orders to an employee, or to nobody. */
export function AssignForm({ orderIds, current, onClose, onResults }: AssignFormProps) {
  const [chosen, setChosen] = useState(current === undefined ? NOT_CHOSEN : (current ?? NOBODY))
  const [refusal, setRefusal] = useState<string | null>(null)
  const employees = useApiQuery('getEmployees', {})
  const send = async (): Promise<string | null> => {
    const { message, data } = await assignMany(orderIds, chosen === NOBODY ? null : chosen)
    const [first] = data
    if (onResults === undefined && first?.ok === false) return first.message
    onClose()
    if (onResults) onResults(data)
    else void notify.success(first?.message ?? message, { where: 'shell' })
    return null
  }
  const { busy, problem: failure, run } = useApiMutation(send, { onSuccess: setRefusal })
  const assign = (event: FormEvent): void => {
    event.preventDefault()
    setRefusal(chosen === NOT_CHOSEN ? m.field_required() : null)
    if (chosen !== NOT_CHOSEN) void run()
  }
  const problem = failure ?? refusal
  return (
    <form method="post" onSubmit={assign} className="grid gap-5">
      {problem !== null && <Notice tone="error">{problem}</Notice>}
      <QueryResult query={employees}>
        {({ data }) => (
          <RadioGroup
            legend={<span className="sr-only">{m.board_assign_title()}</span>}
            name="employee"
            selected={chosen}
            choices={[
              ...data.map(({ userId, fullName, open }) => ({
                value: userId,
                label: <bdi>{fullName}</bdi>,
                text: m.board_open({ count: open }),
              })),
              { value: NOBODY, label: m.board_assign_nobody() },
            ]}
            onChange={({ target }) => setChosen(target.value)}
          />
        )}
      </QueryResult>
      <FormButtons submit={m.board_assign_submit()} busy={busy} onCancel={onClose} />
    </form>
  )
}
