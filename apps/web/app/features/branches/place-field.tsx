import { m } from '@warda/i18n/messages'
import { MapPin, X } from 'lucide-react'
import type { Coordinates } from '../../lib/delivery/geography.ts'
import { DeviceLocation } from '../../ui/delivery/device-location.tsx'
import { MapLinkField } from '../../ui/delivery/map-link-field.tsx'

type PlaceFieldProps = { place: Coordinates | null; onChange: (place: Coordinates | null) => void }

/** Optional coordinates of the branch for the driver: a pasted map link, or the location of this device. */
export function PlaceField({ place, onChange }: PlaceFieldProps) {
  if (place !== null) {
    return (
      <p role="status" className="flex items-center gap-2 self-center font-medium text-done-ink">
        <MapPin aria-hidden="true" size={18} />
        {m.checkout_location_done()}
        <button
          type="button"
          aria-label={m.checkout_location_remove()}
          onClick={() => onChange(null)}
          className="grid size-11 place-items-center rounded-full text-ink-soft hover:bg-sand"
        >
          <X aria-hidden="true" size={17} />
        </button>
      </p>
    )
  }
  return (
    <div className="grid gap-2">
      <MapLinkField label={m.branches_place()} onFound={onChange} />
      <DeviceLocation hint={m.branches_place_hint()} onFound={onChange} />
    </div>
  )
}
