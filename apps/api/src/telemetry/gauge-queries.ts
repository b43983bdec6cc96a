import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import type { Computed } from '../db/row.ts'

export type QueueFigures = Computed<{ due: number; dueAge: number; running: number; givenUp: number }>

/**
 * Counts the jobs; ages in seconds. A job without an error has not failed: when a running job is added again under its key, `add_job` of
 * graphile-worker marks all its attempts as used and inserts a new one.
 */
export async function readQueue(db: Database): Promise<QueueFigures> {
  const { rows } = await sql<QueueFigures>`
    select count(*) filter (where locked_at is null and attempts < max_attempts and run_at <= now())::int as due,
      coalesce(extract(epoch from now() - min(run_at)
        filter (where locked_at is null and attempts < max_attempts and run_at <= now())), 0)::float8 as "dueAge",
      count(*) filter (where locked_at is not null)::int as running,
      count(*) filter (where attempts >= max_attempts and locked_at is null and last_error is not null)::int as "givenUp"
    from graphile_worker.jobs
  `.execute(db)
  return rows[0] ?? { due: 0, dueAge: 0, running: 0, givenUp: 0 }
}

export type OutboxFigures = Computed<{ outbox: string; unsent: number; age: number }>

/** What waits to be sent, by outbox; ages in seconds. */
export async function readOutboxes(db: Database): Promise<OutboxFigures[]> {
  const { rows } = await sql<OutboxFigures>`
    select outbox, count(at)::int as unsent, coalesce(extract(epoch from now() - min(at)), 0)::float8 as age
    from (values ('mail'), ('message'), ('tax_document'), ('refund')) as o (outbox)
    left join (
      select 'mail' as of, created_at as at from mail where sent_at is null
      union all select 'message', created_at from order_message where state = 'queued'
      union all select 'tax_document', created_at from tax_submission where state = 'waiting'
      union all select 'refund', at from refund_payout where gateway_state = 'pending'
    ) waiting on waiting.of = outbox
    group by outbox
  `.execute(db)
  return rows
}

export type ReplicaFigures = Computed<{ replica: string; seconds: number; bytes: number }>

/**
 * Replicas that stream from this database; none on a replica itself. The role of the shop sees the figures when it is a member of
 * `pg_monitor`, else no replica is listed.
 */
export async function readReplicas(db: Database): Promise<ReplicaFigures[]> {
  const { rows } = await sql<ReplicaFigures>`
    select application_name as replica, coalesce(extract(epoch from max(replay_lag)), 0)::float8 as seconds,
      max(pg_wal_lsn_diff(pg_current_wal_lsn(), replay_lsn))::float8 as bytes
    from pg_stat_replication where replay_lsn is not null and not pg_is_in_recovery() group by application_name
  `.execute(db)
  return rows
}
