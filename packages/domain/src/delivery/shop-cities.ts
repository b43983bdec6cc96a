import type { Place } from './distance.ts'
import type { LocalizedName } from './place-names.ts'
import { DEFAULT_CITY } from './riyadh-zones.ts'

export type ShopCity = { name: LocalizedName; place: Place; isDefault?: true }

const city = (en: string, ar: string, latitude: number, longitude: number): ShopCity => ({
  name: { en, ar },
  place: { latitude, longitude },
})

/** Cities where a shop may be, with their centres; the largest first. */
export const SHOP_CITIES: readonly ShopCity[] = [
  { name: DEFAULT_CITY, place: { latitude: 24.7136, longitude: 46.6753 }, isDefault: true },
  city('Jeddah', 'جدة', 21.5433, 39.1728),
  city('Makkah', 'مكة المكرمة', 21.4225, 39.8262),
  city('Madinah', 'المدينة المنورة', 24.4686, 39.6142),
  city('Dammam', 'الدمام', 26.4207, 50.0888),
  city('Khobar', 'الخبر', 26.2794, 50.2083),
  city('Dhahran', 'الظهران', 26.2886, 50.114),
  city('Al Ahsa', 'الأحساء', 25.3833, 49.5867),
  city('Jubail', 'الجبيل', 27.0046, 49.646),
  city('Qatif', 'القطيف', 26.5209, 50.0245),
  city('Taif', 'الطائف', 21.2703, 40.4158),
  city('Tabuk', 'تبوك', 28.3838, 36.555),
  city('Yanbu', 'ينبع', 24.0895, 38.0618),
  city('Abha', 'أبها', 18.2164, 42.5053),
  city('Khamis Mushait', 'خميس مشيط', 18.3064, 42.7292),
  city('Jazan', 'جازان', 16.8892, 42.5511),
  city('Najran', 'نجران', 17.4917, 44.1322),
  city('Al Baha', 'الباحة', 20.0129, 41.4677),
  city('Hail', 'حائل', 27.5114, 41.7208),
  city('Buraydah', 'بريدة', 26.326, 43.975),
  city('Unaizah', 'عنيزة', 26.0843, 43.9936),
  city('Sakaka', 'سكاكا', 29.9697, 40.2064),
  city('Arar', 'عرعر', 30.9753, 41.0381),
  city('Hafar Al Batin', 'حفر الباطن', 28.4328, 45.9708),
  city('Al Kharj', 'الخرج', 24.1554, 47.3346),
]

/** A city of the list by its English name. */
export const findCity = (english: string): ShopCity | null =>
  SHOP_CITIES.find(({ name }) => name.en === english) ?? null
