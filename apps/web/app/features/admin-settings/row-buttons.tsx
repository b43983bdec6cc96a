import { m } from '@warda/words/messages'
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import { Button } from '../../ui/button.tsx'

/** Takes a row out of a list; `name` says which for those who don't see it. */
export const RemoveButton = ({ name, onRemove }: { name: string; onRemove: () => void }) => (
  <Button
    look="quiet"
    size="icon"
    className="size-12"
    aria-label={m.admin_settings_remove({ name })}
    onClick={onRemove}
  >
    <Trash2 aria-hidden="true" size={18} />
  </Button>
)

/** Moves a row; the end of the list it stands at is not offered. */
export const MoveButtons = ({
  name,
  first,
  last,
  onMove,
}: {
  name: string
  first: boolean
  last: boolean
  onMove: (by: -1 | 1) => void
}) => (
  <>
    <Button
      look="quiet"
      size="icon"
      className="size-12"
      disabled={first}
      aria-label={m.admin_settings_up({ name })}
      onClick={() => onMove(-1)}
    >
      <ArrowUp aria-hidden="true" size={18} />
    </Button>
    <Button
      look="quiet"
      size="icon"
      className="size-12"
      disabled={last}
      aria-label={m.admin_settings_down({ name })}
      onClick={() => onMove(1)}
    >
      <ArrowDown aria-hidden="true" size={18} />
    </Button>
  </>
)
