export { cardsOf, filterNames } from './cards.ts'
export { findCategory } from './find-category.ts'
export { presentPicture } from './present.ts'
