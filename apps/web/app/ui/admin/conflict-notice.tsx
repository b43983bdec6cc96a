import { m } from '@warda/i18n/messages'
import { Button } from '../buttons/button.tsx'
import { Notice } from '../feedback/notice.tsx'

/**
 * Shown when somebody else has saved meanwhile (409), with the server's message. `onLoadSaved` loads the saved version;
 * `onOverwrite` overwrites it.
 */
export function ConflictNotice({
  text,
  onLoadSaved,
  onOverwrite,
}: {
  text: string
  onLoadSaved: () => void
  onOverwrite?: () => void
}) {
  return (
    <Notice tone="warning">
      <p className="font-semibold">{text}</p>
      <p className="mt-0.5">{m.admin_ui_conflict()}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button look="secondary" onClick={onLoadSaved}>
          {m.admin_ui_conflict_theirs()}
        </Button>
        {onOverwrite && (
          <Button look="secondary" onClick={onOverwrite}>
            {m.admin_ui_conflict_mine()}
          </Button>
        )}
      </div>
    </Notice>
  )
}
