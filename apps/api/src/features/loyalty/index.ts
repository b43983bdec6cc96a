export {
  earnPoints,
  planRedemption,
  pointsBalance,
  previewRedemption,
  returnPoints,
  reversePoints,
  spendPoints,
} from './points.ts'
