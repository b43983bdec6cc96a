import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  layout('shell/shop-layout.tsx', [
    index('routes/shop/home.tsx'),
  ]),
] satisfies RouteConfig
