import type { ProductImport } from '@warda/contract/imports'
import { STOCK_MODES, WITHOUT_PICTURE } from '@warda/contract/imports'
import { m } from '@warda/i18n/messages'
import { FileSpreadsheet } from 'lucide-react'
import { useState } from 'react'
import { nameInLanguage, useAdminCategories } from '../../lib/api/use-admin-categories.ts'
import { SelectField } from '../../ui/forms/select-field.tsx'
import { DropBox } from './drop-box.tsx'
import { checkFile, type ImportChoices } from './use-import.ts'

const FILE_TYPES = '.csv,.xlsx,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export const stockModeLabels = {
  set: m.import_stock_set,
  add: m.import_stock_add,
  opening: m.import_stock_opening,
} satisfies Record<ImportChoices['stockMode'], () => string>

const stockModeHints = {
  set: m.import_stock_set_hint,
  add: m.import_stock_add_hint,
  opening: m.import_stock_opening_hint,
} satisfies Record<ImportChoices['stockMode'], () => string>

const withoutPictureLabels = {
  refuse: m.import_without_picture_refuse,
  draft: m.import_without_picture_draft,
} satisfies Record<ImportChoices['withoutPicture'], () => string>

/** The options of an import and its file, which is checked with them; nothing is imported yet. */
export function FileBox({ onChecked }: { onChecked: (productImport: ProductImport) => void }) {
  const [choices, setChoices] = useState<ImportChoices>({ stockMode: 'set', withoutPicture: 'refuse', categoryId: '' })
  return (
    <div className="grid gap-5">
      <ChoiceFields choices={choices} onChange={(changed) => setChoices({ ...choices, ...changed })} />
      <DropBox
        icon={<FileSpreadsheet aria-hidden="true" size={32} className="text-ink-soft" />}
        choose={m.import_choose()}
        hint={m.import_drop()}
        accept={FILE_TYPES}
        field="file"
        progress={{ sending: m.import_sending(), working: m.import_checking() }}
        onFile={async (file, onProgress) => onChecked(await checkFile(file, choices, onProgress))}
      />
    </div>
  )
}

type ChoiceFieldsProps = { choices: ImportChoices; onChange: (changed: Partial<ImportChoices>) => void }

function ChoiceFields({ choices, onChange }: ChoiceFieldsProps) {
  const categories = useAdminCategories()
  return (
    <div className="grid items-start gap-4 md:grid-cols-2 xl:grid-cols-3">
      <SelectField
        label={m.import_stock_mode()}
        hint={stockModeHints[choices.stockMode]()}
        value={choices.stockMode}
        onChange={({ target }) => onChange({ stockMode: STOCK_MODES.find((mode) => mode === target.value) ?? 'set' })}
      >
        {STOCK_MODES.map((mode) => (
          <option key={mode} value={mode}>
            {stockModeLabels[mode]()}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={m.import_without_picture()}
        hint={m.import_without_picture_hint()}
        value={choices.withoutPicture}
        onChange={({ target }) =>
          onChange({ withoutPicture: WITHOUT_PICTURE.find((choice) => choice === target.value) ?? 'refuse' })
        }
      >
        {WITHOUT_PICTURE.map((choice) => (
          <option key={choice} value={choice}>
            {withoutPictureLabels[choice]()}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={m.import_category()}
        hint={m.import_category_hint()}
        value={choices.categoryId}
        onChange={({ target }) => onChange({ categoryId: target.value })}
      >
        <option value="">{m.import_category_none()}</option>
        {(categories.data ?? []).map((category) => (
          <option key={category.id} value={category.id}>
            {nameInLanguage(category)}
          </option>
        ))}
      </SelectField>
    </div>
  )
}
