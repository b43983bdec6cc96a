import type { Offer } from './offer.ts'

export const ROSES: readonly Offer[] = [
  {
    picture: 'roses-01',
    sizes: [
      ['small', 16, 165],
      ['medium', 26, 245],
      ['large', 38, 345],
    ],
    care: 'roses',
    en: 'Garden roses the colour of the hour before sunset, from blush to ripe peach, with spray roses and a loose collar of eucalyptus. We tie it by hand each morning, so no two are quite alike. The one our own families ask for.',
    ar: 'ورد جوري بلون الساعة التي تسبق الغروب، من الوردي الفاتح إلى الخوخي الناضج، مع ورد صغير وأوراق أوكالبتوس. ننسّقها يدويًا كل صباح، فلا تتشابه باقتان. هي التي تطلبها عائلاتنا منا.',
  },
  {
    picture: 'roses-02',
    sizes: [['large', 24, 320]],
    care: 'roses',
    en: 'Two dozen long red roses and nothing else, in plain kraft with a burgundy satin bow. It says one thing, clearly.',
    ar: 'أربع وعشرون وردة حمراء طويلة الساق ولا شيء سواها، في ورق كرافت بسيط وشريط ساتان عنّابي. تقول شيئًا واحدًا وبوضوح.',
  },
  {
    picture: 'roses-03',
    sizes: [
      ['medium', 20, 290],
      ['large', 30, 395],
    ],
    care: 'vaseRoses',
    en: 'White garden roses, full and slightly green at the heart, in a clear glass cylinder. Quiet enough for a desk, generous enough for a dining table. The vase is yours to keep.',
    ar: 'ورد جوري أبيض ممتلئ يميل قلبه إلى الخضرة، في مزهرية زجاجية شفافة. هادئ بما يناسب المكتب وسخيّ بما يليق بمائدة الطعام. والمزهرية لك.',
  },
  {
    picture: 'roses-04',
    sizes: [
      ['medium', 20, 310],
      ['large', 28, 410],
    ],
    care: 'vaseRoses',
    en: 'Peach and coral roses heaped low in a rounded cream pot, with ruscus for gloss. Made for a coffee table: you look down into it, and over it at each other.',
    ar: 'ورد خوخي ومرجاني متراصّ في إناء خزفي كريمي مستدير مع لمعة الروسكس. صُنعت لطاولة القهوة، تنظر إليها من فوق ولا تحجب من يجلس أمامك.',
  },
  {
    picture: 'roses-05',
    sizes: [
      ['small', 15, 160],
      ['large', 24, 255],
      ['grand', 40, 415],
    ],
    care: 'roses',
    en: 'Three pinks that climb from powder to fuchsia, and a haze of tinted gypsophila between them. A good one for a birthday when you know she likes pink and nothing more.',
    ar: 'ثلاث درجات من الوردي تتصاعد من الباهت إلى الفوشيا، وبينها غيمة من الجبسوفيلا الملوّنة. خيار موفّق لعيد ميلاد من تحب الوردي.',
    discount: 15,
  },
  {
    picture: 'roses-06',
    sizes: [['single', 1, 35]],
    care: 'roses',
    en: 'One red rose, seventy centimetres tall, in a slim bud vase. Sometimes that is the whole message.',
    ar: 'وردة حمراء واحدة بطول سبعين سنتيمترًا في مزهرية رفيعة. أحيانًا تكون هي الرسالة كلها.',
  },
  {
    picture: 'roses-07',
    sizes: [
      ['medium', 28, 265],
      ['large', 40, 360],
    ],
    care: 'vaseRoses',
    en: 'Yellow roses, ranunculus and field daisies in a white jug, as if somebody had come in from the garden and put them down beside the bread. It cheers up kitchens and hospital rooms alike.',
    ar: 'ورد أصفر ورانونكيل وأقحوان في إبريق أبيض، كأن أحدهم عاد بها من الحديقة ووضعها بجانب الخبز. تُبهج المطابخ وغرف المستشفى على السواء.',
  },
  {
    picture: 'roses-08',
    sizes: [
      ['medium', 20, 335],
      ['large', 30, 455],
    ],
    care: 'vaseRoses',
    en: 'Burgundy roses that look black in the shade, softened with blush and ruffled carnations, in a sand-coloured urn. For evenings, candles and people who don’t care for pink.',
    ar: 'ورد عنّابي يكاد يسودّ في الظل، يلطّفه الوردي الفاتح والقرنفل المكشكش، في إناء بلون الرمل. للأمسيات والشموع ولمن لا يستهويه الوردي الصريح.',
  },
  {
    picture: 'roses-09',
    sizes: [
      ['small', 12, 150],
      ['medium', 21, 235],
    ],
    care: 'roses',
    en: 'Lilac roses are shy openers: give them a day and they double. We wrap them with white spray roses in two papers, one lilac, one white.',
    ar: 'الورد الليلكي خجول في تفتحه، أمهله يومًا فيتضاعف حجمه. نلفّه مع ورد أبيض صغير بورقتين: ليلكية وبيضاء.',
    stock: [0, 3],
  },
]
