import { describe, expect, it } from 'vitest'
import { nameInPath } from './name-in-path.ts'

describe('/category={name}', () => {
  it('ROUTE-06 reads the name, in any language and also with spaces around "="', () => {
    expect(nameInPath('category=Blush Hour')).toBe('Blush Hour')
    expect(nameInPath('category = ساعة الورد')).toBe('ساعة الورد')
    expect(nameInPath('category=a=b')).toBe('a=b')
  })
  it('ROUTE-07 leaves every other address to the missing page', () => {
    expect(nameInPath('category')).toBeNull()
    expect(nameInPath('category=')).toBeNull()
    expect(nameInPath('categories=roses')).toBeNull()
    expect(nameInPath(`category=${'x'.repeat(201)}`)).toBeNull()
  })
})
