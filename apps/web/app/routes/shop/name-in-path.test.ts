import { describe, expect, it } from 'vitest'
import { parseCategorySegment } from './name-in-path.ts'

describe('/category={name}', () => {
  it('ROUTE-06 reads the name, in any language and also with spaces around "="', () => {
    expect(parseCategorySegment('category=Blush Hour')).toBe('Blush Hour')
    expect(parseCategorySegment('category = ساعة الورد')).toBe('ساعة الورد')
    expect(parseCategorySegment('category=a=b')).toBe('a=b')
  })
  it('ROUTE-07 any other path is not found', () => {
    expect(parseCategorySegment('category')).toBeNull()
    expect(parseCategorySegment('category=')).toBeNull()
    expect(parseCategorySegment('categories=roses')).toBeNull()
    expect(parseCategorySegment(`category=${'x'.repeat(201)}`)).toBeNull()
  })
})
