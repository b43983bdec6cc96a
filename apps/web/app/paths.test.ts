import { describe, expect, it } from 'vitest'
import { dashboardPath, paths } from './paths.ts'

describe('paths', () => {
  it('SHELL-02 links a category to the shop, in any script', () => {
    expect(paths.category('roses')).toBe('/shop?category=roses')
    expect(paths.category('ورد & هدايا')).toBe(`/shop?category=${encodeURIComponent('ورد & هدايا')}`)
  })
  it('SHELL-06 returns the dashboard of the first role, and none for a customer', () => {
    const of = (...roles: string[]) => dashboardPath({ userId: 'u-1', roles })
    expect(of('Customer')).toBe('/dashboard-user/u-1')
    expect(of('ShippingEmployee')).toBe('/dashboard-delivery/u-1')
    expect(of('Shopper', 'Admin')).toBeNull()
    expect(of()).toBeNull()
  })
})
