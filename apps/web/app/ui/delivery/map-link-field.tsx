import { m } from '@warda/i18n/messages'
import { useState } from 'react'
import { callApi } from '../../lib/api/call-api.ts'
import { useApiMutation } from '../../lib/api/use-api-mutation.ts'
import { type Coordinates, parseCoordinates } from '../../lib/delivery/geography.ts'
import { Field } from '../forms/field.tsx'

/** Takes a pasted map link or coordinates; short links are followed by the server. */
export function MapLinkField({ label, onFound }: { label: string; onFound: (place: Coordinates) => void }) {
  const [text, setText] = useState('')
  const { run, busy, problem, reset } = useApiMutation(
    (link: string) => callApi('resolveMapLink', { body: { link } }),
    { onSuccess: ({ latitude, longitude }) => onFound({ latitude, longitude }) },
  )
  const read = (typed: string): void => {
    const link = typed.trim()
    if (link === '') return
    const coordinates = parseCoordinates(link)
    if (coordinates) onFound(coordinates)
    else void run(link)
  }
  return (
    <Field
      label={label}
      hint={busy ? m.checkout_map_link_reading() : m.checkout_map_link_hint()}
      optional
      dir="ltr"
      autoComplete="off"
      value={text}
      error={problem ?? undefined}
      onChange={({ currentTarget }) => {
        setText(currentTarget.value)
        reset()
      }}
      onBlur={() => read(text)}
      onPaste={(event) => {
        const pasted = event.clipboardData.getData('text')
        if (parseCoordinates(pasted) || /^https?:/i.test(pasted.trim())) read(pasted)
      }}
    />
  )
}
