export {
  earnPoints,
  lookAtRedemption,
  planRedemption,
  pointsBalance,
  type RedemptionAsked,
  returnPoints,
  reversePoints,
  spendPoints,
} from './points.ts'
