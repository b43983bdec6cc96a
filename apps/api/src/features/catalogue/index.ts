export { findCategory } from './find-category.ts'
export { listCards, listFilterNames } from './list-cards.ts'
export { presentPicture } from './present.ts'
