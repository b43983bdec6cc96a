import { m } from '@warda/i18n/messages'
import { useState } from 'react'
import type { Coordinates } from '../../lib/delivery/geography.ts'
import { Button } from '../buttons/button.tsx'
import { LocateFixed } from '../media/buying-icons.tsx'

/** Six decimals are 11 cm, which is precise enough for a door. */
const roundDegrees = (degrees: number): number => Math.round(degrees * 1e6) / 1e6
export const roundCoordinates = ({ latitude, longitude }: Coordinates): Coordinates => ({
  latitude: roundDegrees(latitude),
  longitude: roundDegrees(longitude),
})

type DeviceLocationProps = { hint: string; onFound: (place: Coordinates) => void }

/** A button that reads the location of this device, with a hint beside it. */
export function DeviceLocation({ hint, onFound }: DeviceLocationProps) {
  const [state, setState] = useState<'idle' | 'finding' | 'failed'>('idle')
  const find = (): void => {
    if (!('geolocation' in navigator)) {
      setState('failed')
      return
    }
    setState('finding')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        onFound(roundCoordinates(coords))
        setState('idle')
      },
      () => setState('failed'),
      { timeout: 15_000, maximumAge: 60_000 },
    )
  }
  return (
    <div className="grid justify-items-start gap-1.5">
      <Button look="secondary" size="small" className="min-h-11" busy={state === 'finding'} onClick={find}>
        {state !== 'finding' && <LocateFixed aria-hidden="true" size={17} />}
        {state === 'finding' ? m.checkout_location_finding() : m.checkout_location()}
      </Button>
      <p role="status" className="text-ink-soft text-sm">
        {state === 'failed' ? m.checkout_location_failed() : hint}
      </p>
    </div>
  )
}
