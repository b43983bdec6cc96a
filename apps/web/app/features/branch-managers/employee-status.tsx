import { m } from '@warda/i18n/messages'
import { Badge, type BadgeTone } from '../../ui/data/badge.tsx'
import { Check } from '../../ui/media/icons.tsx'

type Status = 'active' | 'on_leave' | 'inactive'

const looks: Record<Status, { tone: BadgeTone; text: () => string }> = {
  active: { tone: 'done', text: m.managers_status_active },
  on_leave: { tone: 'pending', text: m.managers_status_on_leave },
  inactive: { tone: 'canceled', text: m.managers_status_inactive },
}

/** The status of an employee (spec §4). The API answers active managers only. */
export function EmployeeStatus({ status = 'active' }: { status?: Status }) {
  const { tone, text } = looks[status]
  return (
    <Badge tone={tone} icon={status === 'active' ? <Check aria-hidden="true" size={14} /> : undefined}>
      {text()}
    </Badge>
  )
}
