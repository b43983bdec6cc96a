import type { DeliveryRoute } from '@warda/contract/board'
import { BOARD_STAGE } from '@warda/contract/wire/order-numbers'
import { m } from '@warda/i18n/messages'
import { useId } from 'react'
import { distanceText } from './distance-text.ts'
import { type Place, type Point, project, scaleBar, spread } from './projection.ts'

const SIDE = 400
const PADDING = 34
const GAP = 27

type Mark = Point & { id: string; number: number; delivered: boolean }

/**
 * The route on plain paper: no outside tiles, nothing told to anybody. The shop is a square, stops are numbered, arrows show
 * the way; all of it in words for who can't see it, and in the list beside it.
 */
export function RouteMap({ route }: { route: DeliveryRoute }) {
  const arrow = useId()
  const { shop, marks, metresPerUnit } = draw(route)
  const scale = scaleBar(metresPerUnit, 120)
  const way = [shop, ...marks]
  return (
    <figure className="grid gap-2">
      <svg
        role="img"
        aria-label={inWords(route)}
        viewBox={`0 0 ${SIDE} ${SIDE}`}
        className="aspect-square w-full rounded-card border border-line bg-sand"
      >
        <defs>
          <marker id={arrow} viewBox="0 0 10 10" refX="6" refY="5" markerWidth="7" markerHeight="7" orient="auto">
            <path d="M0 0L10 5L0 10Z" className="fill-leaf" />
          </marker>
        </defs>
        <g>
          {marks.map((to, at) => (
            <Leg key={to.id} from={way[at] ?? shop} to={to} arrow={arrow} />
          ))}
          <rect x={shop.x - 13} y={shop.y - 13} width="26" height="26" rx="5" className="fill-leaf" />
          <path
            d={`M${shop.x - 7} ${shop.y}l7 -7l7 7v7h-14z`}
            className="fill-none stroke-white"
            strokeWidth="2"
            strokeLinejoin="round"
          />
          {marks.map((mark) => (
            <Stop key={mark.id} mark={mark} />
          ))}
          <Scale metres={scale.metres} length={scale.length} />
        </g>
      </svg>
      <figcaption className="text-ink-soft text-sm">{m.driver_map_note()}</figcaption>
    </figure>
  )
}

function Leg({ from, to, arrow }: { from: Point; to: Point; arrow: string }) {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
  // The arrow's head ends at the rim of the mark, where it is seen.
  const short = Math.max(0, (length - 16) / length)
  return (
    <line
      x1={from.x}
      y1={from.y}
      x2={from.x + (to.x - from.x) * short}
      y2={from.y + (to.y - from.y) * short}
      className="stroke-leaf"
      strokeWidth="2"
      markerEnd={`url(#${arrow})`}
    />
  )
}

function Stop({ mark }: { mark: Mark }) {
  return (
    <g>
      <circle
        cx={mark.x}
        cy={mark.y}
        r="12"
        className={mark.delivered ? 'fill-done stroke-leaf' : 'fill-card stroke-ink'}
        strokeWidth="2"
        strokeDasharray={mark.delivered ? '3 2' : undefined}
      />
      <text
        x={mark.x}
        y={mark.y}
        dy="0.35em"
        textAnchor="middle"
        direction="ltr"
        className="fill-ink font-semibold text-[13px]"
      >
        {mark.number}
      </text>
    </g>
  )
}

function Scale({ metres, length }: { metres: number; length: number }) {
  const y = SIDE - 14
  return (
    <g>
      <path d={`M14 ${y - 5}v5h${length}v-5`} className="fill-none stroke-ink" strokeWidth="1.5" />
      <text x={14 + length / 2} y={y - 7} textAnchor="middle" className="fill-ink text-[12px]">
        {distanceText(metres)}
      </text>
      <path d={`M${SIDE - 20} 34v-18m-5 6l5 -7l5 7`} className="fill-none stroke-ink" strokeWidth="1.5" />
    </g>
  )
}

/** Where everything goes; stops whose place is not known are in the list alone. */
function draw({ shop, stops }: DeliveryRoute) {
  const known = stops.flatMap(({ order }, at) => {
    const { id, latitude, longitude, orderStage } = order
    if (latitude === null || longitude === null) return []
    return [{ id, number: at + 1, place: { latitude, longitude }, delivered: orderStage === BOARD_STAGE.completed }]
  })
  const places: Place[] = [shop, ...known.map(({ place }) => place)]
  const { toPoint, metresPerUnit } = project(places, SIDE, PADDING)
  const [shopPoint = { x: SIDE / 2, y: SIDE / 2 }, ...points] = spread(places.map(toPoint), GAP, SIDE)
  const marks: Mark[] = points.flatMap((point, at) => {
    const stop = known[at]
    return stop ? [{ ...point, id: stop.id, number: stop.number, delivered: stop.delivered }] : []
  })
  return { shop: shopPoint, marks, metresPerUnit }
}

const inWords = (route: DeliveryRoute): string => {
  const stops = route.stops.map(({ order }, at) => `${at + 1} ${order.recipient.fullName}`).join(' → ')
  return m.driver_map_text({ stops, distance: distanceText(route.totalMeters) })
}
