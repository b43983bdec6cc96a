import { useEffect, useRef } from 'react'
import { createStore, useStore } from '../../../lib/browser/store.ts'
import { followBoard, type LiveStatus } from './follow-board.ts'

const status = createStore<LiveStatus>('connecting')

/** How the board's stream stands. */
export const useLiveStatus = (): LiveStatus => useStore(status, 'connecting')

/** News that come in one moment are told once (ms). */
const GATHER_MS = 250

/** Follows the board's news while the dashboard is open; `onNews` is called when orders may have changed. */
export const useLiveBoard = (userId: string, onNews: () => void): void => {
  const latest = useRef(onNews)
  useEffect(() => {
    latest.current = onNews
  })
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const news = (): void => {
      timer ??= setTimeout(() => {
        timer = undefined
        latest.current()
      }, GATHER_MS)
    }
    const stop = followBoard(userId, { status: status.write, news })
    return () => {
      stop()
      clearTimeout(timer)
      status.write('connecting')
    }
  }, [userId])
}
