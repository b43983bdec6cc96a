export { listCards, filterNames } from './list-cards.ts'
export { findCategory } from './find-category.ts'
export { presentPicture } from './present.ts'
