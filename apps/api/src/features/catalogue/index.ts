export { findCategory } from './find-category.ts'
export { filterNames, listCards } from './list-cards.ts'
export { presentPicture } from './present.ts'
