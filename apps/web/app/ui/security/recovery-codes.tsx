import { m } from '@warda/i18n/messages'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { downloadFile } from '../../lib/api/call-file.ts'
import { Button } from '../buttons/button.tsx'
import { ConfirmDialog } from '../layout/confirm-dialog.tsx'
import { Dialog } from '../layout/dialog.tsx'

type RecoveryCodesProps = { codes: readonly string[]; onDone: () => void }

/** The dialog with the recovery codes. Because they are shown once, it closes only when the person says that they are stored. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const [isLeaving, setLeaving] = useState(false)
  return (
    <>
      <Dialog open={!isLeaving} onClose={() => setLeaving(true)} title={m.second_factor_codes_title()}>
        <CodeList codes={codes} onDone={onDone} />
      </Dialog>
      <ConfirmDialog
        open={isLeaving}
        title={m.second_factor_codes_leave_title()}
        cancelLabel={m.second_factor_codes_show()}
        confirmLabel={m.second_factor_codes_done()}
        onCancel={() => setLeaving(false)}
        onConfirm={onDone}
      >
        {m.second_factor_codes_leave_text()}
      </ConfirmDialog>
    </>
  )
}

/** The same in both languages. */
const FILE_NAME = 'recovery-codes.txt'

/** The codes with a text file of them. */
function CodeList({ codes, onDone }: RecoveryCodesProps) {
  const download = (): void => {
    const text = [m.second_factor_codes_title(), '', ...codes, ''].join('\r\n')
    downloadFile(new Blob([text], { type: 'text/plain;charset=utf-8' }), FILE_NAME)
  }
  return (
    <div className="grid gap-4">
      <p>{m.second_factor_codes_text()}</p>
      <ul
        dir="ltr"
        aria-label={m.second_factor_codes_title()}
        className="tabular grid grid-cols-2 gap-x-3 gap-y-2 whitespace-nowrap rounded-field bg-sand px-2 py-3 text-center font-semibold sm:px-4"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="secondary" className="min-h-12" onClick={download}>
          <Download aria-hidden="true" size={18} />
          {m.second_factor_codes_download()}
        </Button>
        <Button className="min-h-12" onClick={onDone}>
          {m.second_factor_codes_done()}
        </Button>
      </div>
    </div>
  )
}
