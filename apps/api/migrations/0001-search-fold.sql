-- How text is made comparable for search, and the extension that searches it.

create extension if not exists pg_trgm;

-- The one folding for search: the same as foldForSearch in packages/domain/src/text.ts, pair for pair (text-cases.ts).
-- No lower() and no character classes: both depend on the locale of the database. Needs the encoding UTF8.
create function warda_fold(t text) returns text
language sql immutable parallel safe strict
as $fold$
  select btrim(regexp_replace(regexp_replace(
    translate(
      replace(replace(replace(replace(replace(replace(replace(replace(
        regexp_replace(normalize(t, NFKD),
          -- marks, tatweel, the lone hamza, apostrophes, format characters
          '[''\u00AD\u02B9-\u02BC\u061C\u0621\u0640\u0674\u180E\u2018\u2019\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF]|[\uFE00-\uFE0F\uFE20-\uFE2F\u0300-\u036F\u0610-\u061A\u064B-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E8\u06EA-\u06ED\u08D3-\u08FF\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF]', '', 'g'),
        'Æ', 'ae'), 'æ', 'ae'), 'Œ', 'oe'), 'œ', 'oe'), 'ß', 'ss'), 'ẞ', 'ss'), 'Þ', 'th'), 'þ', 'th'),
      'ABCDEFGHIJKLMNOPQRSTUVWXYZØøĐđŁłıÐðΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩςАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹ٱةىیېےکگچپژڤھہەۃ',
      'abcdefghijklmnopqrstuvwxyzooddlliddαβγδεζηθικλμνξοπρστυφχψωσабвгдежзиклмнопрстуфхцчшщъыьэюя01234567890123456789اهييييككجبزفهههه'),
    -- punctuation, symbols and blanks
    '[\u0001-\u001F\u007F-\u009F -/:-`{-\u00BF\u00D7\u00F7\u0600-\u060F\u061B-\u061F\u066A-\u066D\u06D4\u06DD\u06DE\u06E9\u06FD\u06FE\u1680\u2000-\u206F\u20A0-\u20CF\u2100-\u2BFF\u2E00-\u2E7F\u3000-\u303F\uFD3E-\uFD4F\uFDFC-\uFDFF\uFE10-\uFE1F\uFE30-\uFE6F\uFFFC\uFFFD\U0001F000-\U0001FBFF\U000E0000-\U000E007F]+', ' ', 'g'),
    -- the article, also after wa, bi and li, where three letters or more remain
    '(^| )(?:و?(?:ال|بال(?!ون)|لل))+(?=[\u0620-\u06D3]{3})', '\1', 'g'),
    ' ')
$fold$;
