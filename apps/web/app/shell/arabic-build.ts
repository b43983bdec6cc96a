import type { ServerBuild } from 'react-router'

const assetPath = /^\/assets\/([\w.-]+\.js)$/

/** The build for Arabic pages: the same routes with the Arabic browser files. */
export function toArabicBuild(build: ServerBuild): ServerBuild {
  return { ...build, assets: toArabicPaths(build.assets) }
}

function toArabicPaths<Value>(value: Value): Value {
  if (typeof value === 'string') return value.replace(assetPath, '/assets/ar/$1') as Value
  if (Array.isArray(value)) return value.map(toArabicPaths) as Value
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, toArabicPaths(inner)])) as Value
}
