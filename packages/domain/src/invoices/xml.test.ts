import { expect, test } from 'vitest'
import { element, optionalText, textElement, writeXml } from './xml.ts'

test('attributes are sorted by name', () => {
  const root = { ...element('a', null), attributes: { z: '1', 'x:b': '2', x: '3', a: '4' } }
  expect(writeXml(root)).toBe('<a a="4" x="3" x:b="2" z="1"></a>')
  expect(writeXml({ ...root, attributes: { a: '1', b: '2' } })).toBe('<a a="1" b="2"></a>')
})

test('special characters of texts are escaped', () => {
  expect(writeXml(textElement('a', `<&>"'\t\n\r`))).toBe(`<a>&lt;&amp;&gt;"'\t\n&#xD;</a>`)
})

test('special characters of attributes are escaped', () => {
  expect(writeXml(textElement('a', '', { b: `<&>"'\t\n\r` }))).toBe(`<a b="&lt;&amp;>&quot;'&#x9;&#xA;&#xD;"></a>`)
})

test('characters that XML does not allow are removed', () => {
  expect(writeXml(textElement('a', 'x\u0000\uD800\uFFFEy', { b: 'x\u0001\uDFFF\uFFFFy' }))).toBe('<a b="xy">xy</a>')
})

test('an empty or absent text gives no element', () => {
  expect([optionalText('a', null), optionalText('a', '')]).toEqual([null, null])
  expect(optionalText('a', 'b')).toEqual(textElement('a', 'b'))
})

test('children that are null are omitted', () => {
  expect(writeXml(element('a', null, [textElement('b', '1'), textElement('c', '2')], null))).toBe(
    '<a><b>1</b><c>2</c></a>',
  )
})
