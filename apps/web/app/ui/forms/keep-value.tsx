import { m } from '@warda/i18n/messages'
import type { ComponentProps } from 'react'
import { Notice } from '../feedback/notice.tsx'
import { Checkbox } from './checkbox.tsx'

type KeepValueProps = ComponentProps<'input'> & {
  /** The doubt about the value above. */
  doubt: string
  error: string | undefined
}

/** Asks whether a value that looks wrong stays as it is; the form is sent once it is confirmed or corrected. */
export function KeepValue({ doubt, error, ...input }: KeepValueProps) {
  return (
    <div className="mt-2">
      <Notice tone="warning">
        <p>{doubt}</p>
        <Checkbox label={m.field_keep_number()} error={error} {...input} />
      </Notice>
    </div>
  )
}
