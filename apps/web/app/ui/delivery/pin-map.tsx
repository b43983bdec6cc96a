import { m } from '@warda/i18n/messages'
import { MapPin, Minus, Plus, Store } from 'lucide-react'
import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react'
import { KM_PER_MILE, milesBetween } from '../../lib/delivery/geography.ts'
import { listCoveringTiles, TILE_SIZE, toPixel, toPlace, ZOOM } from '../../lib/delivery/map-geometry.ts'
import { Button } from '../buttons/button.tsx'

type Place = { latitude: number; longitude: number }
type PinMapProps = {
  /** Where the map begins. */
  start: Place
  shop: Place
  radiusMiles: number
  hasTiles: boolean
  onChoose: (place: Place) => void
}

/** Size of the map in pixels; a narrower screen cuts both sides off. */
const BOX = { width: 640, height: 280 }
/** Pixels of one press of an arrow key. */
const STEP = 40
const EARTH_METRES = 40_075_016.7

/** A map that moves under a fixed pin: by dragging, by arrow keys, and with buttons to zoom. Without tiles it is a plan of shop and area. */
export function PinMap({ start, shop, radiusMiles, hasTiles, onChoose }: PinMapProps) {
  const [zoom, setZoom] = useState(12)
  const [centre, setCentre] = useState(() => toPixel(start, 12))
  const drag = useRef<{ x: number; y: number } | null>(null)
  const moveBy = (x: number, y: number): void => setCentre((at) => ({ x: at.x + x, y: at.y + y }))
  const zoomTo = (next: number): void => {
    const level = Math.min(ZOOM.max, Math.max(ZOOM.min, next))
    setCentre(toPixel(toPlace(centre, zoom), level))
    setZoom(level)
  }
  const press = (event: KeyboardEvent): void => {
    const moves: Record<string, [number, number]> = {
      ArrowUp: [0, -STEP],
      ArrowDown: [0, STEP],
      ArrowLeft: [-STEP, 0],
      ArrowRight: [STEP, 0],
    }
    const move = moves[event.key]
    if (move) moveBy(...move)
    else if (event.key === '+' || event.key === '=') zoomTo(zoom + 1)
    else if (event.key === '-') zoomTo(zoom - 1)
    else return
    event.preventDefault()
  }
  const pull = (event: PointerEvent): void => {
    if (drag.current === null) return
    moveBy(drag.current.x - event.clientX, drag.current.y - event.clientY)
    drag.current = { x: event.clientX, y: event.clientY }
  }
  const place = toPlace(centre, zoom)
  const shopAt = toPixel(shop, zoom)
  const metresPerPixel = (EARTH_METRES * Math.cos((shop.latitude * Math.PI) / 180)) / (TILE_SIZE * 2 ** zoom)
  const radius = (radiusMiles * KM_PER_MILE * 1_000) / metresPerPixel
  return (
    <div className="grid gap-2">
      <div className="relative">
        <div
          role="application"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a map is moved by its arrow keys
          tabIndex={0}
          aria-label={m.checkout_map_label()}
          dir="ltr"
          onKeyDown={press}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId)
            drag.current = { x: event.clientX, y: event.clientY }
          }}
          onPointerMove={pull}
          onPointerUp={() => {
            drag.current = null
          }}
          className="relative h-70 cursor-grab touch-none select-none overflow-hidden rounded-field border border-line-strong bg-sage active:cursor-grabbing"
        >
          <div className="absolute" style={{ left: '50%', top: '50%' }}>
            {hasTiles &&
              listCoveringTiles(centre, BOX).map(({ x, y }) => (
                <img
                  key={`${zoom}/${x}/${y}`}
                  src={`/map-tiles/${zoom}/${x}/${y}`}
                  alt=""
                  draggable={false}
                  width={TILE_SIZE}
                  height={TILE_SIZE}
                  className="absolute max-w-none"
                  style={{ left: x * TILE_SIZE - centre.x, top: y * TILE_SIZE - centre.y }}
                />
              ))}
            <span
              aria-hidden="true"
              className="absolute rounded-full border-2 border-leaf bg-leaf/5"
              style={{
                left: shopAt.x - centre.x - radius,
                top: shopAt.y - centre.y - radius,
                width: 2 * radius,
                height: 2 * radius,
              }}
            />
            <Store
              aria-hidden="true"
              size={22}
              className="absolute text-leaf"
              style={{ left: shopAt.x - centre.x - 11, top: shopAt.y - centre.y - 11 }}
            />
          </div>
          <MapPin
            aria-hidden="true"
            size={34}
            className="absolute -translate-x-1/2 -translate-y-full fill-petal text-white"
            style={{ left: '50%', top: '50%' }}
          />
        </div>
        <div className="absolute end-2 top-2 grid gap-1">
          <ZoomButton label={m.checkout_map_closer()} onClick={() => zoomTo(zoom + 1)}>
            <Plus aria-hidden="true" size={18} />
          </ZoomButton>
          <ZoomButton label={m.checkout_map_farther()} onClick={() => zoomTo(zoom - 1)}>
            <Minus aria-hidden="true" size={18} />
          </ZoomButton>
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button look="secondary" size="small" className="min-h-11" onClick={() => onChoose(place)}>
          <MapPin aria-hidden="true" size={17} />
          {m.checkout_map_choose()}
        </Button>
        <bdi dir="ltr" className="tabular text-ink-soft text-sm">
          {place.latitude.toFixed(4)}, {place.longitude.toFixed(4)}
        </bdi>
        <span className="text-ink-soft text-sm">
          {m.checkout_map_distance({ km: Math.round(milesBetween(shop, place) * KM_PER_MILE) })}
        </span>
      </div>
    </div>
  )
}

function ZoomButton({ label, onClick, children }: { label: string; onClick: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="grid size-11 place-items-center rounded-full border border-line bg-card hover:bg-sand"
    >
      {children}
    </button>
  )
}
