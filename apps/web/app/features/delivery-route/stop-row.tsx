import type { DeliveryRoute } from '@warda/contract/board'
import { m } from '@warda/i18n/messages'
import { ArrowDown, ArrowUp, GripVertical, MapPin, Navigation, Phone } from 'lucide-react'
import type { ComponentProps } from 'react'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatDay, formatSlotName } from '../../lib/format/format.ts'
import { directionsLink, mapLink } from '../../lib/format/map-links.ts'
import { buttonStyle } from '../../ui/buttons/button-style.ts'
import { classes } from '../../ui/classes.ts'
import { OrderBadge } from '../../ui/data/order-status.tsx'
import { distanceText } from './distance-text.ts'

type StopRowProps = {
  stop: DeliveryRoute['stops'][number]
  index: number
  count: number
  dragged: boolean
  handle: ComponentProps<'span'>
  onMove: (to: number) => void
}

/** One stop with links to call and to navigate. */
export function StopRow({ stop, index, count, dragged, handle, onMove }: StopRowProps) {
  const { order } = stop
  const name = order.recipient.fullName
  const isUnlocated = order.latitude === null || order.longitude === null
  return (
    <li
      data-stop={order.id}
      className={classes(
        'grid break-inside-avoid gap-3 rounded-card border bg-card p-4 transition-shadow duration-150',
        dragged ? 'relative z-10 border-leaf shadow-float' : 'border-line',
      )}
    >
      <div className="flex items-start gap-3">
        <span
          {...handle}
          title={m.driver_stop_drag({ name })}
          className="no-print -ms-2 -mt-1 grid size-12 shrink-0 cursor-grab touch-none place-items-center rounded-field text-ink-soft hover:bg-sand active:cursor-grabbing"
        >
          <GripVertical aria-hidden="true" size={20} />
        </span>
        <span
          role="img"
          aria-label={m.driver_stop_number({ number: index + 1 })}
          className="tabular mt-1 grid size-9 shrink-0 place-items-center rounded-full border-2 border-leaf font-semibold text-leaf"
        >
          {index + 1}
        </span>
        <div className="min-w-0 grow">
          <h2 className="text-xl">
            <bdi>{name}</bdi>
          </h2>
          <p className="text-ink-soft text-sm">
            <bdi className="tabular" dir="ltr">
              #{order.orderNumber}
            </bdi>
          </p>
        </div>
        <span className="no-print -me-1 -mt-1 flex shrink-0 gap-1">
          <MoveButton
            direction="up"
            label={m.driver_stop_up({ name })}
            disabled={index === 0}
            onPress={() => onMove(index - 1)}
          >
            <ArrowUp aria-hidden="true" size={20} />
          </MoveButton>
          <MoveButton
            direction="down"
            label={m.driver_stop_down({ name })}
            disabled={index === count - 1}
            onPress={() => onMove(index + 1)}
          >
            <ArrowDown aria-hidden="true" size={20} />
          </MoveButton>
        </span>
      </div>
      <Facts stop={stop} isUnlocated={isUnlocated} />
      <div className="no-print flex flex-wrap items-center gap-2">
        <a
          href={directionsLink(order)}
          target="_blank"
          rel="noreferrer"
          aria-label={m.driver_stop_navigate_named({ name })}
          className={classes(buttonStyle('primary'), 'min-h-12')}
        >
          <Navigation aria-hidden="true" size={18} />
          {m.driver_stop_navigate()}
        </a>
        <a
          href={`tel:${order.recipient.phoneNumber}`}
          aria-label={m.driver_stop_call_named({ name })}
          className={classes(buttonStyle('secondary'), 'min-h-12')}
        >
          <Phone aria-hidden="true" size={18} />
          {m.driver_stop_call()}
        </a>
        <a
          href={mapLink(order)}
          target="_blank"
          rel="noreferrer"
          aria-label={m.driver_stop_map_named({ name })}
          className={classes(buttonStyle('quiet'), 'min-h-12')}
        >
          <MapPin aria-hidden="true" size={18} />
          {m.driver_stop_map()}
        </a>
      </div>
    </li>
  )
}

type MoveButtonProps = {
  direction: 'up' | 'down'
  label: string
  disabled: boolean
  onPress: () => void
  children: ComponentProps<'svg'>['children']
}

/** Uses `aria-disabled` instead of `disabled`, so that the button keeps the focus at the end of the list. */
function MoveButton({ direction, label, disabled, onPress, children }: MoveButtonProps) {
  return (
    <button
      type="button"
      data-move={direction}
      aria-label={label}
      aria-disabled={disabled || undefined}
      onClick={() => {
        if (!disabled) onPress()
      }}
      className="grid size-12 place-items-center rounded-full border border-line-strong hover:border-ink aria-disabled:cursor-not-allowed aria-disabled:opacity-40"
    >
      {children}
    </button>
  )
}

function Facts({ stop, isUnlocated }: { stop: StopRowProps['stop']; isUnlocated: boolean }) {
  const { order, legMeters } = stop
  const language = currentLanguage()
  const promised = formatSlotName(order.deliverySlot, language, order.deliveryDate)
  const plannedDate = order.plannedDate ?? order.deliveryDate
  const planned = order.plannedSlot === null ? null : formatSlotName(order.plannedSlot, language, plannedDate)
  return (
    <div className="grid gap-1 ps-1 text-[0.9375rem]">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
        <OrderBadge status={order.statusWords} />
        <bdi>{m.driver_stop_promised({ window: promised })}</bdi>
        {planned !== null && planned !== promised && (
          <bdi className="text-leaf">{m.driver_stop_planned({ window: planned })}</bdi>
        )}
        {order.plannedDate !== null && order.plannedDate !== order.deliveryDate && (
          <bdi className="text-ink-soft">{formatDay(order.deliveryDate, language)}</bdi>
        )}
      </p>
      <p>
        <bdi>{order.deliveryAddress}</bdi>
        {order.addressNote && (
          <span className="block text-ink-soft">
            <bdi>{order.addressNote}</bdi>
          </span>
        )}
      </p>
      {legMeters !== null && (
        <p className="text-ink-soft text-sm">{m.driver_stop_leg({ distance: distanceText(legMeters) })}</p>
      )}
      <p className="text-ink-soft">
        <a href={`tel:${order.recipient.phoneNumber}`} className="inline-flex min-h-11 items-center underline">
          <bdi dir="ltr">{order.recipient.phoneNumber}</bdi>
        </a>
        {isUnlocated && <span className="ms-3">{m.driver_stop_no_place()}</span>}
      </p>
    </div>
  )
}
