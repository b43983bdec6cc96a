import type { WorkroomLabel } from '@warda/contract/workroom'
import { m } from '@warda/i18n/messages'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatSlotName } from '../../lib/format/format.ts'
import { formatTimeOfDay } from '../../lib/format/format-time.ts'

/** Width and height of a label in mm; two columns of them fit on A4. */
export const LABEL = { width: 90, height: 52 }

/** The label of a packed order: the stop on the driver's route, so that a van is loaded in order. */
export function RouteLabel({ label, day, isRoll }: { label: WorkroomLabel; day: string; isRoll: boolean }) {
  const language = currentLanguage()
  const when =
    label.kind === 'pickup'
      ? formatTimeOfDay(label.window.slice(0, 5), language)
      : formatSlotName(label.window, language, day)
  return (
    <article
      className={`wrap-anywhere grid max-w-full break-inside-avoid grid-cols-[minmax(24mm,auto)_minmax(0,1fr)] items-center gap-[4mm] overflow-hidden border border-ink bg-white p-[4mm] text-[11pt] leading-tight ${isRoll ? 'print:break-after-page print:border-0' : ''}`}
      style={{ inlineSize: `${LABEL.width}mm`, blockSize: `${LABEL.height}mm` }}
    >
      <p className="text-center">
        <span className="block text-[9pt]">{m.workroom_print_stop()}</span>
        <span className="tabular block font-semibold text-[34pt] leading-none">{label.stop ?? '–'}</span>
      </p>
      <div className="min-w-0">
        <h2 className="tabular font-semibold text-[18pt]">
          <bdi dir="ltr">#{label.orderNumber}</bdi>
        </h2>
        <p className="font-semibold">{when}</p>
        <p>
          {label.kind === 'pickup' ? m.workroom_pickup() : <bdi>{label.driver ?? m.workroom_print_no_driver()}</bdi>}
        </p>
        <p>{m.cart_count({ count: label.pieces })}</p>
      </div>
    </article>
  )
}
