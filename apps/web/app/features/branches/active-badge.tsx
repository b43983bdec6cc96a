import { m } from '@warda/i18n/messages'
import { Badge } from '../../ui/data/badge.tsx'
import { Check } from '../../ui/media/icons.tsx'

/** The API returns active branches and managers only (spec §4). */
export const ActiveBadge = () => (
  <Badge tone="done" icon={<Check aria-hidden="true" size={14} />}>
    {m.branches_active()}
  </Badge>
)
