import type { WorkroomOrder as Order } from '@warda/contract/workroom'
import type { Station } from '@warda/domain/workroom/stations'
import { m } from '@warda/i18n/messages'
import { CircleCheck, Flower2, TriangleAlert } from 'lucide-react'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatSlotName } from '../../lib/format/format.ts'
import { formatTimeOfDay } from '../../lib/format/format-time.ts'
import { sizeWithStems } from '../../lib/format/size-with-stems.ts'
import { substitutionText } from '../../lib/format/substitutions.ts'
import { classes } from '../../ui/classes.ts'
import { Badge } from '../../ui/data/badge.tsx'
import { TickButton } from './tick-button.tsx'

type OrderProps = { order: Order; day: string; station: Station | 'all' }

/** An order with what is to be made, and the ticks of the station. */
export function WorkroomOrder({ order, day, station }: OrderProps) {
  const isShown = (part: Station): boolean => station === 'all' || station === part
  return (
    <li
      className={classes(
        'grid content-start gap-4 rounded-card border p-4',
        order.isReady ? 'border-leaf bg-sage/40' : 'border-line bg-card',
      )}
    >
      <Head order={order} day={day} />
      {order.allergyNote !== null && (
        <p className="wrap-anywhere flex gap-2 rounded-field bg-waiting px-3 py-2 font-semibold text-waiting-ink">
          <TriangleAlert aria-hidden="true" size={20} className="mt-0.5 shrink-0" />
          <span>
            {m.orders_allergy()}: <bdi>{order.allergyNote}</bdi>
          </span>
        </p>
      )}
      <ul className="grid gap-3">
        {order.items.map((item) => (
          <Item key={item.variantId} order={order} item={item} hasTick={isShown('arranging')} />
        ))}
      </ul>
      {order.substitution !== null && (
        <p className="text-ink-soft text-sm">
          {m.orders_substitution()}: {substitutionText(order.substitution)}
        </p>
      )}
      {order.card !== null && <Card order={order} card={order.card} hasTick={isShown('card')} />}
      {isShown('packing') && (
        <TickButton
          orderId={order.orderId}
          part={{ station: 'packing' }}
          tick={order.packing}
          label={m.workroom_packed()}
          name={m.workroom_packed_of({ number: order.orderNumber })}
        />
      )}
    </li>
  )
}

function Head({ order, day }: Pick<OrderProps, 'order' | 'day'>) {
  const language = currentLanguage()
  const isPickup = order.kind === 'pickup'
  const when = isPickup
    ? formatTimeOfDay(order.window.slice(0, 5), language)
    : formatSlotName(order.window, language, day)
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <h3 className="font-semibold text-xl">
        <bdi dir="ltr">#{order.orderNumber}</bdi>
      </h3>
      <span>{when}</span>
      <span className="ms-auto flex gap-2">
        <Badge tone={isPickup ? 'attention' : 'progress'}>
          {isPickup ? m.workroom_pickup() : m.workroom_delivery()}
        </Badge>
        {order.isReady && (
          <Badge tone="done" icon={<CircleCheck aria-hidden="true" size={15} />}>
            {m.workroom_ready()}
          </Badge>
        )}
      </span>
    </div>
  )
}

type ItemProps = { order: Order; item: Order['items'][number]; hasTick: boolean }

function Item({ order, item, hasTick }: ItemProps) {
  return (
    <li className="grid grid-cols-[5rem_minmax(0,1fr)] gap-x-3 gap-y-2 sm:grid-cols-[6rem_minmax(0,1fr)]">
      <span className="row-span-2 grid aspect-[4/5] place-items-center overflow-hidden rounded-field bg-sand text-ink-soft">
        {item.thumbnail === null ? (
          <Flower2 aria-hidden="true" size={28} />
        ) : (
          <img src={item.thumbnail} alt="" loading="lazy" decoding="async" className="size-full object-cover" />
        )}
      </span>
      <div className="min-w-0">
        <p className="wrap-anywhere font-semibold">
          <span className="tabular">{item.quantity} ×</span> <bdi>{item.name}</bdi>
        </p>
        <p className="flex flex-wrap items-center gap-2 text-ink-soft text-sm">
          {item.isAddOn ? <Badge>{m.workroom_add_on()}</Badge> : sizeWithStems(item.size, item.stems)}
        </p>
      </div>
      {hasTick && (
        <TickButton
          orderId={order.orderId}
          part={{ station: 'arranging', variantId: item.variantId }}
          tick={item.tick}
          label={m.workroom_arranged()}
          name={m.workroom_arranged_of({ name: item.name, number: order.orderNumber })}
        />
      )}
    </li>
  )
}

type CardProps = { order: Order; card: NonNullable<Order['card']>; hasTick: boolean }

function Card({ order, card, hasTick }: CardProps) {
  return (
    <div className="grid gap-2">
      <div className="wrap-anywhere rounded-field border border-line-strong border-dashed bg-white px-3 py-2">
        <p className="text-ink-soft text-sm">
          {m.workroom_card()} · <bdi>{m.driver_card_for({ name: card.to })}</bdi>
        </p>
        <p dir="auto" className="whitespace-pre-line">
          {card.message}
        </p>
        {card.from !== null && (
          <p className="text-ink-soft text-sm">
            <bdi>{m.driver_card_from({ name: card.from })}</bdi>
          </p>
        )}
      </div>
      {hasTick && (
        <TickButton
          orderId={order.orderId}
          part={{ station: 'card' }}
          tick={card.tick}
          label={m.workroom_card_written()}
          name={m.workroom_card_written_of({ number: order.orderNumber })}
        />
      )}
    </div>
  )
}
