import type { Offer } from './offer.ts'

export const WEDDING: readonly Offer[] = [
  {
    picture: 'wedding-01',
    sizes: [
      ['medium', 24, 650],
      ['large', 34, 850],
    ],
    care: 'bridal',
    en: 'White peonies, roses and ranunculus, dense and round, tied with a metre of ivory satin. The classic one: it suits lace as well as plain silk.',
    ar: 'فاوانيا وورد ورانونكيل أبيض في باقة مستديرة متراصّة، يربطها متر من الساتان العاجي. الاختيار الكلاسيكي الذي يليق بالدانتيل وبالحرير السادة.',
  },
  {
    picture: 'wedding-02',
    sizes: [
      ['medium', 18, 690],
      ['large', 28, 920],
    ],
    care: 'bridal',
    en: 'Blush peonies that open during the ceremony, roses, and olive leaves for luck. Loosely gathered so that it moves when you walk.',
    ar: 'فاوانيا وردية تتفتح أثناء الحفل، وورد، وأوراق زيتون للفأل الحسن. مجموعة برخاوة لتتمايل مع خطواتك.',
  },
  {
    picture: 'wedding-03',
    sizes: [
      ['medium', 24, 720],
      ['large', 34, 960],
    ],
    care: 'bridal',
    en: 'Burgundy roses and white anemones for a winter wedding. It photographs like a painting, even in a hotel corridor.',
    ar: 'ورد عنّابي وشقائق بيضاء لعرس شتوي. تظهر في الصور كلوحة، حتى في ممر فندق.',
  },
  {
    picture: 'wedding-04',
    sizes: [
      ['large', 21, 420],
      ['grand', 34, 640],
    ],
    care: 'event',
    en: 'A low white centrepiece of hydrangea, roses and peonies that lets guests see each other across the table. Priced for one table; we lend the bowl.',
    ar: 'تنسيق أبيض منخفض من الهدرانجيا والورد والفاوانيا يترك الضيوف يرون بعضهم عبر الطاولة. السعر للطاولة الواحدة والوعاء إعارة منا.',
  },
  {
    picture: 'wedding-05',
    sizes: [
      ['large', 22, 445],
      ['grand', 36, 690],
    ],
    care: 'event',
    en: 'Peach roses, coral peonies and candles at two heights. Designed by someone who has sat through many dinners and knows where the plates go.',
    ar: 'ورد خوخي وفاوانيا مرجانية وشموع على ارتفاعين. صمّمها من حضر ولائم كثيرة ويعرف أين توضع الأطباق.',
  },
  {
    picture: 'wedding-06',
    sizes: [['small', 20, 220]],
    care: 'crown',
    en: 'A light crown of blush roses, ranunculus and eucalyptus for brides, bridesmaids and very determined six-year-olds. Give us the head size in the note.',
    ar: 'تاج خفيف من الورد الوردي والرانونكيل والأوكالبتوس للعرائس ووصيفاتهن ولصغيرات السادسة العنيدات. اكتبي لنا قياس الرأس في الملاحظة.',
  },
  {
    picture: 'wedding-07',
    sizes: [
      ['medium', 18, 480],
      ['large', 30, 720],
    ],
    care: 'event',
    en: 'Fresh roses and eucalyptus set on your cake by our florist, each stem sealed so that nothing touches the icing. Flowers only: the cake is your baker’s.',
    ar: 'ورد طازج وأوكالبتوس يضعه منسّقنا على كعكتكم، وكل ساق مغلّفة فلا يلمس شيء الكريمة. الزهور فقط، أما الكعكة فمن حلوانيّكم.',
  },
  {
    picture: 'wedding-08',
    sizes: [
      ['large', 20, 980],
      ['grand', 36, 1480],
    ],
    care: 'event',
    en: 'White hydrangea, roses and peonies a metre and a half above the table, in a vase slender enough to disappear. One makes an entrance, a pair makes an aisle.',
    ar: 'هدرانجيا وورد وفاوانيا بيضاء على ارتفاع متر ونصف فوق الطاولة، في مزهرية نحيلة تكاد لا تُرى. واحدة تصنع مدخلًا، واثنتان تصنعان ممرًا.',
    stock: [5, 2],
  },
]
