import { milesBetween } from '@warda/domain/delivery/distance'
import { m } from '@warda/i18n/messages'
import { LocateFixed, MapPin, X } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatDistance } from '../../lib/format/distance.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { MapLinkField } from './map-link-field.tsx'
import type { CheckoutForm } from './use-checkout.ts'
import { useDeliveryDays, useHasMapTiles } from './use-checkout-data.ts'

/** Six decimals are 11 cm, which is precise enough for a door. */
const roundDegrees = (degrees: number): number => Math.round(degrees * 1e6) / 1e6

const PinMap = lazy(() => import('./pin-map.tsx').then((module) => ({ default: module.PinMap })))

/**
 * Optional location of the recipient's place, from a pasted map link or the device: helps the driver and checks the delivery area at once
 * (BIZ-01, AGREE-02). The device is where the buyer is, which the text beside the button says.
 */
export function LocationField({ checkout }: { checkout: CheckoutForm }) {
  const { form } = checkout
  const [showsMap, setShowMap] = useState(false)
  const { data: days } = useDeliveryDays()
  const hasTiles = useHasMapTiles()
  const [state, setState] = useState<'idle' | 'finding' | 'failed'>('idle')
  const [latitude, longitude] = form.watch(['deliveryAddress.latitude', 'deliveryAddress.longitude'])
  const setPlace = (place: { latitude: number; longitude: number } | null): void => {
    form.setValue('deliveryAddress.latitude', place?.latitude, { shouldDirty: true })
    form.setValue('deliveryAddress.longitude', place?.longitude, { shouldDirty: true })
  }
  const find = (): void => {
    if (!('geolocation' in navigator)) {
      setState('failed')
      return
    }
    setState('finding')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setPlace({ latitude: roundDegrees(coords.latitude), longitude: roundDegrees(coords.longitude) })
        setState('idle')
      },
      () => setState('failed'),
      { timeout: 15_000, maximumAge: 60_000 },
    )
  }
  if (latitude !== undefined && longitude !== undefined) {
    return (
      <div className="grid gap-2">
        <Found place={{ latitude, longitude }} onRemove={() => setPlace(null)} />
        {form.formState.errors.deliveryAddress?.latitude?.message && (
          <p role="alert" className="font-medium text-canceled-ink text-sm">
            {form.formState.errors.deliveryAddress.latitude.message}
          </p>
        )}
      </div>
    )
  }
  return (
    <div className="grid gap-3">
      <MapLinkField onFound={setPlace} />
      {showsMap && days ? (
        <Suspense fallback={<div className="h-70" />}>
          <PinMap
            start={days.shop}
            shop={days.shop}
            radiusMiles={days.radiusMiles}
            hasTiles={hasTiles}
            onChoose={({ latitude, longitude }) =>
              setPlace({ latitude: roundDegrees(latitude), longitude: roundDegrees(longitude) })
            }
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
      <div className="grid justify-items-start gap-1.5">
        <Button look="secondary" size="small" className="min-h-11" busy={state === 'finding'} onClick={find}>
          {state !== 'finding' && <LocateFixed aria-hidden="true" size={17} />}
          {state === 'finding' ? m.checkout_location_finding() : m.checkout_location()}
        </Button>
        <p role="status" className="text-ink-soft text-sm">
          {state === 'failed' ? m.checkout_location_failed() : m.checkout_location_hint()}
        </p>
      </div>
    </div>
  )
}

function Found({ place, onRemove }: { place: { latitude: number; longitude: number }; onRemove: () => void }) {
  const { data } = useDeliveryDays()
  const miles = data === undefined ? null : Math.round(milesBetween(data.shop, place))
  const isTooFar = data !== undefined && miles !== null && miles > data.radiusMiles
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
            radius: formatDistance(data.radiusMiles, currentLanguage()),
          })}
        </Notice>
      )}
    </div>
  )
}
