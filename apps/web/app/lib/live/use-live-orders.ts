import { useEffect, useRef } from 'react'
import { createStore, useStore } from '../browser/store.ts'
import { followOrders, type LiveStatus } from './follow-orders.ts'

const status = createStore<LiveStatus>('connecting')

export const useLiveStatus = (): LiveStatus => useStore(status, 'connecting')

/** Interval in which several changes cause one call (ms). */
const BATCH_MS = 250

/** Subscribes to the stream of changed orders at `address` while mounted; calls `onChange` when orders may have changed. */
export const useLiveOrders = (address: string, onChange: () => void): void => {
  const latest = useRef(onChange)
  useEffect(() => {
    latest.current = onChange
  })
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const scheduleChange = (): void => {
      timer ??= setTimeout(() => {
        timer = undefined
        latest.current()
      }, BATCH_MS)
    }
    const stop = followOrders(address, { onStatus: status.write, onChange: scheduleChange })
    return () => {
      stop()
      clearTimeout(timer)
      status.write('connecting')
    }
  }, [address])
}
