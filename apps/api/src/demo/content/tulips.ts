import type { Offer } from './offer.ts'

export const TULIPS: readonly Offer[] = [
  {
    picture: 'tulips-01',
    sizes: [
      ['medium', 16, 185],
      ['large', 30, 295],
    ],
    care: 'tulips',
    en: 'Clear pink tulips in a tapered glass vase. They arrive closed and squeaking fresh; by the second evening they are twice the size and leaning in every direction, which is the point.',
    ar: 'توليب وردي صافٍ في مزهرية زجاجية. تصل أزهاره مغلقة في أوج نضارتها، وفي المساء الثاني يتضاعف حجمها وتميل في كل اتجاه، وهذا سرّ جمالها.',
  },
  {
    picture: 'tulips-02',
    sizes: [
      ['medium', 15, 190],
      ['large', 25, 280],
    ],
    care: 'tulips',
    en: 'White tulips in a sage-green vase, as crisp as an ironed tablecloth. We suggest them to people who are visiting new neighbours.',
    ar: 'توليب أبيض في مزهرية بخضرة المريمية، نقيّ كمفرش طاولة مكويّ. نقترحه لمن يزور جيرانًا جددًا.',
  },
  {
    picture: 'tulips-03',
    sizes: [
      ['small', 10, 95],
      ['medium', 20, 165],
      ['large', 40, 290],
    ],
    care: 'tulips',
    en: 'Yellow tulips in brown paper: the first sun of the year, carried under one arm.',
    ar: 'توليب أصفر في ورق بنّي، أول شمس في السنة تحملها تحت ذراعك.',
  },
  {
    picture: 'tulips-04',
    sizes: [
      ['medium', 22, 195],
      ['large', 40, 320],
    ],
    care: 'tulips',
    en: 'Deep violet and pale lilac, mixed as they grow in the rows. The dark ones have a sheen like taffeta in lamplight.',
    ar: 'بنفسجي عميق وليلكي فاتح مختلطان كما ينبتان في الحقل. وللداكن منهما لمعة كالتفتا تحت ضوء المصباح.',
    discount: 10,
  },
  {
    picture: 'tulips-05',
    sizes: [
      ['medium', 14, 165],
      ['large', 20, 220],
      ['grand', 50, 480],
    ],
    care: 'tulips',
    en: 'Whatever came in brightest this morning: red, yellow, orange and white in one glass cylinder. No colour plan, lots of joy.',
    ar: 'أزهى ما وصلنا هذا الصباح: أحمر وأصفر وبرتقالي وأبيض في مزهرية واحدة. بلا خطة ألوان وبكثير من الفرح.',
  },
  {
    picture: 'tulips-06',
    sizes: [['medium', 13, 175]],
    care: 'tulips',
    en: 'Thirteen scarlet tulips in a plain white jug. Thirteen because an odd number falls better, and because twelve looked mean.',
    ar: 'ثلاث عشرة زهرة توليب قرمزية في إبريق أبيض بسيط. ثلاث عشرة لأن العدد الفردي أجمل في التنسيق، ولأن اثنتي عشرة بدت لنا قليلة.',
  },
  {
    picture: 'tulips-07',
    sizes: [
      ['small', 12, 125],
      ['medium', 22, 205],
      ['large', 36, 310],
    ],
    care: 'tulips',
    en: 'Peach tulips with petals like silk paper, white ones for air, and a little gypsophila. Soft enough for a newborn’s room, and without scent.',
    ar: 'توليب خوخي ببتلات كورق الحرير، وأبيض يمنحه هواءً، وقليل من الجبسوفيلا. ناعم يليق بغرفة مولود جديد، وبلا رائحة.',
    discount: 20,
  },
  {
    picture: 'tulips-08',
    sizes: [['medium', 11, 230]],
    care: 'tulips',
    en: 'Parrot tulips: fringed, feathered, striped in orange and yellow like a small fire. Their season is six weeks long and we never get enough of them.',
    ar: 'توليب الببغاء: بتلات مهدّبة مخطّطة بالبرتقالي والأصفر كنار صغيرة. موسمه ستة أسابيع ولا يكفينا منه ما يصل.',
    stock: [0],
  },
]
