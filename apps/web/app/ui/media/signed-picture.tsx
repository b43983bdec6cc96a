import { m } from '@warda/i18n/messages'
import { useState } from 'react'
import { classes } from '../classes.ts'

/** The path of a signed address, so that the page loads it from its own origin under any host name. */
export const picturePath = (address: string): string => new URL(address, location.origin).pathname

type SignedPictureProps = {
  /** Short-lived signed address from the API. */
  address: string
  alt: string
  className?: string
  /** Loads the address again after it expired. */
  onExpired: () => void
}

/** A private picture that the browser reads by its signed address and the session cookie. Shows a message when it cannot be loaded. */
export function SignedPicture({ address, alt, className, onExpired }: SignedPictureProps) {
  const [failed, setFailed] = useState<string[]>([])
  const handleError = (): void => {
    if (failed.length === 0) onExpired()
    setFailed([...failed, address])
  }
  if (failed.includes(address))
    return (
      <span
        role="alert"
        className={classes(
          'grid place-items-center rounded-field bg-sand p-2 text-center text-ink-soft text-sm',
          className,
        )}
      >
        {m.client_picture_failed()}
      </span>
    )
  return (
    <img
      src={picturePath(address)}
      alt={alt}
      onError={handleError}
      className={classes('rounded-field bg-sand object-cover', className)}
    />
  )
}
