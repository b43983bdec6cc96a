import { PrivatePicture } from '../../ui/media/private-picture.tsx'

/** Thumbnail of a picture uploaded before, if there is one. */
export const renderUploadedPicture = (fileId: string | null, alt: string) =>
  fileId === null ? undefined : <PrivatePicture fileId={fileId} alt={alt} className="size-24" />
