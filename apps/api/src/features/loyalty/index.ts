export { earnPoints, planRedemption, pointsBalance, returnPoints, reversePoints, spendPoints } from './points.ts'
