export { findCategory } from './find-category.ts'
export { type FilterNames, listCards, listFilterNames } from './list-cards.ts'
export { presentPicture } from './present.ts'
