export {
  earnPoints,
  lookAtRedemption,
  planRedemption,
  pointsBalance,
  returnPoints,
  reversePoints,
  spendPoints,
} from './points.ts'
