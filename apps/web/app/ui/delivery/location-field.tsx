import { m } from '@warda/i18n/messages'
import { lazy, Suspense, useState } from 'react'
import { currentLanguage } from '../../lib/browser/language.ts'
import type { AddressForm } from '../../lib/delivery/address-form.ts'
import { type Coordinates, milesBetween } from '../../lib/delivery/geography.ts'
import type { ServedPlaces } from '../../lib/delivery/zones.ts'
import { formatDistance } from '../../lib/format/distance.ts'
import { Button } from '../buttons/button.tsx'
import { Notice } from '../feedback/notice.tsx'
import { FieldError } from '../forms/field-error.tsx'
import { MapPin, X } from '../media/icons.tsx'
import { DeviceLocation, roundCoordinates } from './device-location.tsx'
import { MapLinkField } from './map-link-field.tsx'

type LocationFieldProps = {
  address: AddressForm
  places: ServedPlaces | undefined
  isOwnPlace: boolean
  hasDevice: boolean
}

const PinMap = lazy(() => import('./pin-map.tsx').then((module) => ({ default: module.PinMap })))

/**
 * Optional location of the recipient's place, from a pasted map link, a pin on a map or the device: helps the driver and checks the delivery
 * area at once (BIZ-01, AGREE-02). The device is where its person is, which the text beside the button says to a sender.
 */
export function LocationField({ address, places, isOwnPlace, hasDevice }: LocationFieldProps) {
  const [showsMap, setShowMap] = useState(false)
  const { latitude, longitude } = address.values
  if (typeof latitude === 'number' && typeof longitude === 'number') {
    const error = address.getError('latitude')
    return (
      <div className="grid gap-2">
        <Found place={{ latitude, longitude }} places={places} onRemove={() => address.setPlace(null)} />
        <FieldError>{error}</FieldError>
      </div>
    )
  }
  return (
    <div className="grid gap-3">
      <MapLinkField
        label={isOwnPlace ? m.address_request_map_link() : m.checkout_map_link()}
        onFound={address.setPlace}
      />
      {showsMap && places ? (
        <Suspense fallback={<div className="h-70" />}>
          <PinMap
            start={places.shop}
            shop={places.shop}
            radiusMiles={places.radiusMiles}
            hasTiles={places.hasMapTiles}
            onChoose={(place) => address.setPlace(roundCoordinates(place))}
          />
        </Suspense>
      ) : (
        <div>
          <Button look="secondary" size="small" className="min-h-11" onClick={() => setShowMap(true)}>
            <MapPin aria-hidden="true" size={17} />
            {m.checkout_map_open()}
          </Button>
        </div>
      )}
      {hasDevice && (
        <DeviceLocation
          hint={isOwnPlace ? m.address_request_location_hint() : m.checkout_location_hint()}
          onFound={address.setPlace}
        />
      )}
    </div>
  )
}

type FoundProps = { place: Coordinates; places: ServedPlaces | undefined; onRemove: () => void }

function Found({ place, places, onRemove }: FoundProps) {
  const miles = places === undefined ? null : Math.round(milesBetween(places.shop, place))
  const isTooFar = places !== undefined && miles !== null && miles > places.radiusMiles
  return (
    <div className="grid gap-2">
      <p role="status" className="flex items-center gap-2 font-medium text-done-ink">
        <MapPin aria-hidden="true" size={18} />
        {m.checkout_location_done()}
        <button
          type="button"
          onClick={onRemove}
          aria-label={m.checkout_location_remove()}
          className="grid size-11 place-items-center rounded-full text-ink-soft hover:bg-sand"
        >
          <X aria-hidden="true" size={17} />
        </button>
      </p>
      {isTooFar && (
        <Notice tone="warning">
          {m.checkout_location_far({
            distance: formatDistance(miles, currentLanguage()),
            radius: formatDistance(places.radiusMiles, currentLanguage()),
          })}
        </Notice>
      )}
    </div>
  )
}
