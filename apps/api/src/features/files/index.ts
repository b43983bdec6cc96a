export { savePicture } from './save-picture.ts'
export { type FileKind, type FileOwner, insertFile } from './queries.ts'
export { deleteOrphanFiles } from './delete-orphan-files.ts'
