export { keepPicture } from './save-picture.ts'
export { type FileKind, type FileOwner, insertFile } from './queries.ts'
export { sweepFiles } from './delete-orphan-files.ts'
