import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainText, richText } from './rich-text.ts'

test('ADMIN-01 Markdown is rendered as paragraphs, emphasis, lists, small headings and links only', () => {
  const html = richText(
    '# Care\n\nCut **2 cm** off, *at an angle*.\nEvery day.\n\n- water\n- light\n\n1. one\n\n[Us](https://warda.example/a?b=1&c=2)',
  )
  expect(html).toBe(
    '<h3>Care</h3>\n<p>Cut <strong>2 cm</strong> off, <em>at an angle</em>.<br />\nEvery day.</p>\n<ul>\n<li>water</li>\n<li>light</li>\n</ul>\n<ol>\n<li>one</li>\n</ol>\n<p><a href="https://warda.example/a?b=1&amp;c=2" rel="nofollow noopener">Us</a></p>',
  )
  expect(richText('[Write](mailto:hello@warda.example)')).toContain('href="mailto:hello@warda.example"')
  expect(richText('| a | b |\n|---|---|\n| 1 | 2 |\n\n```\nkept\n```\n\n![x](https://x/y.png)')).not.toMatch(
    /<(?:table|code|pre|img)|src/,
  )
})

test('ADMIN-01 plain text has no Markdown and no tags, and text without Markdown is unchanged', () => {
  expect(plainText('# Care\n\nCut **2 cm** off & `keep` 3 < 5.\n\n- water\n- light')).toBe(
    'Care\nCut 2 cm off & keep 3 < 5.\nwater\nlight',
  )
  for (const text of ['Garden roses, "blush" & peach – it’s spring.', 'ورد جوري، بأوراق الأوكالبتوس.', ''])
    expect(plainText(text)).toBe(text)
  expect(plainText('two\nlines')).toBe('two\nlines')
  expect(plainText('a <b onclick="x()">b</b> <script>alert(1)</script> c')).toBe('a b  c')
})

/** Known cross-site scripting attacks. */
const ATTACKS = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '</p></div></script><script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<img src="x" onerror="alert(1)"//>',
  '<p onmouseover=alert(1)>x</p>',
  '<a href="https://ok.example" onclick="alert(1)">x</a>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="java&#x0A;script:alert(1)">x</a>',
  '<a href=" &#14; javascript:alert(1)">x</a>',
  '<a href="&#106;&#97;vascript&colon;alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="https://ok.example" style="position:fixed;inset:0">x</a>',
  '<a href="https://ok.example" target="_blank" rel="opener">x</a>',
  '[x](javascript:alert(1))',
  '[x](JAVASCRIPT:alert(1))',
  '[x](javascript&#58;alert(1))',
  '[x](<javascript:alert(1)>)',
  '[x](data:text/html;base64,PHNjcmlwdD4=)',
  '[x](https://ok.example "a\\" onmouseover=\\"alert(1)")',
  '[x]: javascript:alert(1)\n\n[x]',
  '<javascript:alert(1)>',
  '![x](javascript:alert(1))',
  '![x](https://e.example/"onerror="alert(1))',
  '![](x){onerror=alert(1)}',
  '`<script>alert(1)</script>`',
  '```html\n<script>alert(1)</script>\n```',
  '~~~"onclick=alert(1)\nx\n~~~',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<style>@import "//evil.example"</style>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<link rel=stylesheet href=//evil.example/x.css>',
  '<meta http-equiv=refresh content="0;url=javascript:alert(1)">',
  '<base href="//evil.example/">',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object><embed src="javascript:alert(1)">',
  '<form action="javascript:alert(1)"><button>x</button></form>',
  '<input autofocus onfocus=alert(1)><textarea><script>alert(1)</script>',
  '<details open ontoggle=alert(1)>x</details>',
  '<video><source onerror=alert(1)></video>',
  '<template><script>alert(1)</script></template>',
  '<xmp><img src=x onerror=alert(1)></xmp>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<![CDATA[><script>alert(1)</script>]]>',
  '<?xml version="1.0"?><script>alert(1)</script>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '&amp;lt;script&amp;gt;alert(1)',
  '<p>\u0000<scri\u0000pt>alert(1)</scri\u0000pt>',
  '<a href="https://ok.example/"\u2028onclick=alert(1)>x</a>',
  '"><img src=x onerror=alert(1)><"',
]

