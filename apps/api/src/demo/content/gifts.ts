import type { Offer } from './offer.ts'

export const GIFTS: readonly Offer[] = [
  {
    picture: 'gifts-01',
    sizes: [
      ['medium', 18, 290],
      ['large', 32, 460],
    ],
    care: 'box',
    en: 'Red roses shoulder to shoulder in a black hat box, with a gold ribbon. Lift the lid slowly.',
    ar: 'ورد أحمر كتفًا إلى كتف في علبة سوداء مستديرة بشريط ذهبي. ارفع الغطاء على مهل.',
  },
  {
    picture: 'gifts-02',
    sizes: [
      ['medium', 11, 320],
      ['large', 17, 430],
    ],
    care: 'box',
    en: 'Peonies at their fullest, a few roses to hold them up, in a blush box that afterwards keeps letters.',
    ar: 'فاوانيا في أوج امتلائها وقليل من الورد يسندها، في علبة وردية تصلح بعدها لحفظ الرسائل.',
    stock: [3, 0],
  },
  {
    picture: 'gifts-03',
    sizes: [['medium', 15, 310]],
    care: 'box',
    en: 'Blue hydrangea and white roses, as light as their name. We send many of these to new parents, and to people who have just learned to fly.',
    ar: 'هدرانجيا زرقاء وورد أبيض، خفيفة كاسمها. نرسل منها الكثير لآباء جدد ولمن تعلّم الطيران لتوّه.',
  },
  {
    picture: 'gifts-04',
    sizes: [['medium', 25, 345]],
    care: 'box',
    en: 'Twenty-five rose heads planted edge to edge in a white box: blush, pink, white, in an order that took us an afternoon. It stays flat, so it travels well.',
    ar: 'خمس وعشرون وردة مرصوفة حافة إلى حافة في علبة بيضاء: وردي فاتح ووردي وأبيض بترتيب أخذ منا عصرًا كاملًا. مسطّحة فتتحمل الطريق.',
  },
  {
    picture: 'gifts-05',
    sizes: [['medium', 21, 295]],
    care: 'bouquet',
    en: 'A coral bouquet and a small empty box with a bow. Put in what you like: a ring, a key, an apology.',
    ar: 'باقة مرجانية وعلبة صغيرة فارغة بشريط. ضع فيها ما تشاء: خاتمًا أو مفتاحًا أو اعتذارًا.',
    discount: 10,
  },
  {
    picture: 'gifts-06',
    sizes: [['small', 9, 185]],
    care: 'vaseRoses',
    en: 'Nine cream roses and ranunculus in a little vase, beside sixteen truffles from a chocolatier two streets away. The truffles go first.',
    ar: 'تسع زهرات من الورد الكريمي والرانونكيل في مزهرية صغيرة، وبجانبها ست عشرة حبة ترفل من شوكولاتي على بعد شارعين منا. والترفل يختفي أولًا.',
  },
  {
    picture: 'gifts-07',
    sizes: [
      ['medium', 24, 290],
      ['large', 37, 395],
    ],
    care: 'sunflowers',
    en: 'Sunflowers, yellow roses and lavender in a woven basket with a handle. When the flowers are over, it goes to the desert with you for tea.',
    ar: 'دوّار شمس وورد أصفر ولافندر في سلة مجدولة بمقبض. وحين تنتهي الأزهار ترافقك السلة إلى البر مع الشاي.',
  },
  {
    picture: 'gifts-08',
    sizes: [['medium', 21, 330]],
    care: 'box',
    en: 'A peach hat box, a candle and a small gift in one parcel: an evening at home, ready-made. The candle burns for thirty hours.',
    ar: 'علبة خوخية وشمعة وهدية صغيرة في طرد واحد، أمسية منزلية جاهزة. تدوم الشمعة ثلاثين ساعة.',
    discount: 15,
  },
  {
    picture: 'gifts-09',
    sizes: [['medium', 17, 315]],
    care: 'box',
    en: 'Lilac roses and violet hydrangea in a box of the same colour. Teachers seem to get this one at the end of the year.',
    ar: 'ورد ليلكي وهدرانجيا بنفسجية في علبة من اللون نفسه. يبدو أنها من نصيب المعلّمات في نهاية العام.',
  },
]
