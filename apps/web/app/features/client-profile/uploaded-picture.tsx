import { PrivatePicture } from '../../ui/media/private-picture.tsx'

/** The picture that was sent before, small; nothing when there is none. */
export const pictureThere = (fileId: string | null, alt: string) =>
  fileId === null ? undefined : <PrivatePicture fileId={fileId} alt={alt} className="size-24" />
