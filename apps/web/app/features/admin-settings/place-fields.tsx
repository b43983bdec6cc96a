import { m } from '@warda/words/messages'
import { MapPin } from 'lucide-react'
import { NumberField } from './typed-fields.tsx'

type Place = { latitude: number; longitude: number }
type PlaceFieldsProps = {
  label: string
  value: Place
  onChange: (place: Place) => void
  errorOf: (part: 'latitude' | 'longitude') => string | undefined
}

/** A place by its two degrees, with a look at the map. */
export const PlaceFields = ({ label, value, onChange, errorOf }: PlaceFieldsProps) => (
  <fieldset className="grid gap-2">
    <legend className="mb-1.5 font-medium text-[0.9375rem]">{label}</legend>
    <div className="grid grid-cols-2 items-start gap-4">
      <NumberField
        label={m.admin_settings_latitude()}
        value={value.latitude}
        error={errorOf('latitude')}
        onChange={(latitude) => onChange({ ...value, latitude })}
      />
      <NumberField
        label={m.admin_settings_longitude()}
        value={value.longitude}
        error={errorOf('longitude')}
        onChange={(longitude) => onChange({ ...value, longitude })}
      />
    </div>
    <a
      href={`https://www.openstreetmap.org/?mlat=${value.latitude}&mlon=${value.longitude}#map=15/${value.latitude}/${value.longitude}`}
      target="_blank"
      rel="noreferrer"
      className="inline-flex min-h-11 items-center gap-2 justify-self-start font-medium text-leaf underline underline-offset-4"
    >
      <MapPin aria-hidden="true" size={17} />
      {m.admin_settings_on_map()}
    </a>
  </fieldset>
)
