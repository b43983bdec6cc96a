export { listProductReviews, listRecentReviews } from './list-reviews.ts'
