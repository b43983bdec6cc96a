import { foldForSearch } from '../text.ts'

/** Words without a meaning for a search, as typed. */
const WORDS =
  'a an the of for to in on with and or my your some any me i we want need looking buy order send please nice beautiful pretty lovely ' +
  'fresh natural real luxury best cheap good colour color coloured colored online shop delivery today happy her him his she he sar ' +
  'من في على مع عن او اريد ابي ابغى ابغا نبي عايز بدي اشتري طلب ارسال توصيل لو سمحت حلو حلوة جميل جميلة طبيعي طبيعية فاخر فاخرة راقي ' +
  'راقية رخيص رخيصة جديد جديدة سعيد سعيدة لون بلون لي له لها عندكم متجر محل اليوم فيه فيها كل اي هل ريال'

export const STOP_WORDS: ReadonlySet<string> = new Set(foldForSearch(WORDS).split(' '))
