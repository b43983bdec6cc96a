import { m } from '@warda/i18n/messages'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatNumber } from '../../lib/format/format.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Money } from '../../ui/data/money.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { LinesTable } from './lines-table.tsx'
import { orderable, type Preview } from './quick-present.ts'

type PreviewTableProps = { preview: Preview; problem: string | null; busy: boolean; onAdd: () => void }

/** Every parsed line with its problem. */
export function PreviewTable({ preview, problem, busy, onAdd }: PreviewTableProps) {
  const orderableCount = orderable(preview.lines).length
  const language = currentLanguage()
  return (
    <Panel title={m.quick_understood()}>
      <div role="status">
        {preview.problems > 0 ? (
          <Notice tone="warning">{m.quick_problems({ count: formatNumber(preview.problems, language) })}</Notice>
        ) : (
          <Notice tone="success">{m.quick_all_good()}</Notice>
        )}
      </div>
      <LinesTable caption={m.quick_understood()} lines={preview.lines} />
      {problem && <Notice tone="error">{problem}</Notice>}
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="text-lg">
          {m.quick_total()} <Money riyals={preview.total} className="font-display text-2xl" />
        </p>
        <Button size="large" busy={busy} disabled={orderableCount === 0} onClick={onAdd}>
          {preview.problems > 0 ? m.quick_add_good({ count: formatNumber(orderableCount, language) }) : m.quick_add()}
        </Button>
      </div>
    </Panel>
  )
}
