export {
  earnPoints,
  planRedemption,
  previewRedemption,
  readPointsBalance,
  returnPoints,
  reversePoints,
  spendPoints,
} from './points.ts'