/** The allowed tags and attributes in their exact spelling; the rest of the text must not contain `<`. */
const allowedTags =
  /<(?:\/(?:p|strong|em|ul|ol|li|h3|a)|(?:p|strong|em|ul|ol|li|h3|br ?\/?)|a(?: href="(?:https?:\/\/|mailto:)[^"<>\s]*" rel="nofollow noopener")?|br \/)>/g

test.each(ATTACKS)('ADMIN-01 rich text contains only allowed tags: %s', (attack) => {
  for (const text of [
    attack,
    `before ${attack} after`,
    `- ${attack}`,
    `# ${attack}`,
    `> **${attack}**`,
    `[${attack}](https://ok.example)`,
  ])
    expect(richText(text).replace(allowedTags, '')).not.toMatch(/</)
})

test.each(ATTACKS)('ADMIN-01 plain text contains no tags: %s', (attack) => {
  for (const text of [attack, `<<b>img src=x onerror=alert(1)>${attack}`])
    expect(plainText(text)).not.toMatch(/<[/!?a-z][^<>]*>/i)
})

test('ADMIN-01 rich text of any combination of attack fragments contains only allowed tags', () => {
  const pieces = fc.constantFrom(
    ...ATTACKS.flatMap((one) => one.split(/(?<=[<>"'`[\]()\s])/)),
    '\n\n',
    '**',
    '`',
    '[',
    '](',
    ')',
  )
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
      const html = richText(parts.join(''))
      return !html.replace(allowedTags, '').includes('<')
    }),
    { numRuns: 2_000 },
  )
})

/** Texts that exhaust the stack or the processor of Markdown renderers, as long as the longest legal text. */
const PATHOLOGICAL: Record<string, string> = {
  quotations: '> '.repeat(25_000),
  'lists in one line': '- '.repeat(25_000),
  'numbered lists in one line': '1. '.repeat(16_000),
  'lists of increasing indentation': Array.from({ length: 300 }, (_, depth) => `${' '.repeat(2 * depth)}- a`).join(
    '\n',
  ),
  'opened emphasis': '_a'.repeat(25_000),
  'strong and emphasis': '*a **a '.repeat(7_000),
  'closed emphasis': `${'*'.repeat(25_000)}a${'*'.repeat(25_000)}`,
  brackets: `${'['.repeat(25_000)}a${']'.repeat(25_000)}`,
  'unclosed links': '[a](<b'.repeat(8_000),
  'unclosed pictures': '![a](b'.repeat(8_000),
  'code of every length': Array.from({ length: 300 }, (_, length) => `e${'`'.repeat(length)}`).join(''),
  'unclosed tags': '<a x="'.repeat(8_000),
  'unclosed comments': '<!-- '.repeat(10_000),
  'nested tags': `${'<ul><li>'.repeat(6_000)}x`,
  'tags in tags': `${'<b'.repeat(12_000)}${'>'.repeat(12_000)}`,
  'addresses in addresses': 'http://a'.repeat(6_000),
  strikethrough: '~~a '.repeat(12_000),
  entities: '&#x'.repeat(16_000),
  tables: `${'|a'.repeat(200)}|\n${'|-'.repeat(200)}|\n${'|a\n'.repeat(10_000)}`,
}

test.each(Object.keys(PATHOLOGICAL))(
  'GROW-10 text that slows Markdown down is rendered, without deep nesting: %s',
  (name) => {
    const text = PATHOLOGICAL[name] ?? ''
    const html = richText(text)
    expect(html.length).toBeLessThan(20 * text.length)
    const depths: number[] = [0]
    for (const [tag] of html.matchAll(/<\/?(?:p|strong|em|ul|ol|li|h3|a)\b[^>]*>/g))
      depths.push((depths.at(-1) ?? 0) + (tag.startsWith('</') ? -1 : 1))
    expect(Math.max(...depths)).toBeLessThanOrEqual(20)
    expect(plainText(text)).not.toMatch(/<[/!?a-z][^<>]*>/i)
  },
)
