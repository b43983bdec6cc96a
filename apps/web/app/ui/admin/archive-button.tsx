import { m } from '@warda/i18n/messages'
import { Button } from '../buttons/button.tsx'

/** Archives or restores the record that a dialog edits. */
export const ArchiveButton = ({
  isArchived,
  busy,
  onPress,
}: {
  isArchived: boolean
  busy: boolean
  onPress: () => void
}) => (
  <Button look="quiet" className="min-h-12 justify-self-start" busy={busy} onClick={onPress}>
    {isArchived ? m.materials_restore() : m.materials_archive()}
  </Button>
)
