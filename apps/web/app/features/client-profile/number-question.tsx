import { findNumberDoubt, type NumberKind } from '@warda/domain/clients/number-doubts'
import { normaliseDigits, normaliseText } from '@warda/domain/text'
import type { ComponentProps } from 'react'
import { doubtText } from '../../lib/forms/doubt-text.ts'
import { KeepValue } from '../../ui/forms/keep-value.tsx'

type NumberQuestionProps = ComponentProps<'input'> & {
  kind: NumberKind
  /** As typed. */
  number: string
  /** Whether the person has left the field or sent the form. */
  shown: boolean
  error: string | undefined
}

/** Asks to confirm a number that is valid by the specification but looks wrong for Saudi Arabia (FORM-06, decision 34). */
export function NumberQuestion({ kind, number, shown, error, ...input }: NumberQuestionProps) {
  const doubt = findNumberDoubt(kind, normaliseDigits(normaliseText(number)))
  return shown && doubt ? <KeepValue doubt={doubtText(doubt)} error={error} {...input} /> : null
}
