export {
  earnPoints,
  previewRedemption,
  planRedemption,
  pointsBalance,
  returnPoints,
  reversePoints,
  spendPoints,
} from './points.ts'
