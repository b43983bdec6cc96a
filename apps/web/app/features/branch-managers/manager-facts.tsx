import type { BranchManager } from '@warda/contract/branches'
import { m } from '@warda/i18n/messages'
import { DescriptionItem } from '../../ui/data/description-item.tsx'
import { SignedPicture } from '../../ui/media/signed-picture.tsx'
import { refreshManagers } from './use-managers.ts'

/** Data and identity picture of a manager. */
export function ManagerFacts({ manager }: { manager: BranchManager }) {
  const { user, branch, imageIdentity } = manager
  return (
    <div className="grid gap-5">
      <dl className="grid gap-4">
        <DescriptionItem name={m.managers_email()}>
          <a href={`mailto:${user.email}`} className="hover:underline">
            <bdi>{user.email}</bdi>
          </a>
        </DescriptionItem>
        <DescriptionItem name={m.managers_phone()}>
          <a href={`tel:${user.phoneNumber}`} className="hover:underline">
            <bdi dir="ltr">{user.phoneNumber}</bdi>
          </a>
        </DescriptionItem>
        <DescriptionItem name={m.managers_branch()}>
          <bdi>{branch.branchName}</bdi>
        </DescriptionItem>
      </dl>
      {imageIdentity.url !== '' && (
        <figure className="grid gap-2">
          <figcaption className="text-ink-soft text-sm">{m.managers_image()}</figcaption>
          <SignedPicture
            address={imageIdentity.url}
            onExpired={refreshManagers}
            alt={m.managers_image_of({ name: user.fullName })}
            className="min-h-40 w-full object-contain!"
          />
        </figure>
      )}
    </div>
  )
}
