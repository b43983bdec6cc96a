import { m } from '@warda/i18n/messages'
import { Trash2 } from 'lucide-react'
import { IconButton } from '../../ui/admin/icon-button.tsx'

/** Removes a row; `name` identifies the row for screen readers. */
export const RemoveButton = ({ name, onRemove }: { name: string; onRemove: () => void }) => (
  <IconButton label={m.admin_settings_remove({ name })} Icon={Trash2} onClick={onRemove} />
)
