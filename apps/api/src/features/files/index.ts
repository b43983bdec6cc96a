export { deleteOrphanFiles } from './delete-orphan-files.ts'
export { createPictureAddresses } from './picture-address.ts'
export { type FileKind, type FileOwner, insertFile } from './queries.ts'
export { savePicture } from './save-picture.ts'
