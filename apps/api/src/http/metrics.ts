import { monitorEventLoopDelay } from 'node:perf_hooks'

const loop = monitorEventLoopDelay({ resolution: 20 })
loop.enable()

/** Process metrics in the Prometheus text format. */
export function renderMetrics(): string {
  const memory = process.memoryUsage()
  const lines: [string, number][] = [
    ['process_uptime_seconds', process.uptime()],
    ['process_resident_memory_bytes', memory.rss],
    ['nodejs_heap_used_bytes', memory.heapUsed],
    ['nodejs_eventloop_delay_p99_seconds', loop.percentile(99) / 1e9],
    ['nodejs_eventloop_delay_max_seconds', loop.max / 1e9],
  ]
  return lines.map(([name, value]) => `# TYPE ${name} gauge\n${name} ${value}\n`).join('')
}
