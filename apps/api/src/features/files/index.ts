export { keepPicture } from './keep-picture.ts'
export { type FileKind, type FileOwner, insertFile } from './queries.ts'
export { sweepFiles } from './sweep-files.ts'
