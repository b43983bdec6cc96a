export { productReviews, recentReviews } from './list-reviews.ts'
