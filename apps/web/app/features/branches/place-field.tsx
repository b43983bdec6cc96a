import { m } from '@warda/i18n/messages'
import { LocateFixed, MapPin, X } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { type Place, readPlace, toPlace } from './read-place.ts'

type PlaceFieldProps = { place: Place | null; onChange: (place: Place | null) => void }

/** Optional coordinates of the branch for the driver: a pasted map link, or the location of this device. */
export function PlaceField({ place, onChange }: PlaceFieldProps) {
  const [text, setText] = useState('')
  const [state, setState] = useState<'idle' | 'finding' | 'failed'>('idle')
  const find = (): void => {
    if (!('geolocation' in navigator)) {
      setState('failed')
      return
    }
    setState('finding')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        onChange(toPlace(coords.latitude, coords.longitude))
        setState('idle')
      },
      () => setState('failed'),
      { timeout: 15_000, maximumAge: 60_000 },
    )
  }
  if (place !== null) {
    return (
      <p role="status" className="flex items-center gap-2 self-center font-medium text-done-ink">
        <MapPin aria-hidden="true" size={18} />
        {m.branches_place_done()}
        <button
          type="button"
          aria-label={m.branches_place_remove()}
          onClick={() => {
            setText('')
            onChange(null)
          }}
          className="grid size-11 place-items-center rounded-full text-ink-soft hover:bg-sand"
        >
          <X aria-hidden="true" size={17} />
        </button>
      </p>
    )
  }
  return (
    <div className="grid gap-2">
      <Field
        label={m.branches_place()}
        optional
        dir="ltr"
        autoComplete="off"
        value={text}
        hint={state === 'failed' ? m.branches_place_failed() : m.branches_place_hint()}
        error={text.trim() !== '' && readPlace(text) === null ? m.branches_place_unread() : undefined}
        onChange={(event) => {
          setText(event.currentTarget.value)
          const found = readPlace(event.currentTarget.value)
          if (found) onChange(found)
        }}
      />
      <div>
        <Button look="secondary" size="small" className="min-h-11" busy={state === 'finding'} onClick={find}>
          {state !== 'finding' && <LocateFixed aria-hidden="true" size={17} />}
          {m.branches_place_mine()}
        </Button>
      </div>
    </div>
  )
}
