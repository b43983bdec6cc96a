import type { ServerBuild } from 'react-router'

const ownFile = /^\/assets\/([\w.-]+\.js)$/

/** The build as an Arabic page names it: the same pages, the browser files of the other language. */
export function toArabicBuild(build: ServerBuild): ServerBuild {
  return { ...build, assets: moved(build.assets) }
}

function moved<Value>(value: Value): Value {
  if (typeof value === 'string') return value.replace(ownFile, '/assets/ar/$1') as Value
  if (Array.isArray(value)) return value.map(moved) as Value
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, moved(inner)])) as Value
}
