import type { SettingValues } from '@warda/contract/setting-values'
import { m } from '@warda/i18n/messages'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { RemoveButton } from './remove-button.tsx'
import { TextPair } from './text-pair.tsx'

type Synonym = SettingValues['search']['synonyms'][number]
type SynonymRowProps = {
  synonym: Synonym
  onChange: (parts: Partial<Synonym>) => void
  onRemove: () => void
  getError: (part: keyof Synonym) => string | undefined
}

/** One synonym: words in both languages and their targets. */
export const SynonymRow = ({ synonym, onChange, onRemove, getError }: SynonymRowProps) => (
  <li className="flex items-start gap-2 rounded-field border border-line bg-paper p-3">
    <div className="grid min-w-0 grow gap-3">
      <TextPair
        label={m.admin_settings_synonym_words()}
        value={synonym}
        getError={getError}
        onChange={({ en, ar }) => onChange({ en, ar })}
      />
      <Field
        dir="ltr"
        label={m.admin_settings_synonym_means()}
        hint={m.admin_settings_synonym_means_hint()}
        value={synonym.means}
        error={getError('means')}
        onChange={({ currentTarget }) => onChange({ means: currentTarget.value })}
      />
      <Checkbox
        label={m.admin_settings_synonym_general()}
        checked={synonym.general}
        onChange={({ currentTarget }) => onChange({ general: currentTarget.checked })}
      />
    </div>
    <RemoveButton name={synonym.en || synonym.ar} onRemove={onRemove} />
  </li>
)
