import { m } from '@warda/i18n/messages'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatDateTime, formatNumber } from '../../lib/format/format.ts'
import { DataTable, type TableColumn } from '../../ui/admin/data-table.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Badge, type BadgeTone } from '../../ui/data/badge.tsx'
import { Meter } from '../../ui/data/meter.tsx'
import { AmountText } from '../../ui/data/money.tsx'
import { toForm } from './coupon-form.ts'
import { type CouponState, getCouponState } from './coupon-state.ts'
import { describeCoupon } from './describe-coupon.ts'
import type { Coupon } from './use-coupons.ts'

type CouponTableProps = {
  rows: readonly Coupon[]
  onEdit: (coupon: Coupon) => void
  onDisable: (coupon: Coupon) => void
}

const columns = (): TableColumn<Coupon>[] => [
  { key: 'state', title: m.coupons_state(), cell: (row) => <State coupon={row} /> },
  { key: 'uses', title: m.coupons_uses(), cell: (row) => <Uses coupon={row} /> },
  {
    key: 'window',
    title: m.coupons_window(),
    roomy: true,
    cell: (row) => <span className="text-sm max-sm:text-end">{formatValidity(row)}</span>,
  },
]

export function CouponTable({ rows, onEdit, onDisable }: CouponTableProps) {
  return (
    <DataTable
      caption={m.admin_nav_coupons()}
      rows={rows}
      getKey={({ code }) => code}
      lead={{
        title: m.coupons_code(),
        name: (row) => <Name coupon={row} />,
        below: (row) => <Discount coupon={row} />,
      }}
      columns={columns()}
      actions={(row) => (row.isDisabled ? null : <Actions row={row} onEdit={onEdit} onDisable={onDisable} />)}
    />
  )
}

/** The code that buyers enter, or the title of an automatic discount. */
const Name = ({ coupon }: { coupon: Coupon }) =>
  coupon.isAutomatic ? (
    <bdi>{nameCoupon(coupon)}</bdi>
  ) : (
    <bdi dir="ltr" className="break-all">
      {coupon.code}
    </bdi>
  )

const nameCoupon = ({ code, isAutomatic, titleEn, titleAr }: Coupon): string =>
  isAutomatic ? (currentLanguage() === 'ar' ? titleAr : titleEn) : code

function Actions({ row, onEdit, onDisable }: { row: Coupon } & Omit<CouponTableProps, 'rows'>) {
  return (
    <span className="flex gap-1">
      {!row.isPersonal && (
        <Button look="secondary" size="small" className="min-h-11 whitespace-nowrap" onClick={() => onEdit(row)}>
          {m.coupons_edit()}
          <span className="sr-only">{nameCoupon(row)}</span>
        </Button>
      )}
      <Button look="quiet" size="small" className="min-h-11 whitespace-nowrap" onClick={() => onDisable(row)}>
        {m.coupons_disable()}
        <span className="sr-only">{nameCoupon(row)}</span>
      </Button>
    </span>
  )
}

const tones: Record<CouponState, BadgeTone> = {
  on: 'done',
  waiting: 'waiting',
  over: 'neutral',
  full: 'pending',
  off: 'canceled',
}
const labels: Record<CouponState, () => string> = {
  on: m.coupons_state_on,
  waiting: m.coupons_state_waiting,
  over: m.coupons_state_over,
  full: m.coupons_state_full,
  off: m.coupons_state_off,
}

function State({ coupon }: { coupon: Coupon }) {
  const state = getCouponState(coupon, Date.now())
  return <Badge tone={tones[state]}>{labels[state]()}</Badge>
}

/** The sentence that describes the discount, and the shop's note. */
function Discount({ coupon }: { coupon: Coupon }) {
  const sentence = describeCoupon({ ...toForm(coupon), startsAt: '', endsAt: '', code: '' })
  const note = coupon.isPersonal ? m.coupons_personal() : coupon.name
  return (
    <>
      <AmountText>{sentence ?? ''}</AmountText>
      {note !== '' && (
        <span className="block">
          <bdi>{note}</bdi>
        </span>
      )}
    </>
  )
}

function Uses({ coupon: { uses, mostUses } }: { coupon: Coupon }) {
  const language = currentLanguage()
  const used = formatNumber(uses, language)
  if (mostUses === null) return <span className="tabular">{m.coupons_uses_free({ uses: used })}</span>
  const text = m.coupons_uses_of({ uses: used, most: formatNumber(mostUses, language) })
  return (
    <span className="grid min-w-28 gap-1.5">
      <span className="tabular max-sm:text-end">{text}</span>
      <Meter label={text} share={uses / mostUses} />
    </span>
  )
}

const formatValidity = ({ startsAt, endsAt }: Coupon): string => {
  const language = currentLanguage()
  const from = startsAt === null ? null : formatDateTime(startsAt, language)
  const until = endsAt === null ? null : formatDateTime(endsAt, language)
  if (from !== null && until !== null) return m.coupons_between({ from, until })
  if (from !== null) return m.coupons_since({ from })
  return until === null ? m.coupons_always() : m.coupons_until({ until })
}
