import { parseCoordinates } from '@warda/domain/delivery/parse-coordinates'
import { m } from '@warda/i18n/messages'
import { MapPin } from 'lucide-react'
import { useState } from 'react'
import { Field } from '../../ui/forms/field.tsx'
import { NumberField } from './typed-fields.tsx'

type Place = { latitude: number; longitude: number }
type PlaceFieldsProps = {
  label: string
  value: Place
  onChange: (place: Place) => void
  getError: (part: 'latitude' | 'longitude') => string | undefined
}

/** Latitude and longitude, which a pasted map link can fill in, with a link to the map. */
export const PlaceFields = ({ label, value, onChange, getError }: PlaceFieldsProps) => (
  <fieldset className="grid gap-2">
    <legend className="mb-1.5 font-medium text-[0.9375rem]">{label}</legend>
    <MapLinkField onChange={onChange} />
    <div className="grid grid-cols-2 items-start gap-4">
      <NumberField
        label={m.admin_settings_latitude()}
        value={value.latitude}
        error={getError('latitude')}
        onChange={(latitude) => onChange({ ...value, latitude })}
      />
      <NumberField
        label={m.admin_settings_longitude()}
        value={value.longitude}
        error={getError('longitude')}
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

/** Fills in the coordinates from a pasted map link; unreadable text stays, with a hint on the format. */
function MapLinkField({ onChange }: Pick<PlaceFieldsProps, 'onChange'>) {
  const [text, setText] = useState('')
  const unread = text.trim() !== '' && parseCoordinates(text) === null
  const parsePastedText = (typed: string): void => {
    setText(typed)
    const pin = parseCoordinates(typed)
    if (pin) onChange(pin)
  }
  return (
    <Field
      dir="ltr"
      autoComplete="off"
      optional
      label={m.admin_settings_place_paste()}
      hint={m.admin_settings_place_paste_hint()}
      error={unread ? m.admin_phone_pin_unreadable() : undefined}
      value={text}
      onChange={({ currentTarget }) => parsePastedText(currentTarget.value)}
    />
  )
}
