import type { Picture as PictureData } from '@warda/contract/wire/picture'
import { m } from '@warda/i18n/messages'
import { type KeyboardEvent, type MouseEvent, useId } from 'react'
import { pictureAddress, pictureWidth } from '../../ui/media/picture.tsx'
import { getClickPoint, movePoint, type Point } from './focus-point.ts'

type FocusPickerProps = {
  picture: PictureData
  name: string
  x: number
  y: number
  onFocusChange: (x: number, y: number) => void
}

/** Sets the focal point of a picture by click or arrow keys, with previews of both crops; not mirrored in Arabic because the picture is not. */
export function FocusPicker({ picture, name, x, y, onFocusChange }: FocusPickerProps) {
  const id = useId()
  const address = pictureAddress(picture, pictureWidth(picture, 480), 'webp')
  const setPoint = (point: Point): void => onFocusChange(point.x, point.y)
  const press = (event: MouseEvent): void => {
    // `detail` is 0 when Enter or Space triggered the click, which has no position.
    if (event.detail === 0) return
    setPoint(getClickPoint(event.currentTarget.getBoundingClientRect(), event.clientX, event.clientY))
  }
  const step = (event: KeyboardEvent): void => {
    const next = movePoint(event.key, event.shiftKey, { x, y })
    if (next === null) return
    event.preventDefault()
    setPoint(next)
  }
  const positionText = m.admin_products_focus_at({ x: Math.round(x * 100), y: Math.round(y * 100) })
  const cropStyle = { objectPosition: `${x * 100}% ${y * 100}%` }
  return (
    <div className="flex max-w-full items-start gap-3 sm:w-64">
      <button
        type="button"
        dir="ltr"
        aria-label={`${name}: ${m.admin_products_focus()}`}
        aria-describedby={`${id}-where`}
        onClick={press}
        onKeyDown={step}
        className="relative min-w-0 shrink cursor-crosshair overflow-hidden rounded-field"
        style={{ backgroundColor: picture.colour }}
      >
        <img
          src={address}
          alt=""
          width={picture.width}
          height={picture.height}
          draggable={false}
          className="block max-h-72 w-40 object-contain"
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute size-7 -translate-x-1/2 -translate-y-1/2 rounded-full border-2 border-white shadow-float ring-2 ring-ink"
          style={{ insetInlineStart: `${x * 100}%`, top: `${y * 100}%` }}
        />
      </button>
      <div aria-hidden="true" className="grid shrink-0 gap-2 text-ink-soft text-sm">
        <img src={address} alt="" className="aspect-4/5 w-20 rounded-field object-cover" style={cropStyle} />
        <img src={address} alt="" className="aspect-square w-20 rounded-field object-cover" style={cropStyle} />
        <span className="w-20">{m.admin_products_focus_preview()}</span>
      </div>
      <p id={`${id}-where`} role="status" className="sr-only">
        {positionText} {m.admin_products_focus_keys()}
      </p>
    </div>
  )
}
