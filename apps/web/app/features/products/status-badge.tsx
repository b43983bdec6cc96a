import type { AdminProduct } from '@warda/contract/products'
import { m } from '@warda/i18n/messages'
import { Archive, Clock, Eye, PencilLine } from 'lucide-react'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatDateTime } from '../../lib/format/format.ts'
import { Badge } from '../../ui/data/badge.tsx'

type StatusBadgeProps = Pick<AdminProduct, 'status' | 'publishAt'>

export const statusLabels: Record<AdminProduct['status'], () => string> = {
  draft: () => m.admin_products_draft(),
  published: () => m.admin_products_published(),
  archived: () => m.admin_products_archived(),
}

/** The status of a product; a scheduled draft shows its time of publishing. */
export function StatusBadge({ status, publishAt }: StatusBadgeProps) {
  if (status === 'published')
    return (
      <Badge tone="done" icon={<Eye aria-hidden="true" size={14} />}>
        {statusLabels.published()}
      </Badge>
    )
  if (status === 'archived') {
    return (
      <Badge tone="neutral" icon={<Archive aria-hidden="true" size={14} />}>
        {statusLabels.archived()}
      </Badge>
    )
  }
  if (publishAt === null)
    return (
      <Badge tone="pending" icon={<PencilLine aria-hidden="true" size={14} />}>
        {statusLabels.draft()}
      </Badge>
    )
  return (
    <span className="inline-grid justify-items-start gap-1 max-sm:justify-items-end">
      <Badge tone="waiting" icon={<Clock aria-hidden="true" size={14} />}>
        {m.admin_products_scheduled()}
      </Badge>
      <bdi className="text-ink-soft text-sm">{formatDateTime(publishAt, currentLanguage())}</bdi>
    </span>
  )
}
