import { monitorEventLoopDelay, performance } from 'node:perf_hooks'
import type { Meter } from '@opentelemetry/api'
import type { PoolCounts } from '../db/pool.ts'

/** The pools of a process by the label `pool`: for requests, for reads of a replica when there is one, and for jobs. */
export type Pools = { requests: PoolCounts; replica?: PoolCounts; jobs: PoolCounts }

/** Memory, event loop, CPU and the pools of this process. Returns a function that stops measuring the event loop. */
export function observeProcess(meter: Meter, pools: Pools): () => void {
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  const gauge = (name: string, description: string) => meter.createObservableGauge(name, { description })
  const started = gauge('process_start_time_seconds', 'Start of the process, in seconds since the epoch.')
  const resident = gauge('process_resident_memory_bytes', 'Resident memory.')
  const heap = gauge('nodejs_heap_used_bytes', 'Memory of objects in use.')
  const external = gauge('nodejs_external_memory_bytes', 'Memory of buffers outside the heap.')
  const lag = gauge('nodejs_eventloop_delay_seconds', 'Delay of the event loop since the previous scrape, by quantile.')
  const connections = gauge('warda_database_connections', 'Database connections of this process, by pool and state.')
  const waiting = gauge('warda_database_waiting', 'Requests or jobs that wait for a connection, by pool.')
  const limit = gauge('warda_database_connections_limit', 'Maximum number of connections, by pool.')
  const cpu = meter.createObservableCounter('process_cpu_seconds_total', {
    description: 'Time of all processor cores.',
  })
  meter.addBatchObservableCallback(
    (result) => {
      const memory = process.memoryUsage()
      result.observe(started, performance.timeOrigin / 1e3)
      result.observe(resident, memory.rss)
      result.observe(heap, memory.heapUsed)
      result.observe(external, memory.external)
      for (const quantile of [0.5, 0.99, 1])
        result.observe(lag, delay.percentile(quantile * 100) / 1e9, { quantile: String(quantile) })
      delay.reset()
      for (const [pool, { totalCount, idleCount, waitingCount, options }] of Object.entries(pools)) {
        result.observe(connections, totalCount - idleCount, { pool, state: 'in_use' })
        result.observe(connections, idleCount, { pool, state: 'idle' })
        result.observe(waiting, waitingCount, { pool })
        result.observe(limit, options.max, { pool })
      }
      const { user, system } = process.cpuUsage()
      result.observe(cpu, (user + system) / 1e6)
    },
    [started, resident, heap, external, lag, connections, waiting, limit, cpu],
  )
  return () => void delay.disable()
}
