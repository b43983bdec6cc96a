import { m } from '@warda/i18n/messages'
import { useEffect, useState } from 'react'
import { getErrorMessage } from '../../lib/api/call-api.ts'
import { fetchPrivateFile } from '../../lib/api/call-file.ts'
import { toDataUrl } from '../../lib/forms/data-url.ts'
import { classes } from '../classes.ts'
import { Skeleton } from '../feedback/skeleton.tsx'

type State = { address: string } | { problem: string } | null

/** A picture that needs a session: fetched with the access token and shown as a data URL. */
export function PrivatePicture({ fileId, alt, className }: { fileId: string; alt: string; className?: string }) {
  const [state, setState] = useState<State>(null)
  useEffect(() => {
    let isStale = false
    setState(null)
    fetchPrivateFile(fileId)
      .then(toDataUrl)
      .then(
        (address) => {
          if (!isStale) setState({ address })
        },
        (error) => {
          if (!isStale) setState({ problem: getErrorMessage(error, m.client_picture_failed()) })
        },
      )
    return () => {
      isStale = true
    }
  }, [fileId])
  if (state === null) return <Skeleton className={className ?? 'size-24'} />
  if ('problem' in state) {
    return (
      <span
        className={classes(
          'grid place-items-center rounded-field bg-sand p-2 text-center text-ink-soft text-sm',
          className,
        )}
      >
        {state.problem}
      </span>
    )
  }
  return <img src={state.address} alt={alt} className={classes('rounded-field bg-sand object-cover', className)} />
}
