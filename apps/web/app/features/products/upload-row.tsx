import { m } from '@warda/i18n/messages'
import { RotateCcw } from 'lucide-react'
import { Button } from '../../ui/buttons/button.tsx'
import { Progress } from '../../ui/feedback/progress.tsx'
import { X } from '../../ui/media/icons.tsx'
import type { Upload, Uploads } from './use-uploads.ts'

/** One upload: its progress, or why it failed. */
export function UploadRow({ upload: { id, file, share, problem }, uploads }: { upload: Upload; uploads: Uploads }) {
  if (problem === null) {
    return (
      <li className="rounded-field border border-line bg-paper p-3">
        <Progress label={m.admin_products_uploading({ name: file.name })} share={share} />
      </li>
    )
  }
  return (
    <li
      role="alert"
      className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-field bg-canceled p-3 text-canceled-ink"
    >
      <span className="min-w-0 grow text-[0.9375rem]">
        <bdi className="break-all font-semibold">{file.name}</bdi>: {problem}
      </span>
      <Button look="quiet" size="small" className="min-h-11" onClick={() => uploads.retry(id)}>
        <RotateCcw aria-hidden="true" size={16} />
        {m.retry_action()}
      </Button>
      <Button
        look="quiet"
        size="icon"
        aria-label={m.admin_products_upload_drop({ name: file.name })}
        onClick={() => uploads.removeUpload(id)}
      >
        <X aria-hidden="true" size={18} />
      </Button>
    </li>
  )
}
