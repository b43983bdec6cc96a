import { m } from '@warda/i18n/messages'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { listSubstitutions } from '../../lib/format/substitutions.ts'
import { SCREEN_LIMITS } from '../../lib/screen-limits.ts'
import { RadioGroup } from '../admin/radio-group.tsx'
import { TextareaField } from './textarea-field.tsx'

type Part = 'substitution' | 'allergyNote'

type MissingFlowerFieldsProps = {
  registerField: (part: Part) => UseFormRegisterReturn
  getError: (part: Part) => string | undefined
}

/** What may replace a missing flower, and what must not be in the flowers (AGREE-18). */
export function MissingFlowerFields({ registerField, getError }: MissingFlowerFieldsProps) {
  return (
    <div className="grid gap-4">
      <RadioGroup
        legend={m.orders_substitution()}
        choices={listSubstitutions()}
        error={getError('substitution')}
        {...registerField('substitution')}
      />
      <TextareaField
        label={m.checkout_allergy()}
        hint={m.checkout_allergy_hint()}
        optional
        rows={2}
        dir="auto"
        className="min-h-20!"
        maxLength={SCREEN_LIMITS.allergyNote}
        error={getError('allergyNote')}
        {...registerField('allergyNote')}
      />
    </div>
  )
}
