import type { DeliveryRoute } from '@warda/contract/board'
import { BOARD_STAGE } from '@warda/contract/wire/order-numbers'
import { m } from '@warda/i18n/messages'
import { useId } from 'react'
import { distanceText } from './distance-text.ts'
import { type Place, type Point, project, scaleBar, spread } from './projection.ts'

const SIDE = 400
const PADDING = 34
const GAP = 27

type Marker = Point & { id: string; number: number; delivered: boolean }

/** Map of the route without external tiles, so that no address is sent to a third party; the label describes it. */
export function RouteMap({ route }: { route: DeliveryRoute }) {
  const arrow = useId()
  const { shop, markers, metresPerUnit } = layoutRoute(route)
  const scale = scaleBar(metresPerUnit, 120)
  const waypoints = [shop, ...markers]
  return (
    <figure className="grid gap-2">
      <svg
        role="img"
        aria-label={describeRoute(route)}
        viewBox={`0 0 ${SIDE} ${SIDE}`}
        className="aspect-square w-full rounded-card border border-line bg-sand print:mx-auto print:max-w-sm"
      >
        <defs>
          <marker id={arrow} viewBox="0 0 10 10" refX="6" refY="5" markerWidth="7" markerHeight="7" orient="auto">
            <path d="M0 0L10 5L0 10Z" className="fill-leaf" />
          </marker>
        </defs>
        <g>
          {markers.map((to, index) => (
            <Leg key={to.id} from={waypoints[index] ?? shop} to={to} arrow={arrow} />
          ))}
          <rect x={shop.x - 13} y={shop.y - 13} width="26" height="26" rx="5" className="fill-leaf" />
          <path
            d={`M${shop.x - 7} ${shop.y}l7 -7l7 7v7h-14z`}
            className="fill-none stroke-white"
            strokeWidth="2"
            strokeLinejoin="round"
          />
          {markers.map((marker) => (
            <Stop key={marker.id} marker={marker} />
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
  // Shortens the line, so that the arrowhead ends at the edge of the stop.
  const ratio = Math.max(0, (length - 16) / length)
  return (
    <line
      x1={from.x}
      y1={from.y}
      x2={from.x + (to.x - from.x) * ratio}
      y2={from.y + (to.y - from.y) * ratio}
      className="stroke-leaf"
      strokeWidth="2"
      markerEnd={`url(#${arrow})`}
    />
  )
}

function Stop({ marker }: { marker: Marker }) {
  return (
    <g>
      <circle
        cx={marker.x}
        cy={marker.y}
        r="12"
        className={marker.delivered ? 'fill-done stroke-leaf' : 'fill-card stroke-ink'}
        strokeWidth="2"
        strokeDasharray={marker.delivered ? '3 2' : undefined}
      />
      <text
        x={marker.x}
        y={marker.y}
        dy="0.35em"
        textAnchor="middle"
        direction="ltr"
        className="fill-ink font-semibold text-[13px]"
      >
        {marker.number}
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

/** Positions of shop and stops on the map, without stops that have no coordinates. */
function layoutRoute({ shop, stops }: DeliveryRoute) {
  const located = stops.flatMap(({ order }, index) => {
    const { id, latitude, longitude, orderStage } = order
    if (latitude === null || longitude === null) return []
    return [{ id, number: index + 1, place: { latitude, longitude }, delivered: orderStage === BOARD_STAGE.completed }]
  })
  const places: Place[] = [shop, ...located.map(({ place }) => place)]
  const { toPoint, metresPerUnit } = project(places, SIDE, PADDING)
  const [shopPoint = { x: SIDE / 2, y: SIDE / 2 }, ...points] = spread(places.map(toPoint), GAP, SIDE)
  const markers: Marker[] = points.flatMap((point, index) => {
    const stop = located[index]
    return stop ? [{ ...point, id: stop.id, number: stop.number, delivered: stop.delivered }] : []
  })
  return { shop: shopPoint, markers, metresPerUnit }
}

const describeRoute = (route: DeliveryRoute): string => {
  const stops = route.stops.map(({ order }, index) => `${index + 1} ${order.recipient.fullName}`).join(' → ')
  return m.driver_map_text({ stops, distance: distanceText(route.totalMeters) })
}
