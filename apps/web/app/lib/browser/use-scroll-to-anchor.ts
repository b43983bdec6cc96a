import { type RefObject, useEffect, useRef } from 'react'

/** Scrolls to an element that is rendered after the browser has looked for the anchor of the URL; returns the ref of the element. */
export function useScrollToAnchor<Target extends HTMLElement>(id: string): RefObject<Target | null> {
  const target = useRef<Target>(null)
  useEffect(() => {
    if (location.hash === `#${id}`) target.current?.scrollIntoView()
  }, [id])
  return target
}
