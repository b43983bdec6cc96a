--
-- PostgreSQL database dump
--


-- Dumped from database version 15.18 (Debian 15.18-0+deb12u1)
-- Dumped by pg_dump version 15.18 (Debian 15.18-0+deb12u1)

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

--
-- Name: graphile_worker; Type: SCHEMA; Schema: -; Owner: -
--

CREATE SCHEMA graphile_worker;


--
-- Name: sandbox_gateway; Type: SCHEMA; Schema: -; Owner: -
--

CREATE SCHEMA sandbox_gateway;


--
-- Name: pg_trgm; Type: EXTENSION; Schema: -; Owner: -
--

CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;


--
-- Name: EXTENSION pg_trgm; Type: COMMENT; Schema: -; Owner: -
--

COMMENT ON EXTENSION pg_trgm IS 'text similarity measurement and index searching based on trigrams';


--
-- Name: job_spec; Type: TYPE; Schema: graphile_worker; Owner: -
--

CREATE TYPE graphile_worker.job_spec AS (
	identifier text,
	payload json,
	queue_name text,
	run_at timestamp with time zone,
	max_attempts smallint,
	job_key text,
	priority smallint,
	flags text[]
);


SET default_tablespace = '';

SET default_table_access_method = heap;

--
-- Name: _private_jobs; Type: TABLE; Schema: graphile_worker; Owner: -
--

CREATE TABLE graphile_worker._private_jobs (
    id bigint NOT NULL,
    job_queue_id integer,
    task_id integer NOT NULL,
    payload json DEFAULT '{}'::json NOT NULL,
    priority smallint DEFAULT 0 NOT NULL,
    run_at timestamp with time zone DEFAULT now() NOT NULL,
    attempts smallint DEFAULT 0 NOT NULL,
    max_attempts smallint DEFAULT 25 NOT NULL,
    last_error text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    key text,
    locked_at timestamp with time zone,
    locked_by text,
    revision integer DEFAULT 0 NOT NULL,
    flags jsonb,
    is_available boolean GENERATED ALWAYS AS (((locked_at IS NULL) AND (attempts < max_attempts))) STORED NOT NULL,
    CONSTRAINT jobs_key_check CHECK (((length(key) > 0) AND (length(key) <= 512))),
    CONSTRAINT jobs_max_attempts_check CHECK ((max_attempts >= 1))
);


--
-- Name: add_job(text, json, text, timestamp with time zone, integer, text, integer, text[], text); Type: FUNCTION; Schema: graphile_worker; Owner: -
--

CREATE FUNCTION graphile_worker.add_job(identifier text, payload json DEFAULT NULL::json, queue_name text DEFAULT NULL::text, run_at timestamp with time zone DEFAULT NULL::timestamp with time zone, max_attempts integer DEFAULT NULL::integer, job_key text DEFAULT NULL::text, priority integer DEFAULT NULL::integer, flags text[] DEFAULT NULL::text[], job_key_mode text DEFAULT 'replace'::text) RETURNS graphile_worker._private_jobs
    LANGUAGE plpgsql
    AS $$
declare
  v_job "graphile_worker"._private_jobs;
begin
  if (job_key is null or job_key_mode is null or job_key_mode in ('replace', 'preserve_run_at')) then
    select * into v_job
    from "graphile_worker".add_jobs(
      ARRAY[(
        identifier,
        payload,
        queue_name,
        run_at,
        max_attempts::smallint,
        job_key,
        priority::smallint,
        flags
      )::"graphile_worker".job_spec],
      (job_key_mode = 'preserve_run_at')
    )
    limit 1;
    return v_job;
  elsif job_key_mode = 'unsafe_dedupe' then
    -- Ensure all the tasks exist (insert only missing identifiers so identity is not consumed)
    insert into "graphile_worker"._private_tasks as tasks (identifier)
    select add_job.identifier
    where not exists (
      select 1
      from "graphile_worker"._private_tasks as existing
      where existing.identifier = add_job.identifier
    )
    on conflict do nothing;
    -- Ensure all the queues exist
    if add_job.queue_name is not null then
      insert into "graphile_worker"._private_job_queues as job_queues (queue_name)
      select add_job.queue_name
      where not exists (
        select 1
        from "graphile_worker"._private_job_queues as existing
        where existing.queue_name = add_job.queue_name
      )
      on conflict do nothing;
    end if;
    -- Insert job, but if one already exists then do nothing, even if the
    -- existing job has already started (and thus represents an out-of-date
    -- world state). This is dangerous because it means that whatever state
    -- change triggered this add_job may not be acted upon (since it happened
    -- after the existing job started executing, but no further job is being
    -- scheduled), but it is useful in very rare circumstances for
    -- de-duplication. If in doubt, DO NOT USE THIS.
    insert into "graphile_worker"._private_jobs as jobs (
      job_queue_id,
      task_id,
      payload,
      run_at,
      max_attempts,
      key,
      priority,
      flags
    )
      select
        job_queues.id,
        tasks.id,
        coalesce(add_job.payload, '{}'::json),
        coalesce(add_job.run_at, now()),
        coalesce(add_job.max_attempts::smallint, 25::smallint),
        add_job.job_key,
        coalesce(add_job.priority::smallint, 0::smallint),
        (
          select jsonb_object_agg(flag, true)
          from unnest(add_job.flags) as item(flag)
        )
      from "graphile_worker"._private_tasks as tasks
      left join "graphile_worker"._private_job_queues as job_queues
      on job_queues.queue_name = add_job.queue_name
      where tasks.identifier = add_job.identifier
    on conflict (key)
      -- Bump the updated_at so that there's something to return
      do update set
        revision = jobs.revision + 1,
        updated_at = now()
      returning *
      into v_job;
    if v_job.revision = 0 then
      perform pg_notify('jobs:insert', '{"r":' || random()::text || ',"count":1}');
    end if;
    return v_job;
  else
    raise exception 'Invalid job_key_mode value, expected ''replace'', ''preserve_run_at'' or ''unsafe_dedupe''.' using errcode = 'GWBKM';
  end if;
end;
$$;


--
-- Name: add_jobs(graphile_worker.job_spec[], boolean); Type: FUNCTION; Schema: graphile_worker; Owner: -
--

CREATE FUNCTION graphile_worker.add_jobs(specs graphile_worker.job_spec[], job_key_preserve_run_at boolean DEFAULT false) RETURNS SETOF graphile_worker._private_jobs
    LANGUAGE plpgsql
    AS $$
begin
  -- Ensure all the tasks exist (insert only missing identifiers so identity is not consumed)
  insert into "graphile_worker"._private_tasks as tasks (identifier)
  select distinct spec.identifier
  from unnest(specs) spec
  where not exists (
    select 1
    from "graphile_worker"._private_tasks as existing
    where existing.identifier = spec.identifier
  )
  on conflict do nothing;
  -- Ensure all the queues exist
  insert into "graphile_worker"._private_job_queues as job_queues (queue_name)
  select distinct spec.queue_name
  from unnest(specs) spec
  where spec.queue_name is not null
  and not exists (
    select 1
    from "graphile_worker"._private_job_queues as existing
    where existing.queue_name = spec.queue_name
  )
  on conflict do nothing;
  -- Ensure any locked jobs have their key cleared - in the case of locked
  -- existing job create a new job instead as it must have already started
  -- executing (i.e. it's world state is out of date, and the fact add_job
  -- has been called again implies there's new information that needs to be
  -- acted upon).
  update "graphile_worker"._private_jobs as jobs
  set
    key = null,
    attempts = jobs.max_attempts,
    updated_at = now()
  from unnest(specs) spec
  where spec.job_key is not null
  and jobs.key = spec.job_key
  and is_available is not true;

  -- WARNING: this count is not 100% accurate; 'on conflict' clause will cause it to be an overestimate
  perform pg_notify('jobs:insert', '{"r":' || random()::text || ',"count":' || array_length(specs, 1)::text || '}');

  -- TODO: is there a risk that a conflict could occur depending on the
  -- isolation level?
  return query insert into "graphile_worker"._private_jobs as jobs (
    job_queue_id,
    task_id,
    payload,
    run_at,
    max_attempts,
    key,
    priority,
    flags
  )
    select
      job_queues.id,
      tasks.id,
      coalesce(spec.payload, '{}'::json),
      coalesce(spec.run_at, now()),
      coalesce(spec.max_attempts, 25),
      spec.job_key,
      coalesce(spec.priority, 0),
      (
        select jsonb_object_agg(flag, true)
        from unnest(spec.flags) as item(flag)
      )
    from unnest(specs) spec
    inner join "graphile_worker"._private_tasks as tasks
    on tasks.identifier = spec.identifier
    left join "graphile_worker"._private_job_queues as job_queues
    on job_queues.queue_name = spec.queue_name
  on conflict (key) do update set
    job_queue_id = excluded.job_queue_id,
    task_id = excluded.task_id,
    payload =
      case
      when json_typeof(jobs.payload) = 'array' and json_typeof(excluded.payload) = 'array' then
        (jobs.payload::jsonb || excluded.payload::jsonb)::json
      else
        excluded.payload
      end,
    max_attempts = excluded.max_attempts,
    run_at = (case
      when job_key_preserve_run_at is true and jobs.attempts = 0 then jobs.run_at
      else excluded.run_at
    end),
    priority = excluded.priority,
    revision = jobs.revision + 1,
    flags = excluded.flags,
    -- always reset error/retry state
    attempts = 0,
    last_error = null,
    updated_at = now()
  where jobs.locked_at is null
  returning *;
end;
$$;


--
-- Name: complete_jobs(bigint[]); Type: FUNCTION; Schema: graphile_worker; Owner: -
--

CREATE FUNCTION graphile_worker.complete_jobs(job_ids bigint[]) RETURNS SETOF graphile_worker._private_jobs
    LANGUAGE sql
    AS $$
  delete from "graphile_worker"._private_jobs as jobs
    where id = any(job_ids)
    and (
      locked_at is null
    or
      locked_at < now() - interval '4 hours'
    )
    returning *;
$$;


--
-- Name: force_unlock_workers(text[]); Type: FUNCTION; Schema: graphile_worker; Owner: -
--

CREATE FUNCTION graphile_worker.force_unlock_workers(worker_ids text[]) RETURNS void
    LANGUAGE sql
    AS $$
update "graphile_worker"._private_jobs as jobs
set locked_at = null, locked_by = null
where locked_by = any(worker_ids);
update "graphile_worker"._private_job_queues as job_queues
set locked_at = null, locked_by = null
where locked_by = any(worker_ids);
$$;


--
-- Name: permanently_fail_jobs(bigint[], text); Type: FUNCTION; Schema: graphile_worker; Owner: -
--

CREATE FUNCTION graphile_worker.permanently_fail_jobs(job_ids bigint[], error_message text DEFAULT NULL::text) RETURNS SETOF graphile_worker._private_jobs
    LANGUAGE sql
    AS $$
  update "graphile_worker"._private_jobs as jobs
    set
      last_error = coalesce(error_message, 'Manually marked as failed'),
      attempts = max_attempts,
      updated_at = now()
    where id = any(job_ids)
    and (
      locked_at is null
    or
      locked_at < NOW() - interval '4 hours'
    )
    returning *;
$$;


--
-- Name: remove_job(text); Type: FUNCTION; Schema: graphile_worker; Owner: -
--

CREATE FUNCTION graphile_worker.remove_job(job_key text) RETURNS graphile_worker._private_jobs
    LANGUAGE plpgsql STRICT
    AS $$
declare
  v_job "graphile_worker"._private_jobs;
begin
  -- Delete job if not locked
  delete from "graphile_worker"._private_jobs as jobs
    where key = job_key
    and (
      locked_at is null
    or
      locked_at < NOW() - interval '4 hours'
    )
  returning * into v_job;
  if not (v_job is null) then
    perform pg_notify('jobs:insert', '{"r":' || random()::text || ',"count":-1}');
    return v_job;
  end if;
  -- Otherwise prevent job from retrying, and clear the key
  update "graphile_worker"._private_jobs as jobs
  set
    key = null,
    attempts = jobs.max_attempts,
    updated_at = now()
  where key = job_key
  returning * into v_job;
  return v_job;
end;
$$;


--
-- Name: reschedule_jobs(bigint[], timestamp with time zone, integer, integer, integer); Type: FUNCTION; Schema: graphile_worker; Owner: -
--

CREATE FUNCTION graphile_worker.reschedule_jobs(job_ids bigint[], run_at timestamp with time zone DEFAULT NULL::timestamp with time zone, priority integer DEFAULT NULL::integer, attempts integer DEFAULT NULL::integer, max_attempts integer DEFAULT NULL::integer) RETURNS SETOF graphile_worker._private_jobs
    LANGUAGE sql
    AS $$
  update "graphile_worker"._private_jobs as jobs
    set
      run_at = coalesce(reschedule_jobs.run_at, jobs.run_at),
      priority = coalesce(reschedule_jobs.priority::smallint, jobs.priority),
      attempts = coalesce(reschedule_jobs.attempts::smallint, jobs.attempts),
      max_attempts = coalesce(reschedule_jobs.max_attempts::smallint, jobs.max_attempts),
      updated_at = now()
    where id = any(job_ids)
    and (
      locked_at is null
    or
      locked_at < NOW() - interval '4 hours'
    )
    returning *;
$$;


--
-- Name: app_user_search_text(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.app_user_search_text() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  new.search_text := ' ' || warda_fold(new.full_name) || ' ' || new.email_folded || ' ' || phone_digits(coalesce(new.phone_e164, new.phone)) || ' ';
  return new;
end $$;


--
-- Name: catalogue_changed(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.catalogue_changed() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform pg_notify('catalogue', '');
  return null;
end $$;


--
-- Name: category_renamed(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.category_renamed() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  update product set category_id = category_id where category_id = new.id;
  return null;
end $$;


--
-- Name: coupon_counted(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.coupon_counted() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if tg_op = 'INSERT' then
    update coupon set uses = uses + 1, taken = taken + 1 where code = new.code;
  else
    update coupon set uses = uses - 1 where code = old.code;
  end if;
  return null;
end $$;


--
-- Name: coupon_not_overused(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.coupon_not_overused() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if new.most_uses is not null and new.uses > new.most_uses and new.uses > old.uses then
    raise exception 'coupon % is used beyond its limit', new.code;
  end if;
  return null;
end $$;


--
-- Name: debt_not_overpaid(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.debt_not_overpaid() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if (select remaining from debt_standing where id = new.debt_id) < 0 then
    raise exception 'debt % is settled beyond its amount', new.debt_id;
  end if;
  return null;
end $$;


--
-- Name: fold_late(bigint, date); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.fold_late(posting bigint, of_day date) RETURNS void
    LANGUAGE plpgsql
    AS $$
begin
  perform pg_advisory_xact_lock_shared(hashtext('revenue_day'));
  if of_day <= (select through from revenue_folded) then
    insert into revenue_day as d (day, part, branch_id, orders, leads, amount, vat)
      select day, part, branch_id, counted, case when lead then counted else 0 end, amount, vat
      from revenue_share where transaction_id = posting order by part
      on conflict (day, part, branch_id) do update set orders = d.orders + excluded.orders, leads = d.leads + excluded.leads,
        amount = d.amount + excluded.amount, vat = d.vat + excluded.vat;
  end if;
end $$;


--
-- Name: fold_revenue(date); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.fold_revenue(until date) RETURNS boolean
    LANGUAGE plpgsql
    AS $$
declare
  since date;
  upto date;
begin
  perform pg_advisory_xact_lock(hashtext('revenue_day'));
  select through into since from revenue_folded;
  if since >= until then
    return false;
  end if;
  select least(until, coalesce(min(day) + 30, until)) into upto from revenue_share where day > since;
  insert into revenue_day (day, part, branch_id, orders, leads, amount, vat)
    select day, part, branch_id, sum(counted), coalesce(sum(counted) filter (where lead), 0), sum(amount), sum(vat)
    from revenue_share where day > since and day <= upto group by day, part, branch_id;
  update revenue_folded set through = upto;
  return upto < until;
end $$;


--
-- Name: free_order_counted(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.free_order_counted() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
declare
  of_day date := (new.at at time zone 'Asia/Riyadh')::date;
  stands bigint;
begin
  select coalesce(sum(r.counted) filter (where r.lead), 0) into stands
  from ledger_transaction t join revenue_share r on r.transaction_id = t.id where t.order_id = new.order_id;
  if new.kind = 'freeSale' and stands = 0 then
    insert into revenue_share (transaction_id, part, day, branch_id, counted, lead, amount, vat)
    select new.id, s.part, of_day, o.branch_id, 1, row_number() over (order by s.part desc) = 1, 0, 0
    from orders o, (
      select distinct p.category_id as part from order_line l join product p on p.id = l.product_id where l.order_id = new.order_id
    ) s where o.id = new.order_id;
  elsif new.kind = 'freeReversal' and stands = 1 then
    insert into revenue_share (transaction_id, part, day, branch_id, counted, lead, amount, vat)
    select new.id, r.part, of_day, r.branch_id, -1, r.lead, 0, 0
    from ledger_transaction t join revenue_share r on r.transaction_id = t.id where t.order_id = new.order_id and r.counted = 1;
  end if;
  perform fold_late(new.id, of_day);
  return null;
end $$;


--
-- Name: invoice_append_only(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.invoice_append_only() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  raise exception 'an issued invoice is never changed';
end $$;


--
-- Name: ledger_append_only(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.ledger_append_only() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  raise exception 'the ledger is append-only';
end $$;


--
-- Name: ledger_balanced(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.ledger_balanced() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if (select sum(amount) from ledger_entry where transaction_id = new.transaction_id) <> 0 then
    raise exception 'ledger transaction % does not balance', new.transaction_id;
  end if;
  return null;
end $$;


--
-- Name: low_stock_changed(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.low_stock_changed() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  update stock set warn_at = new.low_stock where variant_id in (select id from variant where product_id = new.id);
  return null;
end $$;


--
-- Name: money_word(bigint, bigint, text, bigint); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.money_word(outstanding bigint, paid bigint, state text, total bigint) RETURNS text
    LANGUAGE sql IMMUTABLE
    AS $$
  select case when outstanding > 0 and paid > 0 then 'partlyPaid' when outstanding > 0 then 'unpaid'
    when state = 'cancelled' and paid <= 0 and total > 0 then null else 'paid' end
$$;


--
-- Name: order_money_begins(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.order_money_begins() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  new.money := case when new.total = 0 then 'paid' else 'unpaid' end;
  return new;
end $$;


--
-- Name: order_money_word(uuid); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.order_money_word(which uuid) RETURNS text
    LANGUAGE sql STABLE
    AS $$
  select money_word(m.outstanding, m.paid, o.state, o.total) from orders o join order_money m on m.order_id = o.id where o.id = which
$$;


--
-- Name: order_search_follows(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.order_search_follows() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  update orders set recipient_name = recipient_name where user_id = new.id;
  return null;
end $$;


--
-- Name: order_search_follows_client(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.order_search_follows_client() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  update orders set recipient_name = recipient_name where client_id = new.id;
  return null;
end $$;


--
-- Name: order_search_text(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.order_search_text() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
declare buyer app_user;
begin
  select * into buyer from app_user where id = new.user_id;
  new.search_text := ' ' || new.number || ' ' || warda_fold(concat_ws(' ', buyer.full_name, new.recipient_name,
      (select name from branch where id = new.branch_id), (select organization_name from client where id = new.client_id)))
    || ' ' || phone_digits(coalesce(buyer.phone_e164, buyer.phone)) || ' ' || phone_digits(new.recipient_phone) || ' ';
  return new;
end $$;


--
-- Name: phone_digits(text); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.phone_digits(phone text) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
  select regexp_replace(regexp_replace(translate(phone, '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '01234567890123456789'), '\D', '', 'g'), '^(00966|966|0)', '')
$$;


--
-- Name: posting_kept(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.posting_kept() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
declare
  it record;
  word text;
  of_day date := (new.at at time zone 'Asia/Riyadh')::date;
begin
  select o.state, o.total, o.vat, o.money, o.branch_id, o.delivery_fee, b.owed, b.paid, b.sold, b.tax, b.others into it
  from orders o cross join lateral (
    select coalesce(sum(e.amount) filter (where e.account = 'receivable'), 0)::int8 as owed,
      coalesce(-sum(e.amount) filter (where e.account = 'receivable' and t.kind not in ('sale', 'reversal', 'creditNote')), 0)::int8 as paid,
      -sum(e.amount) filter (where t.id = new.id and e.account in ('sales', 'vat')) as sold,
      coalesce(-sum(e.amount) filter (where t.id = new.id and e.account = 'vat'), 0) as tax,
      coalesce(bool_or(t.id <> new.id), false) as others
    from ledger_transaction t left join ledger_entry e on e.transaction_id = t.id where t.order_id = new.order_id
  ) b where o.id = new.order_id;

  word := money_word(it.owed, it.paid, it.state, it.total);
  if word is distinct from it.money then
    update orders set money = word where id = new.order_id;
  end if;

  if it.sold is not null then
    if new.kind = 'sale' and not it.others and it.sold = it.total and it.tax = it.vat
      and exists (select from order_line l where l.order_id = new.order_id)
    then
      insert into revenue_share (transaction_id, part, day, branch_id, counted, lead, amount, vat)
      select new.id, s.part, of_day, it.branch_id, 1, row_number() over (order by s.part desc) = 1, s.amount, s.vat
      from (
        select p.category_id as part, sum(l.net + l.vat) as amount, sum(l.vat) as vat
        from order_line l join product p on p.id = l.product_id where l.order_id = new.order_id group by p.category_id
        union all
        select 0, it.delivery_fee, it.vat - (select sum(l.vat) from order_line l where l.order_id = new.order_id) where it.delivery_fee > 0
      ) s;
    else
      perform share_revenue(new.id);
    end if;
    perform fold_late(new.id, of_day);
  end if;

  if it.owed <> 0 then
    insert into owing values (new.order_id, it.owed) on conflict (order_id) do update set amount = excluded.amount;
  elsif it.others then
    delete from owing where order_id = new.order_id;
  end if;
  return null;
end $$;


--
-- Name: product_discount_changed(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.product_discount_changed() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform product_price_refresh(new.id);
  return null;
end $$;


--
-- Name: product_price_refresh(integer); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.product_price_refresh(which integer) RETURNS void
    LANGUAGE sql
    AS $$
  select 1 from product where id = which for no key update;
  update product p set
    price_was = v.lowest,
    price_from = v.lowest - (v.lowest * p.discount_percent + 50) / 100,
    has_range = v.lowest <> v.highest
  from (select min(price) as lowest, max(price) as highest from variant where product_id = which) v
  where p.id = which and v.lowest is not null
$$;


--
-- Name: product_search_text(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.product_search_text() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
declare
  named text[] := new.flowers || new.colours || new.container;
  written text := new.title_en || ' ' || new.title_ar || ' ' || array_to_string(named, ' ') || ' '
    || coalesce((select string_agg(also, ' ' order by name) from search_word where name = any (named)), '') || ' '
    || coalesce((select name_en || ' ' || name_ar from category where id = new.category_id), '');
begin
  new.title_fold_en := warda_fold(new.title_en);
  new.title_fold_ar := warda_fold(new.title_ar);
  new.search_text := ' ' || warda_fold(written);
  insert into search_vocabulary (word, written)
    select distinct on (warda_fold(w)) warda_fold(w), lower(btrim(w, ',.;:!?()"«»،؛؟'))
    from regexp_split_to_table(written, '[\s-]+') w
    where warda_fold(w) !~ '[ 0-9]' and length(warda_fold(w)) >= 3
    order by warda_fold(w), w
    on conflict do nothing;
  return new;
end $$;


--
-- Name: review_changed(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.review_changed() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
declare which integer := coalesce(new.product_id, old.product_id);
begin
  -- Held first, as in product_price_refresh.
  perform 1 from product where id = which for no key update;
  update product set
    review_count = r.n,
    rating = coalesce(r.average, 0)
  from (select count(*)::integer as n, round(avg(stars), 1) as average from review where product_id = which and status = 'published') r
  where id = which;
  return null;
end $$;


--
-- Name: setting_heard(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.setting_heard() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform pg_notify('settings', coalesce(new.key, old.key));
  return null;
end $$;


--
-- Name: share_revenue(bigint); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.share_revenue(posting bigint) RETURNS void
    LANGUAGE sql
    AS $$
  insert into revenue_share (transaction_id, part, day, branch_id, counted, lead, amount, vat)
  with posted as (
    select t.id, t.order_id, o.branch_id, (t.at at time zone 'Asia/Riyadh')::date as day, t.kind, s.amount, s.vat
    from ledger_transaction t join orders o on o.id = t.order_id
    cross join lateral (
      select -sum(e.amount) as amount, coalesce(-sum(e.amount) filter (where e.account = 'vat'), 0) as vat
      from ledger_entry e where e.transaction_id = t.id and e.account in ('sales', 'vat')
    ) s
    where t.id = posting and s.amount is not null
  ), earlier as (
    select r.part, sum(r.amount) as amount, sum(r.vat) as vat, coalesce(sum(r.counted) filter (where r.lead), 0) as counted
    from posted p join ledger_transaction t on t.order_id = p.order_id and t.id <> p.id join revenue_share r on r.transaction_id = t.id
    group by r.part
  ), before as (
    select coalesce(sum(amount), 0) as amount, coalesce(sum(counted), 0) as counted from earlier
  ), ordered as (
    select pr.category_id as part, sum(l.net + l.vat) as amount, sum(l.vat) as vat
    from posted p join order_line l on l.order_id = p.order_id join product pr on pr.id = l.product_id group by pr.category_id
    union all
    select 0, o.delivery_fee, o.vat - (select coalesce(sum(l.vat), 0) from order_line l where l.order_id = o.id)
    from posted p join orders o on o.id = p.order_id where o.delivery_fee > 0
  ), weights as (
    select part, amount, vat from earlier where (select p.amount < 0 and b.amount > 0 from posted p, before b)
    union all
    select part, amount, vat from ordered where not (select p.amount < 0 and b.amount > 0 from posted p, before b)
  ), placed as (
    -- Without anything to share by, all of it stands as one.
    select part, amount, vat from weights union all select 0, 0, 0 from posted where not exists (select from weights)
  ), running as (
    select part, row_number() over w as n, sum(amount) over w as amount, sum(vat) over w as vat,
      sum(amount) over () as whole, sum(vat) over () as whole_vat
    from placed window w as (order by part desc)
  ), cut as (
    select r.part, r.n,
      case when r.whole <> 0 then round(p.amount * r.amount / r.whole) else p.amount end as amount,
      case when r.whole_vat <> 0 then round(p.vat * r.vat / r.whole_vat) else p.vat end as vat
    from running r, posted p
  )
  select p.id, c.part, p.day, p.branch_id,
    case when p.kind = 'sale' and b.counted = 0 then 1 when p.kind = 'reversal' and b.counted = 1 then -1 else 0 end, c.n = 1,
    c.amount - lag(c.amount, 1, 0) over (order by c.n), c.vat - lag(c.vat, 1, 0) over (order by c.n)
  from posted p, before b, cut c
$$;


--
-- Name: stock_crossed(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.stock_crossed() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if new.on_hand <= new.warn_at then
    insert into low_stock values (new.variant_id) on conflict do nothing;
  else
    delete from low_stock where variant_id = new.variant_id;
  end if;
  return null;
end $$;


--
-- Name: stock_heard(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.stock_heard() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform pg_notify('catalogue', 'stock');
  return null;
end $$;


--
-- Name: stock_warned(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.stock_warned() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  new.warn_at := coalesce((select p.low_stock from variant v join product p on p.id = v.product_id where v.id = new.variant_id), new.warn_at);
  return new;
end $$;


--
-- Name: tell_board(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.tell_board() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform pg_notify('orders', new.id::text);
  return null;
end $$;


--
-- Name: tell_board_of_order(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.tell_board_of_order() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform pg_notify('orders', new.order_id::text);
  return null;
end $$;


--
-- Name: variant_changed(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.variant_changed() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform product_price_refresh(coalesce(new.product_id, old.product_id));
  return null;
end $$;


--
-- Name: warda_fold(text); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.warda_fold(t text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS $$
  select btrim(regexp_replace(regexp_replace(
    translate(
      replace(replace(replace(replace(replace(replace(replace(replace(
        regexp_replace(normalize(t, NFKD),
          -- marks, tatweel, the lone hamza, apostrophes, format characters
          '[''\u00AD\u02B9-\u02BC\u061C\u0621\u0640\u0674\u180E\u2018\u2019\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF]|[\uFE00-\uFE0F\uFE20-\uFE2F\u0300-\u036F\u0610-\u061A\u064B-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E8\u06EA-\u06ED\u08D3-\u08FF\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF]', '', 'g'),
        'Æ', 'ae'), 'æ', 'ae'), 'Œ', 'oe'), 'œ', 'oe'), 'ß', 'ss'), 'ẞ', 'ss'), 'Þ', 'th'), 'þ', 'th'),
      'ABCDEFGHIJKLMNOPQRSTUVWXYZØøĐđŁłıÐðΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩςАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹ٱةىیېےکگچپژڤھہەۃ',
      'abcdefghijklmnopqrstuvwxyzooddlliddαβγδεζηθικλμνξοπρστυφχψωσабвгдежзиклмнопрстуфхцчшщъыьэюя01234567890123456789اهييييككجبزفهههه'),
    -- punctuation, symbols and blanks
    '[\u0001-\u001F\u007F-\u009F -/:-`{-\u00BF\u00D7\u00F7\u0600-\u060F\u061B-\u061F\u066A-\u066D\u06D4\u06DD\u06DE\u06E9\u06FD\u06FE\u1680\u2000-\u206F\u20A0-\u20CF\u2100-\u2BFF\u2E00-\u2E7F\u3000-\u303F\uFD3E-\uFD4F\uFDFC-\uFDFF\uFE10-\uFE1F\uFE30-\uFE6F\uFFFC\uFFFD\U0001F000-\U0001FBFF\U000E0000-\U000E007F]+', ' ', 'g'),
    -- the article, also after wa, bi and li, where three letters or more remain
    '(^| )(?:و?(?:ال|بال(?!ون)|لل))+(?=[\u0620-\u06D3]{3})', '\1', 'g'),
    ' ')
$$;


--
-- Name: _private_job_queues; Type: TABLE; Schema: graphile_worker; Owner: -
--

CREATE TABLE graphile_worker._private_job_queues (
    id integer NOT NULL,
    queue_name text NOT NULL,
    locked_at timestamp with time zone,
    locked_by text,
    is_available boolean GENERATED ALWAYS AS ((locked_at IS NULL)) STORED NOT NULL,
    CONSTRAINT job_queues_queue_name_check CHECK ((length(queue_name) <= 128))
);


--
-- Name: _private_known_crontabs; Type: TABLE; Schema: graphile_worker; Owner: -
--

CREATE TABLE graphile_worker._private_known_crontabs (
    identifier text NOT NULL,
    known_since timestamp with time zone NOT NULL,
    last_execution timestamp with time zone
);


--
-- Name: _private_tasks; Type: TABLE; Schema: graphile_worker; Owner: -
--

CREATE TABLE graphile_worker._private_tasks (
    id integer NOT NULL,
    identifier text NOT NULL,
    CONSTRAINT tasks_identifier_check CHECK ((length(identifier) <= 128))
);


--
-- Name: job_queues_id_seq; Type: SEQUENCE; Schema: graphile_worker; Owner: -
--

ALTER TABLE graphile_worker._private_job_queues ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME graphile_worker.job_queues_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: jobs; Type: VIEW; Schema: graphile_worker; Owner: -
--

CREATE VIEW graphile_worker.jobs AS
 SELECT jobs.id,
    job_queues.queue_name,
    tasks.identifier AS task_identifier,
    jobs.priority,
    jobs.run_at,
    jobs.attempts,
    jobs.max_attempts,
    jobs.last_error,
    jobs.created_at,
    jobs.updated_at,
    jobs.key,
    jobs.locked_at,
    jobs.locked_by,
    jobs.revision,
    jobs.flags
   FROM ((graphile_worker._private_jobs jobs
     JOIN graphile_worker._private_tasks tasks ON ((tasks.id = jobs.task_id)))
     LEFT JOIN graphile_worker._private_job_queues job_queues ON ((job_queues.id = jobs.job_queue_id)));


--
-- Name: jobs_id_seq1; Type: SEQUENCE; Schema: graphile_worker; Owner: -
--

ALTER TABLE graphile_worker._private_jobs ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME graphile_worker.jobs_id_seq1
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: migrations; Type: TABLE; Schema: graphile_worker; Owner: -
--

CREATE TABLE graphile_worker.migrations (
    id integer NOT NULL,
    ts timestamp with time zone DEFAULT now() NOT NULL,
    breaking boolean DEFAULT false NOT NULL
);


--
-- Name: tasks_id_seq; Type: SEQUENCE; Schema: graphile_worker; Owner: -
--

ALTER TABLE graphile_worker._private_tasks ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME graphile_worker.tasks_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: app_user; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.app_user (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    role text NOT NULL,
    full_name text NOT NULL,
    email text NOT NULL,
    email_folded text NOT NULL,
    pending_email text,
    phone text DEFAULT ''::text NOT NULL,
    phone_e164 text,
    password_hash text NOT NULL,
    client_id integer,
    language text DEFAULT 'en'::text NOT NULL,
    email_confirmed_at timestamp with time zone,
    terms_accepted_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    deleted_at timestamp with time zone,
    permissions text[],
    deactivated_at timestamp with time zone,
    last_seen_at timestamp with time zone,
    made_by_shop boolean DEFAULT false NOT NULL,
    search_text text DEFAULT ''::text NOT NULL,
    forgotten_at timestamp with time zone,
    CONSTRAINT app_user_language_check CHECK ((language = ANY (ARRAY['en'::text, 'ar'::text]))),
    CONSTRAINT app_user_role_check CHECK ((role = ANY (ARRAY['Shopper'::text, 'Customer'::text, 'BranchManager'::text, 'ShippingEmployee'::text, 'Admin'::text])))
);


--
-- Name: audit_entry; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.audit_entry (
    id bigint NOT NULL,
    actor_id uuid,
    action text NOT NULL,
    subject text DEFAULT ''::text NOT NULL,
    detail jsonb DEFAULT '{}'::jsonb NOT NULL,
    request_id text NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: audit_entry_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.audit_entry ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.audit_entry_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: branch; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.branch (
    id integer NOT NULL,
    client_id integer NOT NULL,
    name text NOT NULL,
    address text NOT NULL,
    phone text DEFAULT ''::text NOT NULL,
    opening_hours text DEFAULT ''::text NOT NULL,
    employee_count integer DEFAULT 0 NOT NULL,
    latitude double precision,
    longitude double precision,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    monthly_budget bigint,
    CONSTRAINT branch_employee_count_check CHECK ((employee_count >= 0)),
    CONSTRAINT branch_monthly_budget_check CHECK ((monthly_budget >= 0))
);


--
-- Name: branch_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.branch ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.branch_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: branch_manager; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.branch_manager (
    id integer NOT NULL,
    branch_id integer NOT NULL,
    user_id uuid NOT NULL,
    identity_number text NOT NULL,
    identity_file uuid,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    created_by uuid,
    deleted_at timestamp with time zone
);


--
-- Name: branch_manager_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.branch_manager ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.branch_manager_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: cart_line; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.cart_line (
    user_id uuid NOT NULL,
    variant_id integer NOT NULL,
    quantity integer NOT NULL,
    added_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT cart_line_quantity_check CHECK (((quantity >= 1) AND (quantity <= 999)))
);


--
-- Name: category; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.category (
    id integer NOT NULL,
    slug text NOT NULL,
    name_en text NOT NULL,
    name_ar text NOT NULL,
    picture_key text NOT NULL,
    picture_alt_en text NOT NULL,
    picture_alt_ar text NOT NULL,
    "position" integer NOT NULL
);


--
-- Name: category_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.category ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.category_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: client; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.client (
    id integer NOT NULL,
    organization_name text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    tax_number text,
    register_number text,
    street text DEFAULT ''::text NOT NULL,
    building_number text DEFAULT ''::text NOT NULL,
    district text DEFAULT ''::text NOT NULL,
    city text DEFAULT ''::text NOT NULL,
    postal_code text DEFAULT ''::text NOT NULL,
    unified_number text,
    register_issue_date date,
    register_expiry_date date,
    register_copy uuid,
    owner_name text,
    owner_identity_number text,
    owner_contact_number text,
    owner_identity uuid,
    is_tax_registered boolean,
    tax_letter uuid,
    review_state text DEFAULT 'draft'::text NOT NULL,
    review_note text DEFAULT ''::text NOT NULL,
    reviewed_at timestamp with time zone,
    reviewed_by uuid,
    credit_limit bigint DEFAULT 0 NOT NULL,
    discount_percent integer DEFAULT 0 NOT NULL,
    CONSTRAINT client_credit_limit_check CHECK ((credit_limit >= 0)),
    CONSTRAINT client_discount_percent_check CHECK (((discount_percent >= 0) AND (discount_percent <= 90))),
    CONSTRAINT client_review_state_check CHECK ((review_state = ANY (ARRAY['draft'::text, 'pending'::text, 'approved'::text, 'rejected'::text]))),
    CONSTRAINT client_tax_number_check CHECK ((tax_number ~ '^3\d{13}3$'::text))
);


--
-- Name: client_event; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.client_event (
    id bigint NOT NULL,
    client_id integer NOT NULL,
    kind text NOT NULL,
    detail jsonb DEFAULT '{}'::jsonb NOT NULL,
    actor_id uuid,
    request_id text NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: client_event_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.client_event ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.client_event_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: client_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.client ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.client_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: client_minimum; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.client_minimum (
    client_id integer NOT NULL,
    product_id integer NOT NULL,
    quantity integer NOT NULL,
    CONSTRAINT client_minimum_quantity_check CHECK (((quantity >= 2) AND (quantity <= 999)))
);


--
-- Name: client_price; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.client_price (
    client_id integer NOT NULL,
    variant_id integer NOT NULL,
    from_quantity integer NOT NULL,
    price bigint NOT NULL,
    CONSTRAINT client_price_from_quantity_check CHECK (((from_quantity >= 1) AND (from_quantity <= 999))),
    CONSTRAINT client_price_price_check CHECK ((price >= 0))
);


--
-- Name: consent; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.consent (
    id bigint NOT NULL,
    user_id uuid NOT NULL,
    purpose text NOT NULL,
    given boolean NOT NULL,
    text_version text NOT NULL,
    ip text DEFAULT ''::text NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT consent_purpose_check CHECK ((purpose = ANY (ARRAY['terms'::text, 'marketing'::text])))
);


--
-- Name: consent_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.consent ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.consent_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: coupon; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.coupon (
    code text NOT NULL,
    percent integer NOT NULL,
    user_id uuid,
    first_order_only boolean DEFAULT false NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    name text DEFAULT ''::text NOT NULL,
    starts_at timestamp with time zone,
    ends_at timestamp with time zone,
    most_uses integer,
    most_per_user integer DEFAULT 1 NOT NULL,
    least_subtotal bigint DEFAULT 0 NOT NULL,
    disabled_at timestamp with time zone,
    uses integer DEFAULT 0 NOT NULL,
    taken integer DEFAULT 0 NOT NULL,
    CONSTRAINT coupon_least_subtotal_check CHECK ((least_subtotal >= 0)),
    CONSTRAINT coupon_most_per_user_check CHECK ((most_per_user > 0)),
    CONSTRAINT coupon_most_uses_check CHECK ((most_uses > 0)),
    CONSTRAINT coupon_percent_check CHECK (((percent >= 1) AND (percent <= 100))),
    CONSTRAINT coupon_uses_check CHECK ((uses >= 0))
);


--
-- Name: coupon_use; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.coupon_use (
    code text NOT NULL,
    user_id uuid NOT NULL,
    order_id uuid NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: debt; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.debt (
    id integer NOT NULL,
    order_id uuid NOT NULL,
    kind text NOT NULL,
    original bigint NOT NULL,
    due_date date NOT NULL,
    actor text NOT NULL,
    request_id text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT debt_kind_check CHECK ((kind = ANY (ARRAY['postponed'::text, 'monthly'::text, 'rest'::text]))),
    CONSTRAINT debt_original_check CHECK ((original > 0))
);


--
-- Name: debt_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.debt ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.debt_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: debt_settlement; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.debt_settlement (
    id bigint NOT NULL,
    debt_id integer NOT NULL,
    kind text NOT NULL,
    amount bigint NOT NULL,
    transaction_id bigint,
    request_id text NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT debt_settlement_amount_check CHECK ((amount > 0)),
    CONSTRAINT debt_settlement_check CHECK (((kind = 'replaced'::text) = (transaction_id IS NULL))),
    CONSTRAINT debt_settlement_kind_check CHECK ((kind = ANY (ARRAY['payment'::text, 'credit'::text, 'replaced'::text])))
);


--
-- Name: debt_settlement_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.debt_settlement ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.debt_settlement_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: debt_standing; Type: VIEW; Schema: public; Owner: -
--

CREATE VIEW public.debt_standing AS
 SELECT d.id,
    d.order_id,
    d.kind,
    d.original,
    d.due_date,
    d.created_at,
    (((d.original)::numeric - COALESCE(( SELECT sum(s.amount) AS sum
           FROM public.debt_settlement s
          WHERE (s.debt_id = d.id)), (0)::numeric)))::bigint AS remaining
   FROM public.debt d;


--
-- Name: delivery_failure; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.delivery_failure (
    id integer NOT NULL,
    order_id uuid NOT NULL,
    attempt integer NOT NULL,
    reason text NOT NULL,
    note text DEFAULT ''::text NOT NULL,
    actor_id uuid NOT NULL,
    request_id text NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL,
    offered_date date,
    offered_slot text,
    offered_credit bigint NOT NULL,
    choice text,
    chosen_at timestamp with time zone,
    CONSTRAINT delivery_failure_attempt_check CHECK ((attempt > 0)),
    CONSTRAINT delivery_failure_choice_check CHECK ((choice = ANY (ARRAY['nextWindow'::text, 'credit'::text]))),
    CONSTRAINT delivery_failure_offered_credit_check CHECK ((offered_credit >= 0)),
    CONSTRAINT delivery_failure_reason_check CHECK ((reason = ANY (ARRAY['recipientAbsent'::text, 'wrongAddress'::text, 'refused'::text, 'damaged'::text, 'ourFault'::text])))
);


--
-- Name: delivery_failure_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.delivery_failure ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.delivery_failure_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: delivery_proof; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.delivery_proof (
    order_id uuid NOT NULL,
    recipient_name text NOT NULL,
    note text DEFAULT ''::text NOT NULL,
    file_id uuid,
    actor_id uuid NOT NULL,
    request_id text NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: delivery_route; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.delivery_route (
    employee_id uuid NOT NULL,
    date date NOT NULL,
    order_ids uuid[] NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: file_read; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.file_read (
    id bigint NOT NULL,
    file_id uuid NOT NULL,
    user_id uuid NOT NULL,
    request_id text NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: file_read_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.file_read ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.file_read_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: idempotency; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.idempotency (
    user_id uuid NOT NULL,
    key text NOT NULL,
    call text NOT NULL,
    body_hash bytea NOT NULL,
    status integer,
    answer text,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: invitation; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.invitation (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    email text NOT NULL,
    email_folded text NOT NULL,
    full_name text NOT NULL,
    role text NOT NULL,
    permissions text[],
    language text NOT NULL,
    token_hash bytea NOT NULL,
    invited_by uuid NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone,
    revoked_at timestamp with time zone,
    CONSTRAINT invitation_language_check CHECK ((language = ANY (ARRAY['en'::text, 'ar'::text]))),
    CONSTRAINT invitation_role_check CHECK ((role = ANY (ARRAY['ShippingEmployee'::text, 'Admin'::text])))
);


--
-- Name: invoice; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.invoice (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    kind text NOT NULL,
    number text NOT NULL,
    order_id uuid NOT NULL,
    corrects uuid,
    credit_id uuid,
    uuid uuid DEFAULT gen_random_uuid() NOT NULL,
    counter bigint NOT NULL,
    previous_hash text NOT NULL,
    hash text NOT NULL,
    issued_at timestamp with time zone NOT NULL,
    document jsonb NOT NULL,
    xml text NOT NULL,
    qr text NOT NULL,
    net bigint NOT NULL,
    vat bigint NOT NULL,
    total bigint NOT NULL,
    actor text NOT NULL,
    request_id text NOT NULL,
    CONSTRAINT invoice_check CHECK ((total = (net + vat))),
    CONSTRAINT invoice_check1 CHECK (((kind = 'creditNote'::text) = (corrects IS NOT NULL))),
    CONSTRAINT invoice_check2 CHECK (((kind = 'creditNote'::text) = (credit_id IS NOT NULL))),
    CONSTRAINT invoice_kind_check CHECK ((kind = ANY (ARRAY['simplified'::text, 'standard'::text, 'creditNote'::text])))
);


--
-- Name: invoice_series; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.invoice_series (
    series text NOT NULL,
    last bigint DEFAULT 0 NOT NULL,
    hash text DEFAULT ''::text NOT NULL,
    CONSTRAINT invoice_series_series_check CHECK ((series = ANY (ARRAY['invoice'::text, 'creditNote'::text, 'chain'::text])))
);


--
-- Name: ledger_entry; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.ledger_entry (
    id bigint NOT NULL,
    transaction_id bigint NOT NULL,
    account text NOT NULL,
    order_id uuid,
    user_id uuid,
    amount bigint NOT NULL,
    CONSTRAINT ledger_entry_account_check CHECK ((account = ANY (ARRAY['receivable'::text, 'sales'::text, 'vat'::text, 'gateway'::text, 'cash'::text, 'card'::text, 'bank'::text, 'customerCredit'::text]))),
    CONSTRAINT ledger_entry_amount_check CHECK ((amount <> 0))
);


--
-- Name: ledger_entry_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.ledger_entry ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.ledger_entry_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: ledger_transaction; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.ledger_transaction (
    id bigint NOT NULL,
    kind text NOT NULL,
    order_id uuid,
    user_id uuid,
    once text NOT NULL,
    actor text NOT NULL,
    request_id text NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: ledger_transaction_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.ledger_transaction ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.ledger_transaction_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: legal_move; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.legal_move (
    from_state text NOT NULL,
    to_state text NOT NULL
);


--
-- Name: low_stock; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.low_stock (
    variant_id integer NOT NULL
);


--
-- Name: loyalty_entry; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.loyalty_entry (
    id integer NOT NULL,
    user_id uuid NOT NULL,
    order_id uuid,
    kind text NOT NULL,
    points integer NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT loyalty_entry_kind_check CHECK ((kind = ANY (ARRAY['earn'::text, 'redeem'::text, 'return'::text, 'reverse'::text]))),
    CONSTRAINT loyalty_entry_points_check CHECK ((points <> 0))
);


--
-- Name: loyalty_entry_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.loyalty_entry ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.loyalty_entry_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: mail; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.mail (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    kind text NOT NULL,
    dedupe_key text NOT NULL,
    to_address text NOT NULL,
    to_name text NOT NULL,
    language text NOT NULL,
    payload jsonb NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    try_at timestamp with time zone DEFAULT now() NOT NULL,
    sent_at timestamp with time zone,
    CONSTRAINT mail_language_check CHECK ((language = ANY (ARRAY['en'::text, 'ar'::text])))
);


--
-- Name: mailbox_attachment; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.mailbox_attachment (
    message_id integer NOT NULL,
    "position" integer NOT NULL,
    file_name text NOT NULL,
    mime text NOT NULL,
    bytes bytea NOT NULL
);


--
-- Name: mailbox_message; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.mailbox_message (
    id integer NOT NULL,
    mail_id uuid NOT NULL,
    to_address text NOT NULL,
    subject text NOT NULL,
    html text NOT NULL,
    body_text text NOT NULL,
    language text NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: mailbox_message_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.mailbox_message ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.mailbox_message_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: migration; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.migration (
    name text NOT NULL,
    checksum text NOT NULL,
    applied_at timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: occasion; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.occasion (
    slug text NOT NULL,
    name_en text NOT NULL,
    name_ar text NOT NULL,
    "position" integer NOT NULL
);


--
-- Name: one_time_token; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.one_time_token (
    token_hash bytea NOT NULL,
    user_id uuid NOT NULL,
    purpose text NOT NULL,
    email_folded text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT one_time_token_purpose_check CHECK ((purpose = ANY (ARRAY['confirm-email'::text, 'reset-password'::text, 'change-email'::text])))
);


--
-- Name: order_act; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.order_act (
    id bigint NOT NULL,
    order_id uuid NOT NULL,
    kind text NOT NULL,
    detail jsonb DEFAULT '{}'::jsonb NOT NULL,
    actor_id uuid,
    request_id text NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT order_act_kind_check CHECK ((kind = ANY (ARRAY['edit'::text, 'note'::text, 'assign'::text, 'plan'::text])))
);


--
-- Name: order_act_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.order_act ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.order_act_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: order_credit; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.order_credit (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    order_id uuid NOT NULL,
    transaction_id bigint NOT NULL,
    amount bigint NOT NULL,
    vat bigint NOT NULL,
    reason text NOT NULL,
    refunded bigint DEFAULT 0 NOT NULL,
    refund_to text NOT NULL,
    actor_id uuid,
    request_id text NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT order_credit_amount_check CHECK ((amount > 0)),
    CONSTRAINT order_credit_check CHECK (((vat >= 0) AND (vat <= amount))),
    CONSTRAINT order_credit_refund_to_check CHECK ((refund_to = ANY (ARRAY['credit'::text, 'cash'::text, 'transfer'::text, 'none'::text]))),
    CONSTRAINT order_credit_refunded_check CHECK ((refunded >= 0))
);


--
-- Name: order_event; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.order_event (
    order_id uuid NOT NULL,
    seq integer NOT NULL,
    from_state text NOT NULL,
    to_state text NOT NULL,
    actor_id uuid,
    actor text NOT NULL,
    request_id text NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: order_line; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.order_line (
    order_id uuid NOT NULL,
    variant_id integer NOT NULL,
    product_id integer NOT NULL,
    title_en text NOT NULL,
    title_ar text NOT NULL,
    size text NOT NULL,
    quantity integer NOT NULL,
    unit_price bigint NOT NULL,
    gross bigint NOT NULL,
    discount bigint NOT NULL,
    net bigint NOT NULL,
    vat bigint NOT NULL,
    CONSTRAINT order_line_quantity_check CHECK (((quantity >= 1) AND (quantity <= 999))),
    CONSTRAINT order_line_unit_price_check CHECK ((unit_price >= 0))
);


--
-- Name: orders; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.orders (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    number bigint NOT NULL,
    user_id uuid NOT NULL,
    client_id integer,
    branch_id integer,
    state text DEFAULT 'placed'::text NOT NULL,
    terms text NOT NULL,
    postponed boolean DEFAULT false NOT NULL,
    agreed_at timestamp with time zone,
    language text NOT NULL,
    recipient_name text NOT NULL,
    recipient_phone text NOT NULL,
    address_line text,
    district text,
    city text,
    latitude double precision,
    longitude double precision,
    address_note text,
    delivery_date date NOT NULL,
    delivery_slot text NOT NULL,
    card_message text,
    hide_sender boolean DEFAULT false NOT NULL,
    coupon_code text,
    points_redeemed integer DEFAULT 0 NOT NULL,
    subtotal bigint NOT NULL,
    discount bigint NOT NULL,
    redeemed bigint NOT NULL,
    delivery_fee bigint NOT NULL,
    vat bigint NOT NULL,
    total bigint NOT NULL,
    request_hash bytea,
    expires_at timestamp with time zone,
    placed_at timestamp with time zone DEFAULT now() NOT NULL,
    cancelled_at timestamp with time zone,
    completed_at timestamp with time zone,
    assigned_to uuid,
    planned_date date,
    planned_slot text,
    delivered_at timestamp with time zone,
    search_text text DEFAULT ''::text NOT NULL,
    approval text,
    approved_by uuid,
    standing_id integer,
    shop_note text DEFAULT ''::text NOT NULL,
    taken_by uuid,
    money text,
    CONSTRAINT orders_approval_check CHECK ((approval = ANY (ARRAY['waiting'::text, 'approved'::text, 'refused'::text]))),
    CONSTRAINT orders_check CHECK (((discount >= 0) AND (discount <= subtotal))),
    CONSTRAINT orders_check1 CHECK ((total = (((subtotal - discount) - redeemed) + delivery_fee))),
    CONSTRAINT orders_check2 CHECK (((branch_id IS NOT NULL) OR ((address_line IS NOT NULL) AND (city IS NOT NULL)))),
    CONSTRAINT orders_delivery_fee_check CHECK ((delivery_fee >= 0)),
    CONSTRAINT orders_language_check CHECK ((language = ANY (ARRAY['en'::text, 'ar'::text]))),
    CONSTRAINT orders_money_check CHECK ((money = ANY (ARRAY['unpaid'::text, 'partlyPaid'::text, 'paid'::text]))),
    CONSTRAINT orders_points_redeemed_check CHECK ((points_redeemed >= 0)),
    CONSTRAINT orders_redeemed_check CHECK ((redeemed >= 0)),
    CONSTRAINT orders_state_check CHECK ((state = ANY (ARRAY['placed'::text, 'preparing'::text, 'ready'::text, 'outForDelivery'::text, 'delivered'::text, 'completed'::text, 'cancelled'::text]))),
    CONSTRAINT orders_subtotal_check CHECK ((subtotal >= 0)),
    CONSTRAINT orders_terms_check CHECK ((terms = ANY (ARRAY['online'::text, 'cash'::text, 'postponed'::text, 'monthly'::text]))),
    CONSTRAINT orders_total_check CHECK ((total >= 0)),
    CONSTRAINT orders_vat_check CHECK ((vat >= 0))
);


--
-- Name: order_money; Type: VIEW; Schema: public; Owner: -
--

CREATE VIEW public.order_money AS
 SELECT o.id AS order_id,
    m.outstanding,
    m.paid,
    m.due
   FROM (public.orders o
     CROSS JOIN LATERAL ( SELECT (COALESCE(sum(e.amount), (0)::numeric))::bigint AS outstanding,
            (COALESCE((- sum(e.amount) FILTER (WHERE (t.kind <> ALL (ARRAY['sale'::text, 'reversal'::text, 'creditNote'::text])))), (0)::numeric))::bigint AS paid,
            (COALESCE(sum(e.amount) FILTER (WHERE (t.kind = ANY (ARRAY['sale'::text, 'reversal'::text, 'creditNote'::text]))), (0)::numeric))::bigint AS due
           FROM (public.ledger_entry e
             JOIN public.ledger_transaction t ON ((t.id = e.transaction_id)))
          WHERE ((e.order_id = o.id) AND (e.account = 'receivable'::text))) m);


--
-- Name: payment; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.payment (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    order_id uuid NOT NULL,
    attempt_id uuid,
    gateway text NOT NULL,
    tr_number text NOT NULL,
    amount bigint NOT NULL,
    applied bigint NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL,
    method text DEFAULT 'gateway'::text NOT NULL,
    taken_by uuid,
    CONSTRAINT payment_amount_check CHECK ((amount > 0)),
    CONSTRAINT payment_check CHECK (((applied >= 0) AND (applied <= amount))),
    CONSTRAINT payment_method_check CHECK ((method = ANY (ARRAY['gateway'::text, 'cash'::text, 'card'::text, 'transfer'::text, 'credit'::text])))
);


--
-- Name: payment_share; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.payment_share (
    attempt_id uuid NOT NULL,
    order_id uuid NOT NULL,
    "position" integer NOT NULL,
    amount bigint NOT NULL,
    applied bigint,
    CONSTRAINT payment_share_amount_check CHECK ((amount > 0)),
    CONSTRAINT payment_share_check CHECK (((applied >= 0) AND (applied <= amount)))
);


--
-- Name: order_payment; Type: VIEW; Schema: public; Owner: -
--

CREATE VIEW public.order_payment AS
 SELECT p.order_id,
    p.method,
    p.amount,
    p.applied
   FROM public.payment p
  WHERE (NOT (EXISTS ( SELECT
           FROM public.payment_share s
          WHERE (s.attempt_id = p.attempt_id))))
UNION ALL
 SELECT s.order_id,
    p.method,
    (s.applied +
        CASE
            WHEN (s.order_id = p.order_id) THEN (p.amount - p.applied)
            ELSE (0)::bigint
        END) AS amount,
    s.applied
   FROM (public.payment p
     JOIN public.payment_share s ON ((s.attempt_id = p.attempt_id)));


--
-- Name: orders_number_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.orders ALTER COLUMN number ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.orders_number_seq
    START WITH 10001
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: owing; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.owing (
    order_id uuid NOT NULL,
    amount bigint NOT NULL,
    CONSTRAINT owing_amount_check CHECK ((amount <> 0))
);


--
-- Name: payment_attempt; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.payment_attempt (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    order_id uuid NOT NULL,
    gateway text NOT NULL,
    tr_number text,
    amount bigint NOT NULL,
    state text DEFAULT 'created'::text NOT NULL,
    link text,
    mobile_url text,
    qr_url text,
    error_code text DEFAULT ''::text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    checked_at timestamp with time zone,
    CONSTRAINT payment_attempt_amount_check CHECK ((amount > 0)),
    CONSTRAINT payment_attempt_state_check CHECK ((state = ANY (ARRAY['created'::text, 'pending'::text, 'captured'::text, 'failed'::text, 'canceled'::text, 'expired'::text])))
);


--
-- Name: picture; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.picture (
    key text NOT NULL,
    width integer NOT NULL,
    height integer NOT NULL,
    widths integer[] NOT NULL,
    colour text NOT NULL,
    preview text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: private_file; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.private_file (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    kind text NOT NULL,
    mime text NOT NULL,
    bytes integer NOT NULL,
    sha256 bytea NOT NULL,
    width integer NOT NULL,
    height integer NOT NULL,
    order_id uuid,
    client_id integer,
    created_by uuid NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    deleted_at timestamp with time zone,
    CONSTRAINT private_file_bytes_check CHECK ((bytes > 0)),
    CONSTRAINT private_file_check CHECK (((order_id IS NULL) <> (client_id IS NULL))),
    CONSTRAINT private_file_kind_check CHECK ((kind = ANY (ARRAY['proof'::text, 'registerCopy'::text, 'ownerIdentity'::text, 'managerIdentity'::text, 'taxLetter'::text]))),
    CONSTRAINT private_file_mime_check CHECK ((mime = 'image/jpeg'::text))
);


--
-- Name: problem_reply; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.problem_reply (
    id integer NOT NULL,
    report_id integer NOT NULL,
    actor_id uuid NOT NULL,
    text text NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: problem_reply_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.problem_reply ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.problem_reply_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: problem_report; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.problem_report (
    id integer NOT NULL,
    user_id uuid,
    name text NOT NULL,
    email text NOT NULL,
    phone text NOT NULL,
    problem_type text NOT NULL,
    description text NOT NULL,
    language text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    state text DEFAULT 'open'::text NOT NULL,
    answered_at timestamp with time zone,
    CONSTRAINT problem_report_problem_type_check CHECK ((problem_type = ANY (ARRAY['technicalIssue'::text, 'paymentProblem'::text, 'salesInquiry'::text]))),
    CONSTRAINT problem_report_state_check CHECK ((state = ANY (ARRAY['open'::text, 'answered'::text, 'closed'::text])))
);


--
-- Name: problem_report_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.problem_report ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.problem_report_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: product; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.product (
    id integer NOT NULL,
    category_id integer NOT NULL,
    slug text NOT NULL,
    title_en text NOT NULL,
    title_ar text NOT NULL,
    description_en text NOT NULL,
    description_ar text NOT NULL,
    care_en text DEFAULT ''::text NOT NULL,
    care_ar text DEFAULT ''::text NOT NULL,
    flowers text[] DEFAULT '{}'::text[] NOT NULL,
    colours text[] DEFAULT '{}'::text[] NOT NULL,
    container text DEFAULT ''::text NOT NULL,
    discount_percent integer DEFAULT 0 NOT NULL,
    status text DEFAULT 'published'::text NOT NULL,
    sold_count integer DEFAULT 0 NOT NULL,
    price_from bigint DEFAULT 0 NOT NULL,
    price_was bigint DEFAULT 0 NOT NULL,
    has_range boolean DEFAULT false NOT NULL,
    rating numeric(2,1) DEFAULT 0 NOT NULL,
    review_count integer DEFAULT 0 NOT NULL,
    search_text text DEFAULT ''::text NOT NULL,
    title_fold_en text DEFAULT ''::text NOT NULL,
    title_fold_ar text DEFAULT ''::text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    kind text DEFAULT 'bouquet'::text NOT NULL,
    occasions text[] DEFAULT '{}'::text[] NOT NULL,
    publish_at timestamp with time zone,
    version integer DEFAULT 1 NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    low_stock integer DEFAULT 5 NOT NULL,
    CONSTRAINT product_discount_percent_check CHECK (((discount_percent >= 0) AND (discount_percent <= 90))),
    CONSTRAINT product_kind_check CHECK ((kind = ANY (ARRAY['bouquet'::text, 'addOn'::text]))),
    CONSTRAINT product_low_stock_check CHECK ((low_stock >= 0)),
    CONSTRAINT product_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'published'::text, 'archived'::text])))
);


--
-- Name: product_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.product ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.product_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: product_import; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.product_import (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    actor_id uuid NOT NULL,
    file_name text NOT NULL,
    state text DEFAULT 'checking'::text NOT NULL,
    total integer DEFAULT 0 NOT NULL,
    done integer DEFAULT 0 NOT NULL,
    failed integer DEFAULT 0 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    finished_at timestamp with time zone,
    CONSTRAINT product_import_state_check CHECK ((state = ANY (ARRAY['checking'::text, 'checked'::text, 'running'::text, 'done'::text, 'cancelled'::text])))
);


--
-- Name: product_import_row; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.product_import_row (
    import_id uuid NOT NULL,
    line integer NOT NULL,
    slug text DEFAULT ''::text NOT NULL,
    data jsonb NOT NULL,
    problems text[] DEFAULT '{}'::text[] NOT NULL,
    state text DEFAULT 'new'::text NOT NULL,
    CONSTRAINT product_import_row_state_check CHECK ((state = ANY (ARRAY['new'::text, 'done'::text, 'failed'::text])))
);


--
-- Name: product_picture; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.product_picture (
    product_id integer NOT NULL,
    picture_key text NOT NULL,
    "position" integer NOT NULL,
    alt_en text NOT NULL,
    alt_ar text NOT NULL,
    focus_x real DEFAULT 0.5 NOT NULL,
    focus_y real DEFAULT 0.5 NOT NULL,
    CONSTRAINT product_picture_focus_x_check CHECK (((focus_x >= (0)::double precision) AND (focus_x <= (1)::double precision))),
    CONSTRAINT product_picture_focus_y_check CHECK (((focus_y >= (0)::double precision) AND (focus_y <= (1)::double precision)))
);


--
-- Name: rate_bucket; Type: TABLE; Schema: public; Owner: -
--

CREATE UNLOGGED TABLE public.rate_bucket (
    key text NOT NULL,
    window_start timestamp with time zone NOT NULL,
    hits integer DEFAULT 0 NOT NULL
);


--
-- Name: revenue_day; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.revenue_day (
    day date NOT NULL,
    part integer NOT NULL,
    branch_id integer,
    orders integer NOT NULL,
    leads integer NOT NULL,
    amount bigint NOT NULL,
    vat bigint NOT NULL
);


--
-- Name: revenue_folded; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.revenue_folded (
    one boolean DEFAULT true NOT NULL,
    through date NOT NULL,
    CONSTRAINT revenue_folded_one_check CHECK (one)
);


--
-- Name: revenue_share; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.revenue_share (
    transaction_id bigint NOT NULL,
    part integer NOT NULL,
    day date NOT NULL,
    branch_id integer,
    counted smallint NOT NULL,
    lead boolean NOT NULL,
    amount bigint NOT NULL,
    vat bigint NOT NULL,
    CONSTRAINT revenue_share_counted_check CHECK (((counted >= '-1'::integer) AND (counted <= 1)))
);


--
-- Name: review; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.review (
    id integer NOT NULL,
    product_id integer NOT NULL,
    user_id uuid,
    author text NOT NULL,
    stars integer NOT NULL,
    description text NOT NULL,
    language text NOT NULL,
    status text DEFAULT 'published'::text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    reply text DEFAULT ''::text NOT NULL,
    replied_at timestamp with time zone,
    replied_by uuid,
    search_text text GENERATED ALWAYS AS (public.warda_fold(((author || ' '::text) || description))) STORED,
    CONSTRAINT review_language_check CHECK ((language = ANY (ARRAY['en'::text, 'ar'::text]))),
    CONSTRAINT review_stars_check CHECK (((stars >= 1) AND (stars <= 5))),
    CONSTRAINT review_status_check CHECK ((status = ANY (ARRAY['published'::text, 'hidden'::text])))
);


--
-- Name: review_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.review ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.review_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: search_vocabulary; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.search_vocabulary (
    word text NOT NULL,
    written text NOT NULL
);


--
-- Name: search_word; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.search_word (
    name text NOT NULL,
    also text NOT NULL
);


--
-- Name: session; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.session (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    refresh_hash bytea NOT NULL,
    generation integer DEFAULT 1 NOT NULL,
    rotated_at timestamp with time zone DEFAULT now() NOT NULL,
    latest_at timestamp with time zone DEFAULT now() NOT NULL,
    remember boolean NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    revoked_at timestamp with time zone,
    revoked_why text,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: setting; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.setting (
    key text NOT NULL,
    value jsonb NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    changed_at timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: setting_version; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.setting_version (
    key text NOT NULL,
    version integer NOT NULL,
    value jsonb NOT NULL,
    actor_id uuid,
    at timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: slot_booking; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.slot_booking (
    date date NOT NULL,
    slot text NOT NULL,
    taken integer NOT NULL,
    CONSTRAINT slot_booking_taken_check CHECK ((taken >= 0))
);


--
-- Name: slug_redirect; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.slug_redirect (
    kind text NOT NULL,
    slug text NOT NULL,
    target_id integer NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT slug_redirect_kind_check CHECK ((kind = ANY (ARRAY['product'::text, 'category'::text])))
);


--
-- Name: standing_line; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.standing_line (
    standing_id integer NOT NULL,
    variant_id integer NOT NULL,
    quantity integer NOT NULL,
    CONSTRAINT standing_line_quantity_check CHECK (((quantity >= 1) AND (quantity <= 999)))
);


--
-- Name: standing_order; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.standing_order (
    id integer NOT NULL,
    client_id integer NOT NULL,
    branch_id integer NOT NULL,
    created_by uuid NOT NULL,
    name text NOT NULL,
    cadence text NOT NULL,
    day integer NOT NULL,
    slot text NOT NULL,
    terms text NOT NULL,
    recipient_name text NOT NULL,
    recipient_phone text NOT NULL,
    card_message text,
    starts_on date NOT NULL,
    ends_on date,
    paused boolean DEFAULT false NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    deleted_at timestamp with time zone,
    CONSTRAINT standing_order_cadence_check CHECK ((cadence = ANY (ARRAY['weekly'::text, 'monthly'::text]))),
    CONSTRAINT standing_order_check CHECK (
CASE cadence
    WHEN 'weekly'::text THEN ((day >= 0) AND (day <= 6))
    ELSE ((day >= 1) AND (day <= 28))
END),
    CONSTRAINT standing_order_terms_check CHECK ((terms = ANY (ARRAY['cash'::text, 'postponed'::text, 'monthly'::text])))
);


--
-- Name: standing_order_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.standing_order ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.standing_order_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: standing_run; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.standing_run (
    standing_id integer NOT NULL,
    date date NOT NULL,
    order_id uuid,
    problem text,
    at timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: standing_skip; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.standing_skip (
    standing_id integer NOT NULL,
    date date NOT NULL
);


--
-- Name: stock; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.stock (
    variant_id integer NOT NULL,
    on_hand integer NOT NULL,
    warn_at integer DEFAULT 5 NOT NULL,
    CONSTRAINT stock_on_hand_check CHECK ((on_hand >= 0))
);


--
-- Name: stock_move; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.stock_move (
    id bigint NOT NULL,
    variant_id integer NOT NULL,
    change integer NOT NULL,
    reason text NOT NULL,
    order_id uuid,
    at timestamp with time zone DEFAULT now() NOT NULL,
    actor_id uuid,
    note text DEFAULT ''::text NOT NULL,
    CONSTRAINT stock_move_change_check CHECK ((change <> 0)),
    CONSTRAINT stock_move_reason_check CHECK ((reason = ANY (ARRAY['opening'::text, 'order'::text, 'order-returned'::text, 'restock'::text, 'correction'::text])))
);


--
-- Name: stock_move_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.stock_move ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.stock_move_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: variant; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.variant (
    id integer NOT NULL,
    product_id integer NOT NULL,
    sku text NOT NULL,
    size text NOT NULL,
    stems integer NOT NULL,
    price bigint NOT NULL,
    "position" integer NOT NULL,
    CONSTRAINT variant_price_check CHECK ((price > 0)),
    CONSTRAINT variant_size_check CHECK ((size = ANY (ARRAY['small'::text, 'medium'::text, 'large'::text, 'grand'::text, 'single'::text]))),
    CONSTRAINT variant_stems_check CHECK ((stems >= 0))
);


--
-- Name: variant_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.variant ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.variant_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: welcome_given; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.welcome_given (
    email_hash bytea NOT NULL,
    at timestamp with time zone NOT NULL
);


--
-- Name: wishlist_item; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.wishlist_item (
    user_id uuid NOT NULL,
    product_id integer NOT NULL,
    added_at timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: invoice; Type: TABLE; Schema: sandbox_gateway; Owner: -
--

CREATE TABLE sandbox_gateway.invoice (
    tr_number text NOT NULL,
    merchant_ref text NOT NULL,
    amount bigint NOT NULL,
    currency text DEFAULT 'SAR'::text NOT NULL,
    status text DEFAULT 'pending'::text NOT NULL,
    customer_name text NOT NULL,
    description text NOT NULL,
    language text NOT NULL,
    return_url text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    paid_from timestamp with time zone,
    decided_at timestamp with time zone,
    CONSTRAINT invoice_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'paid'::text, 'declined'::text, 'canceled'::text])))
);


--
-- Data for Name: _private_job_queues; Type: TABLE DATA; Schema: graphile_worker; Owner: -
--



--
-- Data for Name: _private_jobs; Type: TABLE DATA; Schema: graphile_worker; Owner: -
--

INSERT INTO graphile_worker._private_jobs OVERRIDING SYSTEM VALUE VALUES
	(41, NULL, 4, '{"orderId":"b46c97c4-f628-4075-8c48-14f62081387d"}', 0, '2026-11-30 17:01:46.414+00', 0, 12, NULL, '2026-11-28 18:01:45.937825+00', '2026-11-28 18:01:45.937825+00', 'complete-order:b46c97c4-f628-4075-8c48-14f62081387d', NULL, NULL, 0, NULL, DEFAULT),
	(46, NULL, 4, '{"orderId":"8b59277b-6f80-443c-9b64-e0454727f181"}', 0, '2026-11-30 17:02:46.414+00', 0, 12, NULL, '2026-11-28 18:01:45.937825+00', '2026-11-28 18:01:45.937825+00', 'complete-order:8b59277b-6f80-443c-9b64-e0454727f181', NULL, NULL, 0, NULL, DEFAULT),
	(50, NULL, 4, '{"orderId":"25a46246-c149-4501-8d8b-ed092f26fa1f"}', 0, '2026-11-30 17:03:46.414+00', 0, 12, NULL, '2026-11-28 18:01:45.937825+00', '2026-11-28 18:01:45.937825+00', 'complete-order:25a46246-c149-4501-8d8b-ed092f26fa1f', NULL, NULL, 0, NULL, DEFAULT),
	(53, NULL, 4, '{"orderId":"30c21427-f8ad-487d-8805-a7207f9098ab"}', 0, '2026-11-30 17:04:46.414+00', 0, 12, NULL, '2026-11-28 18:01:45.937825+00', '2026-11-28 18:01:45.937825+00', 'complete-order:30c21427-f8ad-487d-8805-a7207f9098ab', NULL, NULL, 0, NULL, DEFAULT),
	(57, NULL, 1, '{"orderId":"31469921-911c-43cc-af51-640adc35a349"}', 0, '2026-11-28 08:30:02.836+00', 0, 12, NULL, '2026-11-28 18:01:48.483104+00', '2026-11-28 18:01:48.483104+00', NULL, NULL, NULL, 0, NULL, DEFAULT),
	(67, NULL, 2, '{"mailId":"d614104a-5b1b-4c71-979d-d812c190298e"}', 0, '2026-11-28 18:01:49.379817+00', 0, 12, NULL, '2026-11-28 18:01:49.379817+00', '2026-11-28 18:01:49.379817+00', NULL, NULL, NULL, 0, NULL, DEFAULT),
	(68, NULL, 6, '{}', 0, '2026-11-28 18:01:49.380481+00', 0, 12, NULL, '2026-11-28 18:01:49.380481+00', '2026-11-28 18:01:49.380481+00', NULL, NULL, NULL, 0, NULL, DEFAULT),
	(69, NULL, 1, '{"orderId":"31469921-911c-43cc-af51-640adc35a349"}', 0, '2026-11-28 18:01:49.382333+00', 0, 12, NULL, '2026-11-28 18:01:49.382333+00', '2026-11-28 18:01:49.382333+00', NULL, NULL, NULL, 0, NULL, DEFAULT),
	(70, NULL, 3, '{"attemptId":"418b6910-6306-4687-9f32-35858cd5defd"}', 0, '2026-11-28 18:01:49.38289+00', 0, 12, NULL, '2026-11-28 18:01:49.38289+00', '2026-11-28 18:01:49.38289+00', NULL, NULL, NULL, 0, NULL, DEFAULT),
	(71, NULL, 4, '{"orderId":"30c21427-f8ad-487d-8805-a7207f9098ab"}', 0, '2026-11-28 18:01:49.383377+00', 0, 12, NULL, '2026-11-28 18:01:49.383377+00', '2026-11-28 18:01:49.383377+00', NULL, NULL, NULL, 0, NULL, DEFAULT),
	(72, NULL, 5, '{"orderId":"30c21427-f8ad-487d-8805-a7207f9098ab"}', 0, '2026-11-28 18:01:49.385099+00', 0, 12, NULL, '2026-11-28 18:01:49.385099+00', '2026-11-28 18:01:49.385099+00', NULL, NULL, NULL, 0, NULL, DEFAULT),
	(73, NULL, 8, '{}', 0, '2026-11-28 18:01:49.385801+00', 0, 12, NULL, '2026-11-28 18:01:49.385801+00', '2026-11-28 18:01:49.385801+00', NULL, NULL, NULL, 0, NULL, DEFAULT),
	(74, NULL, 12, '{}', 0, '2026-11-28 18:01:49.386172+00', 0, 12, NULL, '2026-11-28 18:01:49.386172+00', '2026-11-28 18:01:49.386172+00', NULL, NULL, NULL, 0, NULL, DEFAULT),
	(75, NULL, 11, '{}', 0, '2026-11-28 18:01:49.386507+00', 0, 12, NULL, '2026-11-28 18:01:49.386507+00', '2026-11-28 18:01:49.386507+00', NULL, NULL, NULL, 0, NULL, DEFAULT),
	(76, NULL, 9, '{}', 0, '2026-11-28 18:01:49.38681+00', 0, 12, NULL, '2026-11-28 18:01:49.38681+00', '2026-11-28 18:01:49.38681+00', NULL, NULL, NULL, 0, NULL, DEFAULT),
	(77, NULL, 10, '{}', 0, '2026-11-28 18:01:49.387171+00', 0, 12, NULL, '2026-11-28 18:01:49.387171+00', '2026-11-28 18:01:49.387171+00', NULL, NULL, NULL, 0, NULL, DEFAULT),
	(78, NULL, 7, '{}', 0, '2026-11-28 18:01:49.38748+00', 0, 12, NULL, '2026-11-28 18:01:49.38748+00', '2026-11-28 18:01:49.38748+00', NULL, NULL, NULL, 0, NULL, DEFAULT),
	(79, NULL, 13, '{}', 0, '2026-11-28 18:01:49.388097+00', 0, 12, NULL, '2026-11-28 18:01:49.388097+00', '2026-11-28 18:01:49.388097+00', NULL, NULL, NULL, 0, NULL, DEFAULT),
	(80, NULL, 14, '{}', 0, '2026-11-28 18:01:49.395567+00', 0, 12, NULL, '2026-11-28 18:01:49.395567+00', '2026-11-28 18:01:49.395567+00', NULL, NULL, NULL, 0, NULL, DEFAULT),
	(81, NULL, 15, '{}', 0, '2026-11-28 18:01:49.396363+00', 0, 12, NULL, '2026-11-28 18:01:49.396363+00', '2026-11-28 18:01:49.396363+00', NULL, NULL, NULL, 0, NULL, DEFAULT),
	(82, NULL, 16, '{}', 0, '2026-11-28 18:01:49.400548+00', 0, 12, NULL, '2026-11-28 18:01:49.400548+00', '2026-11-28 18:01:49.400548+00', NULL, NULL, NULL, 0, NULL, DEFAULT),
	(83, NULL, 18, '{}', 0, '2026-11-28 18:01:49.404541+00', 0, 12, NULL, '2026-11-28 18:01:49.404541+00', '2026-11-28 18:01:49.404541+00', NULL, NULL, NULL, 0, NULL, DEFAULT),
	(84, NULL, 17, '{"importId":"f89a03a5-1b23-46eb-9b27-2f407f3b444c"}', 0, '2026-11-28 18:01:49.405261+00', 0, 12, NULL, '2026-11-28 18:01:49.405261+00', '2026-11-28 18:01:49.405261+00', NULL, NULL, NULL, 0, NULL, DEFAULT);


--
-- Data for Name: _private_known_crontabs; Type: TABLE DATA; Schema: graphile_worker; Owner: -
--



--
-- Data for Name: _private_tasks; Type: TABLE DATA; Schema: graphile_worker; Owner: -
--

INSERT INTO graphile_worker._private_tasks OVERRIDING SYSTEM VALUE VALUES
	(1, 'expire-order'),
	(2, 'send-mail'),
	(3, 'check-payment'),
	(4, 'complete-order'),
	(5, 'issue-invoice'),
	(6, 'sweep-mails'),
	(7, 'sweep-orders'),
	(8, 'issue-owed'),
	(9, 'remind-debts'),
	(10, 'remind-registrations'),
	(11, 'monthly-statements'),
	(12, 'place-standing'),
	(13, 'sweep-payments'),
	(14, 'publish-products'),
	(15, 'free-jobs'),
	(16, 'forget-old'),
	(17, 'import-products'),
	(18, 'fold-revenue');


--
-- Data for Name: migrations; Type: TABLE DATA; Schema: graphile_worker; Owner: -
--

INSERT INTO graphile_worker.migrations VALUES
	(1, '2026-11-28 17:58:28.70807+00', true),
	(2, '2026-11-28 17:58:28.714981+00', false),
	(3, '2026-11-28 17:58:28.718393+00', true),
	(4, '2026-11-28 17:58:28.720946+00', false),
	(5, '2026-11-28 17:58:28.722161+00', false),
	(6, '2026-11-28 17:58:28.723557+00', false),
	(7, '2026-11-28 17:58:28.727173+00', false),
	(8, '2026-11-28 17:58:28.728766+00', false),
	(9, '2026-11-28 17:58:28.731662+00', false),
	(10, '2026-11-28 17:58:28.73298+00', false),
	(11, '2026-11-28 17:58:28.734193+00', true),
	(12, '2026-11-28 17:58:28.745572+00', false),
	(13, '2026-11-28 17:58:28.746736+00', true),
	(14, '2026-11-28 17:58:28.748098+00', true),
	(15, '2026-11-28 17:58:28.749959+00', false),
	(16, '2026-11-28 17:58:28.750756+00', true),
	(17, '2026-11-28 17:58:28.752671+00', false),
	(18, '2026-11-28 17:58:28.754037+00', false),
	(19, '2026-11-28 17:58:28.755401+00', true),
	(20, '2026-11-28 17:58:28.756137+00', false);


--
-- Data for Name: app_user; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.app_user VALUES
	('187d2035-f5c6-427b-bb16-2eae4927d98f', 'Shopper', 'Sara Alharbi', 'sara@warda.example', 'sara@warda.example', NULL, '0551234001', '+966551234001', '$argon2id$v=19$m=19456,t=2,p=1$PEB5ZzU9T5mzWlbB4yylWQ$d7htlUuxNKQZ/QTWmiO19asmA6DJBNtEuoCzcC2RmbA', NULL, 'en', '2026-11-28 18:01:45.937825+00', '2026-11-28 18:01:45.937825+00', '2026-11-28 18:01:45.937825+00', NULL, NULL, NULL, NULL, false, ' sara alharbi sara@warda.example 551234001 ', NULL),
	('17818bf7-3135-4146-ae71-c80d450f4504', 'BranchManager', 'Mona Saleh', 'mona@warda.example', 'mona@warda.example', NULL, '0551234003', '+966551234003', '$argon2id$v=19$m=19456,t=2,p=1$PEB5ZzU9T5mzWlbB4yylWQ$d7htlUuxNKQZ/QTWmiO19asmA6DJBNtEuoCzcC2RmbA', 1, 'en', '2026-11-28 18:01:45.937825+00', '2026-11-28 18:01:45.937825+00', '2026-11-28 18:01:45.937825+00', NULL, NULL, NULL, NULL, false, ' mona saleh mona@warda.example 551234003 ', NULL),
	('9a30cad3-b03d-4557-aedf-943dea1fd357', 'Shopper', 'Noura Alqahtani', 'noura@warda.example', 'noura@warda.example', NULL, '0551234011', '+966551234011', '$argon2id$v=19$m=19456,t=2,p=1$PEB5ZzU9T5mzWlbB4yylWQ$d7htlUuxNKQZ/QTWmiO19asmA6DJBNtEuoCzcC2RmbA', NULL, 'en', '2026-11-28 18:01:45.937825+00', '2026-11-28 18:01:45.937825+00', '2026-11-28 18:01:45.937825+00', NULL, NULL, NULL, NULL, false, ' noura alqahtani noura@warda.example 551234011 ', NULL),
	('32207a67-621a-4c2a-8df1-fe2dcb639a4a', 'Shopper', 'فهد العتيبي', 'fahad@warda.example', 'fahad@warda.example', NULL, '0551234012', '+966551234012', '$argon2id$v=19$m=19456,t=2,p=1$PEB5ZzU9T5mzWlbB4yylWQ$d7htlUuxNKQZ/QTWmiO19asmA6DJBNtEuoCzcC2RmbA', NULL, 'en', '2026-11-28 18:01:45.937825+00', '2026-11-28 18:01:45.937825+00', '2026-11-28 18:01:45.937825+00', NULL, NULL, NULL, NULL, false, ' فهد عتيبي fahad@warda.example 551234012 ', NULL),
	('6ea6caa6-e3da-4661-9b70-7a3eecc430f0', 'Shopper', 'ريم الدوسري', 'reem@warda.example', 'reem@warda.example', NULL, '0551234013', '+966551234013', '$argon2id$v=19$m=19456,t=2,p=1$PEB5ZzU9T5mzWlbB4yylWQ$d7htlUuxNKQZ/QTWmiO19asmA6DJBNtEuoCzcC2RmbA', NULL, 'en', '2026-11-28 18:01:45.937825+00', '2026-11-28 18:01:45.937825+00', '2026-11-28 18:01:45.937825+00', NULL, NULL, NULL, NULL, false, ' ريم دوسري reem@warda.example 551234013 ', NULL),
	('8a3fa482-a88c-40c5-8417-fa031290eca8', 'Shopper', 'Lama Alsubaie', 'lama@warda.example', 'lama@warda.example', NULL, '0551234014', '+966551234014', '$argon2id$v=19$m=19456,t=2,p=1$PEB5ZzU9T5mzWlbB4yylWQ$d7htlUuxNKQZ/QTWmiO19asmA6DJBNtEuoCzcC2RmbA', NULL, 'en', '2026-11-28 18:01:45.937825+00', '2026-11-28 18:01:45.937825+00', '2026-11-28 18:01:45.937825+00', NULL, NULL, NULL, NULL, false, ' lama alsubaie lama@warda.example 551234014 ', NULL),
	('7b7ed6af-2c4a-421b-8615-0293e1ea099d', 'Shopper', 'James Carter', 'james@warda.example', 'james@warda.example', NULL, '0551234015', '+966551234015', '$argon2id$v=19$m=19456,t=2,p=1$PEB5ZzU9T5mzWlbB4yylWQ$d7htlUuxNKQZ/QTWmiO19asmA6DJBNtEuoCzcC2RmbA', NULL, 'en', '2026-11-28 18:01:45.937825+00', '2026-11-28 18:01:45.937825+00', '2026-11-28 18:01:45.937825+00', NULL, NULL, NULL, NULL, false, ' james carter james@warda.example 551234015 ', NULL),
	('c9ef2f93-5685-4501-8290-17a3a9e91453', 'Shopper', 'Reem Nasser', 'maha@warda.example', 'maha@warda.example', NULL, '05512349990', NULL, '$argon2id$v=19$m=19456,t=2,p=1$JhOVGvSd5L+5MyV2No8VMQ$Yb2cPKWeQ2tIYSztEQcvAbn9VxKvkrdqz5nG5+INyYw', NULL, 'ar', NULL, '2026-11-28 08:00:02.933+00', '2026-11-28 08:00:02.933+00', NULL, NULL, NULL, NULL, false, ' reem nasser maha@warda.example 5512349990 ', NULL),
	('070f126c-ae24-46b6-891d-bd947c789c8f', 'Admin', 'Huda Nasser', 'admin@warda.example', 'admin@warda.example', NULL, '0551234005', '+966551234005', '$argon2id$v=19$m=19456,t=2,p=1$PEB5ZzU9T5mzWlbB4yylWQ$d7htlUuxNKQZ/QTWmiO19asmA6DJBNtEuoCzcC2RmbA', NULL, 'en', '2026-11-28 18:01:45.937825+00', '2026-11-28 18:01:45.937825+00', '2026-11-28 18:01:45.937825+00', NULL, NULL, NULL, '2026-11-28 08:00:03.023+00', false, ' huda nasser admin@warda.example 551234005 ', NULL),
	('63874828-504b-4e87-be67-a17409152492', 'Customer', 'Khalid Alotaibi', 'khalid@warda.example', 'khalid@warda.example', NULL, '0551234002', '+966551234002', '$argon2id$v=19$m=19456,t=2,p=1$PEB5ZzU9T5mzWlbB4yylWQ$d7htlUuxNKQZ/QTWmiO19asmA6DJBNtEuoCzcC2RmbA', 1, 'ar', '2026-11-28 18:01:45.937825+00', '2026-11-28 18:01:45.937825+00', '2026-11-28 18:01:45.937825+00', NULL, NULL, NULL, NULL, false, ' khalid alotaibi khalid@warda.example 551234002 ', NULL),
	('6a372f2a-dc3c-41e2-bee2-78ce8420e512', 'ShippingEmployee', 'Nasser Alharthi', 'nasser@warda.example', 'nasser@warda.example', NULL, '0551234016', '+966551234016', '$argon2id$v=19$m=19456,t=2,p=1$PEB5ZzU9T5mzWlbB4yylWQ$d7htlUuxNKQZ/QTWmiO19asmA6DJBNtEuoCzcC2RmbA', NULL, 'en', '2026-11-28 18:01:45.937825+00', '2026-11-28 18:01:45.937825+00', '2026-11-28 18:01:45.937825+00', NULL, NULL, NULL, '2026-11-28 17:07:46.414+00', false, ' nasser alharthi nasser@warda.example 551234016 ', NULL),
	('6082e070-df0b-4435-9f42-3fc6555308e7', 'ShippingEmployee', 'Yousef Haddad', 'yousef@warda.example', 'yousef@warda.example', NULL, '0551234004', '+966551234004', '$argon2id$v=19$m=19456,t=2,p=1$PEB5ZzU9T5mzWlbB4yylWQ$d7htlUuxNKQZ/QTWmiO19asmA6DJBNtEuoCzcC2RmbA', NULL, 'en', '2026-11-28 18:01:45.937825+00', '2026-11-28 18:01:45.937825+00', '2026-11-28 18:01:45.937825+00', NULL, NULL, NULL, '2026-11-28 17:15:46.414+00', false, ' yousef haddad yousef@warda.example 551234004 ', NULL);


--
-- Data for Name: audit_entry; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.audit_entry OVERRIDING SYSTEM VALUE VALUES
	(1, '6082e070-df0b-4435-9f42-3fc6555308e7', 'assignOrders', 'order:b46c97c4-f628-4075-8c48-14f62081387d', '{"orderIds": ["b46c97c4-f628-4075-8c48-14f62081387d"], "employeeId": "6082e070-df0b-4435-9f42-3fc6555308e7"}', '4fef35c8-cabc-4142-a7dc-fd851fe42021', '2026-11-28 17:01:46.414+00'),
	(2, '6082e070-df0b-4435-9f42-3fc6555308e7', 'updateOrderStage', 'order:b46c97c4-f628-4075-8c48-14f62081387d', '{"orderId": "b46c97c4-f628-4075-8c48-14f62081387d", "orderStage": 5}', 'e3e325f7-e62e-4dcf-aac8-ea5b13c6e1a4', '2026-11-28 17:01:46.414+00'),
	(3, '6082e070-df0b-4435-9f42-3fc6555308e7', 'addProof', 'order:b46c97c4-f628-4075-8c48-14f62081387d', '{"orderId": "b46c97c4-f628-4075-8c48-14f62081387d"}', 'bb4373fa-6bba-4822-8831-309d115124a0', '2026-11-28 17:01:46.414+00'),
	(4, '6082e070-df0b-4435-9f42-3fc6555308e7', 'updateOrderStage', 'order:b46c97c4-f628-4075-8c48-14f62081387d', '{"orderId": "b46c97c4-f628-4075-8c48-14f62081387d", "orderStage": 6}', '005483fb-ae3c-4e09-b4ef-15f7c47193cb', '2026-11-28 17:01:46.414+00'),
	(5, '6082e070-df0b-4435-9f42-3fc6555308e7', 'assignOrders', 'order:8b59277b-6f80-443c-9b64-e0454727f181', '{"orderIds": ["8b59277b-6f80-443c-9b64-e0454727f181"], "employeeId": "6082e070-df0b-4435-9f42-3fc6555308e7"}', '27373e46-0328-4826-998b-879994db81c3', '2026-11-28 17:02:46.414+00'),
	(6, '6082e070-df0b-4435-9f42-3fc6555308e7', 'updateOrderStage', 'order:8b59277b-6f80-443c-9b64-e0454727f181', '{"orderId": "8b59277b-6f80-443c-9b64-e0454727f181", "orderStage": 5}', '063d7bb6-71a5-42d7-a586-f00d27f07220', '2026-11-28 17:02:46.414+00'),
	(7, '6082e070-df0b-4435-9f42-3fc6555308e7', 'addPaymentPartly', 'order:8b59277b-6f80-443c-9b64-e0454727f181', '{"amount": 21000, "method": "cash", "orderId": "8b59277b-6f80-443c-9b64-e0454727f181", "payPartOrall": 1}', '66a40d43-c2bc-4388-97e8-27426a310e81', '2026-11-28 17:02:46.414+00'),
	(8, '6082e070-df0b-4435-9f42-3fc6555308e7', 'addProof', 'order:8b59277b-6f80-443c-9b64-e0454727f181', '{"orderId": "8b59277b-6f80-443c-9b64-e0454727f181"}', '0c6f631b-26cf-44f6-bd23-dfa3d2ca0be5', '2026-11-28 17:02:46.414+00'),
	(9, '6082e070-df0b-4435-9f42-3fc6555308e7', 'updateOrderStage', 'order:8b59277b-6f80-443c-9b64-e0454727f181', '{"orderId": "8b59277b-6f80-443c-9b64-e0454727f181", "orderStage": 6}', '332536df-fb79-4c11-9d8c-feda8f148543', '2026-11-28 17:02:46.414+00'),
	(10, '6a372f2a-dc3c-41e2-bee2-78ce8420e512', 'assignOrders', 'order:25a46246-c149-4501-8d8b-ed092f26fa1f', '{"orderIds": ["25a46246-c149-4501-8d8b-ed092f26fa1f"], "employeeId": "6a372f2a-dc3c-41e2-bee2-78ce8420e512"}', '8df5f7d1-d943-4286-a420-65c93567c4d9', '2026-11-28 17:03:46.414+00'),
	(11, '6a372f2a-dc3c-41e2-bee2-78ce8420e512', 'updateOrderStage', 'order:25a46246-c149-4501-8d8b-ed092f26fa1f', '{"orderId": "25a46246-c149-4501-8d8b-ed092f26fa1f", "orderStage": 5}', 'c1c5b1ea-c89a-4ade-8fae-558d99353fdb', '2026-11-28 17:03:46.414+00'),
	(12, '6a372f2a-dc3c-41e2-bee2-78ce8420e512', 'addPaymentPartly', 'order:25a46246-c149-4501-8d8b-ed092f26fa1f', '{"amount": 32750, "method": "cash", "orderId": "25a46246-c149-4501-8d8b-ed092f26fa1f", "payPartOrall": 0}', 'a9d6f0d1-cdb2-47d0-b23b-cb34f98b52be', '2026-11-28 17:03:46.414+00'),
	(13, '6a372f2a-dc3c-41e2-bee2-78ce8420e512', 'addProof', 'order:25a46246-c149-4501-8d8b-ed092f26fa1f', '{"orderId": "25a46246-c149-4501-8d8b-ed092f26fa1f"}', '5a04654b-d338-4dae-a44a-1f9cd15ca675', '2026-11-28 17:03:46.414+00'),
	(14, '6a372f2a-dc3c-41e2-bee2-78ce8420e512', 'updateOrderStage', 'order:25a46246-c149-4501-8d8b-ed092f26fa1f', '{"orderId": "25a46246-c149-4501-8d8b-ed092f26fa1f", "orderStage": 6}', '74a0f646-6a21-4b75-93bf-d65eba682ae6', '2026-11-28 17:03:46.414+00'),
	(15, '6082e070-df0b-4435-9f42-3fc6555308e7', 'assignOrders', 'order:30c21427-f8ad-487d-8805-a7207f9098ab', '{"orderIds": ["30c21427-f8ad-487d-8805-a7207f9098ab"], "employeeId": "6082e070-df0b-4435-9f42-3fc6555308e7"}', 'a7225785-6aea-4b1c-a741-fead3be61ae6', '2026-11-28 17:04:46.414+00'),
	(16, '6082e070-df0b-4435-9f42-3fc6555308e7', 'updateOrderStage', 'order:30c21427-f8ad-487d-8805-a7207f9098ab', '{"orderId": "30c21427-f8ad-487d-8805-a7207f9098ab", "orderStage": 5}', 'aef7d621-9591-46b7-b658-d75e3c73baa5', '2026-11-28 17:04:46.414+00'),
	(17, '6082e070-df0b-4435-9f42-3fc6555308e7', 'addProof', 'order:30c21427-f8ad-487d-8805-a7207f9098ab', '{"orderId": "30c21427-f8ad-487d-8805-a7207f9098ab"}', '81ef4f90-d5de-42e2-a8b0-07ad0897b796', '2026-11-28 17:04:46.414+00'),
	(18, '6082e070-df0b-4435-9f42-3fc6555308e7', 'updateOrderStage', 'order:30c21427-f8ad-487d-8805-a7207f9098ab', '{"orderId": "30c21427-f8ad-487d-8805-a7207f9098ab", "orderStage": 6}', 'ac3ee5cc-6ed0-4c38-82bb-df5c797eb8fb', '2026-11-28 17:04:46.414+00'),
	(19, '6082e070-df0b-4435-9f42-3fc6555308e7', 'assignOrders', 'order:38937048-188a-4d55-80cb-c1a13defcbe5', '{"orderIds": ["38937048-188a-4d55-80cb-c1a13defcbe5"], "employeeId": "6082e070-df0b-4435-9f42-3fc6555308e7"}', '640d04e4-a4e2-4dab-be95-b5bfb569f4f9', '2026-11-28 17:05:46.414+00'),
	(20, '6082e070-df0b-4435-9f42-3fc6555308e7', 'updateOrderStage', 'order:38937048-188a-4d55-80cb-c1a13defcbe5', '{"orderId": "38937048-188a-4d55-80cb-c1a13defcbe5", "orderStage": 5}', '3b8d29f7-630d-4ba6-b4e1-2f0cf1c9779d', '2026-11-28 17:05:46.414+00'),
	(21, '6082e070-df0b-4435-9f42-3fc6555308e7', 'assignOrders', 'order:2d834aee-7407-404d-8b98-9bb449d4f497', '{"orderIds": ["2d834aee-7407-404d-8b98-9bb449d4f497"], "employeeId": "6082e070-df0b-4435-9f42-3fc6555308e7"}', '176b854d-b8cd-4a11-8385-a12aea0f62fe', '2026-11-28 17:06:46.414+00'),
	(22, '6082e070-df0b-4435-9f42-3fc6555308e7', 'updateOrderStage', 'order:2d834aee-7407-404d-8b98-9bb449d4f497', '{"orderId": "2d834aee-7407-404d-8b98-9bb449d4f497", "orderStage": 5}', '877b6505-f0cb-48a5-a2b1-e068d0a926a7', '2026-11-28 17:06:46.414+00'),
	(23, '6a372f2a-dc3c-41e2-bee2-78ce8420e512', 'assignOrders', 'order:ce8d04da-fc48-4830-9b87-6716ee2a1a9f', '{"orderIds": ["ce8d04da-fc48-4830-9b87-6716ee2a1a9f"], "employeeId": "6a372f2a-dc3c-41e2-bee2-78ce8420e512"}', '883b1c2d-f41d-46f5-8806-b32466137b1d', '2026-11-28 17:07:46.414+00'),
	(24, '6a372f2a-dc3c-41e2-bee2-78ce8420e512', 'updateOrderStage', 'order:ce8d04da-fc48-4830-9b87-6716ee2a1a9f', '{"orderId": "ce8d04da-fc48-4830-9b87-6716ee2a1a9f", "orderStage": 5}', '04d8283c-f6c7-4fa5-865c-5aadfec670d0', '2026-11-28 17:07:46.414+00'),
	(25, '6a372f2a-dc3c-41e2-bee2-78ce8420e512', 'failDelivery', 'order:ce8d04da-fc48-4830-9b87-6716ee2a1a9f', '{"orderId": "ce8d04da-fc48-4830-9b87-6716ee2a1a9f"}', '8ec68c83-da50-456b-be55-2cb55da140e0', '2026-11-28 17:07:46.414+00'),
	(26, '6082e070-df0b-4435-9f42-3fc6555308e7', 'assignOrders', 'order:9bc7e223-f4ed-4f1c-99c2-4f408b6261a0', '{"orderIds": ["9bc7e223-f4ed-4f1c-99c2-4f408b6261a0"], "employeeId": "6082e070-df0b-4435-9f42-3fc6555308e7"}', '0b41bc99-c6de-41b0-baf3-afa8a8582d28', '2026-11-28 17:08:46.414+00'),
	(27, '6082e070-df0b-4435-9f42-3fc6555308e7', 'assignOrders', 'order:e08f2294-604e-4b60-b785-49f555fc1ad8', '{"orderIds": ["e08f2294-604e-4b60-b785-49f555fc1ad8"], "employeeId": "6082e070-df0b-4435-9f42-3fc6555308e7"}', '47c84586-2c74-4eac-b8be-704c7e2cf3f7', '2026-11-28 17:09:46.414+00'),
	(28, '6082e070-df0b-4435-9f42-3fc6555308e7', 'assignOrders', 'order:a6465bd1-e464-4546-b976-a9845e190690', '{"orderIds": ["a6465bd1-e464-4546-b976-a9845e190690"], "employeeId": "6082e070-df0b-4435-9f42-3fc6555308e7"}', '1e0bc64f-fcf0-4d99-a98f-58b8c503b63d', '2026-11-28 17:10:46.414+00'),
	(29, '6082e070-df0b-4435-9f42-3fc6555308e7', 'addPostponedPayment', 'order:dcfbe998-b91b-4dd5-95e1-0e5d9dcda503', '{"userId": "8a3fa482-a88c-40c5-8417-fa031290eca8", "orderId": "dcfbe998-b91b-4dd5-95e1-0e5d9dcda503", "postPondOrMonthly": 1}', '651b6000-aba1-40b8-bd60-a1cbcd45b959', '2026-11-28 17:15:46.414+00'),
	(30, '070f126c-ae24-46b6-891d-bd947c789c8f', 'invite', 'invitation:5d0a0a31-cc60-4f46-be13-e3a270debcb5', '{"role": "Admin", "permissions": ["orders"]}', '26ca2395-95b3-44ef-afe0-8dafb2afaf7b', '2026-11-28 08:00:03.006+00'),
	(31, '070f126c-ae24-46b6-891d-bd947c789c8f', 'saveSetting', 'setting:promises', '{"key": "promises", "value": {"cities": 38, "countries": 9, "freshnessDays": 9}, "version": 0}', 'a919b5a6-664d-471d-9509-3dc56f3f7f39', '2026-11-28 08:00:03.027+00'),
	(116, '070f126c-ae24-46b6-891d-bd947c789c8f', 'exportMonth', '', '{}', 'dump', '2026-11-28 08:00:00+00'),
	(117, '070f126c-ae24-46b6-891d-bd947c789c8f', 'moderateReview', '', '{}', 'dump', '2026-11-28 08:00:00+00'),
	(118, '070f126c-ae24-46b6-891d-bd947c789c8f', 'answerReport', '', '{}', 'dump', '2026-11-28 08:00:00+00'),
	(32, '070f126c-ae24-46b6-891d-bd947c789c8f', 'setClientTerms', 'client:1', '{"prices": [{"sku": "ROSES-02-SM", "price": 95.5, "fromQuantity": 1}], "clientId": 1, "minimums": [{"quantity": 2, "productId": 2}], "creditLimit": 20000.5, "discountPercent": 10}', 'c4e61a98-d79c-4ebc-a245-dae580e786ba', '2026-11-28 08:00:03.054+00'),
	(33, '070f126c-ae24-46b6-891d-bd947c789c8f', 'answerReport', 'report:1', '{"reportId": 1}', 'ed15275a-6644-4b99-9412-6caf47f00e3e', '2026-11-28 08:00:03.082+00'),
	(34, '070f126c-ae24-46b6-891d-bd947c789c8f', 'creditOrder', 'order:b46c97c4-f628-4075-8c48-14f62081387d', '{"amount": 1234, "orderId": "b46c97c4-f628-4075-8c48-14f62081387d", "refundTo": "credit"}', '4f4dc7d7-4323-4413-a73c-c92d022e3c18', '2026-11-28 08:00:03.099+00'),
	(35, '070f126c-ae24-46b6-891d-bd947c789c8f', 'resolveDebt', 'client:1', '{"id": 1, "amount": 100, "method": "cash", "userId": "17818bf7-3135-4146-ae71-c80d450f4504", "clientId": 1}', '8b724a60-1641-4c7a-98cc-458aa9b23ca9', '2026-11-28 08:00:03.128+00'),
	(36, '070f126c-ae24-46b6-891d-bd947c789c8f', 'register', '', '{}', 'dump', '2026-11-28 08:00:00+00'),
	(37, '070f126c-ae24-46b6-891d-bd947c789c8f', 'login', '', '{}', 'dump', '2026-11-28 08:00:00+00'),
	(38, '070f126c-ae24-46b6-891d-bd947c789c8f', 'logout', '', '{}', 'dump', '2026-11-28 08:00:00+00'),
	(39, '070f126c-ae24-46b6-891d-bd947c789c8f', 'confirmEmail', '', '{}', 'dump', '2026-11-28 08:00:00+00'),
	(40, '070f126c-ae24-46b6-891d-bd947c789c8f', 'resendConfirmation', '', '{}', 'dump', '2026-11-28 08:00:00+00'),
	(41, '070f126c-ae24-46b6-891d-bd947c789c8f', 'sendResetPassword', '', '{}', 'dump', '2026-11-28 08:00:00+00'),
	(42, '070f126c-ae24-46b6-891d-bd947c789c8f', 'resetPassword', '', '{}', 'dump', '2026-11-28 08:00:00+00'),
	(43, '070f126c-ae24-46b6-891d-bd947c789c8f', 'setLanguage', '', '{}', 'dump', '2026-11-28 08:00:00+00'),
	(44, '070f126c-ae24-46b6-891d-bd947c789c8f', 'updatePublicUser', '', '{}', 'dump', '2026-11-28 08:00:00+00'),
	(45, '070f126c-ae24-46b6-891d-bd947c789c8f', 'changePassword', '', '{}', 'dump', '2026-11-28 08:00:00+00'),
	(49, '070f126c-ae24-46b6-891d-bd947c789c8f', 'deleteManager', '', '{}', 'dump', '2026-11-28 08:00:00+00'),
	(50, '070f126c-ae24-46b6-891d-bd947c789c8f', 'addReview', '', '{}', 'dump', '2026-11-28 08:00:00+00'),
	(51, '070f126c-ae24-46b6-891d-bd947c789c8f', 'addToCart', '', '{}', 'dump', '2026-11-28 08:00:00+00'),
	(52, '070f126c-ae24-46b6-891d-bd947c789c8f', 'updateCartLine', '', '{}', 'dump', '2026-11-28 08:00:00+00'),
	(53, '070f126c-ae24-46b6-891d-bd947c789c8f', 'removeCartLine', '', '{}', 'dump', '2026-11-28 08:00:00+00'),
	(54, '070f126c-ae24-46b6-891d-bd947c789c8f', 'addToWishlist', '', '{}', 'dump', '2026-11-28 08:00:00+00'),
	(55, '070f126c-ae24-46b6-891d-bd947c789c8f', 'removeFromWishlist', '', '{}', 'dump', '2026-11-28 08:00:00+00'),
	(56, '070f126c-ae24-46b6-891d-bd947c789c8f', 'placeOrder', '', '{}', 'dump', '2026-11-28 08:00:00+00'),
	(57, '070f126c-ae24-46b6-891d-bd947c789c8f', 'rejectOrder', '', '{}', 'dump', '2026-11-28 08:00:00+00'),
	(58, '070f126c-ae24-46b6-891d-bd947c789c8f', 'confirmOrder', '', '{}', 'dump', '2026-11-28 08:00:00+00'),
	(59, '070f126c-ae24-46b6-891d-bd947c789c8f', 'addPayment', '', '{}', 'dump', '2026-11-28 08:00:00+00'),
	(60, '070f126c-ae24-46b6-891d-bd947c789c8f', 'confirmPayment', '', '{}', 'dump', '2026-11-28 08:00:00+00'),
	(61, '070f126c-ae24-46b6-891d-bd947c789c8f', 'paylinkWebhook', '', '{}', 'dump', '2026-11-28 08:00:00+00'),
	(62, '070f126c-ae24-46b6-891d-bd947c789c8f', 'updateOrderStage', '', '{}', 'dump', '2026-11-28 08:00:00+00'),
	(63, '070f126c-ae24-46b6-891d-bd947c789c8f', 'updateManyStages', '', '{}', 'dump', '2026-11-28 08:00:00+00'),
	(64, '070f126c-ae24-46b6-891d-bd947c789c8f', 'assignOrders', '', '{}', 'dump', '2026-11-28 08:00:00+00'),
	(65, '070f126c-ae24-46b6-891d-bd947c789c8f', 'planOrder', '', '{}', 'dump', '2026-11-28 08:00:00+00'),
	(66, '070f126c-ae24-46b6-891d-bd947c789c8f', 'saveDeliveryRoute', '', '{}', 'dump', '2026-11-28 08:00:00+00'),
	(67, '070f126c-ae24-46b6-891d-bd947c789c8f', 'addProof', '', '{}', 'dump', '2026-11-28 08:00:00+00'),
	(68, '070f126c-ae24-46b6-891d-bd947c789c8f', 'failDelivery', '', '{}', 'dump', '2026-11-28 08:00:00+00'),
	(69, '070f126c-ae24-46b6-891d-bd947c789c8f', 'sendConfirmDelivery', '', '{}', 'dump', '2026-11-28 08:00:00+00'),
	(70, '070f126c-ae24-46b6-891d-bd947c789c8f', 'confirmDelivery', '', '{}', 'dump', '2026-11-28 08:00:00+00'),
	(71, '070f126c-ae24-46b6-891d-bd947c789c8f', 'resolveFailedDelivery', '', '{}', 'dump', '2026-11-28 08:00:00+00'),
	(72, '070f126c-ae24-46b6-891d-bd947c789c8f', 'addPaymentPartly', '', '{}', 'dump', '2026-11-28 08:00:00+00'),
	(73, '070f126c-ae24-46b6-891d-bd947c789c8f', 'addPostponedPayment', '', '{}', 'dump', '2026-11-28 08:00:00+00'),
	(74, '070f126c-ae24-46b6-891d-bd947c789c8f', 'resolveDebt', '', '{}', 'dump', '2026-11-28 08:00:00+00'),
	(75, '070f126c-ae24-46b6-891d-bd947c789c8f', 'payWithCredit', '', '{}', 'dump', '2026-11-28 08:00:00+00'),
	(76, '070f126c-ae24-46b6-891d-bd947c789c8f', 'cancelOrder', '', '{}', 'dump', '2026-11-28 08:00:00+00'),
	(77, '070f126c-ae24-46b6-891d-bd947c789c8f', 'creditOrder', '', '{}', 'dump', '2026-11-28 08:00:00+00'),
	(78, '070f126c-ae24-46b6-891d-bd947c789c8f', 'createInvoice', '', '{}', 'dump', '2026-11-28 08:00:00+00'),
	(79, '070f126c-ae24-46b6-891d-bd947c789c8f', 'getFile', '', '{}', 'dump', '2026-11-28 08:00:00+00'),
	(84, '070f126c-ae24-46b6-891d-bd947c789c8f', 'reviewClient', '', '{}', 'dump', '2026-11-28 08:00:00+00'),
	(85, '070f126c-ae24-46b6-891d-bd947c789c8f', 'setClientTerms', '', '{}', 'dump', '2026-11-28 08:00:00+00'),
	(86, '070f126c-ae24-46b6-891d-bd947c789c8f', 'addProduct', '', '{}', 'dump', '2026-11-28 08:00:00+00'),
	(87, '070f126c-ae24-46b6-891d-bd947c789c8f', 'saveProduct', '', '{}', 'dump', '2026-11-28 08:00:00+00'),
	(88, '070f126c-ae24-46b6-891d-bd947c789c8f', 'changeProducts', '', '{}', 'dump', '2026-11-28 08:00:00+00'),
	(89, '070f126c-ae24-46b6-891d-bd947c789c8f', 'addPicture', '', '{}', 'dump', '2026-11-28 08:00:00+00'),
	(90, '070f126c-ae24-46b6-891d-bd947c789c8f', 'addCategory', '', '{}', 'dump', '2026-11-28 08:00:00+00'),
	(91, '070f126c-ae24-46b6-891d-bd947c789c8f', 'saveCategory', '', '{}', 'dump', '2026-11-28 08:00:00+00'),
	(92, '070f126c-ae24-46b6-891d-bd947c789c8f', 'deleteCategory', '', '{}', 'dump', '2026-11-28 08:00:00+00'),
	(93, '070f126c-ae24-46b6-891d-bd947c789c8f', 'orderCategories', '', '{}', 'dump', '2026-11-28 08:00:00+00'),
	(94, '070f126c-ae24-46b6-891d-bd947c789c8f', 'changeStock', '', '{}', 'dump', '2026-11-28 08:00:00+00'),
	(95, '070f126c-ae24-46b6-891d-bd947c789c8f', 'saveCoupon', '', '{}', 'dump', '2026-11-28 08:00:00+00'),
	(96, '070f126c-ae24-46b6-891d-bd947c789c8f', 'disableCoupon', '', '{}', 'dump', '2026-11-28 08:00:00+00'),
	(97, '070f126c-ae24-46b6-891d-bd947c789c8f', 'importProducts', '', '{}', 'dump', '2026-11-28 08:00:00+00'),
	(98, '070f126c-ae24-46b6-891d-bd947c789c8f', 'runImport', '', '{}', 'dump', '2026-11-28 08:00:00+00'),
	(99, '070f126c-ae24-46b6-891d-bd947c789c8f', 'cancelImport', '', '{}', 'dump', '2026-11-28 08:00:00+00'),
	(100, '070f126c-ae24-46b6-891d-bd947c789c8f', 'saveOccasions', '', '{}', 'dump', '2026-11-28 08:00:00+00'),
	(101, '070f126c-ae24-46b6-891d-bd947c789c8f', 'exportProducts', '', '{}', 'dump', '2026-11-28 08:00:00+00'),
	(102, '070f126c-ae24-46b6-891d-bd947c789c8f', 'adminOrder', '', '{}', 'dump', '2026-11-28 08:00:00+00'),
	(103, '070f126c-ae24-46b6-891d-bd947c789c8f', 'editOrder', '', '{}', 'dump', '2026-11-28 08:00:00+00'),
	(104, '070f126c-ae24-46b6-891d-bd947c789c8f', 'markReady', '', '{}', 'dump', '2026-11-28 08:00:00+00'),
	(105, '070f126c-ae24-46b6-891d-bd947c789c8f', 'placePhoneOrder', '', '{}', 'dump', '2026-11-28 08:00:00+00'),
	(106, '070f126c-ae24-46b6-891d-bd947c789c8f', 'sendPayLink', '', '{}', 'dump', '2026-11-28 08:00:00+00'),
	(107, '070f126c-ae24-46b6-891d-bd947c789c8f', 'adminClient', '', '{}', 'dump', '2026-11-28 08:00:00+00'),
	(108, '070f126c-ae24-46b6-891d-bd947c789c8f', 'adminCustomer', '', '{}', 'dump', '2026-11-28 08:00:00+00'),
	(109, '070f126c-ae24-46b6-891d-bd947c789c8f', 'invite', '', '{}', 'dump', '2026-11-28 08:00:00+00'),
	(110, '070f126c-ae24-46b6-891d-bd947c789c8f', 'revokeInvitation', '', '{}', 'dump', '2026-11-28 08:00:00+00'),
	(111, '070f126c-ae24-46b6-891d-bd947c789c8f', 'acceptInvitation', '', '{}', 'dump', '2026-11-28 08:00:00+00'),
	(112, '070f126c-ae24-46b6-891d-bd947c789c8f', 'changeStaff', '', '{}', 'dump', '2026-11-28 08:00:00+00'),
	(113, '070f126c-ae24-46b6-891d-bd947c789c8f', 'getAudit', '', '{}', 'dump', '2026-11-28 08:00:00+00'),
	(114, '070f126c-ae24-46b6-891d-bd947c789c8f', 'setUpShop', '', '{}', 'dump', '2026-11-28 08:00:00+00'),
	(115, '070f126c-ae24-46b6-891d-bd947c789c8f', 'saveSetting', '', '{}', 'dump', '2026-11-28 08:00:00+00'),
	(119, '070f126c-ae24-46b6-891d-bd947c789c8f', 'deleteMyAccount', '', '{}', 'dump', '2026-11-28 08:00:00+00'),
	(120, '070f126c-ae24-46b6-891d-bd947c789c8f', 'setConsent', '', '{}', 'dump', '2026-11-28 08:00:00+00'),
	(121, '070f126c-ae24-46b6-891d-bd947c789c8f', 'reorder', '', '{}', 'dump', '2026-11-28 08:00:00+00'),
	(130, '070f126c-ae24-46b6-891d-bd947c789c8f', 'reportProblem', '', '{}', 'dump', '2026-11-28 08:00:00+00');


--
-- Data for Name: branch; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.branch OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 'Olaya Hotel', 'Olaya Street 112, Al Olaya, Riyadh 12213', '0112004401', '9:00 AM - 8:00 PM', 24, 24.6957, 46.6853, '2026-11-28 18:01:45.937825+00', NULL),
	(2, 1, 'Diplomatic Quarter Suites', 'Abdullah Alsahmi Street 8, Diplomatic Quarter, Riyadh 12512', '0112004402', '8:00 AM - 10:00 PM', 11, 24.6822, 46.6218, '2026-11-28 18:01:45.937825+00', NULL);


--
-- Data for Name: branch_manager; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.branch_manager OVERRIDING SYSTEM VALUE VALUES
	(1, 1, '17818bf7-3135-4146-ae71-c80d450f4504', '1093847562', '35e6bcac-b6f4-41b7-b649-436ae1dd0877', '2026-11-28 18:01:45.937825+00', '63874828-504b-4e87-be67-a17409152492', NULL);


--
-- Data for Name: cart_line; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.cart_line VALUES
	('187d2035-f5c6-427b-bb16-2eae4927d98f', 3, 2, '2026-11-28 18:01:48.484637+00');


--
-- Data for Name: category; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.category OVERRIDING SYSTEM VALUE VALUES
	(1, 'roses', 'Roses', 'ورد جوري', '9687dc06d7a734c88eb1', 'Close-up of peach and coral garden roses.', 'لقطة قريبة لورد الجوري الخوخي والمرجاني.', 0),
	(2, 'tulips', 'Tulips', 'توليب', 'b48945ab7e462ae229d6', 'Close-up of pink tulips.', 'لقطة قريبة لزهور التوليب الوردية.', 1),
	(3, 'mixed-bouquets', 'Mixed bouquets', 'باقات مشكّلة', 'c40ab7f9a96ba1125cb5', 'Close-up of peonies, roses and ranunculus.', 'لقطة قريبة للفاوانيا والورد والرانونكيل.', 2),
	(4, 'plants-and-orchids', 'Plants & orchids', 'نباتات وأوركيد', '8541cbbaa7ff8e452008', 'Close-up of pink moth orchid flowers.', 'لقطة قريبة لأزهار الأوركيد الوردية.', 3),
	(5, 'wedding-and-events', 'Weddings & events', 'أعراس ومناسبات', 'df978c80d5d6b5c34022', 'Close-up of a white bridal bouquet.', 'لقطة قريبة لباقة عروس بيضاء.', 4),
	(6, 'gifts-and-boxes', 'Gifts & boxes', 'هدايا وعلب', '167f9d5c5a2f30f814bb', 'Close-up of roses planted edge to edge in a white gift box.', 'لقطة قريبة لورد مرصوف في صندوق هدايا أبيض.', 5);


--
-- Data for Name: client; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.client OVERRIDING SYSTEM VALUE VALUES
	(1, 'Nakheel Hospitality', '2026-11-28 18:01:45.937825+00', '310482917600003', '1010482917', 'Olaya Street', '7421', 'Al Olaya', 'Riyadh', '12213', '7004418236', '2021-03-14', '2031-03-13', 'd8952143-43d6-4161-98ef-d63a0f4d00fe', 'Khalid Alotaibi', '1048261737', '+966551234002', '52aaaad0-9a91-4fbc-ba6f-4e64e0962ea2', true, NULL, 'approved', '', '2026-11-28 18:01:45.937825+00', NULL, 2000050, 10);


--
-- Data for Name: client_event; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.client_event OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 'termsChanged', '{"changed": ["creditLimit", "discountPercent", "prices", "minimums"]}', '070f126c-ae24-46b6-891d-bd947c789c8f', 'c4e61a98-d79c-4ebc-a245-dae580e786ba', '2026-11-28 08:00:03.067+00');


--
-- Data for Name: client_minimum; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.client_minimum VALUES
	(1, 2, 2);


--
-- Data for Name: client_price; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.client_price VALUES
	(1, 4, 1, 9550);


--
-- Data for Name: consent; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.consent OVERRIDING SYSTEM VALUE VALUES
	(1, 'c9ef2f93-5685-4501-8290-17a3a9e91453', 'terms', true, '0', '127.0.0.1', '2026-11-28 08:00:02.933+00'),
	(2, '187d2035-f5c6-427b-bb16-2eae4927d98f', 'marketing', true, '0', '127.0.0.1', '2026-11-28 08:00:03.05+00');


--
-- Data for Name: coupon; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.coupon VALUES
	('WARDA-SARA15', 15, '187d2035-f5c6-427b-bb16-2eae4927d98f', true, '2026-11-28 18:01:45.937825+00', '', NULL, NULL, NULL, 1, 0, NULL, 0, 0);


--
-- Data for Name: coupon_use; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: debt; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.debt OVERRIDING SYSTEM VALUE VALUES
	(1, '30c21427-f8ad-487d-8805-a7207f9098ab', 'monthly', 62166, '2026-12-28', 'BranchManager', '0649caae-981f-4635-b057-67c0d4740a26', '2026-11-27 22:04:46.414+00'),
	(2, '30c21427-f8ad-487d-8805-a7207f9098ab', 'monthly', 62166, '2027-01-28', 'BranchManager', '0649caae-981f-4635-b057-67c0d4740a26', '2026-11-27 22:04:46.414+00'),
	(3, '30c21427-f8ad-487d-8805-a7207f9098ab', 'monthly', 62168, '2027-02-28', 'BranchManager', '0649caae-981f-4635-b057-67c0d4740a26', '2026-11-27 22:04:46.414+00'),
	(4, '6f1f0b66-4923-4dda-94d5-5b915b4ce9c4', 'postponed', 290500, '2026-12-28', 'BranchManager', 'a983043c-d1a7-493f-bc6a-7bfa94718752', '2026-11-27 22:13:46.414+00'),
	(5, '25a46246-c149-4501-8d8b-ed092f26fa1f', 'rest', 32750, '2026-12-28', 'ShippingEmployee', 'a9d6f0d1-cdb2-47d0-b23b-cb34f98b52be', '2026-11-28 17:03:46.414+00'),
	(6, 'dcfbe998-b91b-4dd5-95e1-0e5d9dcda503', 'monthly', 10500, '2026-12-28', 'ShippingEmployee', '651b6000-aba1-40b8-bd60-a1cbcd45b959', '2026-11-28 17:15:46.414+00'),
	(7, 'dcfbe998-b91b-4dd5-95e1-0e5d9dcda503', 'monthly', 10500, '2027-01-28', 'ShippingEmployee', '651b6000-aba1-40b8-bd60-a1cbcd45b959', '2026-11-28 17:15:46.414+00'),
	(8, 'dcfbe998-b91b-4dd5-95e1-0e5d9dcda503', 'monthly', 10500, '2027-02-28', 'ShippingEmployee', '651b6000-aba1-40b8-bd60-a1cbcd45b959', '2026-11-28 17:15:46.414+00');


--
-- Data for Name: debt_settlement; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.debt_settlement OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 'payment', 100, 28, '8b724a60-1641-4c7a-98cc-458aa9b23ca9', '2026-11-28 08:00:03.128+00');


--
-- Data for Name: delivery_failure; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.delivery_failure OVERRIDING SYSTEM VALUE VALUES
	(1, 'ce8d04da-fc48-4830-9b87-6716ee2a1a9f', 1, 'recipientAbsent', 'لم يفتح أحد الباب.', '6a372f2a-dc3c-41e2-bee2-78ce8420e512', '8ec68c83-da50-456b-be55-2cb55da140e0', '2026-11-28 17:07:46.414+00', '2026-11-29', '09:00-11:00', 28500, NULL, NULL);


--
-- Data for Name: delivery_proof; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.delivery_proof VALUES
	('b46c97c4-f628-4075-8c48-14f62081387d', 'Maha Alqahtani', '', NULL, '6082e070-df0b-4435-9f42-3fc6555308e7', 'bb4373fa-6bba-4822-8831-309d115124a0', '2026-11-28 17:01:46.414+00'),
	('8b59277b-6f80-443c-9b64-e0454727f181', 'سلمى العتيبي', '', NULL, '6082e070-df0b-4435-9f42-3fc6555308e7', '0c6f631b-26cf-44f6-bd23-dfa3d2ca0be5', '2026-11-28 17:02:46.414+00'),
	('25a46246-c149-4501-8d8b-ed092f26fa1f', 'Lama Alsubaie', '', NULL, '6a372f2a-dc3c-41e2-bee2-78ce8420e512', '5a04654b-d338-4dae-a44a-1f9cd15ca675', '2026-11-28 17:03:46.414+00'),
	('30c21427-f8ad-487d-8805-a7207f9098ab', 'Front desk', '', NULL, '6082e070-df0b-4435-9f42-3fc6555308e7', '81ef4f90-d5de-42e2-a8b0-07ad0897b796', '2026-11-28 17:04:46.414+00');


--
-- Data for Name: delivery_route; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: file_read; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: idempotency; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.idempotency VALUES
	('187d2035-f5c6-427b-bb16-2eae4927d98f', '6f6f0d5e-7a3e-4a39-9f5e-2d3c2ad3f001', 'placeOrder', '\x6510e3ed9cdc8f6e35c1ee26a6147ddff0b26cca9f144f4f3a1e505e909aaf5c', 200, '{"message":"Thank you. Order 10017 is with us.","data":{"id":"31469921-911c-43cc-af51-640adc35a349","orderNumber":"10017","userId":"187d2035-f5c6-427b-bb16-2eae4927d98f","user":{"fullName":"Sara Alharbi","phoneNumber":"0551234001","email":"sara@warda.example"},"branch":null,"recipient":{"fullName":"Noura Saleh","phoneNumber":"0551112233"},"deliveryAddress":"King Fahd Road 12, Riyadh","deliveryDate":"2026-12-01","deliverySlot":"11:00-13:00","cardMessage":null,"items":[{"productId":1,"slug":"blush-hour","name":"Blush Hour","size":"small","quntity":1,"price":165,"lineTotal":165,"picture":{"key":"bad3591571d30038ff72","width":1200,"height":1500,"widths":[160,320,480,640,960,1200],"colour":"#ead6c4","preview":"data:image/webp;base64,UklGRnIAAABXRUJQVlA4IGYAAABQBQCdASobACAAPsFMoEunpCMht/qoAPAYCWQAnTNaRCApR8uuj31uTXVXl//gh8zzOSwA/vHVOKGDQMwf0rKePzfLfqv9MkyIzRrbMceIUW0aDWmTisjJMijmsBWKt0FgbXeAAAA=","alt":"Hand-tied bouquet of blush and peach garden roses with eucalyptus in white and blush paper."}},{"productId":1,"slug":"blush-hour","name":"Blush Hour","size":"medium","quntity":1,"price":245,"lineTotal":245,"picture":{"key":"bad3591571d30038ff72","width":1200,"height":1500,"widths":[160,320,480,640,960,1200],"colour":"#ead6c4","preview":"data:image/webp;base64,UklGRnIAAABXRUJQVlA4IGYAAABQBQCdASobACAAPsFMoEunpCMht/qoAPAYCWQAnTNaRCApR8uuj31uTXVXl//gh8zzOSwA/vHVOKGDQMwf0rKePzfLfqv9MkyIzRrbMceIUW0aDWmTisjJMijmsBWKt0FgbXeAAAA=","alt":"Hand-tied bouquet of blush and peach garden roses with eucalyptus in white and blush paper."}}],"quntity":2,"subtotal":410,"discount":0,"redeemed":0,"deliveryFee":25,"vat":56.74,"totalBalance":435,"paid":0,"outstanding":435,"createdAt":"2026-11-28T08:00:02.836Z","payUntil":"2026-11-28T08:30:02.836Z","orderStage":0,"orderStatus":0,"isPostponed":false,"approval":null,"paymentTerms":"online","invoice":null,"failure":null,"actions":["pay","reject"]}}', '2026-11-28 18:01:48.45761+00');


--
-- Data for Name: invitation; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.invitation VALUES
	('5d0a0a31-cc60-4f46-be13-e3a270debcb5', 'sami@warda.example', 'sami@warda.example', 'Sami Ali', 'Admin', '{orders}', 'en', '\x486d05f8700ea098bb1c706b11c316784e2479f39544e6b7ce637e20efe65f3a', '070f126c-ae24-46b6-891d-bd947c789c8f', '2026-11-28 08:00:03.007+00', '2026-12-01 08:00:03.007+00', NULL, NULL);


--
-- Data for Name: invoice; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.invoice VALUES
	('84d4150e-145d-4235-9b99-af3aa3fbafaf', 'standard', 'INV-000001', '30c21427-f8ad-487d-8805-a7207f9098ab', NULL, NULL, '9e417bf7-cc77-4e6f-adaf-ea9b03bc2ae6', 1, 'NWZlY2ViNjZmZmM4NmYzOGQ5NTI3ODZjNmQ2OTZjNzljMmRiYzIzOWRkNGU5MWI0NjcyOWQ3M2EyN2ZiNTdlOQ==', 'yZ3+NYQCkb/92v2Ye4E1LCSNj3H6VsvgR8sWRclnESg=', '2026-11-28 08:00:03.362+00', '{"net": 162174, "vat": 24326, "kind": "standard", "uuid": "9e417bf7-cc77-4e6f-adaf-ea9b03bc2ae6", "buyer": {"name": "Nakheel Hospitality", "business": {"city": "Riyadh", "street": "Olaya Street", "district": "Al Olaya", "vatNumber": "310482917600003", "postalCode": "12213", "buildingNumber": "7421", "registerNumber": "1010482917"}}, "lines": [{"net": 160000, "vat": 24000, "gross": 184000, "title": {"ar": "عهود وردية (كبير)", "en": "Blush Vows (Large)"}, "discount": 0, "quantity": 2, "unitPrice": 92000}, {"net": 2174, "vat": 326, "gross": 2500, "title": {"ar": "رسوم التوصيل", "en": "Delivery"}, "discount": 0, "quantity": 1, "unitPrice": 2500}], "money": {"paid": 100, "outstanding": 186400}, "terms": "monthly", "total": 186500, "coupon": 0, "number": "INV-000001", "reason": null, "seller": {"city": {"ar": "الرياض", "en": "Riyadh"}, "name": {"ar": "مؤسسة وردة لتجارة الزهور", "en": "Warda Flowers Trading Est."}, "phone": "+966 11 200 4477", "street": {"ar": "شارع العليا", "en": "Olaya Street"}, "crNumber": "1010123456", "district": {"ar": "حي العليا", "en": "Al Olaya"}, "vatNumber": "310122393500003", "postalCode": "12211", "buildingNumber": "7204"}, "corrects": null, "issuedAt": 1795852803362, "redeemed": 0, "supplyDate": "2026-11-28", "orderNumber": "10004"}', '<?xml version="1.0" encoding="UTF-8"?>
<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2" xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2" xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2"><cbc:ProfileID>reporting:1.0</cbc:ProfileID><cbc:ID>INV-000001</cbc:ID><cbc:UUID>9e417bf7-cc77-4e6f-adaf-ea9b03bc2ae6</cbc:UUID><cbc:IssueDate>2026-11-28</cbc:IssueDate><cbc:IssueTime>11:00:03</cbc:IssueTime><cbc:InvoiceTypeCode name="0100000">388</cbc:InvoiceTypeCode><cbc:DocumentCurrencyCode>SAR</cbc:DocumentCurrencyCode><cbc:TaxCurrencyCode>SAR</cbc:TaxCurrencyCode><cac:OrderReference><cbc:ID>10004</cbc:ID></cac:OrderReference><cac:AdditionalDocumentReference><cbc:ID>ICV</cbc:ID><cbc:UUID>1</cbc:UUID></cac:AdditionalDocumentReference><cac:AdditionalDocumentReference><cbc:ID>PIH</cbc:ID><cac:Attachment><cbc:EmbeddedDocumentBinaryObject mimeCode="text/plain">NWZlY2ViNjZmZmM4NmYzOGQ5NTI3ODZjNmQ2OTZjNzljMmRiYzIzOWRkNGU5MWI0NjcyOWQ3M2EyN2ZiNTdlOQ==</cbc:EmbeddedDocumentBinaryObject></cac:Attachment></cac:AdditionalDocumentReference><cac:AdditionalDocumentReference><cbc:ID>QR</cbc:ID><cac:Attachment><cbc:EmbeddedDocumentBinaryObject mimeCode="text/plain">AS3Zhdik2LPYs9ipINmI2LHYr9ipINmE2KrYrNin2LHYqSDYp9mE2LLZh9mI2LECDzMxMDEyMjM5MzUwMDAwMwMUMjAyNi0xMS0yOFQwODowMDowM1oEBzE4NjUuMDAFBjI0My4yNg==</cbc:EmbeddedDocumentBinaryObject></cac:Attachment></cac:AdditionalDocumentReference><cac:AccountingSupplierParty><cac:Party><cac:PartyIdentification><cbc:ID schemeID="CRN">1010123456</cbc:ID></cac:PartyIdentification><cac:PostalAddress><cbc:StreetName>شارع العليا | Olaya Street</cbc:StreetName><cbc:BuildingNumber>7204</cbc:BuildingNumber><cbc:CitySubdivisionName>حي العليا | Al Olaya</cbc:CitySubdivisionName><cbc:CityName>الرياض | Riyadh</cbc:CityName><cbc:PostalZone>12211</cbc:PostalZone><cac:Country><cbc:IdentificationCode>SA</cbc:IdentificationCode></cac:Country></cac:PostalAddress><cac:PartyTaxScheme><cbc:CompanyID>310122393500003</cbc:CompanyID><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:PartyTaxScheme><cac:PartyLegalEntity><cbc:RegistrationName>مؤسسة وردة لتجارة الزهور | Warda Flowers Trading Est.</cbc:RegistrationName></cac:PartyLegalEntity></cac:Party></cac:AccountingSupplierParty><cac:AccountingCustomerParty><cac:Party><cac:PartyIdentification><cbc:ID schemeID="CRN">1010482917</cbc:ID></cac:PartyIdentification><cac:PostalAddress><cbc:StreetName>Olaya Street</cbc:StreetName><cbc:BuildingNumber>7421</cbc:BuildingNumber><cbc:CitySubdivisionName>Al Olaya</cbc:CitySubdivisionName><cbc:CityName>Riyadh</cbc:CityName><cbc:PostalZone>12213</cbc:PostalZone><cac:Country><cbc:IdentificationCode>SA</cbc:IdentificationCode></cac:Country></cac:PostalAddress><cac:PartyTaxScheme><cbc:CompanyID>310482917600003</cbc:CompanyID><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:PartyTaxScheme><cac:PartyLegalEntity><cbc:RegistrationName>Nakheel Hospitality</cbc:RegistrationName></cac:PartyLegalEntity></cac:Party></cac:AccountingCustomerParty><cac:Delivery><cbc:ActualDeliveryDate>2026-11-28</cbc:ActualDeliveryDate></cac:Delivery><cac:PaymentMeans><cbc:PaymentMeansCode>30</cbc:PaymentMeansCode></cac:PaymentMeans><cac:TaxTotal><cbc:TaxAmount currencyID="SAR">243.26</cbc:TaxAmount><cac:TaxSubtotal><cbc:TaxableAmount currencyID="SAR">1621.74</cbc:TaxableAmount><cbc:TaxAmount currencyID="SAR">243.26</cbc:TaxAmount><cac:TaxCategory><cbc:ID>S</cbc:ID><cbc:Percent>15.00</cbc:Percent><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:TaxCategory></cac:TaxSubtotal></cac:TaxTotal><cac:TaxTotal><cbc:TaxAmount currencyID="SAR">243.26</cbc:TaxAmount></cac:TaxTotal><cac:LegalMonetaryTotal><cbc:LineExtensionAmount currencyID="SAR">1621.74</cbc:LineExtensionAmount><cbc:TaxExclusiveAmount currencyID="SAR">1621.74</cbc:TaxExclusiveAmount><cbc:TaxInclusiveAmount currencyID="SAR">1865.00</cbc:TaxInclusiveAmount><cbc:PrepaidAmount currencyID="SAR">0.00</cbc:PrepaidAmount><cbc:PayableAmount currencyID="SAR">1865.00</cbc:PayableAmount></cac:LegalMonetaryTotal><cac:InvoiceLine><cbc:ID>1</cbc:ID><cbc:InvoicedQuantity unitCode="PCE">2</cbc:InvoicedQuantity><cbc:LineExtensionAmount currencyID="SAR">1600.00</cbc:LineExtensionAmount><cac:TaxTotal><cbc:TaxAmount currencyID="SAR">240.00</cbc:TaxAmount><cbc:RoundingAmount currencyID="SAR">1840.00</cbc:RoundingAmount></cac:TaxTotal><cac:Item><cbc:Name>عهود وردية (كبير) | Blush Vows (Large)</cbc:Name><cac:ClassifiedTaxCategory><cbc:ID>S</cbc:ID><cbc:Percent>15.00</cbc:Percent><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:ClassifiedTaxCategory></cac:Item><cac:Price><cbc:PriceAmount currencyID="SAR">1600.00</cbc:PriceAmount><cbc:BaseQuantity unitCode="PCE">2</cbc:BaseQuantity></cac:Price></cac:InvoiceLine><cac:InvoiceLine><cbc:ID>2</cbc:ID><cbc:InvoicedQuantity unitCode="PCE">1</cbc:InvoicedQuantity><cbc:LineExtensionAmount currencyID="SAR">21.74</cbc:LineExtensionAmount><cac:TaxTotal><cbc:TaxAmount currencyID="SAR">3.26</cbc:TaxAmount><cbc:RoundingAmount currencyID="SAR">25.00</cbc:RoundingAmount></cac:TaxTotal><cac:Item><cbc:Name>رسوم التوصيل | Delivery</cbc:Name><cac:ClassifiedTaxCategory><cbc:ID>S</cbc:ID><cbc:Percent>15.00</cbc:Percent><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:ClassifiedTaxCategory></cac:Item><cac:Price><cbc:PriceAmount currencyID="SAR">21.74</cbc:PriceAmount><cbc:BaseQuantity unitCode="PCE">1</cbc:BaseQuantity></cac:Price></cac:InvoiceLine></Invoice>', 'AS3Zhdik2LPYs9ipINmI2LHYr9ipINmE2KrYrNin2LHYqSDYp9mE2LLZh9mI2LECDzMxMDEyMjM5MzUwMDAwMwMUMjAyNi0xMS0yOFQwODowMDowM1oEBzE4NjUuMDAFBjI0My4yNg==', 162174, 24326, 186500, 'system', 'issue-invoice:30c21427-f8ad-487d-8805-a7207f9098ab'),
	('d1946d86-9e4e-4dbe-a1fc-95dba651c552', 'simplified', 'INV-000002', '25a46246-c149-4501-8d8b-ed092f26fa1f', NULL, NULL, '59d51cdd-2f5b-4335-996f-fcd5b0c67674', 2, 'yZ3+NYQCkb/92v2Ye4E1LCSNj3H6VsvgR8sWRclnESg=', '4CQDyGZdAJvsYt7+ei9QNraw+db9BVsEy0Xrrxf/LMQ=', '2026-11-28 08:00:03.4+00', '{"net": 56957, "vat": 8543, "kind": "simplified", "uuid": "59d51cdd-2f5b-4335-996f-fcd5b0c67674", "buyer": {"name": "Lama Alsubaie", "business": null}, "lines": [{"net": 54783, "vat": 8217, "gross": 63000, "title": {"ar": "نسيم البحر (متوسط)", "en": "Sea Breeze (Medium)"}, "discount": 0, "quantity": 2, "unitPrice": 31500}, {"net": 2174, "vat": 326, "gross": 2500, "title": {"ar": "رسوم التوصيل", "en": "Delivery"}, "discount": 0, "quantity": 1, "unitPrice": 2500}], "money": {"paid": 32750, "outstanding": 32750}, "terms": "cash", "total": 65500, "coupon": 0, "number": "INV-000002", "reason": null, "seller": {"city": {"ar": "الرياض", "en": "Riyadh"}, "name": {"ar": "مؤسسة وردة لتجارة الزهور", "en": "Warda Flowers Trading Est."}, "phone": "+966 11 200 4477", "street": {"ar": "شارع العليا", "en": "Olaya Street"}, "crNumber": "1010123456", "district": {"ar": "حي العليا", "en": "Al Olaya"}, "vatNumber": "310122393500003", "postalCode": "12211", "buildingNumber": "7204"}, "corrects": null, "issuedAt": 1795852803400, "redeemed": 0, "supplyDate": "2026-11-28", "orderNumber": "10003"}', '<?xml version="1.0" encoding="UTF-8"?>
<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2" xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2" xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2"><cbc:ProfileID>reporting:1.0</cbc:ProfileID><cbc:ID>INV-000002</cbc:ID><cbc:UUID>59d51cdd-2f5b-4335-996f-fcd5b0c67674</cbc:UUID><cbc:IssueDate>2026-11-28</cbc:IssueDate><cbc:IssueTime>11:00:03</cbc:IssueTime><cbc:InvoiceTypeCode name="0200000">388</cbc:InvoiceTypeCode><cbc:DocumentCurrencyCode>SAR</cbc:DocumentCurrencyCode><cbc:TaxCurrencyCode>SAR</cbc:TaxCurrencyCode><cac:OrderReference><cbc:ID>10003</cbc:ID></cac:OrderReference><cac:AdditionalDocumentReference><cbc:ID>ICV</cbc:ID><cbc:UUID>2</cbc:UUID></cac:AdditionalDocumentReference><cac:AdditionalDocumentReference><cbc:ID>PIH</cbc:ID><cac:Attachment><cbc:EmbeddedDocumentBinaryObject mimeCode="text/plain">yZ3+NYQCkb/92v2Ye4E1LCSNj3H6VsvgR8sWRclnESg=</cbc:EmbeddedDocumentBinaryObject></cac:Attachment></cac:AdditionalDocumentReference><cac:AdditionalDocumentReference><cbc:ID>QR</cbc:ID><cac:Attachment><cbc:EmbeddedDocumentBinaryObject mimeCode="text/plain">AS3Zhdik2LPYs9ipINmI2LHYr9ipINmE2KrYrNin2LHYqSDYp9mE2LLZh9mI2LECDzMxMDEyMjM5MzUwMDAwMwMUMjAyNi0xMS0yOFQwODowMDowM1oEBjY1NS4wMAUFODUuNDM=</cbc:EmbeddedDocumentBinaryObject></cac:Attachment></cac:AdditionalDocumentReference><cac:AccountingSupplierParty><cac:Party><cac:PartyIdentification><cbc:ID schemeID="CRN">1010123456</cbc:ID></cac:PartyIdentification><cac:PostalAddress><cbc:StreetName>شارع العليا | Olaya Street</cbc:StreetName><cbc:BuildingNumber>7204</cbc:BuildingNumber><cbc:CitySubdivisionName>حي العليا | Al Olaya</cbc:CitySubdivisionName><cbc:CityName>الرياض | Riyadh</cbc:CityName><cbc:PostalZone>12211</cbc:PostalZone><cac:Country><cbc:IdentificationCode>SA</cbc:IdentificationCode></cac:Country></cac:PostalAddress><cac:PartyTaxScheme><cbc:CompanyID>310122393500003</cbc:CompanyID><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:PartyTaxScheme><cac:PartyLegalEntity><cbc:RegistrationName>مؤسسة وردة لتجارة الزهور | Warda Flowers Trading Est.</cbc:RegistrationName></cac:PartyLegalEntity></cac:Party></cac:AccountingSupplierParty><cac:AccountingCustomerParty><cac:Party><cac:PartyLegalEntity><cbc:RegistrationName>Lama Alsubaie</cbc:RegistrationName></cac:PartyLegalEntity></cac:Party></cac:AccountingCustomerParty><cac:Delivery><cbc:ActualDeliveryDate>2026-11-28</cbc:ActualDeliveryDate></cac:Delivery><cac:PaymentMeans><cbc:PaymentMeansCode>10</cbc:PaymentMeansCode></cac:PaymentMeans><cac:TaxTotal><cbc:TaxAmount currencyID="SAR">85.43</cbc:TaxAmount><cac:TaxSubtotal><cbc:TaxableAmount currencyID="SAR">569.57</cbc:TaxableAmount><cbc:TaxAmount currencyID="SAR">85.43</cbc:TaxAmount><cac:TaxCategory><cbc:ID>S</cbc:ID><cbc:Percent>15.00</cbc:Percent><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:TaxCategory></cac:TaxSubtotal></cac:TaxTotal><cac:TaxTotal><cbc:TaxAmount currencyID="SAR">85.43</cbc:TaxAmount></cac:TaxTotal><cac:LegalMonetaryTotal><cbc:LineExtensionAmount currencyID="SAR">569.57</cbc:LineExtensionAmount><cbc:TaxExclusiveAmount currencyID="SAR">569.57</cbc:TaxExclusiveAmount><cbc:TaxInclusiveAmount currencyID="SAR">655.00</cbc:TaxInclusiveAmount><cbc:PrepaidAmount currencyID="SAR">0.00</cbc:PrepaidAmount><cbc:PayableAmount currencyID="SAR">655.00</cbc:PayableAmount></cac:LegalMonetaryTotal><cac:InvoiceLine><cbc:ID>1</cbc:ID><cbc:InvoicedQuantity unitCode="PCE">2</cbc:InvoicedQuantity><cbc:LineExtensionAmount currencyID="SAR">547.83</cbc:LineExtensionAmount><cac:TaxTotal><cbc:TaxAmount currencyID="SAR">82.17</cbc:TaxAmount><cbc:RoundingAmount currencyID="SAR">630.00</cbc:RoundingAmount></cac:TaxTotal><cac:Item><cbc:Name>نسيم البحر (متوسط) | Sea Breeze (Medium)</cbc:Name><cac:ClassifiedTaxCategory><cbc:ID>S</cbc:ID><cbc:Percent>15.00</cbc:Percent><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:ClassifiedTaxCategory></cac:Item><cac:Price><cbc:PriceAmount currencyID="SAR">547.83</cbc:PriceAmount><cbc:BaseQuantity unitCode="PCE">2</cbc:BaseQuantity></cac:Price></cac:InvoiceLine><cac:InvoiceLine><cbc:ID>2</cbc:ID><cbc:InvoicedQuantity unitCode="PCE">1</cbc:InvoicedQuantity><cbc:LineExtensionAmount currencyID="SAR">21.74</cbc:LineExtensionAmount><cac:TaxTotal><cbc:TaxAmount currencyID="SAR">3.26</cbc:TaxAmount><cbc:RoundingAmount currencyID="SAR">25.00</cbc:RoundingAmount></cac:TaxTotal><cac:Item><cbc:Name>رسوم التوصيل | Delivery</cbc:Name><cac:ClassifiedTaxCategory><cbc:ID>S</cbc:ID><cbc:Percent>15.00</cbc:Percent><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:ClassifiedTaxCategory></cac:Item><cac:Price><cbc:PriceAmount currencyID="SAR">21.74</cbc:PriceAmount><cbc:BaseQuantity unitCode="PCE">1</cbc:BaseQuantity></cac:Price></cac:InvoiceLine></Invoice>', 'AS3Zhdik2LPYs9ipINmI2LHYr9ipINmE2KrYrNin2LHYqSDYp9mE2LLZh9mI2LECDzMxMDEyMjM5MzUwMDAwMwMUMjAyNi0xMS0yOFQwODowMDowM1oEBjY1NS4wMAUFODUuNDM=', 56957, 8543, 65500, 'system', 'issue-invoice:25a46246-c149-4501-8d8b-ed092f26fa1f'),
	('c9ac5cd7-3399-4ad6-971a-099146a12bec', 'simplified', 'INV-000003', '8b59277b-6f80-443c-9b64-e0454727f181', NULL, NULL, 'f46ec28d-4796-4049-912d-7496368dc022', 3, '4CQDyGZdAJvsYt7+ei9QNraw+db9BVsEy0Xrrxf/LMQ=', 'ko4XgmSwHk+8CFERWcXjtMNdav+hESh323ZAKYdvFOc=', '2026-11-28 08:00:03.434+00', '{"net": 18261, "vat": 2739, "kind": "simplified", "uuid": "f46ec28d-4796-4049-912d-7496368dc022", "buyer": {"name": "فهد العتيبي", "business": null}, "lines": [{"net": 16087, "vat": 2413, "gross": 18500, "title": {"ar": "موكب الزهري (متوسط)", "en": "Pink Parade (Medium)"}, "discount": 0, "quantity": 1, "unitPrice": 18500}, {"net": 2174, "vat": 326, "gross": 2500, "title": {"ar": "رسوم التوصيل", "en": "Delivery"}, "discount": 0, "quantity": 1, "unitPrice": 2500}], "money": {"paid": 21000, "outstanding": 0}, "terms": "cash", "total": 21000, "coupon": 0, "number": "INV-000003", "reason": null, "seller": {"city": {"ar": "الرياض", "en": "Riyadh"}, "name": {"ar": "مؤسسة وردة لتجارة الزهور", "en": "Warda Flowers Trading Est."}, "phone": "+966 11 200 4477", "street": {"ar": "شارع العليا", "en": "Olaya Street"}, "crNumber": "1010123456", "district": {"ar": "حي العليا", "en": "Al Olaya"}, "vatNumber": "310122393500003", "postalCode": "12211", "buildingNumber": "7204"}, "corrects": null, "issuedAt": 1795852803434, "redeemed": 0, "supplyDate": "2026-11-28", "orderNumber": "10002"}', '<?xml version="1.0" encoding="UTF-8"?>
<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2" xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2" xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2"><cbc:ProfileID>reporting:1.0</cbc:ProfileID><cbc:ID>INV-000003</cbc:ID><cbc:UUID>f46ec28d-4796-4049-912d-7496368dc022</cbc:UUID><cbc:IssueDate>2026-11-28</cbc:IssueDate><cbc:IssueTime>11:00:03</cbc:IssueTime><cbc:InvoiceTypeCode name="0200000">388</cbc:InvoiceTypeCode><cbc:DocumentCurrencyCode>SAR</cbc:DocumentCurrencyCode><cbc:TaxCurrencyCode>SAR</cbc:TaxCurrencyCode><cac:OrderReference><cbc:ID>10002</cbc:ID></cac:OrderReference><cac:AdditionalDocumentReference><cbc:ID>ICV</cbc:ID><cbc:UUID>3</cbc:UUID></cac:AdditionalDocumentReference><cac:AdditionalDocumentReference><cbc:ID>PIH</cbc:ID><cac:Attachment><cbc:EmbeddedDocumentBinaryObject mimeCode="text/plain">4CQDyGZdAJvsYt7+ei9QNraw+db9BVsEy0Xrrxf/LMQ=</cbc:EmbeddedDocumentBinaryObject></cac:Attachment></cac:AdditionalDocumentReference><cac:AdditionalDocumentReference><cbc:ID>QR</cbc:ID><cac:Attachment><cbc:EmbeddedDocumentBinaryObject mimeCode="text/plain">AS3Zhdik2LPYs9ipINmI2LHYr9ipINmE2KrYrNin2LHYqSDYp9mE2LLZh9mI2LECDzMxMDEyMjM5MzUwMDAwMwMUMjAyNi0xMS0yOFQwODowMDowM1oEBjIxMC4wMAUFMjcuMzk=</cbc:EmbeddedDocumentBinaryObject></cac:Attachment></cac:AdditionalDocumentReference><cac:AccountingSupplierParty><cac:Party><cac:PartyIdentification><cbc:ID schemeID="CRN">1010123456</cbc:ID></cac:PartyIdentification><cac:PostalAddress><cbc:StreetName>شارع العليا | Olaya Street</cbc:StreetName><cbc:BuildingNumber>7204</cbc:BuildingNumber><cbc:CitySubdivisionName>حي العليا | Al Olaya</cbc:CitySubdivisionName><cbc:CityName>الرياض | Riyadh</cbc:CityName><cbc:PostalZone>12211</cbc:PostalZone><cac:Country><cbc:IdentificationCode>SA</cbc:IdentificationCode></cac:Country></cac:PostalAddress><cac:PartyTaxScheme><cbc:CompanyID>310122393500003</cbc:CompanyID><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:PartyTaxScheme><cac:PartyLegalEntity><cbc:RegistrationName>مؤسسة وردة لتجارة الزهور | Warda Flowers Trading Est.</cbc:RegistrationName></cac:PartyLegalEntity></cac:Party></cac:AccountingSupplierParty><cac:AccountingCustomerParty><cac:Party><cac:PartyLegalEntity><cbc:RegistrationName>فهد العتيبي</cbc:RegistrationName></cac:PartyLegalEntity></cac:Party></cac:AccountingCustomerParty><cac:Delivery><cbc:ActualDeliveryDate>2026-11-28</cbc:ActualDeliveryDate></cac:Delivery><cac:PaymentMeans><cbc:PaymentMeansCode>10</cbc:PaymentMeansCode></cac:PaymentMeans><cac:TaxTotal><cbc:TaxAmount currencyID="SAR">27.39</cbc:TaxAmount><cac:TaxSubtotal><cbc:TaxableAmount currencyID="SAR">182.61</cbc:TaxableAmount><cbc:TaxAmount currencyID="SAR">27.39</cbc:TaxAmount><cac:TaxCategory><cbc:ID>S</cbc:ID><cbc:Percent>15.00</cbc:Percent><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:TaxCategory></cac:TaxSubtotal></cac:TaxTotal><cac:TaxTotal><cbc:TaxAmount currencyID="SAR">27.39</cbc:TaxAmount></cac:TaxTotal><cac:LegalMonetaryTotal><cbc:LineExtensionAmount currencyID="SAR">182.61</cbc:LineExtensionAmount><cbc:TaxExclusiveAmount currencyID="SAR">182.61</cbc:TaxExclusiveAmount><cbc:TaxInclusiveAmount currencyID="SAR">210.00</cbc:TaxInclusiveAmount><cbc:PrepaidAmount currencyID="SAR">0.00</cbc:PrepaidAmount><cbc:PayableAmount currencyID="SAR">210.00</cbc:PayableAmount></cac:LegalMonetaryTotal><cac:InvoiceLine><cbc:ID>1</cbc:ID><cbc:InvoicedQuantity unitCode="PCE">1</cbc:InvoicedQuantity><cbc:LineExtensionAmount currencyID="SAR">160.87</cbc:LineExtensionAmount><cac:TaxTotal><cbc:TaxAmount currencyID="SAR">24.13</cbc:TaxAmount><cbc:RoundingAmount currencyID="SAR">185.00</cbc:RoundingAmount></cac:TaxTotal><cac:Item><cbc:Name>موكب الزهري (متوسط) | Pink Parade (Medium)</cbc:Name><cac:ClassifiedTaxCategory><cbc:ID>S</cbc:ID><cbc:Percent>15.00</cbc:Percent><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:ClassifiedTaxCategory></cac:Item><cac:Price><cbc:PriceAmount currencyID="SAR">160.87</cbc:PriceAmount><cbc:BaseQuantity unitCode="PCE">1</cbc:BaseQuantity></cac:Price></cac:InvoiceLine><cac:InvoiceLine><cbc:ID>2</cbc:ID><cbc:InvoicedQuantity unitCode="PCE">1</cbc:InvoicedQuantity><cbc:LineExtensionAmount currencyID="SAR">21.74</cbc:LineExtensionAmount><cac:TaxTotal><cbc:TaxAmount currencyID="SAR">3.26</cbc:TaxAmount><cbc:RoundingAmount currencyID="SAR">25.00</cbc:RoundingAmount></cac:TaxTotal><cac:Item><cbc:Name>رسوم التوصيل | Delivery</cbc:Name><cac:ClassifiedTaxCategory><cbc:ID>S</cbc:ID><cbc:Percent>15.00</cbc:Percent><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:ClassifiedTaxCategory></cac:Item><cac:Price><cbc:PriceAmount currencyID="SAR">21.74</cbc:PriceAmount><cbc:BaseQuantity unitCode="PCE">1</cbc:BaseQuantity></cac:Price></cac:InvoiceLine></Invoice>', 'AS3Zhdik2LPYs9ipINmI2LHYr9ipINmE2KrYrNin2LHYqSDYp9mE2LLZh9mI2LECDzMxMDEyMjM5MzUwMDAwMwMUMjAyNi0xMS0yOFQwODowMDowM1oEBjIxMC4wMAUFMjcuMzk=', 18261, 2739, 21000, 'system', 'issue-invoice:8b59277b-6f80-443c-9b64-e0454727f181'),
	('743fadc1-b254-4875-a5e5-b7ad5c24ce68', 'simplified', 'INV-000004', 'b46c97c4-f628-4075-8c48-14f62081387d', NULL, NULL, '206af7f4-e7eb-44c6-af46-25746ae165be', 4, 'ko4XgmSwHk+8CFERWcXjtMNdav+hESh323ZAKYdvFOc=', '+bnjUEksoPT3odZiVZK5ldUu07UjtaUuDMW/PIy8Olg=', '2026-11-28 08:00:03.622+00', '{"net": 23478, "vat": 3522, "kind": "simplified", "uuid": "206af7f4-e7eb-44c6-af46-25746ae165be", "buyer": {"name": "Noura Alqahtani", "business": null}, "lines": [{"net": 21304, "vat": 3196, "gross": 24500, "title": {"ar": "ساعة الورد (متوسط)", "en": "Blush Hour (Medium)"}, "discount": 0, "quantity": 1, "unitPrice": 24500}, {"net": 2174, "vat": 326, "gross": 2500, "title": {"ar": "رسوم التوصيل", "en": "Delivery"}, "discount": 0, "quantity": 1, "unitPrice": 2500}], "money": {"paid": 25766, "outstanding": 0}, "terms": "online", "total": 27000, "coupon": 0, "number": "INV-000004", "reason": null, "seller": {"city": {"ar": "الرياض", "en": "Riyadh"}, "name": {"ar": "مؤسسة وردة لتجارة الزهور", "en": "Warda Flowers Trading Est."}, "phone": "+966 11 200 4477", "street": {"ar": "شارع العليا", "en": "Olaya Street"}, "crNumber": "1010123456", "district": {"ar": "حي العليا", "en": "Al Olaya"}, "vatNumber": "310122393500003", "postalCode": "12211", "buildingNumber": "7204"}, "corrects": null, "issuedAt": 1795852803622, "redeemed": 0, "supplyDate": "2026-11-28", "orderNumber": "10001"}', '<?xml version="1.0" encoding="UTF-8"?>
<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2" xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2" xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2"><cbc:ProfileID>reporting:1.0</cbc:ProfileID><cbc:ID>INV-000004</cbc:ID><cbc:UUID>206af7f4-e7eb-44c6-af46-25746ae165be</cbc:UUID><cbc:IssueDate>2026-11-28</cbc:IssueDate><cbc:IssueTime>11:00:03</cbc:IssueTime><cbc:InvoiceTypeCode name="0200000">388</cbc:InvoiceTypeCode><cbc:DocumentCurrencyCode>SAR</cbc:DocumentCurrencyCode><cbc:TaxCurrencyCode>SAR</cbc:TaxCurrencyCode><cac:OrderReference><cbc:ID>10001</cbc:ID></cac:OrderReference><cac:AdditionalDocumentReference><cbc:ID>ICV</cbc:ID><cbc:UUID>4</cbc:UUID></cac:AdditionalDocumentReference><cac:AdditionalDocumentReference><cbc:ID>PIH</cbc:ID><cac:Attachment><cbc:EmbeddedDocumentBinaryObject mimeCode="text/plain">ko4XgmSwHk+8CFERWcXjtMNdav+hESh323ZAKYdvFOc=</cbc:EmbeddedDocumentBinaryObject></cac:Attachment></cac:AdditionalDocumentReference><cac:AdditionalDocumentReference><cbc:ID>QR</cbc:ID><cac:Attachment><cbc:EmbeddedDocumentBinaryObject mimeCode="text/plain">AS3Zhdik2LPYs9ipINmI2LHYr9ipINmE2KrYrNin2LHYqSDYp9mE2LLZh9mI2LECDzMxMDEyMjM5MzUwMDAwMwMUMjAyNi0xMS0yOFQwODowMDowM1oEBjI3MC4wMAUFMzUuMjI=</cbc:EmbeddedDocumentBinaryObject></cac:Attachment></cac:AdditionalDocumentReference><cac:AccountingSupplierParty><cac:Party><cac:PartyIdentification><cbc:ID schemeID="CRN">1010123456</cbc:ID></cac:PartyIdentification><cac:PostalAddress><cbc:StreetName>شارع العليا | Olaya Street</cbc:StreetName><cbc:BuildingNumber>7204</cbc:BuildingNumber><cbc:CitySubdivisionName>حي العليا | Al Olaya</cbc:CitySubdivisionName><cbc:CityName>الرياض | Riyadh</cbc:CityName><cbc:PostalZone>12211</cbc:PostalZone><cac:Country><cbc:IdentificationCode>SA</cbc:IdentificationCode></cac:Country></cac:PostalAddress><cac:PartyTaxScheme><cbc:CompanyID>310122393500003</cbc:CompanyID><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:PartyTaxScheme><cac:PartyLegalEntity><cbc:RegistrationName>مؤسسة وردة لتجارة الزهور | Warda Flowers Trading Est.</cbc:RegistrationName></cac:PartyLegalEntity></cac:Party></cac:AccountingSupplierParty><cac:AccountingCustomerParty><cac:Party><cac:PartyLegalEntity><cbc:RegistrationName>Noura Alqahtani</cbc:RegistrationName></cac:PartyLegalEntity></cac:Party></cac:AccountingCustomerParty><cac:Delivery><cbc:ActualDeliveryDate>2026-11-28</cbc:ActualDeliveryDate></cac:Delivery><cac:PaymentMeans><cbc:PaymentMeansCode>48</cbc:PaymentMeansCode></cac:PaymentMeans><cac:TaxTotal><cbc:TaxAmount currencyID="SAR">35.22</cbc:TaxAmount><cac:TaxSubtotal><cbc:TaxableAmount currencyID="SAR">234.78</cbc:TaxableAmount><cbc:TaxAmount currencyID="SAR">35.22</cbc:TaxAmount><cac:TaxCategory><cbc:ID>S</cbc:ID><cbc:Percent>15.00</cbc:Percent><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:TaxCategory></cac:TaxSubtotal></cac:TaxTotal><cac:TaxTotal><cbc:TaxAmount currencyID="SAR">35.22</cbc:TaxAmount></cac:TaxTotal><cac:LegalMonetaryTotal><cbc:LineExtensionAmount currencyID="SAR">234.78</cbc:LineExtensionAmount><cbc:TaxExclusiveAmount currencyID="SAR">234.78</cbc:TaxExclusiveAmount><cbc:TaxInclusiveAmount currencyID="SAR">270.00</cbc:TaxInclusiveAmount><cbc:PrepaidAmount currencyID="SAR">0.00</cbc:PrepaidAmount><cbc:PayableAmount currencyID="SAR">270.00</cbc:PayableAmount></cac:LegalMonetaryTotal><cac:InvoiceLine><cbc:ID>1</cbc:ID><cbc:InvoicedQuantity unitCode="PCE">1</cbc:InvoicedQuantity><cbc:LineExtensionAmount currencyID="SAR">213.04</cbc:LineExtensionAmount><cac:TaxTotal><cbc:TaxAmount currencyID="SAR">31.96</cbc:TaxAmount><cbc:RoundingAmount currencyID="SAR">245.00</cbc:RoundingAmount></cac:TaxTotal><cac:Item><cbc:Name>ساعة الورد (متوسط) | Blush Hour (Medium)</cbc:Name><cac:ClassifiedTaxCategory><cbc:ID>S</cbc:ID><cbc:Percent>15.00</cbc:Percent><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:ClassifiedTaxCategory></cac:Item><cac:Price><cbc:PriceAmount currencyID="SAR">213.04</cbc:PriceAmount><cbc:BaseQuantity unitCode="PCE">1</cbc:BaseQuantity></cac:Price></cac:InvoiceLine><cac:InvoiceLine><cbc:ID>2</cbc:ID><cbc:InvoicedQuantity unitCode="PCE">1</cbc:InvoicedQuantity><cbc:LineExtensionAmount currencyID="SAR">21.74</cbc:LineExtensionAmount><cac:TaxTotal><cbc:TaxAmount currencyID="SAR">3.26</cbc:TaxAmount><cbc:RoundingAmount currencyID="SAR">25.00</cbc:RoundingAmount></cac:TaxTotal><cac:Item><cbc:Name>رسوم التوصيل | Delivery</cbc:Name><cac:ClassifiedTaxCategory><cbc:ID>S</cbc:ID><cbc:Percent>15.00</cbc:Percent><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:ClassifiedTaxCategory></cac:Item><cac:Price><cbc:PriceAmount currencyID="SAR">21.74</cbc:PriceAmount><cbc:BaseQuantity unitCode="PCE">1</cbc:BaseQuantity></cac:Price></cac:InvoiceLine></Invoice>', 'AS3Zhdik2LPYs9ipINmI2LHYr9ipINmE2KrYrNin2LHYqSDYp9mE2LLZh9mI2LECDzMxMDEyMjM5MzUwMDAwMwMUMjAyNi0xMS0yOFQwODowMDowM1oEBjI3MC4wMAUFMzUuMjI=', 23478, 3522, 27000, 'system', 'issue-invoice:b46c97c4-f628-4075-8c48-14f62081387d'),
	('84f4649f-5a95-4261-a9b4-082dc7167dc7', 'creditNote', 'CN-000001', 'b46c97c4-f628-4075-8c48-14f62081387d', '743fadc1-b254-4875-a5e5-b7ad5c24ce68', '584981ce-871a-4407-82d8-53b8d3382370', 'b8b7ac47-7f3b-4428-9a31-bd3d9ce1d2e2', 5, '+bnjUEksoPT3odZiVZK5ldUu07UjtaUuDMW/PIy8Olg=', 'iSD+HTJNNC0JCfWuuWhH/C3Wzm84sgGkl6IzOvAK3nY=', '2026-11-28 08:00:03.625+00', '{"net": 1073, "vat": 161, "kind": "creditNote", "uuid": "b8b7ac47-7f3b-4428-9a31-bd3d9ce1d2e2", "buyer": {"name": "Noura Alqahtani", "business": null}, "lines": [{"net": 1073, "vat": 161, "gross": 1234, "title": {"ar": "مبلغ مخصوم من الفاتورة", "en": "Amount taken off the invoice"}, "discount": 0, "quantity": 1, "unitPrice": 1234}], "money": null, "terms": "online", "total": 1234, "coupon": 0, "number": "CN-000001", "reason": "Late", "seller": {"city": {"ar": "الرياض", "en": "Riyadh"}, "name": {"ar": "مؤسسة وردة لتجارة الزهور", "en": "Warda Flowers Trading Est."}, "phone": "+966 11 200 4477", "street": {"ar": "شارع العليا", "en": "Olaya Street"}, "crNumber": "1010123456", "district": {"ar": "حي العليا", "en": "Al Olaya"}, "vatNumber": "310122393500003", "postalCode": "12211", "buildingNumber": "7204"}, "corrects": {"kind": "simplified", "number": "INV-000004", "issuedAt": 1795852803622}, "issuedAt": 1795852803625, "redeemed": 0, "supplyDate": "2026-11-28", "orderNumber": "10001"}', '<?xml version="1.0" encoding="UTF-8"?>
<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2" xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2" xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2"><cbc:ProfileID>reporting:1.0</cbc:ProfileID><cbc:ID>CN-000001</cbc:ID><cbc:UUID>b8b7ac47-7f3b-4428-9a31-bd3d9ce1d2e2</cbc:UUID><cbc:IssueDate>2026-11-28</cbc:IssueDate><cbc:IssueTime>11:00:03</cbc:IssueTime><cbc:InvoiceTypeCode name="0200000">381</cbc:InvoiceTypeCode><cbc:DocumentCurrencyCode>SAR</cbc:DocumentCurrencyCode><cbc:TaxCurrencyCode>SAR</cbc:TaxCurrencyCode><cac:OrderReference><cbc:ID>10001</cbc:ID></cac:OrderReference><cac:BillingReference><cac:InvoiceDocumentReference><cbc:ID>INV-000004</cbc:ID></cac:InvoiceDocumentReference></cac:BillingReference><cac:AdditionalDocumentReference><cbc:ID>ICV</cbc:ID><cbc:UUID>5</cbc:UUID></cac:AdditionalDocumentReference><cac:AdditionalDocumentReference><cbc:ID>PIH</cbc:ID><cac:Attachment><cbc:EmbeddedDocumentBinaryObject mimeCode="text/plain">+bnjUEksoPT3odZiVZK5ldUu07UjtaUuDMW/PIy8Olg=</cbc:EmbeddedDocumentBinaryObject></cac:Attachment></cac:AdditionalDocumentReference><cac:AdditionalDocumentReference><cbc:ID>QR</cbc:ID><cac:Attachment><cbc:EmbeddedDocumentBinaryObject mimeCode="text/plain">AS3Zhdik2LPYs9ipINmI2LHYr9ipINmE2KrYrNin2LHYqSDYp9mE2LLZh9mI2LECDzMxMDEyMjM5MzUwMDAwMwMUMjAyNi0xMS0yOFQwODowMDowM1oEBTEyLjM0BQQxLjYx</cbc:EmbeddedDocumentBinaryObject></cac:Attachment></cac:AdditionalDocumentReference><cac:AccountingSupplierParty><cac:Party><cac:PartyIdentification><cbc:ID schemeID="CRN">1010123456</cbc:ID></cac:PartyIdentification><cac:PostalAddress><cbc:StreetName>شارع العليا | Olaya Street</cbc:StreetName><cbc:BuildingNumber>7204</cbc:BuildingNumber><cbc:CitySubdivisionName>حي العليا | Al Olaya</cbc:CitySubdivisionName><cbc:CityName>الرياض | Riyadh</cbc:CityName><cbc:PostalZone>12211</cbc:PostalZone><cac:Country><cbc:IdentificationCode>SA</cbc:IdentificationCode></cac:Country></cac:PostalAddress><cac:PartyTaxScheme><cbc:CompanyID>310122393500003</cbc:CompanyID><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:PartyTaxScheme><cac:PartyLegalEntity><cbc:RegistrationName>مؤسسة وردة لتجارة الزهور | Warda Flowers Trading Est.</cbc:RegistrationName></cac:PartyLegalEntity></cac:Party></cac:AccountingSupplierParty><cac:AccountingCustomerParty><cac:Party><cac:PartyLegalEntity><cbc:RegistrationName>Noura Alqahtani</cbc:RegistrationName></cac:PartyLegalEntity></cac:Party></cac:AccountingCustomerParty><cac:Delivery><cbc:ActualDeliveryDate>2026-11-28</cbc:ActualDeliveryDate></cac:Delivery><cac:PaymentMeans><cbc:PaymentMeansCode>48</cbc:PaymentMeansCode><cbc:InstructionNote>Late</cbc:InstructionNote></cac:PaymentMeans><cac:TaxTotal><cbc:TaxAmount currencyID="SAR">1.61</cbc:TaxAmount><cac:TaxSubtotal><cbc:TaxableAmount currencyID="SAR">10.73</cbc:TaxableAmount><cbc:TaxAmount currencyID="SAR">1.61</cbc:TaxAmount><cac:TaxCategory><cbc:ID>S</cbc:ID><cbc:Percent>15.00</cbc:Percent><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:TaxCategory></cac:TaxSubtotal></cac:TaxTotal><cac:TaxTotal><cbc:TaxAmount currencyID="SAR">1.61</cbc:TaxAmount></cac:TaxTotal><cac:LegalMonetaryTotal><cbc:LineExtensionAmount currencyID="SAR">10.73</cbc:LineExtensionAmount><cbc:TaxExclusiveAmount currencyID="SAR">10.73</cbc:TaxExclusiveAmount><cbc:TaxInclusiveAmount currencyID="SAR">12.34</cbc:TaxInclusiveAmount><cbc:PrepaidAmount currencyID="SAR">0.00</cbc:PrepaidAmount><cbc:PayableAmount currencyID="SAR">12.34</cbc:PayableAmount></cac:LegalMonetaryTotal><cac:InvoiceLine><cbc:ID>1</cbc:ID><cbc:InvoicedQuantity unitCode="PCE">1</cbc:InvoicedQuantity><cbc:LineExtensionAmount currencyID="SAR">10.73</cbc:LineExtensionAmount><cac:TaxTotal><cbc:TaxAmount currencyID="SAR">1.61</cbc:TaxAmount><cbc:RoundingAmount currencyID="SAR">12.34</cbc:RoundingAmount></cac:TaxTotal><cac:Item><cbc:Name>مبلغ مخصوم من الفاتورة | Amount taken off the invoice</cbc:Name><cac:ClassifiedTaxCategory><cbc:ID>S</cbc:ID><cbc:Percent>15.00</cbc:Percent><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:ClassifiedTaxCategory></cac:Item><cac:Price><cbc:PriceAmount currencyID="SAR">10.73</cbc:PriceAmount><cbc:BaseQuantity unitCode="PCE">1</cbc:BaseQuantity></cac:Price></cac:InvoiceLine></Invoice>', 'AS3Zhdik2LPYs9ipINmI2LHYr9ipINmE2KrYrNin2LHYqSDYp9mE2LLZh9mI2LECDzMxMDEyMjM5MzUwMDAwMwMUMjAyNi0xMS0yOFQwODowMDowM1oEBTEyLjM0BQQxLjYx', 1073, 161, 1234, 'Admin', '4f4dc7d7-4323-4413-a73c-c92d022e3c18');


--
-- Data for Name: invoice_series; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.invoice_series VALUES
	('invoice', 4, ''),
	('creditNote', 1, ''),
	('chain', 5, 'iSD+HTJNNC0JCfWuuWhH/C3Wzm84sgGkl6IzOvAK3nY=');


--
-- Data for Name: ledger_entry; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.ledger_entry OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 'receivable', 'b46c97c4-f628-4075-8c48-14f62081387d', '9a30cad3-b03d-4557-aedf-943dea1fd357', 27000),
	(2, 1, 'sales', 'b46c97c4-f628-4075-8c48-14f62081387d', '9a30cad3-b03d-4557-aedf-943dea1fd357', -23478),
	(3, 1, 'vat', 'b46c97c4-f628-4075-8c48-14f62081387d', '9a30cad3-b03d-4557-aedf-943dea1fd357', -3522),
	(4, 2, 'gateway', 'b46c97c4-f628-4075-8c48-14f62081387d', '9a30cad3-b03d-4557-aedf-943dea1fd357', 27000),
	(5, 2, 'receivable', 'b46c97c4-f628-4075-8c48-14f62081387d', '9a30cad3-b03d-4557-aedf-943dea1fd357', -27000),
	(6, 3, 'receivable', '8b59277b-6f80-443c-9b64-e0454727f181', '32207a67-621a-4c2a-8df1-fe2dcb639a4a', 21000),
	(7, 3, 'sales', '8b59277b-6f80-443c-9b64-e0454727f181', '32207a67-621a-4c2a-8df1-fe2dcb639a4a', -18261),
	(8, 3, 'vat', '8b59277b-6f80-443c-9b64-e0454727f181', '32207a67-621a-4c2a-8df1-fe2dcb639a4a', -2739),
	(9, 4, 'receivable', '25a46246-c149-4501-8d8b-ed092f26fa1f', '8a3fa482-a88c-40c5-8417-fa031290eca8', 65500),
	(10, 4, 'sales', '25a46246-c149-4501-8d8b-ed092f26fa1f', '8a3fa482-a88c-40c5-8417-fa031290eca8', -56957),
	(11, 4, 'vat', '25a46246-c149-4501-8d8b-ed092f26fa1f', '8a3fa482-a88c-40c5-8417-fa031290eca8', -8543),
	(12, 5, 'receivable', '30c21427-f8ad-487d-8805-a7207f9098ab', '17818bf7-3135-4146-ae71-c80d450f4504', 186500),
	(13, 5, 'sales', '30c21427-f8ad-487d-8805-a7207f9098ab', '17818bf7-3135-4146-ae71-c80d450f4504', -162174),
	(14, 5, 'vat', '30c21427-f8ad-487d-8805-a7207f9098ab', '17818bf7-3135-4146-ae71-c80d450f4504', -24326),
	(15, 6, 'receivable', '38937048-188a-4d55-80cb-c1a13defcbe5', '6ea6caa6-e3da-4661-9b70-7a3eecc430f0', 34500),
	(16, 6, 'sales', '38937048-188a-4d55-80cb-c1a13defcbe5', '6ea6caa6-e3da-4661-9b70-7a3eecc430f0', -30000),
	(17, 6, 'vat', '38937048-188a-4d55-80cb-c1a13defcbe5', '6ea6caa6-e3da-4661-9b70-7a3eecc430f0', -4500),
	(18, 7, 'gateway', '38937048-188a-4d55-80cb-c1a13defcbe5', '6ea6caa6-e3da-4661-9b70-7a3eecc430f0', 34500),
	(19, 7, 'receivable', '38937048-188a-4d55-80cb-c1a13defcbe5', '6ea6caa6-e3da-4661-9b70-7a3eecc430f0', -34500),
	(20, 8, 'receivable', '2d834aee-7407-404d-8b98-9bb449d4f497', '32207a67-621a-4c2a-8df1-fe2dcb639a4a', 24600),
	(21, 8, 'sales', '2d834aee-7407-404d-8b98-9bb449d4f497', '32207a67-621a-4c2a-8df1-fe2dcb639a4a', -21391),
	(22, 8, 'vat', '2d834aee-7407-404d-8b98-9bb449d4f497', '32207a67-621a-4c2a-8df1-fe2dcb639a4a', -3209),
	(23, 9, 'receivable', 'ce8d04da-fc48-4830-9b87-6716ee2a1a9f', '9a30cad3-b03d-4557-aedf-943dea1fd357', 31000),
	(24, 9, 'sales', 'ce8d04da-fc48-4830-9b87-6716ee2a1a9f', '9a30cad3-b03d-4557-aedf-943dea1fd357', -26957),
	(25, 9, 'vat', 'ce8d04da-fc48-4830-9b87-6716ee2a1a9f', '9a30cad3-b03d-4557-aedf-943dea1fd357', -4043),
	(26, 10, 'gateway', 'ce8d04da-fc48-4830-9b87-6716ee2a1a9f', '9a30cad3-b03d-4557-aedf-943dea1fd357', 31000),
	(27, 10, 'receivable', 'ce8d04da-fc48-4830-9b87-6716ee2a1a9f', '9a30cad3-b03d-4557-aedf-943dea1fd357', -31000),
	(28, 11, 'receivable', '9bc7e223-f4ed-4f1c-99c2-4f408b6261a0', '6ea6caa6-e3da-4661-9b70-7a3eecc430f0', 24175),
	(29, 11, 'sales', '9bc7e223-f4ed-4f1c-99c2-4f408b6261a0', '6ea6caa6-e3da-4661-9b70-7a3eecc430f0', -21022),
	(30, 11, 'vat', '9bc7e223-f4ed-4f1c-99c2-4f408b6261a0', '6ea6caa6-e3da-4661-9b70-7a3eecc430f0', -3153),
	(31, 12, 'receivable', 'e08f2294-604e-4b60-b785-49f555fc1ad8', '8a3fa482-a88c-40c5-8417-fa031290eca8', 18900),
	(32, 12, 'sales', 'e08f2294-604e-4b60-b785-49f555fc1ad8', '8a3fa482-a88c-40c5-8417-fa031290eca8', -16435),
	(33, 12, 'vat', 'e08f2294-604e-4b60-b785-49f555fc1ad8', '8a3fa482-a88c-40c5-8417-fa031290eca8', -2465),
	(34, 13, 'gateway', 'e08f2294-604e-4b60-b785-49f555fc1ad8', '8a3fa482-a88c-40c5-8417-fa031290eca8', 18900),
	(35, 13, 'receivable', 'e08f2294-604e-4b60-b785-49f555fc1ad8', '8a3fa482-a88c-40c5-8417-fa031290eca8', -18900),
	(36, 14, 'receivable', 'a6465bd1-e464-4546-b976-a9845e190690', '32207a67-621a-4c2a-8df1-fe2dcb639a4a', 28500),
	(37, 14, 'sales', 'a6465bd1-e464-4546-b976-a9845e190690', '32207a67-621a-4c2a-8df1-fe2dcb639a4a', -24783),
	(38, 14, 'vat', 'a6465bd1-e464-4546-b976-a9845e190690', '32207a67-621a-4c2a-8df1-fe2dcb639a4a', -3717),
	(39, 15, 'receivable', '7f5c3938-b74f-4e11-a553-1d725bb1a0c2', '7b7ed6af-2c4a-421b-8615-0293e1ea099d', 42000),
	(40, 15, 'sales', '7f5c3938-b74f-4e11-a553-1d725bb1a0c2', '7b7ed6af-2c4a-421b-8615-0293e1ea099d', -36522),
	(41, 15, 'vat', '7f5c3938-b74f-4e11-a553-1d725bb1a0c2', '7b7ed6af-2c4a-421b-8615-0293e1ea099d', -5478),
	(42, 16, 'gateway', '7f5c3938-b74f-4e11-a553-1d725bb1a0c2', '7b7ed6af-2c4a-421b-8615-0293e1ea099d', 42000),
	(43, 16, 'receivable', '7f5c3938-b74f-4e11-a553-1d725bb1a0c2', '7b7ed6af-2c4a-421b-8615-0293e1ea099d', -42000),
	(44, 17, 'receivable', '4b35bf2e-0037-4f75-b682-816ba744149c', '6ea6caa6-e3da-4661-9b70-7a3eecc430f0', 19000),
	(45, 17, 'sales', '4b35bf2e-0037-4f75-b682-816ba744149c', '6ea6caa6-e3da-4661-9b70-7a3eecc430f0', -16522),
	(46, 17, 'vat', '4b35bf2e-0037-4f75-b682-816ba744149c', '6ea6caa6-e3da-4661-9b70-7a3eecc430f0', -2478),
	(47, 18, 'receivable', '6f1f0b66-4923-4dda-94d5-5b915b4ce9c4', '17818bf7-3135-4146-ae71-c80d450f4504', 290500),
	(48, 18, 'sales', '6f1f0b66-4923-4dda-94d5-5b915b4ce9c4', '17818bf7-3135-4146-ae71-c80d450f4504', -252609),
	(49, 18, 'vat', '6f1f0b66-4923-4dda-94d5-5b915b4ce9c4', '17818bf7-3135-4146-ae71-c80d450f4504', -37891),
	(50, 19, 'receivable', 'd310d84d-d889-4347-bc37-cc26b155a6de', '7b7ed6af-2c4a-421b-8615-0293e1ea099d', 36000),
	(51, 19, 'sales', 'd310d84d-d889-4347-bc37-cc26b155a6de', '7b7ed6af-2c4a-421b-8615-0293e1ea099d', -31304),
	(52, 19, 'vat', 'd310d84d-d889-4347-bc37-cc26b155a6de', '7b7ed6af-2c4a-421b-8615-0293e1ea099d', -4696),
	(53, 20, 'receivable', 'dcfbe998-b91b-4dd5-95e1-0e5d9dcda503', '8a3fa482-a88c-40c5-8417-fa031290eca8', 31500),
	(54, 20, 'sales', 'dcfbe998-b91b-4dd5-95e1-0e5d9dcda503', '8a3fa482-a88c-40c5-8417-fa031290eca8', -27391),
	(55, 20, 'vat', 'dcfbe998-b91b-4dd5-95e1-0e5d9dcda503', '8a3fa482-a88c-40c5-8417-fa031290eca8', -4109),
	(56, 21, 'receivable', 'bd03deb1-ac27-4ec1-9536-9a56821ebfe3', '9a30cad3-b03d-4557-aedf-943dea1fd357', 31000),
	(57, 21, 'sales', 'bd03deb1-ac27-4ec1-9536-9a56821ebfe3', '9a30cad3-b03d-4557-aedf-943dea1fd357', -26957),
	(58, 21, 'vat', 'bd03deb1-ac27-4ec1-9536-9a56821ebfe3', '9a30cad3-b03d-4557-aedf-943dea1fd357', -4043),
	(59, 22, 'gateway', 'bd03deb1-ac27-4ec1-9536-9a56821ebfe3', '9a30cad3-b03d-4557-aedf-943dea1fd357', 31000),
	(60, 22, 'receivable', 'bd03deb1-ac27-4ec1-9536-9a56821ebfe3', '9a30cad3-b03d-4557-aedf-943dea1fd357', -31000),
	(61, 23, 'cash', '8b59277b-6f80-443c-9b64-e0454727f181', '32207a67-621a-4c2a-8df1-fe2dcb639a4a', 21000),
	(62, 23, 'receivable', '8b59277b-6f80-443c-9b64-e0454727f181', '32207a67-621a-4c2a-8df1-fe2dcb639a4a', -21000),
	(63, 24, 'cash', '25a46246-c149-4501-8d8b-ed092f26fa1f', '8a3fa482-a88c-40c5-8417-fa031290eca8', 32750),
	(64, 24, 'receivable', '25a46246-c149-4501-8d8b-ed092f26fa1f', '8a3fa482-a88c-40c5-8417-fa031290eca8', -32750),
	(65, 25, 'receivable', '31469921-911c-43cc-af51-640adc35a349', '187d2035-f5c6-427b-bb16-2eae4927d98f', 43500),
	(66, 25, 'sales', '31469921-911c-43cc-af51-640adc35a349', '187d2035-f5c6-427b-bb16-2eae4927d98f', -37826),
	(67, 25, 'vat', '31469921-911c-43cc-af51-640adc35a349', '187d2035-f5c6-427b-bb16-2eae4927d98f', -5674),
	(68, 26, 'receivable', 'b46c97c4-f628-4075-8c48-14f62081387d', '9a30cad3-b03d-4557-aedf-943dea1fd357', -1234),
	(69, 26, 'sales', 'b46c97c4-f628-4075-8c48-14f62081387d', '9a30cad3-b03d-4557-aedf-943dea1fd357', 1073),
	(70, 26, 'vat', 'b46c97c4-f628-4075-8c48-14f62081387d', '9a30cad3-b03d-4557-aedf-943dea1fd357', 161),
	(71, 27, 'receivable', 'b46c97c4-f628-4075-8c48-14f62081387d', '9a30cad3-b03d-4557-aedf-943dea1fd357', 1234),
	(72, 27, 'customerCredit', 'b46c97c4-f628-4075-8c48-14f62081387d', '9a30cad3-b03d-4557-aedf-943dea1fd357', -1234),
	(73, 28, 'cash', '30c21427-f8ad-487d-8805-a7207f9098ab', '17818bf7-3135-4146-ae71-c80d450f4504', 100),
	(74, 28, 'receivable', '30c21427-f8ad-487d-8805-a7207f9098ab', '17818bf7-3135-4146-ae71-c80d450f4504', -100);


--
-- Data for Name: ledger_transaction; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.ledger_transaction OVERRIDING SYSTEM VALUE VALUES
	(1, 'sale', 'b46c97c4-f628-4075-8c48-14f62081387d', '9a30cad3-b03d-4557-aedf-943dea1fd357', 'sale:b46c97c4-f628-4075-8c48-14f62081387d', 'Shopper', '73046354-c1f8-4271-9917-409b5af1896e', '2026-11-27 22:01:46.414+00'),
	(2, 'payment', 'b46c97c4-f628-4075-8c48-14f62081387d', '9a30cad3-b03d-4557-aedf-943dea1fd357', 'payment:sandbox:5c860b28e7c857fe7ac8:b46c97c4-f628-4075-8c48-14f62081387d', 'gateway', '5c0dd013-af0e-475d-b5b5-5497689303ca', '2026-11-27 22:01:46.414+00'),
	(3, 'sale', '8b59277b-6f80-443c-9b64-e0454727f181', '32207a67-621a-4c2a-8df1-fe2dcb639a4a', 'sale:8b59277b-6f80-443c-9b64-e0454727f181', 'Shopper', '45843bee-03fe-4c9a-ae02-7c6b80a2dffc', '2026-11-27 22:02:46.414+00'),
	(4, 'sale', '25a46246-c149-4501-8d8b-ed092f26fa1f', '8a3fa482-a88c-40c5-8417-fa031290eca8', 'sale:25a46246-c149-4501-8d8b-ed092f26fa1f', 'Shopper', 'd777ce24-d85c-4082-b6b9-18e9b4f009b4', '2026-11-27 22:03:46.414+00'),
	(5, 'sale', '30c21427-f8ad-487d-8805-a7207f9098ab', '17818bf7-3135-4146-ae71-c80d450f4504', 'sale:30c21427-f8ad-487d-8805-a7207f9098ab', 'BranchManager', '1214a8fd-4433-4b44-89be-10c2e9232f61', '2026-11-27 22:04:46.414+00'),
	(6, 'sale', '38937048-188a-4d55-80cb-c1a13defcbe5', '6ea6caa6-e3da-4661-9b70-7a3eecc430f0', 'sale:38937048-188a-4d55-80cb-c1a13defcbe5', 'Shopper', '69105c42-5a0d-480b-b6bc-3b870bff3674', '2026-11-27 22:05:46.414+00'),
	(7, 'payment', '38937048-188a-4d55-80cb-c1a13defcbe5', '6ea6caa6-e3da-4661-9b70-7a3eecc430f0', 'payment:sandbox:13183ce179fd8baeda44:38937048-188a-4d55-80cb-c1a13defcbe5', 'gateway', 'd925af59-2f40-4019-abb7-ae899abb61a8', '2026-11-27 22:05:46.414+00'),
	(8, 'sale', '2d834aee-7407-404d-8b98-9bb449d4f497', '32207a67-621a-4c2a-8df1-fe2dcb639a4a', 'sale:2d834aee-7407-404d-8b98-9bb449d4f497', 'Shopper', '6648f566-64ea-4351-8179-5d81ae2e8490', '2026-11-27 22:06:46.414+00'),
	(9, 'sale', 'ce8d04da-fc48-4830-9b87-6716ee2a1a9f', '9a30cad3-b03d-4557-aedf-943dea1fd357', 'sale:ce8d04da-fc48-4830-9b87-6716ee2a1a9f', 'Shopper', '06f2d0f0-73e7-433a-b9cf-0feb51ec5572', '2026-11-27 22:07:46.414+00'),
	(10, 'payment', 'ce8d04da-fc48-4830-9b87-6716ee2a1a9f', '9a30cad3-b03d-4557-aedf-943dea1fd357', 'payment:sandbox:a4ff39c695e030087f1e:ce8d04da-fc48-4830-9b87-6716ee2a1a9f', 'gateway', '48a92f1b-7164-4b84-9033-fa4a3971741a', '2026-11-27 22:07:46.414+00'),
	(11, 'sale', '9bc7e223-f4ed-4f1c-99c2-4f408b6261a0', '6ea6caa6-e3da-4661-9b70-7a3eecc430f0', 'sale:9bc7e223-f4ed-4f1c-99c2-4f408b6261a0', 'Shopper', '8054a60e-460b-49b8-9735-c06793dac3e4', '2026-11-27 22:08:46.414+00'),
	(12, 'sale', 'e08f2294-604e-4b60-b785-49f555fc1ad8', '8a3fa482-a88c-40c5-8417-fa031290eca8', 'sale:e08f2294-604e-4b60-b785-49f555fc1ad8', 'Shopper', '4095167b-6c4f-467a-be5e-b46f07627698', '2026-11-27 22:09:46.414+00'),
	(13, 'payment', 'e08f2294-604e-4b60-b785-49f555fc1ad8', '8a3fa482-a88c-40c5-8417-fa031290eca8', 'payment:sandbox:2aaaab3b276c4f06e0c4:e08f2294-604e-4b60-b785-49f555fc1ad8', 'gateway', 'a76c26d9-b455-4873-98a0-70e0d2d5cfc1', '2026-11-27 22:09:46.414+00'),
	(14, 'sale', 'a6465bd1-e464-4546-b976-a9845e190690', '32207a67-621a-4c2a-8df1-fe2dcb639a4a', 'sale:a6465bd1-e464-4546-b976-a9845e190690', 'Shopper', '3fa3f10e-d0fb-46ca-928d-0ff4b4be57c3', '2026-11-27 22:10:46.414+00'),
	(15, 'sale', '7f5c3938-b74f-4e11-a553-1d725bb1a0c2', '7b7ed6af-2c4a-421b-8615-0293e1ea099d', 'sale:7f5c3938-b74f-4e11-a553-1d725bb1a0c2', 'Shopper', '1df6858f-cbc5-44fa-97d9-f7e7089d0012', '2026-11-27 22:11:46.414+00'),
	(16, 'payment', '7f5c3938-b74f-4e11-a553-1d725bb1a0c2', '7b7ed6af-2c4a-421b-8615-0293e1ea099d', 'payment:sandbox:c21b9e198730275a0452:7f5c3938-b74f-4e11-a553-1d725bb1a0c2', 'gateway', 'ece4373a-d0be-4421-a3a2-733de02d7205', '2026-11-27 22:11:46.414+00'),
	(17, 'sale', '4b35bf2e-0037-4f75-b682-816ba744149c', '6ea6caa6-e3da-4661-9b70-7a3eecc430f0', 'sale:4b35bf2e-0037-4f75-b682-816ba744149c', 'Shopper', '903d1547-e463-40e6-9f78-a8650c78eb44', '2026-11-27 22:12:46.414+00'),
	(18, 'sale', '6f1f0b66-4923-4dda-94d5-5b915b4ce9c4', '17818bf7-3135-4146-ae71-c80d450f4504', 'sale:6f1f0b66-4923-4dda-94d5-5b915b4ce9c4', 'BranchManager', 'eb7c4b3c-ecb9-45ca-9744-fc259098ea4c', '2026-11-27 22:13:46.414+00'),
	(19, 'sale', 'd310d84d-d889-4347-bc37-cc26b155a6de', '7b7ed6af-2c4a-421b-8615-0293e1ea099d', 'sale:d310d84d-d889-4347-bc37-cc26b155a6de', 'Shopper', 'd8defbe3-ccb5-4c8a-b19d-1d9f15616327', '2026-11-27 22:14:46.414+00'),
	(20, 'sale', 'dcfbe998-b91b-4dd5-95e1-0e5d9dcda503', '8a3fa482-a88c-40c5-8417-fa031290eca8', 'sale:dcfbe998-b91b-4dd5-95e1-0e5d9dcda503', 'Shopper', 'b2bab04f-941d-47bf-80dc-5dab1497c868', '2026-11-27 22:15:46.414+00'),
	(21, 'sale', 'bd03deb1-ac27-4ec1-9536-9a56821ebfe3', '9a30cad3-b03d-4557-aedf-943dea1fd357', 'sale:bd03deb1-ac27-4ec1-9536-9a56821ebfe3', 'Shopper', '749a4bf8-bc55-4c67-aa9d-0d01a0037a36', '2026-11-27 22:16:46.414+00'),
	(22, 'payment', 'bd03deb1-ac27-4ec1-9536-9a56821ebfe3', '9a30cad3-b03d-4557-aedf-943dea1fd357', 'payment:sandbox:a0ae5742403fc9c7fb06:bd03deb1-ac27-4ec1-9536-9a56821ebfe3', 'gateway', 'ea93978e-b46e-4285-b969-d3e9716675c3', '2026-11-27 22:16:46.414+00'),
	(23, 'manualPayment', '8b59277b-6f80-443c-9b64-e0454727f181', '32207a67-621a-4c2a-8df1-fe2dcb639a4a', 'payment:manual:all:afb09e69-97a3-4eca-8fd0-552cf329748b', 'ShippingEmployee', '66a40d43-c2bc-4388-97e8-27426a310e81', '2026-11-28 17:02:46.414+00'),
	(24, 'manualPayment', '25a46246-c149-4501-8d8b-ed092f26fa1f', '8a3fa482-a88c-40c5-8417-fa031290eca8', 'payment:manual:part:e08e14ef-760a-4f8f-ae7b-5f3ff0f3fbeb', 'ShippingEmployee', 'a9d6f0d1-cdb2-47d0-b23b-cb34f98b52be', '2026-11-28 17:03:46.414+00'),
	(25, 'sale', '31469921-911c-43cc-af51-640adc35a349', '187d2035-f5c6-427b-bb16-2eae4927d98f', 'sale:31469921-911c-43cc-af51-640adc35a349', 'Shopper', '77d5bff8-37f8-4745-885d-26db691ba6b5', '2026-11-28 08:00:02.836+00'),
	(26, 'creditNote', 'b46c97c4-f628-4075-8c48-14f62081387d', '9a30cad3-b03d-4557-aedf-943dea1fd357', 'credit:b46c97c4-f628-4075-8c48-14f62081387d:4f4dc7d7-4323-4413-a73c-c92d022e3c18', 'Admin', '4f4dc7d7-4323-4413-a73c-c92d022e3c18', '2026-11-28 08:00:03.099+00'),
	(27, 'refund', 'b46c97c4-f628-4075-8c48-14f62081387d', '9a30cad3-b03d-4557-aedf-943dea1fd357', 'refund:credit:b46c97c4-f628-4075-8c48-14f62081387d:4f4dc7d7-4323-4413-a73c-c92d022e3c18', 'Admin', '4f4dc7d7-4323-4413-a73c-c92d022e3c18', '2026-11-28 08:00:03.099+00'),
	(28, 'manualPayment', '30c21427-f8ad-487d-8805-a7207f9098ab', '17818bf7-3135-4146-ae71-c80d450f4504', 'payment:manual:debt-1:73c3848d-6ec9-4548-a1ea-56d607dd2c85', 'Admin', '8b724a60-1641-4c7a-98cc-458aa9b23ca9', '2026-11-28 08:00:03.128+00');


--
-- Data for Name: legal_move; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.legal_move VALUES
	('', 'placed'),
	('placed', 'preparing'),
	('placed', 'cancelled'),
	('preparing', 'ready'),
	('preparing', 'outForDelivery'),
	('preparing', 'cancelled'),
	('ready', 'outForDelivery'),
	('outForDelivery', 'delivered'),
	('delivered', 'completed'),
	('outForDelivery', 'cancelled');


--
-- Data for Name: low_stock; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.low_stock VALUES
	(19),
	(20),
	(37),
	(50),
	(51),
	(60),
	(83),
	(84),
	(87),
	(88);


--
-- Data for Name: loyalty_entry; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.loyalty_entry OVERRIDING SYSTEM VALUE VALUES
	(1, '9a30cad3-b03d-4557-aedf-943dea1fd357', 'b46c97c4-f628-4075-8c48-14f62081387d', 'earn', 20, '2026-11-28 17:01:46.414+00');


--
-- Data for Name: mail; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.mail VALUES
	('7d4ab059-9ec1-4555-88c1-37ba1a3bbcab', 'order-placed', 'order-placed:b46c97c4-f628-4075-8c48-14f62081387d', 'noura@warda.example', 'Noura Alqahtani', 'en', '{"vat": 3522, "lines": [{"name": "Blush Hour", "size": "medium", "total": 24500, "quantity": 1}], "total": 27000, "address": "King Faisal Specialist Hospital, Gate 1, Al Mathar, Riyadh", "discount": 0, "fullName": "Noura Alqahtani", "redeemed": 0, "subtotal": 24500, "orderPath": "/orders/9a30cad3-b03d-4557-aedf-943dea1fd357", "recipient": {"name": "Maha Alqahtani", "phone": "0551234021"}, "cardMessage": "Welcome, little one! With love from all of us.", "deliveryFee": 2500, "orderNumber": "10001", "deliveryDate": "2026-11-28", "deliverySlot": {"end": "11:00", "start": "09:00"}}', '2026-11-28 18:01:45.937825+00', 1, '2026-11-28 18:04:48.934258+00', '2026-11-28 18:01:48.945081+00'),
	('ca0e80ee-b8a2-4d15-94c8-de92d936db25', 'order-paid', 'order-paid:b46c97c4-f628-4075-8c48-14f62081387d', 'noura@warda.example', 'Noura Alqahtani', 'en', '{"vat": 3522, "lines": [{"name": "Blush Hour", "size": "medium", "total": 24500, "quantity": 1}], "total": 27000, "address": "King Faisal Specialist Hospital, Gate 1, Al Mathar, Riyadh", "discount": 0, "fullName": "Noura Alqahtani", "redeemed": 0, "subtotal": 24500, "orderPath": "/orders/9a30cad3-b03d-4557-aedf-943dea1fd357", "recipient": {"name": "Maha Alqahtani", "phone": "0551234021"}, "cardMessage": "Welcome, little one! With love from all of us.", "deliveryFee": 2500, "orderNumber": "10001", "deliveryDate": "2026-11-28", "deliverySlot": {"end": "11:00", "start": "09:00"}}', '2026-11-28 18:01:45.937825+00', 1, '2026-11-28 18:04:48.951154+00', '2026-11-28 18:01:48.954044+00'),
	('6645ffc1-c36b-452b-842c-5fc4db97eb48', 'order-placed', 'order-placed:25a46246-c149-4501-8d8b-ed092f26fa1f', 'lama@warda.example', 'Lama Alsubaie', 'en', '{"vat": 8543, "lines": [{"name": "Sea Breeze", "size": "medium", "total": 63000, "quantity": 2}], "total": 65500, "address": "Prince Mamduh Street 9, Al Sulaimaniyah, Riyadh", "discount": 0, "fullName": "Lama Alsubaie", "redeemed": 0, "subtotal": 63000, "orderPath": "/orders/8a3fa482-a88c-40c5-8417-fa031290eca8", "recipient": {"name": "Lama Alsubaie", "phone": "0551234014"}, "cardMessage": null, "deliveryFee": 2500, "orderNumber": "10003", "deliveryDate": "2026-11-28", "deliverySlot": {"end": "13:00", "start": "11:00"}}', '2026-11-28 18:01:45.937825+00', 1, '2026-11-28 18:04:48.991123+00', '2026-11-28 18:01:49.00016+00'),
	('05053171-0e04-49be-b8e5-cec8b4623201', 'order-placed', 'order-placed:30c21427-f8ad-487d-8805-a7207f9098ab', 'mona@warda.example', 'Mona Saleh', 'ar', '{"vat": 24326, "lines": [{"name": "عهود وردية", "size": "large", "total": 184000, "quantity": 2}], "total": 186500, "address": "Olaya Hotel، Olaya Street 112, Al Olaya, Riyadh 12213", "discount": 0, "fullName": "Mona Saleh", "redeemed": 0, "subtotal": 184000, "orderPath": "/orders/17818bf7-3135-4146-ae71-c80d450f4504", "recipient": {"name": "Front desk", "phone": "0112004401"}, "cardMessage": null, "deliveryFee": 2500, "orderNumber": "10004", "deliveryDate": "2026-11-28", "deliverySlot": {"end": "13:00", "start": "11:00"}}', '2026-11-28 18:01:45.937825+00', 1, '2026-11-28 18:04:49.00443+00', '2026-11-28 18:01:49.0173+00'),
	('42c5d74c-e1f1-4724-a65c-5f77c136f18b', 'order-paid', 'order-paid:38937048-188a-4d55-80cb-c1a13defcbe5', 'reem@warda.example', 'ريم الدوسري', 'ar', '{"vat": 4500, "lines": [{"name": "أربع وعشرون وردة حمراء", "size": "large", "total": 32000, "quantity": 1}], "total": 34500, "address": "KAFD, Tower 2.09, floor 14، Al Aqiq، الرياض", "discount": 0, "fullName": "ريم الدوسري", "redeemed": 0, "subtotal": 32000, "orderPath": "/orders/6ea6caa6-e3da-4661-9b70-7a3eecc430f0", "recipient": {"name": "خالد الدوسري", "phone": "0551234023"}, "cardMessage": "مبروك الترقية، تستاهل كل خير", "deliveryFee": 2500, "orderNumber": "10005", "deliveryDate": "2026-11-28", "deliverySlot": {"end": "15:00", "start": "13:00"}}', '2026-11-28 18:01:45.937825+00', 1, '2026-11-28 18:04:49.041261+00', '2026-11-28 18:01:49.045492+00'),
	('55f91004-018f-4fd6-9bba-4758cf19b591', 'confirm-email', 'confirm-email:A4stcz7Nwl2mDLMMtR6tyKqAp1cqDrZtNeyHOYYH5IY', 'maha@warda.example', 'Reem Nasser', 'ar', '{"email": "maha@warda.example", "nonce": "A4stcz7Nwl2mDLMMtR6tyKqAp1cqDrZtNeyHOYYH5IY", "fullName": "Reem Nasser"}', '2026-11-28 18:01:48.555636+00', 1, '2026-11-28 18:04:49.197481+00', '2026-11-28 18:01:49.203196+00'),
	('85b6aea3-9199-4ad1-b2f0-c3478cd7e95d', 'order-placed', 'order-placed:9bc7e223-f4ed-4f1c-99c2-4f408b6261a0', 'reem@warda.example', 'ريم الدوسري', 'ar', '{"vat": 3153, "lines": [{"name": "تدرّج وردي", "size": "large", "total": 21675, "quantity": 1}], "total": 24175, "address": "شارع الأمير محمد بن سعد ٣١٠، الملقا، الرياض", "discount": 0, "fullName": "ريم الدوسري", "redeemed": 0, "subtotal": 21675, "orderPath": "/orders/6ea6caa6-e3da-4661-9b70-7a3eecc430f0", "recipient": {"name": "منى الشمري", "phone": "0551234026"}, "cardMessage": "سلامتك، نورتِ بيتك", "deliveryFee": 2500, "orderNumber": "10008", "deliveryDate": "2026-11-28", "deliverySlot": {"end": "17:00", "start": "15:00"}}', '2026-11-28 18:01:45.937825+00', 1, '2026-11-28 18:04:48.906045+00', '2026-11-28 18:01:48.911018+00'),
	('06b9cb21-14c4-4cab-9a9f-759ee3a974ee', 'order-placed', 'order-placed:e08f2294-604e-4b60-b785-49f555fc1ad8', 'lama@warda.example', 'Lama Alsubaie', 'en', '{"vat": 2465, "lines": [{"name": "Peach Silk", "size": "medium", "total": 16400, "quantity": 1}], "total": 18900, "address": "شارع القيروان ١٧, الياسمين, Riyadh", "discount": 0, "fullName": "Lama Alsubaie", "redeemed": 0, "subtotal": 16400, "orderPath": "/orders/8a3fa482-a88c-40c5-8417-fa031290eca8", "recipient": {"name": "Abeer Saad", "phone": "0551234027"}, "cardMessage": "Thank you for everything.", "deliveryFee": 2500, "orderNumber": "10009", "deliveryDate": "2026-11-28", "deliverySlot": {"end": "17:00", "start": "15:00"}}', '2026-11-28 18:01:45.937825+00', 1, '2026-11-28 18:04:48.912196+00', '2026-11-28 18:01:48.915194+00'),
	('482c0a43-f6cc-4af9-9f3b-ea30549ba185', 'order-paid', 'order-paid:e08f2294-604e-4b60-b785-49f555fc1ad8', 'lama@warda.example', 'Lama Alsubaie', 'en', '{"vat": 2465, "lines": [{"name": "Peach Silk", "size": "medium", "total": 16400, "quantity": 1}], "total": 18900, "address": "شارع القيروان ١٧, الياسمين, Riyadh", "discount": 0, "fullName": "Lama Alsubaie", "redeemed": 0, "subtotal": 16400, "orderPath": "/orders/8a3fa482-a88c-40c5-8417-fa031290eca8", "recipient": {"name": "Abeer Saad", "phone": "0551234027"}, "cardMessage": "Thank you for everything.", "deliveryFee": 2500, "orderNumber": "10009", "deliveryDate": "2026-11-28", "deliverySlot": {"end": "17:00", "start": "15:00"}}', '2026-11-28 18:01:45.937825+00', 1, '2026-11-28 18:04:48.91804+00', '2026-11-28 18:01:48.928141+00'),
	('097f75c6-898a-4c33-8054-8aa3a0f12958', 'order-placed', 'order-placed:a6465bd1-e464-4546-b976-a9845e190690', 'fahad@warda.example', 'فهد العتيبي', 'ar', '{"vat": 3717, "lines": [{"name": "أواخر الصيف", "size": "medium", "total": 26000, "quantity": 1}], "total": 28500, "address": "شارع أبي بكر الصديق، خلف المسجد، النرجس، الرياض", "discount": 0, "fullName": "فهد العتيبي", "redeemed": 0, "subtotal": 26000, "orderPath": "/orders/32207a67-621a-4c2a-8df1-fe2dcb639a4a", "recipient": {"name": "فهد العتيبي", "phone": "0551234012"}, "cardMessage": null, "deliveryFee": 2500, "orderNumber": "10010", "deliveryDate": "2026-11-28", "deliverySlot": {"end": "19:00", "start": "17:00"}}', '2026-11-28 18:01:45.937825+00', 1, '2026-11-28 18:04:48.93015+00', '2026-11-28 18:01:48.933175+00'),
	('c1227f1b-f0f7-4548-92d9-a2d36a6cb39d', 'order-placed', 'order-placed:7f5c3938-b74f-4e11-a553-1d725bb1a0c2', 'james@warda.example', 'James Carter', 'en', '{"vat": 5478, "lines": [{"name": "Snow Garden", "size": "large", "total": 39500, "quantity": 1}], "total": 42000, "address": "Princess Nourah University, Building 7, Airport Road, Riyadh", "discount": 0, "fullName": "James Carter", "redeemed": 0, "subtotal": 39500, "orderPath": "/orders/7b7ed6af-2c4a-421b-8615-0293e1ea099d", "recipient": {"name": "Dana Alfaraj", "phone": "0551234028"}, "cardMessage": "Congratulations, Doctor!", "deliveryFee": 2500, "orderNumber": "10011", "deliveryDate": "2026-11-28", "deliverySlot": {"end": "19:00", "start": "17:00"}}', '2026-11-28 18:01:45.937825+00', 1, '2026-11-28 18:04:49.087372+00', '2026-11-28 18:01:49.089909+00'),
	('dcc60bcb-7501-4c12-9dfa-e48a95c6151e', 'order-paid', 'order-paid:7f5c3938-b74f-4e11-a553-1d725bb1a0c2', 'james@warda.example', 'James Carter', 'en', '{"vat": 5478, "lines": [{"name": "Snow Garden", "size": "large", "total": 39500, "quantity": 1}], "total": 42000, "address": "Princess Nourah University, Building 7, Airport Road, Riyadh", "discount": 0, "fullName": "James Carter", "redeemed": 0, "subtotal": 39500, "orderPath": "/orders/7b7ed6af-2c4a-421b-8615-0293e1ea099d", "recipient": {"name": "Dana Alfaraj", "phone": "0551234028"}, "cardMessage": "Congratulations, Doctor!", "deliveryFee": 2500, "orderNumber": "10011", "deliveryDate": "2026-11-28", "deliverySlot": {"end": "19:00", "start": "17:00"}}', '2026-11-28 18:01:45.937825+00', 1, '2026-11-28 18:04:49.09517+00', '2026-11-28 18:01:49.101393+00'),
	('d76beee9-21e7-4f2f-a797-ff5c26d422ec', 'order-placed', 'order-placed:4b35bf2e-0037-4f75-b682-816ba744149c', 'reem@warda.example', 'ريم الدوسري', 'ar', '{"vat": 2478, "lines": [{"name": "سوق الربيع", "size": "medium", "total": 16500, "quantity": 1}], "total": 19000, "address": "شارع الأندلس ٥٨، الروضة، الرياض", "discount": 0, "fullName": "ريم الدوسري", "redeemed": 0, "subtotal": 16500, "orderPath": "/orders/6ea6caa6-e3da-4661-9b70-7a3eecc430f0", "recipient": {"name": "نوف القحطاني", "phone": "0551234029"}, "cardMessage": null, "deliveryFee": 2500, "orderNumber": "10012", "deliveryDate": "2026-11-28", "deliverySlot": {"end": "19:00", "start": "17:00"}}', '2026-11-28 18:01:45.937825+00', 1, '2026-11-28 18:04:49.104941+00', '2026-11-28 18:01:49.107511+00'),
	('d9a45e33-dc39-481b-abc1-360c2057f614', 'order-placed', 'order-placed:6f1f0b66-4923-4dda-94d5-5b915b4ce9c4', 'mona@warda.example', 'Mona Saleh', 'ar', '{"vat": 37891, "lines": [{"name": "عروس الشتاء", "size": "large", "total": 288000, "quantity": 3}], "total": 290500, "address": "Olaya Hotel، Olaya Street 112, Al Olaya, Riyadh 12213", "discount": 0, "fullName": "Mona Saleh", "redeemed": 0, "subtotal": 288000, "orderPath": "/orders/17818bf7-3135-4146-ae71-c80d450f4504", "recipient": {"name": "Front desk", "phone": "0112004401"}, "cardMessage": "Lobby, by nine please.", "deliveryFee": 2500, "orderNumber": "10013", "deliveryDate": "2026-11-29", "deliverySlot": {"end": "11:00", "start": "09:00"}}', '2026-11-28 18:01:45.937825+00', 1, '2026-11-28 18:04:49.108947+00', '2026-11-28 18:01:49.121491+00'),
	('20771011-d70b-460c-9b49-09569188957d', 'reset-password', 'reset-password:sdxv6vWAYtalnelo9l8b78wSOckUBW7b5KKJVx3sPuo', 'sara@warda.example', 'Sara Alharbi', 'en', '{"email": "sara@warda.example", "nonce": "sdxv6vWAYtalnelo9l8b78wSOckUBW7b5KKJVx3sPuo", "fullName": "Sara Alharbi"}', '2026-11-28 18:01:48.596556+00', 1, '2026-11-28 18:04:49.204583+00', '2026-11-28 18:01:49.213221+00'),
	('2d60c441-ae24-40f8-8f88-afe20c1bbda3', 'receipt-link', 'receipt-link:30c21427-f8ad-487d-8805-a7207f9098ab', 'mona@warda.example', 'Mona Saleh', 'ar', '{"email": "mona@warda.example", "total": 186500, "userId": "17818bf7-3135-4146-ae71-c80d450f4504", "orderId": "30c21427-f8ad-487d-8805-a7207f9098ab", "fullName": "Mona Saleh", "expiresAt": 1798477486414, "orderNumber": "10004"}', '2026-11-28 18:01:45.937825+00', 1, '2026-11-28 18:04:48.955057+00', '2026-11-28 18:01:48.966431+00'),
	('dc8b672c-17c7-48d1-bbd5-cb9bbe4d2959', 'receipt-link', 'receipt-link:25a46246-c149-4501-8d8b-ed092f26fa1f', 'lama@warda.example', 'Lama Alsubaie', 'en', '{"email": "lama@warda.example", "total": 65500, "userId": "8a3fa482-a88c-40c5-8417-fa031290eca8", "orderId": "25a46246-c149-4501-8d8b-ed092f26fa1f", "fullName": "Lama Alsubaie", "expiresAt": 1798477426414, "orderNumber": "10003"}', '2026-11-28 18:01:45.937825+00', 1, '2026-11-28 18:04:49.001333+00', '2026-11-28 18:01:49.003494+00'),
	('e61f1f0e-8a82-4ac5-b451-b486a2d5521b', 'payment-received', 'payment-received:25a46246-c149-4501-8d8b-ed092f26fa1f:a9d6f0d1-cdb2-47d0-b23b-cb34f98b52be', 'lama@warda.example', 'Lama Alsubaie', 'en', '{"amount": 32750, "dueDate": "2026-12-28", "fullName": "Lama Alsubaie", "orderPath": "/orders/8a3fa482-a88c-40c5-8417-fa031290eca8", "remaining": 32750, "orderNumber": "10003"}', '2026-11-28 18:01:45.937825+00', 1, '2026-11-28 18:04:49.033251+00', '2026-11-28 18:01:49.035828+00'),
	('df8f7ada-e36d-4004-8d41-771e4128cd7c', 'receipt-link', 'receipt-link:8b59277b-6f80-443c-9b64-e0454727f181', 'fahad@warda.example', 'فهد العتيبي', 'ar', '{"email": "fahad@warda.example", "total": 21000, "userId": "32207a67-621a-4c2a-8df1-fe2dcb639a4a", "orderId": "8b59277b-6f80-443c-9b64-e0454727f181", "fullName": "فهد العتيبي", "expiresAt": 1798477366414, "orderNumber": "10002"}', '2026-11-28 18:01:45.937825+00', 1, '2026-11-28 18:04:49.037897+00', '2026-11-28 18:01:49.04017+00'),
	('41b0bc01-ab54-42f3-97a3-83fa12772c16', 'order-received', 'order-received:b46c97c4-f628-4075-8c48-14f62081387d', 'noura@warda.example', 'Noura Alqahtani', 'en', '{"fullName": "Noura Alqahtani", "orderPath": "/orders/9a30cad3-b03d-4557-aedf-943dea1fd357", "orderNumber": "10001"}', '2026-11-28 18:01:45.937825+00', 1, '2026-11-28 18:04:49.090939+00', '2026-11-28 18:01:49.093018+00'),
	('f56af5b7-fa83-41b0-9c06-2204ec51bc29', 'order-placed', 'order-placed:d310d84d-d889-4347-bc37-cc26b155a6de', 'james@warda.example', 'James Carter', 'en', '{"vat": 4696, "lines": [{"name": "Velvet Dusk", "size": "medium", "total": 33500, "quantity": 1}], "total": 36000, "address": "National Museum, King Saud Road, Al Murabba, Riyadh", "discount": 0, "fullName": "James Carter", "redeemed": 0, "subtotal": 33500, "orderPath": "/orders/7b7ed6af-2c4a-421b-8615-0293e1ea099d", "recipient": {"name": "Visitor desk", "phone": "0551234030"}, "cardMessage": null, "deliveryFee": 2500, "orderNumber": "10014", "deliveryDate": "2026-11-29", "deliverySlot": {"end": "13:00", "start": "11:00"}}', '2026-11-28 18:01:45.937825+00', 1, '2026-11-28 18:04:49.122751+00', '2026-11-28 18:01:49.125138+00'),
	('55a48df5-5e7f-4d17-90c7-9091aa0796b7', 'order-placed', 'order-placed:bd03deb1-ac27-4ec1-9536-9a56821ebfe3', 'noura@warda.example', 'Noura Alqahtani', 'en', '{"vat": 4043, "lines": [{"name": "Garden Letter", "size": "medium", "total": 28500, "quantity": 1}], "total": 31000, "address": "شارع وادي الفروعة ٢٤, حطين, Riyadh", "discount": 0, "fullName": "Noura Alqahtani", "redeemed": 0, "subtotal": 28500, "orderPath": "/orders/9a30cad3-b03d-4557-aedf-943dea1fd357", "recipient": {"name": "Sadeem Ali", "phone": "0551234032"}, "cardMessage": null, "deliveryFee": 2500, "orderNumber": "10016", "deliveryDate": "2026-11-29", "deliverySlot": {"end": "17:00", "start": "15:00"}}', '2026-11-28 18:01:45.937825+00', 1, '2026-11-28 18:04:49.126242+00', '2026-11-28 18:01:49.12924+00'),
	('bbab46f9-9d12-4b27-ae67-9bc07275eace', 'order-paid', 'order-paid:bd03deb1-ac27-4ec1-9536-9a56821ebfe3', 'noura@warda.example', 'Noura Alqahtani', 'en', '{"vat": 4043, "lines": [{"name": "Garden Letter", "size": "medium", "total": 28500, "quantity": 1}], "total": 31000, "address": "شارع وادي الفروعة ٢٤, حطين, Riyadh", "discount": 0, "fullName": "Noura Alqahtani", "redeemed": 0, "subtotal": 28500, "orderPath": "/orders/9a30cad3-b03d-4557-aedf-943dea1fd357", "recipient": {"name": "Sadeem Ali", "phone": "0551234032"}, "cardMessage": null, "deliveryFee": 2500, "orderNumber": "10016", "deliveryDate": "2026-11-29", "deliverySlot": {"end": "17:00", "start": "15:00"}}', '2026-11-28 18:01:45.937825+00', 1, '2026-11-28 18:04:49.131636+00', '2026-11-28 18:01:49.134021+00'),
	('1e23dcd8-b035-43f5-ac1b-3824a83424b1', 'receipt-link', 'receipt-link:b46c97c4-f628-4075-8c48-14f62081387d', 'noura@warda.example', 'Noura Alqahtani', 'en', '{"email": "noura@warda.example", "total": 27000, "userId": "9a30cad3-b03d-4557-aedf-943dea1fd357", "orderId": "b46c97c4-f628-4075-8c48-14f62081387d", "fullName": "Noura Alqahtani", "expiresAt": 1798477306414, "orderNumber": "10001"}', '2026-11-28 18:01:45.937825+00', 1, '2026-11-28 18:04:49.134916+00', '2026-11-28 18:01:49.136614+00'),
	('2c1e3ac8-8a7c-434a-ad80-7910b9a186a7', 'order-placed', 'order-placed:dcfbe998-b91b-4dd5-95e1-0e5d9dcda503', 'lama@warda.example', 'Lama Alsubaie', 'en', '{"vat": 4109, "lines": [{"name": "Midnight Hat Box", "size": "medium", "total": 29000, "quantity": 1}], "total": 31500, "address": "KAFD, Tower 2.09, floor 14, Al Aqiq, Riyadh", "discount": 0, "fullName": "Lama Alsubaie", "redeemed": 0, "subtotal": 29000, "orderPath": "/orders/8a3fa482-a88c-40c5-8417-fa031290eca8", "recipient": {"name": "Faisal Omar", "phone": "0551234031"}, "cardMessage": null, "deliveryFee": 2500, "orderNumber": "10015", "deliveryDate": "2026-11-29", "deliverySlot": {"end": "15:00", "start": "13:00"}}', '2026-11-28 18:01:45.937825+00', 1, '2026-11-28 18:04:49.137762+00', '2026-11-28 18:01:49.140049+00'),
	('8c38ebeb-7b6c-422d-a36d-81c0b7a98bf1', 'order-placed', 'order-placed:31469921-911c-43cc-af51-640adc35a349', 'sara@warda.example', 'Sara Alharbi', 'en', '{"vat": 5674, "lines": [{"name": "Blush Hour", "size": "small", "total": 16500, "quantity": 1}, {"name": "Blush Hour", "size": "medium", "total": 24500, "quantity": 1}], "total": 43500, "address": "King Fahd Road 12, Riyadh", "discount": 0, "fullName": "Sara Alharbi", "redeemed": 0, "subtotal": 41000, "orderPath": "/orders/187d2035-f5c6-427b-bb16-2eae4927d98f", "recipient": {"name": "Noura Saleh", "phone": "0551112233"}, "cardMessage": null, "deliveryFee": 2500, "orderNumber": "10017", "deliveryDate": "2026-12-01", "deliverySlot": {"end": "13:00", "start": "11:00"}}', '2026-11-28 18:01:48.45761+00', 1, '2026-11-28 18:04:49.141071+00', '2026-11-28 18:01:49.186769+00'),
	('8ad599f0-17ba-4a5b-bfca-94e947117bdf', 'order-paid', 'order-paid:ce8d04da-fc48-4830-9b87-6716ee2a1a9f', 'noura@warda.example', 'Noura Alqahtani', 'en', '{"vat": 4043, "lines": [{"name": "Twin White Orchid", "size": "large", "total": 28500, "quantity": 1}], "total": 31000, "address": "Bujairi Terrace, Diriyah, Riyadh", "discount": 0, "fullName": "Noura Alqahtani", "redeemed": 0, "subtotal": 28500, "orderPath": "/orders/9a30cad3-b03d-4557-aedf-943dea1fd357", "recipient": {"name": "Huda Rashid", "phone": "0551234025"}, "cardMessage": null, "deliveryFee": 2500, "orderNumber": "10007", "deliveryDate": "2026-11-28", "deliverySlot": {"end": "15:00", "start": "13:00"}}', '2026-11-28 18:01:45.937825+00', 1, '2026-11-28 18:04:48.862049+00', '2026-11-28 18:01:48.884687+00'),
	('834fecb7-b206-4714-b88a-886dc852306b', 'order-placed', 'order-placed:ce8d04da-fc48-4830-9b87-6716ee2a1a9f', 'noura@warda.example', 'Noura Alqahtani', 'en', '{"vat": 4043, "lines": [{"name": "Twin White Orchid", "size": "large", "total": 28500, "quantity": 1}], "total": 31000, "address": "Bujairi Terrace, Diriyah, Riyadh", "discount": 0, "fullName": "Noura Alqahtani", "redeemed": 0, "subtotal": 28500, "orderPath": "/orders/9a30cad3-b03d-4557-aedf-943dea1fd357", "recipient": {"name": "Huda Rashid", "phone": "0551234025"}, "cardMessage": null, "deliveryFee": 2500, "orderNumber": "10007", "deliveryDate": "2026-11-28", "deliverySlot": {"end": "15:00", "start": "13:00"}}', '2026-11-28 18:01:45.937825+00', 1, '2026-11-28 18:04:48.889824+00', '2026-11-28 18:01:48.894321+00'),
	('a4b6ae95-78b4-4e27-85c8-66f6b58c6e96', 'delivery-failed', 'delivery-failed:ce8d04da-fc48-4830-9b87-6716ee2a1a9f:1', 'noura@warda.example', 'Noura Alqahtani', 'en', '{"kept": 2500, "credit": 28500, "reason": "recipientAbsent", "fullName": "Noura Alqahtani", "nextDate": "2026-11-29", "nextSlot": {"end": "11:00", "start": "09:00"}, "orderPath": "/orders/9a30cad3-b03d-4557-aedf-943dea1fd357", "orderNumber": "10007"}', '2026-11-28 18:01:45.937825+00', 1, '2026-11-28 18:04:48.947306+00', '2026-11-28 18:01:48.950048+00'),
	('4275eeaf-dbee-4b3f-850e-61ffe2fb2683', 'order-placed', 'order-placed:8b59277b-6f80-443c-9b64-e0454727f181', 'fahad@warda.example', 'فهد العتيبي', 'ar', '{"vat": 2739, "lines": [{"name": "موكب الزهري", "size": "medium", "total": 18500, "quantity": 1}], "total": 21000, "address": "Kingdom Centre, King Fahd Road، Al Olaya، الرياض", "discount": 0, "fullName": "فهد العتيبي", "redeemed": 0, "subtotal": 18500, "orderPath": "/orders/32207a67-621a-4c2a-8df1-fe2dcb639a4a", "recipient": {"name": "سلمى العتيبي", "phone": "0551234022"}, "cardMessage": "كل عام وأنتِ بخير يا أغلى أخت", "deliveryFee": 2500, "orderNumber": "10002", "deliveryDate": "2026-11-28", "deliverySlot": {"end": "11:00", "start": "09:00"}}', '2026-11-28 18:01:45.937825+00', 1, '2026-11-28 18:04:48.967585+00', '2026-11-28 18:01:48.970607+00'),
	('9a626140-c2b8-41e2-90a2-3b2fb2448fb7', 'order-placed', 'order-placed:38937048-188a-4d55-80cb-c1a13defcbe5', 'reem@warda.example', 'ريم الدوسري', 'ar', '{"vat": 4500, "lines": [{"name": "أربع وعشرون وردة حمراء", "size": "large", "total": 32000, "quantity": 1}], "total": 34500, "address": "KAFD, Tower 2.09, floor 14، Al Aqiq، الرياض", "discount": 0, "fullName": "ريم الدوسري", "redeemed": 0, "subtotal": 32000, "orderPath": "/orders/6ea6caa6-e3da-4661-9b70-7a3eecc430f0", "recipient": {"name": "خالد الدوسري", "phone": "0551234023"}, "cardMessage": "مبروك الترقية، تستاهل كل خير", "deliveryFee": 2500, "orderNumber": "10005", "deliveryDate": "2026-11-28", "deliverySlot": {"end": "15:00", "start": "13:00"}}', '2026-11-28 18:01:45.937825+00', 1, '2026-11-28 18:04:49.026134+00', '2026-11-28 18:01:49.031972+00'),
	('421536b2-4aec-4c74-8302-3a0b36d59350', 'order-placed', 'order-placed:2d834aee-7407-404d-8b98-9bb449d4f497', 'fahad@warda.example', 'فهد العتيبي', 'ar', '{"vat": 3209, "lines": [{"name": "سوربيه التوت", "size": "medium", "total": 22100, "quantity": 1}], "total": 24600, "address": "شارع وادي الفروعة ٢٤، حطين، الرياض", "discount": 0, "fullName": "فهد العتيبي", "redeemed": 0, "subtotal": 22100, "orderPath": "/orders/32207a67-621a-4c2a-8df1-fe2dcb639a4a", "recipient": {"name": "أم عبدالله", "phone": "0551234024"}, "cardMessage": null, "deliveryFee": 2500, "orderNumber": "10006", "deliveryDate": "2026-11-28", "deliverySlot": {"end": "15:00", "start": "13:00"}}', '2026-11-28 18:01:45.937825+00', 1, '2026-11-28 18:04:49.060056+00', '2026-11-28 18:01:49.073756+00'),
	('be735763-29d3-48f6-9ac1-5ab6b8773181', 'problem-received', 'problem-received:1', 'hello@warda.example', 'Warda', 'ar', '{"name": "Reem", "email": "reem@warda.example", "phone": "0551234999", "reference": 1, "description": "The card was charged twice for my order of roses.", "problemType": "paymentProblem"}', '2026-11-28 18:01:48.605256+00', 1, '2026-11-28 18:04:49.214264+00', '2026-11-28 18:01:49.220937+00'),
	('5d9240d9-39b2-4fec-9d44-b41e3de66e90', 'problem-acknowledged', 'problem-acknowledged:reem@warda.example:498848', 'reem@warda.example', '', 'ar', '{"reference": 1, "problemType": "paymentProblem"}', '2026-11-28 18:01:48.605256+00', 1, '2026-11-28 18:04:49.225536+00', '2026-11-28 18:01:49.227194+00'),
	('0a68567f-ef2b-4f9a-83b1-036429a06580', 'invitation', 'invitation:kkYhxv7Q1-atgFez_1IYZ_LX_3zvYbiON04q1D3RA7g', 'sami@warda.example', 'Sami Ali', 'en', '{"role": "office", "email": "sami@warda.example", "nonce": "kkYhxv7Q1-atgFez_1IYZ_LX_3zvYbiON04q1D3RA7g", "fullName": "Sami Ali", "inviterName": "Huda Nasser"}', '2026-11-28 18:01:48.628379+00', 1, '2026-11-28 18:04:49.228193+00', '2026-11-28 18:01:49.230236+00'),
	('5d393e45-d149-4153-881b-3edf4b5fe6fb', 'problem-answered', 'problem-answered:1', 'reem@warda.example', 'Reem', 'ar', '{"name": "Reem", "text": "The second charge was released.", "reference": 1, "description": "The card was charged twice for my order of roses."}', '2026-11-28 18:01:48.703847+00', 1, '2026-11-28 18:04:49.23114+00', '2026-11-28 18:01:49.232717+00'),
	('2014254b-779b-4a70-8977-b9c2acf3b30c', 'payment-received', 'payment-received:30c21427-f8ad-487d-8805-a7207f9098ab:8b724a60-1641-4c7a-98cc-458aa9b23ca9', 'mona@warda.example', 'Mona Saleh', 'ar', '{"amount": 100, "dueDate": "2026-12-28", "fullName": "Mona Saleh", "orderPath": "/orders/17818bf7-3135-4146-ae71-c80d450f4504", "remaining": 186400, "orderNumber": "10004"}', '2026-11-28 18:01:48.7499+00', 1, '2026-11-28 18:04:49.251087+00', '2026-11-28 18:01:49.26347+00'),
	('d614104a-5b1b-4c71-979d-d812c190298e', 'order-given-up', 'dump:order-given-up', 'sara@warda.example', 'Sara', 'en', '{"kept": 2500, "credit": 41830, "fullName": "Sara", "orderPath": "/orders/x", "orderNumber": "10042"}', '2026-11-28 18:01:49.271842+00', 0, '2026-11-28 18:01:49.271842+00', NULL),
	('2489311e-89be-413e-8607-59bbcc8fbfcc', 'client-reviewed', 'dump:client-reviewed', 'sara@warda.example', 'Sara', 'ar', '{"note": "Sara", "path": "/dashboard-user/x/company", "decision": "rejected", "fullName": "Sara", "organizationName": "Sara"}', '2026-11-28 18:01:49.271842+00', 0, '2026-11-28 18:01:49.271842+00', NULL),
	('41728f71-47c3-480d-86d8-b3834526948e', 'registration-expiry', 'dump:registration-expiry', 'sara@warda.example', 'Sara', 'ar', '{"path": "/dashboard-user/x/company", "stage": "week", "expires": "2026-12-06", "fullName": "Sara", "organizationName": "Sara"}', '2026-11-28 18:01:49.271842+00', 0, '2026-11-28 18:01:49.271842+00', NULL),
	('ed9ea611-c128-42e8-b543-182e96549182', 'order-paid', 'order-paid:8b59277b-6f80-443c-9b64-e0454727f181', 'fahad@warda.example', 'فهد العتيبي', 'ar', '{"vat": 2739, "lines": [{"name": "موكب الزهري", "size": "medium", "total": 18500, "quantity": 1}], "total": 21000, "address": "Kingdom Centre, King Fahd Road، Al Olaya، الرياض", "discount": 0, "fullName": "فهد العتيبي", "redeemed": 0, "subtotal": 18500, "orderPath": "/orders/32207a67-621a-4c2a-8df1-fe2dcb639a4a", "recipient": {"name": "سلمى العتيبي", "phone": "0551234022"}, "cardMessage": "كل عام وأنتِ بخير يا أغلى أخت", "deliveryFee": 2500, "orderNumber": "10002", "deliveryDate": "2026-11-28", "deliverySlot": {"end": "11:00", "start": "09:00"}}', '2026-11-28 18:01:45.937825+00', 1, '2026-11-28 18:04:49.074926+00', '2026-11-28 18:01:49.085131+00'),
	('61bc87bf-fe6f-4af5-8c18-e051db74b4b9', 'confirm-email', 'dump:confirm-email', 'sara@warda.example', 'Sara', 'ar', '{"email": "nora@example.com", "nonce": "n", "fullName": "Sara"}', '2026-11-28 18:01:49.271842+00', 0, '2026-11-28 18:01:49.271842+00', NULL),
	('cf4742d7-9087-499a-a658-95b42b4902d4', 'change-email', 'dump:change-email', 'sara@warda.example', 'Sara', 'en', '{"email": "nora@example.com", "nonce": "n", "fullName": "Sara"}', '2026-11-28 18:01:49.271842+00', 0, '2026-11-28 18:01:49.271842+00', NULL),
	('a38f54ea-ba32-4bad-ba8d-64c2a91b6670', 'reset-password', 'dump:reset-password', 'sara@warda.example', 'Sara', 'en', '{"email": "nora@example.com", "nonce": "n", "fullName": "Sara"}', '2026-11-28 18:01:49.271842+00', 0, '2026-11-28 18:01:49.271842+00', NULL),
	('5a1969dd-3ecf-496b-ac0a-834929687a50', 'password-changed', 'dump:password-changed', 'sara@warda.example', 'Sara', 'en', '{"at": "2026-11-29T07:00:00.000Z", "fullName": "Sara"}', '2026-11-28 18:01:49.271842+00', 0, '2026-11-28 18:01:49.271842+00', NULL),
	('79c8ba7b-6799-4c98-a828-666cd28c621c', 'email-changed-notice', 'dump:email-changed-notice', 'sara@warda.example', 'Sara', 'en', '{"fullName": "Sara", "newEmail": "new@example.com"}', '2026-11-28 18:01:49.271842+00', 0, '2026-11-28 18:01:49.271842+00', NULL),
	('418b8926-3fb3-4393-967f-7e04fcc9e708', 'welcome-code', 'dump:welcome-code', 'sara@warda.example', 'Sara', 'en', '{"code": "WARDA-ABC234", "percent": 15, "fullName": "Sara"}', '2026-11-28 18:01:49.271842+00', 0, '2026-11-28 18:01:49.271842+00', NULL),
	('752ea07f-83e4-447a-852b-b553bfa72917', 'order-placed', 'dump:order-placed', 'sara@warda.example', 'Sara', 'en', '{"vat": 5782, "lines": [{"name": "Sara", "size": "large", "total": 49800, "quantity": 2}], "total": 44330, "address": "Sara", "discount": 7470, "fullName": "Sara", "redeemed": 500, "subtotal": 49800, "orderPath": "/orders/11111111-1111-4111-8111-111111111111", "recipient": {"name": "Sara", "phone": "+966 55 123 4567"}, "cardMessage": "Sara\n💐 1 + 1", "deliveryFee": 2500, "orderNumber": "10042", "deliveryDate": "2026-11-29", "deliverySlot": {"end": "13:00", "start": "11:00"}}', '2026-11-28 18:01:49.271842+00', 0, '2026-11-28 18:01:49.271842+00', NULL),
	('e44e42e0-d4dc-4ef2-a0ab-9ceab62f0055', 'order-paid', 'dump:order-paid', 'sara@warda.example', 'Sara', 'en', '{"vat": 5782, "lines": [{"name": "Sara", "size": "large", "total": 49800, "quantity": 2}], "total": 44330, "address": "Sara", "discount": 7470, "fullName": "Sara", "redeemed": 500, "subtotal": 49800, "orderPath": "/orders/11111111-1111-4111-8111-111111111111", "recipient": {"name": "Sara", "phone": "+966 55 123 4567"}, "cardMessage": "Sara\n💐 1 + 1", "deliveryFee": 2500, "orderNumber": "10042", "deliveryDate": "2026-11-29", "deliverySlot": {"end": "13:00", "start": "11:00"}}', '2026-11-28 18:01:49.271842+00', 0, '2026-11-28 18:01:49.271842+00', NULL),
	('f5f08fc0-61f1-420f-879b-afece4903b4a', 'order-cancelled', 'dump:order-cancelled', 'sara@warda.example', 'Sara', 'ar', '{"vat": 5782, "lines": [{"name": "Sara", "size": "large", "total": 49800, "quantity": 2}], "total": 44330, "refund": 44330, "address": "Sara", "discount": 7470, "fullName": "Sara", "redeemed": 500, "subtotal": 49800, "orderPath": "/orders/11111111-1111-4111-8111-111111111111", "recipient": {"name": "Sara", "phone": "+966 55 123 4567"}, "cardMessage": "Sara\n💐 1 + 1", "deliveryFee": 2500, "orderNumber": "10042", "deliveryDate": "2026-11-29", "deliverySlot": {"end": "13:00", "start": "11:00"}}', '2026-11-28 18:01:49.271842+00', 0, '2026-11-28 18:01:49.271842+00', NULL),
	('1e775e77-f2e6-4183-83cb-125a3b4559c3', 'order-changed', 'dump:order-changed', 'sara@warda.example', 'Sara', 'ar', '{"vat": 5782, "lines": [{"name": "Sara", "size": "large", "total": 49800, "quantity": 2}], "total": 44330, "address": "Sara", "changed": ["recipient", "address", "window", "card"], "discount": 7470, "fullName": "Sara", "redeemed": 500, "subtotal": 49800, "orderPath": "/orders/11111111-1111-4111-8111-111111111111", "recipient": {"name": "Sara", "phone": "+966 55 123 4567"}, "cardMessage": "Sara\n💐 1 + 1", "deliveryFee": 2500, "orderNumber": "10042", "deliveryDate": "2026-11-29", "deliverySlot": {"end": "13:00", "start": "11:00"}}', '2026-11-28 18:01:49.271842+00', 0, '2026-11-28 18:01:49.271842+00', NULL),
	('2ea9f98a-ed56-4788-863b-1f99ba086085', 'pay-link', 'dump:pay-link', 'sara@warda.example', 'Sara', 'en', '{"link": "http://localhost:3000/sandbox/pay/1", "amount": 44330, "fullName": "Sara", "orderPath": "/orders/x", "orderNumber": "10042"}', '2026-11-28 18:01:49.271842+00', 0, '2026-11-28 18:01:49.271842+00', NULL),
	('584598e0-1616-4561-92b8-12757194362f', 'payment-late-credit', 'dump:payment-late-credit', 'sara@warda.example', 'Sara', 'ar', '{"amount": 44330, "fullName": "Sara", "orderPath": "/orders/x", "orderNumber": "10042"}', '2026-11-28 18:01:49.271842+00', 0, '2026-11-28 18:01:49.271842+00', NULL),
	('f07bd817-eb22-455c-a9df-77ec1c67d40e', 'receipt-link', 'dump:receipt-link', 'sara@warda.example', 'Sara', 'en', '{"email": "Nora@example.com", "total": 44330, "userId": "11111111-1111-4111-8111-111111111111", "orderId": "22222222-2222-4222-8222-222222222222", "fullName": "Sara", "expiresAt": 1800000000000, "orderNumber": "10042"}', '2026-11-28 18:01:49.271842+00', 0, '2026-11-28 18:01:49.271842+00', NULL),
	('ff27c722-a792-46f6-975b-b85a04c6798f', 'payment-received', 'dump:payment-received', 'sara@warda.example', 'Sara', 'en', '{"amount": 10000, "dueDate": "2026-12-29", "fullName": "Sara", "orderPath": "/orders/x", "remaining": 34330, "orderNumber": "10042"}', '2026-11-28 18:01:49.271842+00', 0, '2026-11-28 18:01:49.271842+00', NULL),
	('977ff357-0cef-440b-a4ed-316dba9ac142', 'debt-reminder', 'dump:debt-reminder', 'sara@warda.example', 'Sara', 'ar', '{"stage": "late", "amount": 34330, "dueDate": "2026-12-29", "fullName": "Sara", "orderPath": "/orders/x", "orderNumber": "10042"}', '2026-11-28 18:01:49.271842+00', 0, '2026-11-28 18:01:49.271842+00', NULL),
	('55df3890-c94f-4621-8f6b-1f75aa508be4', 'order-received', 'dump:order-received', 'sara@warda.example', 'Sara', 'en', '{"fullName": "Sara", "orderPath": "/orders/x", "orderNumber": "10042"}', '2026-11-28 18:01:49.271842+00', 0, '2026-11-28 18:01:49.271842+00', NULL),
	('6cd9a0dc-a404-4544-83fb-9ffce308990a', 'delivery-failed', 'dump:delivery-failed', 'sara@warda.example', 'Sara', 'ar', '{"kept": 2500, "credit": 41830, "reason": "recipientAbsent", "fullName": "Sara", "nextDate": "2026-11-30", "nextSlot": {"end": "13:00", "start": "11:00"}, "orderPath": "/orders/x", "orderNumber": "10042"}', '2026-11-28 18:01:49.271842+00', 0, '2026-11-28 18:01:49.271842+00', NULL),
	('8d04f9dc-bd12-4b5e-a4e8-8faddc66e082', 'approval-asked', 'dump:approval-asked', 'sara@warda.example', 'Sara', 'en', '{"total": 44330, "fullName": "Sara", "branchName": "Sara", "managerName": "Sara", "orderNumber": "10042", "dashboardPath": "/dashboard-user/x"}', '2026-11-28 18:01:49.271842+00', 0, '2026-11-28 18:01:49.271842+00', NULL),
	('7aa2d7e1-385d-4b7b-ab8c-43942d161dd6', 'approval-decided', 'dump:approval-decided', 'sara@warda.example', 'Sara', 'en', '{"approved": false, "fullName": "Sara", "orderPath": "/orders/x", "orderNumber": "10042"}', '2026-11-28 18:01:49.271842+00', 0, '2026-11-28 18:01:49.271842+00', NULL),
	('96838f49-44b0-4774-9825-94324de536d7', 'standing-problem', 'dump:standing-problem', 'sara@warda.example', 'Sara', 'en', '{"date": "2026-12-06", "name": "Sara", "problem": "stock.out", "fullName": "Sara", "branchName": "Sara", "dashboardPath": "/dashboard-user/x"}', '2026-11-28 18:01:49.271842+00', 0, '2026-11-28 18:01:49.271842+00', NULL),
	('941f161a-1734-439a-96b9-52f619b0f90c', 'monthly-statement', 'dump:monthly-statement', 'sara@warda.example', 'Sara', 'ar', '{"owed": 44330, "month": "2026-11", "clientId": 1, "fullName": "Sara", "dashboardPath": "/dashboard-user/x/statement"}', '2026-11-28 18:01:49.271842+00', 0, '2026-11-28 18:01:49.271842+00', NULL),
	('3eb92292-150b-49f6-a421-258eeb66b487', 'invitation', 'dump:invitation', 'sara@warda.example', 'Sara', 'en', '{"role": "office", "email": "nora@example.com", "nonce": "n", "fullName": "Sara", "inviterName": "Sara"}', '2026-11-28 18:01:49.271842+00', 0, '2026-11-28 18:01:49.271842+00', NULL),
	('a6a918fa-b1de-4daf-99d9-52001213d70b', 'problem-acknowledged', 'dump:problem-acknowledged', 'sara@warda.example', 'Sara', 'en', '{"reference": 7, "problemType": "paymentProblem"}', '2026-11-28 18:01:49.271842+00', 0, '2026-11-28 18:01:49.271842+00', NULL),
	('3028b8d1-0df7-4aa2-aa7a-30039f128fb5', 'problem-answered', 'dump:problem-answered', 'sara@warda.example', 'Sara', 'en', '{"name": "Sara", "text": "Sara", "reference": 7, "description": "Sara"}', '2026-11-28 18:01:49.271842+00', 0, '2026-11-28 18:01:49.271842+00', NULL),
	('3f81ab7e-49c9-4aca-970e-505b8a27a989', 'problem-received', 'dump:problem-received', 'sara@warda.example', 'Sara', 'en', '{"name": "Sara", "email": "nora@example.com", "phone": "+966551234567", "reference": 7, "description": "Sara", "problemType": "paymentProblem"}', '2026-11-28 18:01:49.271842+00', 0, '2026-11-28 18:01:49.271842+00', NULL);


--
-- Data for Name: mailbox_attachment; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: mailbox_message; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.mailbox_message OVERRIDING SYSTEM VALUE VALUES
	(1, '8ad599f0-17ba-4a5b-bfca-94e947117bdf', 'noura@warda.example', 'Your order 10007 is confirmed', '<!doctype html>
<html lang="en" dir="ltr">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>Your order 10007 is confirmed</title></head>
<body style="margin:0;padding:0;background:#FBF8F3;color:#241F1C;font-family:Figtree, Helvetica, Arial, sans-serif;font-size:16px;line-height:1.6">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#FBF8F3"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td style="padding:0 8px 20px;font-family:Fraunces, Georgia, ''Times New Roman'', serif;font-size:26px;color:#2E4A3B">Warda<div style="font-family:Figtree, Helvetica, Arial, sans-serif;font-size:13px;color:#6A625B">Flowers, the same day, in Riyadh</div></td></tr>
<tr><td style="background:#FFFFFF;border:1px solid #E9E1D6;border-radius:14px;padding:32px 28px">
<h1 style="margin:0 0 16px;font-family:Fraunces, Georgia, ''Times New Roman'', serif;font-weight:500;font-size:24px;line-height:1.3;color:#2E4A3B">We’re starting on your flowers</h1>
<p style="margin:0 0 16px">Hello ⁨Noura Alqahtani⁩,</p>
<p style="margin:0 0 16px">We’ve received your payment for order ⁨10007⁩, and our florists get to work.</p>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:8px 0 8px"><tr><td colspan="2" style="padding:12px 0 6px;color:#6A625B;font-size:14px">Your flowers</td></tr><tr><td style="padding:8px 0;border-top:1px solid #E9E1D6;vertical-align:top;font-weight:400">⁨1⁩ × ⁨Twin White Orchid⁩, ⁨Large⁩</td><td align="right" style="padding:8px 0;border-top:1px solid #E9E1D6;vertical-align:top;font-weight:400;padding-left:14px;white-space:nowrap;font-variant-numeric:tabular-nums"><bdi>SAR 285.00</bdi></td></tr></table>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:8px 0 8px"><tr><td style="padding:8px 0;border-top:1px solid #E9E1D6;vertical-align:top;font-weight:400">Subtotal</td><td align="right" style="padding:8px 0;border-top:1px solid #E9E1D6;vertical-align:top;font-weight:400;padding-left:14px;white-space:nowrap;font-variant-numeric:tabular-nums"><bdi>SAR 285.00</bdi></td></tr><tr><td style="padding:8px 0;border-top:1px solid #E9E1D6;vertical-align:top;font-weight:400">Delivery</td><td align="right" style="padding:8px 0;border-top:1px solid #E9E1D6;vertical-align:top;font-weight:400;padding-left:14px;white-space:nowrap;font-variant-numeric:tabular-nums"><bdi>SAR 25.00</bdi></td></tr><tr><td style="padding:8px 0;border-top:1px solid #E9E1D6;vertical-align:top;font-weight:600">Total</td><td align="right" style="padding:8px 0;border-top:1px solid #E9E1D6;vertical-align:top;font-weight:600;padding-left:14px;white-space:nowrap;font-variant-numeric:tabular-nums"><bdi>SAR 310.00</bdi></td></tr><tr><td style="padding:8px 0;border-top:1px solid #E9E1D6;vertical-align:top;font-weight:400">Of which VAT</td><td align="right" style="padding:8px 0;border-top:1px solid #E9E1D6;vertical-align:top;font-weight:400;padding-left:14px;white-space:nowrap;font-variant-numeric:tabular-nums"><bdi>SAR 40.43</bdi></td></tr></table>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:8px 0 8px"><tr><td style="padding:8px 0;border-top:1px solid #E9E1D6;vertical-align:top;font-weight:400">Delivery</td><td align="right" style="padding:8px 0;border-top:1px solid #E9E1D6;vertical-align:top;font-weight:400;;font-variant-numeric:tabular-nums"><bdi>Saturday, November 28, 1:00 – 3:00 PM</bdi></td></tr><tr><td style="padding:8px 0;border-top:1px solid #E9E1D6;vertical-align:top;font-weight:400">For</td><td align="right" style="padding:8px 0;border-top:1px solid #E9E1D6;vertical-align:top;font-weight:400;;font-variant-numeric:tabular-nums"><bdi>⁨Huda Rashid⁩ · ⁨0551234025⁩</bdi></td></tr><tr><td style="padding:8px 0;border-top:1px solid #E9E1D6;vertical-align:top;font-weight:400">Address</td><td align="right" style="padding:8px 0;border-top:1px solid #E9E1D6;vertical-align:top;font-weight:400;;font-variant-numeric:tabular-nums"><bdi>Bujairi Terrace, Diriyah, Riyadh</bdi></td></tr></table>
<p style="margin:24px 0 16px"><a href="http://localhost:3000/orders/9a30cad3-b03d-4557-aedf-943dea1fd357" style="display:inline-block;padding:14px 26px;background:#2E4A3B;color:#FFFFFF;border-radius:10px;text-decoration:none">See your order</a></p>
<p style="margin:0 0 16px;font-size:13px;color:#6A625B">If the button doesn’t work, copy this address into your browser:<br><a dir="ltr" href="http://localhost:3000/orders/9a30cad3-b03d-4557-aedf-943dea1fd357" style="color:#6A625B;word-break:break-all">http://localhost:3000/orders/9a30cad3-b03d-4557-aedf-943dea1fd357</a></p>
</td></tr>
<tr><td style="padding:20px 8px 0;font-size:13px;color:#6A625B">You get this e-mail because of your account or order at Warda. Questions? Just write to ⁨hello@warda.example⁩.</td></tr>
</table></td></tr></table></body></html>', 'We’re starting on your flowers

Hello ⁨Noura Alqahtani⁩,

We’ve received your payment for order ⁨10007⁩, and our florists get to work.

Your flowers:
⁨1⁩ × ⁨Twin White Orchid⁩, ⁨Large⁩: ⁨SAR 285.00⁩

Subtotal: ⁨SAR 285.00⁩
Delivery: ⁨SAR 25.00⁩
Total: ⁨SAR 310.00⁩
Of which VAT: ⁨SAR 40.43⁩

Delivery: ⁨Saturday, November 28, 1:00 – 3:00 PM⁩
For: ⁨⁨Huda Rashid⁩ · ⁨0551234025⁩⁩
Address: ⁨Bujairi Terrace, Diriyah, Riyadh⁩

See your order:
http://localhost:3000/orders/9a30cad3-b03d-4557-aedf-943dea1fd357

-- 
Warda
You get this e-mail because of your account or order at Warda. Questions? Just write to ⁨hello@warda.example⁩.
', 'en', '2026-11-28 18:01:48.875474+00'),
	(2, '834fecb7-b206-4714-b88a-886dc852306b', 'noura@warda.example', 'We’ve got your order 10007', '<!doctype html>
<html lang="en" dir="ltr">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>We’ve got your order 10007</title></head>
<body style="margin:0;padding:0;background:#FBF8F3;color:#241F1C;font-family:Figtree, Helvetica, Arial, sans-serif;font-size:16px;line-height:1.6">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#FBF8F3"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td style="padding:0 8px 20px;font-family:Fraunces, Georgia, ''Times New Roman'', serif;font-size:26px;color:#2E4A3B">Warda<div style="font-family:Figtree, Helvetica, Arial, sans-serif;font-size:13px;color:#6A625B">Flowers, the same day, in Riyadh</div></td></tr>
<tr><td style="background:#FFFFFF;border:1px solid #E9E1D6;border-radius:14px;padding:32px 28px">
<h1 style="margin:0 0 16px;font-family:Fraunces, Georgia, ''Times New Roman'', serif;font-weight:500;font-size:24px;line-height:1.3;color:#2E4A3B">Thank you for your order</h1>
<p style="margin:0 0 16px">Hello ⁨Noura Alqahtani⁩,</p>
<p style="margin:0 0 16px">Order ⁨10007⁩ is with us. Here is what you chose.</p>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:8px 0 8px"><tr><td colspan="2" style="padding:12px 0 6px;color:#6A625B;font-size:14px">Your flowers</td></tr><tr><td style="padding:8px 0;border-top:1px solid #E9E1D6;vertical-align:top;font-weight:400">⁨1⁩ × ⁨Twin White Orchid⁩, ⁨Large⁩</td><td align="right" style="padding:8px 0;border-top:1px solid #E9E1D6;vertical-align:top;font-weight:400;padding-left:14px;white-space:nowrap;font-variant-numeric:tabular-nums"><bdi>SAR 285.00</bdi></td></tr></table>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:8px 0 8px"><tr><td style="padding:8px 0;border-top:1px solid #E9E1D6;vertical-align:top;font-weight:400">Subtotal</td><td align="right" style="padding:8px 0;border-top:1px solid #E9E1D6;vertical-align:top;font-weight:400;padding-left:14px;white-space:nowrap;font-variant-numeric:tabular-nums"><bdi>SAR 285.00</bdi></td></tr><tr><td style="padding:8px 0;border-top:1px solid #E9E1D6;vertical-align:top;font-weight:400">Delivery</td><td align="right" style="padding:8px 0;border-top:1px solid #E9E1D6;vertical-align:top;font-weight:400;padding-left:14px;white-space:nowrap;font-variant-numeric:tabular-nums"><bdi>SAR 25.00</bdi></td></tr><tr><td style="padding:8px 0;border-top:1px solid #E9E1D6;vertical-align:top;font-weight:600">Total</td><td align="right" style="padding:8px 0;border-top:1px solid #E9E1D6;vertical-align:top;font-weight:600;padding-left:14px;white-space:nowrap;font-variant-numeric:tabular-nums"><bdi>SAR 310.00</bdi></td></tr><tr><td style="padding:8px 0;border-top:1px solid #E9E1D6;vertical-align:top;font-weight:400">Of which VAT</td><td align="right" style="padding:8px 0;border-top:1px solid #E9E1D6;vertical-align:top;font-weight:400;padding-left:14px;white-space:nowrap;font-variant-numeric:tabular-nums"><bdi>SAR 40.43</bdi></td></tr></table>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:8px 0 8px"><tr><td style="padding:8px 0;border-top:1px solid #E9E1D6;vertical-align:top;font-weight:400">Delivery</td><td align="right" style="padding:8px 0;border-top:1px solid #E9E1D6;vertical-align:top;font-weight:400;;font-variant-numeric:tabular-nums"><bdi>Saturday, November 28, 1:00 – 3:00 PM</bdi></td></tr><tr><td style="padding:8px 0;border-top:1px solid #E9E1D6;vertical-align:top;font-weight:400">For</td><td align="right" style="padding:8px 0;border-top:1px solid #E9E1D6;vertical-align:top;font-weight:400;;font-variant-numeric:tabular-nums"><bdi>⁨Huda Rashid⁩ · ⁨0551234025⁩</bdi></td></tr><tr><td style="padding:8px 0;border-top:1px solid #E9E1D6;vertical-align:top;font-weight:400">Address</td><td align="right" style="padding:8px 0;border-top:1px solid #E9E1D6;vertical-align:top;font-weight:400;;font-variant-numeric:tabular-nums"><bdi>Bujairi Terrace, Diriyah, Riyadh</bdi></td></tr></table>
<p style="margin:24px 0 16px"><a href="http://localhost:3000/orders/9a30cad3-b03d-4557-aedf-943dea1fd357" style="display:inline-block;padding:14px 26px;background:#2E4A3B;color:#FFFFFF;border-radius:10px;text-decoration:none">See your order</a></p>
<p style="margin:0 0 16px;font-size:13px;color:#6A625B">If the button doesn’t work, copy this address into your browser:<br><a dir="ltr" href="http://localhost:3000/orders/9a30cad3-b03d-4557-aedf-943dea1fd357" style="color:#6A625B;word-break:break-all">http://localhost:3000/orders/9a30cad3-b03d-4557-aedf-943dea1fd357</a></p>
</td></tr>
<tr><td style="padding:20px 8px 0;font-size:13px;color:#6A625B">You get this e-mail because of your account or order at Warda. Questions? Just write to ⁨hello@warda.example⁩.</td></tr>
</table></td></tr></table></body></html>', 'Thank you for your order

Hello ⁨Noura Alqahtani⁩,

Order ⁨10007⁩ is with us. Here is what you chose.

Your flowers:
⁨1⁩ × ⁨Twin White Orchid⁩, ⁨Large⁩: ⁨SAR 285.00⁩

Subtotal: ⁨SAR 285.00⁩
Delivery: ⁨SAR 25.00⁩
Total: ⁨SAR 310.00⁩
Of which VAT: ⁨SAR 40.43⁩

Delivery: ⁨Saturday, November 28, 1:00 – 3:00 PM⁩
For: ⁨⁨Huda Rashid⁩ · ⁨0551234025⁩⁩
Address: ⁨Bujairi Terrace, Diriyah, Riyadh⁩

See your order:
http://localhost:3000/orders/9a30cad3-b03d-4557-aedf-943dea1fd357

-- 
Warda
You get this e-mail because of your account or order at Warda. Questions? Just write to ⁨hello@warda.example⁩.
', 'en', '2026-11-28 18:01:48.891879+00'),
	(3, '85b6aea3-9199-4ad1-b2f0-c3478cd7e95d', 'reem@warda.example', 'وصلنا طلبك رقم 10008', '<!doctype html>
<html lang="ar" dir="rtl">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>وصلنا طلبك رقم 10008</title></head>
<body style="margin:0;padding:0;background:#FBF8F3;color:#241F1C;font-family:''Readex Pro'', ''Segoe UI'', Tahoma, sans-serif;font-size:17px;line-height:1.75">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#FBF8F3"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td style="padding:0 8px 20px;font-family:''El Messiri'', ''Segoe UI'', Tahoma, sans-serif;font-size:26px;color:#2E4A3B">وردة<div style="font-family:''Readex Pro'', ''Segoe UI'', Tahoma, sans-serif;font-size:13px;color:#6A625B">زهور تصل في يومها، في الرياض</div></td></tr>
<tr><td style="background:#FFFFFF;border:1px solid #E9E1D6;border-radius:14px;padding:32px 28px">
<h1 style="margin:0 0 16px;font-family:''El Messiri'', ''Segoe UI'', Tahoma, sans-serif;font-weight:500;font-size:25px;line-height:1.3;color:#2E4A3B">شكرًا لطلبك</h1>
<p style="margin:0 0 16px">مرحبًا ⁨ريم الدوسري⁩،</p>
<p style="margin:0 0 16px">الطلب رقم ⁨10008⁩ عندنا. وهذا ما اخترته.</p>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:8px 0 8px"><tr><td colspan="2" style="padding:12px 0 6px;color:#6A625B;font-size:14px">زهورك</td></tr><tr><td style="padding:8px 0;border-top:1px solid #E9E1D6;vertical-align:top;font-weight:400">⁨1⁩ × ⁨تدرّج وردي⁩، ⁨كبير⁩</td><td align="left" style="padding:8px 0;border-top:1px solid #E9E1D6;vertical-align:top;font-weight:400;padding-right:14px;white-space:nowrap;font-variant-numeric:tabular-nums"><bdi>‏216.75 ر.س.‏</bdi></td></tr></table>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:8px 0 8px"><tr><td style="padding:8px 0;border-top:1px solid #E9E1D6;vertical-align:top;font-weight:400">المجموع</td><td align="left" style="padding:8px 0;border-top:1px solid #E9E1D6;vertical-align:top;font-weight:400;padding-right:14px;white-space:nowrap;font-variant-numeric:tabular-nums"><bdi>‏216.75 ر.س.‏</bdi></td></tr><tr><td style="padding:8px 0;border-top:1px solid #E9E1D6;vertical-align:top;font-weight:400">التوصيل</td><td align="left" style="padding:8px 0;border-top:1px solid #E9E1D6;vertical-align:top;font-weight:400;padding-right:14px;white-space:nowrap;font-variant-numeric:tabular-nums"><bdi>‏25.00 ر.س.‏</bdi></td></tr><tr><td style="padding:8px 0;border-top:1px solid #E9E1D6;vertical-align:top;font-weight:600">الإجمالي</td><td align="left" style="padding:8px 0;border-top:1px solid #E9E1D6;vertical-align:top;font-weight:600;padding-right:14px;white-space:nowrap;font-variant-numeric:tabular-nums"><bdi>‏241.75 ر.س.‏</bdi></td></tr><tr><td style="padding:8px 0;border-top:1px solid #E9E1D6;vertical-align:top;font-weight:400">منها ضريبة القيمة المضافة</td><td align="left" style="padding:8px 0;border-top:1px solid #E9E1D6;vertical-align:top;font-weight:400;padding-right:14px;white-space:nowrap;font-variant-numeric:tabular-nums"><bdi>‏31.53 ر.س.‏</bdi></td></tr></table>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:8px 0 8px"><tr><td style="padding:8px 0;border-top:1px solid #E9E1D6;vertical-align:top;font-weight:400">موعد التوصيل</td><td align="left" style="padding:8px 0;border-top:1px solid #E9E1D6;vertical-align:top;font-weight:400;;font-variant-numeric:tabular-nums"><bdi>السبت، 28 نوفمبر، 3:00–5:00 م</bdi></td></tr><tr><td style="padding:8px 0;border-top:1px solid #E9E1D6;vertical-align:top;font-weight:400">إلى</td><td align="left" style="padding:8px 0;border-top:1px solid #E9E1D6;vertical-align:top;font-weight:400;;font-variant-numeric:tabular-nums"><bdi>⁨منى الشمري⁩ · ⁨0551234026⁩</bdi></td></tr><tr><td style="padding:8px 0;border-top:1px solid #E9E1D6;vertical-align:top;font-weight:400">العنوان</td><td align="left" style="padding:8px 0;border-top:1px solid #E9E1D6;vertical-align:top;font-weight:400;;font-variant-numeric:tabular-nums"><bdi>شارع الأمير محمد بن سعد ٣١٠، الملقا، الرياض</bdi></td></tr></table>
<p style="margin:20px 0 6px;color:#6A625B">رسالة البطاقة</p><p dir="auto" style="margin:0;padding:14px;background:#E4E8DC;border-radius:10px;white-space:pre-line">سلامتك، نورتِ بيتك</p>
<p style="margin:24px 0 16px"><a href="http://localhost:3000/orders/6ea6caa6-e3da-4661-9b70-7a3eecc430f0?lng=ar" style="display:inline-block;padding:14px 26px;background:#2E4A3B;color:#FFFFFF;border-radius:10px;text-decoration:none">عرض الطلب</a></p>
<p style="margin:0 0 16px;font-size:13px;color:#6A625B">إن لم يعمل الزر فانسخ هذا العنوان إلى متصفحك:<br><a dir="ltr" href="http://localhost:3000/orders/6ea6caa6-e3da-4661-9b70-7a3eecc430f0?lng=ar" style="color:#6A625B;word-break:break-all">http://localhost:3000/orders/6ea6caa6-e3da-4661-9b70-7a3eecc430f0?lng=ar</a></p>
</td></tr>
<tr><td style="padding:20px 8px 0;font-size:13px;color:#6A625B">وصلتك هذه الرسالة بسبب حسابك أو طلبك لدى وردة. عندك سؤال؟ اكتب لنا على ⁨hello@warda.example⁩.</td></tr>
</table></td></tr></table></body></html>', 'شكرًا لطلبك

مرحبًا ⁨ريم الدوسري⁩،

الطلب رقم ⁨10008⁩ عندنا. وهذا ما اخترته.

زهورك:
⁨1⁩ × ⁨تدرّج وردي⁩، ⁨كبير⁩: ⁨‏216.75 ر.س.‏⁩

المجموع: ⁨‏216.75 ر.س.‏⁩
التوصيل: ⁨‏25.00 ر.س.‏⁩
الإجمالي: ⁨‏241.75 ر.س.‏⁩
منها ضريبة القيمة المضافة: ⁨‏31.53 ر.س.‏⁩

موعد التوصيل: ⁨السبت، 28 نوفمبر، 3:00–5:00 م⁩
إلى: ⁨⁨منى الشمري⁩ · ⁨0551234026⁩⁩
العنوان: ⁨شارع الأمير محمد بن سعد ٣١٠، الملقا، الرياض⁩

رسالة البطاقة:
سلامتك، نورتِ بيتك

عرض الطلب:
http://localhost:3000/orders/6ea6caa6-e3da-4661-9b70-7a3eecc430f0?lng=ar

-- 
وردة
وصلتك هذه الرسالة بسبب حسابك أو طلبك لدى وردة. عندك سؤال؟ اكتب لنا على ⁨hello@warda.example⁩.
', 'ar', '2026-11-28 18:01:48.909605+00'),
	(4, '06b9cb21-14c4-4cab-9a9f-759ee3a974ee', 'lama@warda.example', 'We’ve got your order 10009', '<!doctype html>
<html lang="en" dir="ltr">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>We’ve got your order 10009</title></head>
<body style="margin:0;padding:0;background:#FBF8F3;color:#241F1C;font-family:Figtree, Helvetica, Arial, sans-serif;font-size:16px;line-height:1.6">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#FBF8F3"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td style="padding:0 8px 20px;font-family:Fraunces, Georgia, ''Times New Roman'', serif;font-size:26px;color:#2E4A3B">Warda<div style="font-family:Figtree, Helvetica, Arial, sans-serif;font-size:13px;color:#6A625B">Flowers, the same day, in Riyadh</div></td></tr>
<tr><td style="background:#FFFFFF;border:1px solid #E9E1D6;border-radius:14px;padding:32px 28px">
<h1 style="margin:0 0 16px;font-family:Fraunces, Georgia, ''Times New Roman'', serif;font-weight:500;font-size:24px;line-height:1.3;color:#2E4A3B">Thank you for your order</h1>
<p style="margin:0 0 16px">Hello ⁨Lama Alsubaie⁩,</p>
<p style="margin:0 0 16px">Order ⁨10009⁩ is with us. Here is what you chose.</p>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:8px 0 8px"><tr><td colspan="2" style="padding:12px 0 6px;color:#6A625B;font-size:14px">Your flowers</td></tr><tr><td style="padding:8px 0;border-top:1px solid #E9E1D6;vertical-align:top;font-weight:400">⁨1⁩ × ⁨Peach Silk⁩, ⁨Medium⁩</td><td align="right" style="padding:8px 0;border-top:1px solid #E9E1D6;vertical-align:top;font-weight:400;padding-left:14px;white-space:nowrap;font-variant-numeric:tabular-nums"><bdi>SAR 164.00</bdi></td></tr></table>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:8px 0 8px"><tr><td style="padding:8px 0;border-top:1px solid #E9E1D6;vertical-align:top;font-weight:400">Subtotal</td><td align="right" style="padding:8px 0;border-top:1px solid #E9E1D6;vertical-align:top;font-weight:400;padding-left:14px;white-space:nowrap;font-variant-numeric:tabular-nums"><bdi>SAR 164.00</bdi></td></tr><tr><td style="padding:8px 0;border-top:1px solid #E9E1D6;vertical-align:top;font-weight:400">Delivery</td><td align="right" style="padding:8px 0;border-top:1px solid #E9E1D6;vertical-align:top;font-weight:400;padding-left:14px;white-space:nowrap;font-variant-numeric:tabular-nums"><bdi>SAR 25.00</bdi></td></tr><tr><td style="padding:8px 0;border-top:1px solid #E9E1D6;vertical-align:top;font-weight:600">Total</td><td align="right" style="padding:8px 0;border-top:1px solid #E9E1D6;vertical-align:top;font-weight:600;padding-left:14px;white-space:nowrap;font-variant-numeric:tabular-nums"><bdi>SAR 189.00</bdi></td></tr><tr><td style="padding:8px 0;border-top:1px solid #E9E1D6;vertical-align:top;font-weight:400">Of which VAT</td><td align="right" style="padding:8px 0;border-top:1px solid #E9E1D6;vertical-align:top;font-weight:400;padding-left:14px;white-space:nowrap;font-variant-numeric:tabular-nums"><bdi>SAR 24.65</bdi></td></tr></table>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:8px 0 8px"><tr><td style="padding:8px 0;border-top:1px solid #E9E1D6;vertical-align:top;font-weight:400">Delivery</td><td align="right" style="padding:8px 0;border-top:1px solid #E9E1D6;vertical-align:top;font-weight:400;;font-variant-numeric:tabular-nums"><bdi>Saturday, November 28, 3:00 – 5:00 PM</bdi></td></tr><tr><td style="padding:8px 0;border-top:1px solid #E9E1D6;vertical-align:top;font-weight:400">For</td><td align="right" style="padding:8px 0;border-top:1px solid #E9E1D6;vertical-align:top;font-weight:400;;font-variant-numeric:tabular-nums"><bdi>⁨Abeer Saad⁩ · ⁨0551234027⁩</bdi></td></tr><tr><td style="padding:8px 0;border-top:1px solid #E9E1D6;vertical-align:top;font-weight:400">Address</td><td align="right" style="padding:8px 0;border-top:1px solid #E9E1D6;vertical-align:top;font-weight:400;;font-variant-numeric:tabular-nums"><bdi>شارع القيروان ١٧, الياسمين, Riyadh</bdi></td></tr></table>
<p style="margin:20px 0 6px;color:#6A625B">Card message</p><p dir="auto" style="margin:0;padding:14px;background:#E4E8DC;border-radius:10px;white-space:pre-line">Thank you for everything.</p>
<p style="margin:24px 0 16px"><a href="http://localhost:3000/orders/8a3fa482-a88c-40c5-8417-fa031290eca8" style="display:inline-block;padding:14px 26px;background:#2E4A3B;color:#FFFFFF;border-radius:10px;text-decoration:none">See your order</a></p>
<p style="margin:0 0 16px;font-size:13px;color:#6A625B">If the button doesn’t work, copy this address into your browser:<br><a dir="ltr" href="http://localhost:3000/orders/8a3fa482-a88c-40c5-8417-fa031290eca8" style="color:#6A625B;word-break:break-all">http://localhost:3000/orders/8a3fa482-a88c-40c5-8417-fa031290eca8</a></p>
</td></tr>
<tr><td style="padding:20px 8px 0;font-size:13px;color:#6A625B">You get this e-mail because of your account or order at Warda. Questions? Just write to ⁨hello@warda.example⁩.</td></tr>
</table></td></tr></table></body></html>', 'Thank you for your order

Hello ⁨Lama Alsubaie⁩,

Order ⁨10009⁩ is with us. Here is what you chose.

Your flowers:
⁨1⁩ × ⁨Peach Silk⁩, ⁨Medium⁩: ⁨SAR 164.00⁩

Subtotal: ⁨SAR 164.00⁩
Delivery: ⁨SAR 25.00⁩
Total: ⁨SAR 189.00⁩
Of which VAT: ⁨SAR 24.65⁩

Delivery: ⁨Saturday, November 28, 3:00 – 5:00 PM⁩
For: ⁨⁨Abeer Saad⁩ · ⁨0551234027⁩⁩
Address: ⁨شارع القيروان ١٧, الياسمين, Riyadh⁩

Card message:
Thank you for everything.

See your order:
http://localhost:3000/orders/8a3fa482-a88c-40c5-8417-fa031290eca8

-- 
Warda
You get this e-mail because of your account or order at Warda. Questions? Just write to ⁨hello@warda.example⁩.
', 'en', '2026-11-28 18:01:48.91392+00');


--
-- Data for Name: migration; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.migration VALUES
	('0001-search-fold.sql', 'fe372a3c2d44abdb874e6f56e051d1c89c0f02211866abdb4c17a310f1edc15f', '2026-11-28 17:58:28.028952+00'),
	('0002-accounts.sql', '2938e6718c69e339f51c605baf978dc554e26877551be11ad1e79505db4f5aa3', '2026-11-28 17:58:28.209024+00'),
	('0003-catalogue.sql', '49d7525fb1a7e4b7997c0be177290150b23ca999b9b33d7e7912f2138b2a28c6', '2026-11-28 17:58:28.255075+00'),
	('0004-orders.sql', '18e149fea215e8cd09f772d7f3d4f921b90715156c24b410e8b9086425a0058d', '2026-11-28 17:58:28.538822+00'),
	('0005-messages.sql', '1ecddb1380ebad18dfda68802a607a2c39eb0502601f09775deb19ca8891c277', '2026-11-28 17:58:28.558533+00'),
	('0006-delivery.sql', 'cf5d2372824bc02080a3ffa7bb1091190773a068c132556b61d1c4cf27efdfbb', '2026-11-28 17:58:28.563762+00'),
	('0007-debts.sql', '177724e1c62d41fe6e66377c7214a9b970cbfb7b7b9bdf9e4fded0133c432799', '2026-11-28 17:58:28.575922+00'),
	('0008-invoices.sql', 'bd053b7806a44f87eba6e74c813c6ad6ed3eb773bc3ab0962f4db560237506df', '2026-11-28 17:58:28.584155+00'),
	('0009-clients.sql', '4225c007e96f827da83dd98e3c2abc86cba4b5c0e8e767e86b732896f646bd96', '2026-11-28 17:58:28.588817+00'),
	('0010-back-office.sql', '04a0e50c4111d6789accb89db3c2b94dfe3b386440ae100277eb44db8c1d9e21', '2026-11-28 17:58:28.604354+00'),
	('0011-codes-tables-privacy.sql', '7998184853c6def82f8f24a98b40d9903f7fd3995c508ea66a85b22225899f63', '2026-11-28 17:58:28.674356+00'),
	('0012-one-reading.sql', '80010f5b392b66df5cef2c5846b56128edb95e29e8c5f2bd0580ef8b684d96a0', '2026-11-28 17:58:28.685389+00'),
	('0013-free-orders.sql', '95b060bd3b9773f3ee4f9be3a54d371c9dc6a9cafcae4f0f3a1ca3f9cbf17091', '2026-11-28 17:58:28.687865+00');


--
-- Data for Name: occasion; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.occasion VALUES
	('birthday', 'Birthday', 'عيد ميلاد', 1),
	('wedding', 'Wedding', 'زواج', 2),
	('newborn', 'New baby', 'مولود جديد', 3),
	('graduation', 'Graduation', 'تخرّج', 4),
	('get-well', 'Get well', 'سلامات', 5),
	('thank-you', 'Thank you', 'شكرًا', 6),
	('eid', 'Eid', 'العيد', 7),
	('love', 'Love', 'حب', 8);


--
-- Data for Name: one_time_token; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.one_time_token VALUES
	('\xcff73050fa9071797b66687139682ab1294bdfda1c15306bcc72f8422978a08b', 'c9ef2f93-5685-4501-8290-17a3a9e91453', 'confirm-email', 'maha@warda.example', '2026-11-29 08:00:02.953+00', NULL, '2026-11-28 08:00:02.953+00'),
	('\x42516782df801ace801491c65f372081d0f63431682d4317ea0fbe26a7c141f9', '187d2035-f5c6-427b-bb16-2eae4927d98f', 'reset-password', 'sara@warda.example', '2026-11-28 09:00:02.977+00', NULL, '2026-11-28 08:00:02.977+00');


--
-- Data for Name: order_act; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.order_act OVERRIDING SYSTEM VALUE VALUES
	(1, 'b46c97c4-f628-4075-8c48-14f62081387d', 'assign', '{"employee": "6082e070-df0b-4435-9f42-3fc6555308e7"}', '6082e070-df0b-4435-9f42-3fc6555308e7', '4fef35c8-cabc-4142-a7dc-fd851fe42021', '2026-11-28 17:01:46.414+00'),
	(2, '8b59277b-6f80-443c-9b64-e0454727f181', 'assign', '{"employee": "6082e070-df0b-4435-9f42-3fc6555308e7"}', '6082e070-df0b-4435-9f42-3fc6555308e7', '27373e46-0328-4826-998b-879994db81c3', '2026-11-28 17:02:46.414+00'),
	(3, '25a46246-c149-4501-8d8b-ed092f26fa1f', 'assign', '{"employee": "6a372f2a-dc3c-41e2-bee2-78ce8420e512"}', '6a372f2a-dc3c-41e2-bee2-78ce8420e512', '8df5f7d1-d943-4286-a420-65c93567c4d9', '2026-11-28 17:03:46.414+00'),
	(4, '30c21427-f8ad-487d-8805-a7207f9098ab', 'assign', '{"employee": "6082e070-df0b-4435-9f42-3fc6555308e7"}', '6082e070-df0b-4435-9f42-3fc6555308e7', 'a7225785-6aea-4b1c-a741-fead3be61ae6', '2026-11-28 17:04:46.414+00'),
	(5, '38937048-188a-4d55-80cb-c1a13defcbe5', 'assign', '{"employee": "6082e070-df0b-4435-9f42-3fc6555308e7"}', '6082e070-df0b-4435-9f42-3fc6555308e7', '640d04e4-a4e2-4dab-be95-b5bfb569f4f9', '2026-11-28 17:05:46.414+00'),
	(6, '2d834aee-7407-404d-8b98-9bb449d4f497', 'assign', '{"employee": "6082e070-df0b-4435-9f42-3fc6555308e7"}', '6082e070-df0b-4435-9f42-3fc6555308e7', '176b854d-b8cd-4a11-8385-a12aea0f62fe', '2026-11-28 17:06:46.414+00'),
	(7, 'ce8d04da-fc48-4830-9b87-6716ee2a1a9f', 'assign', '{"employee": "6a372f2a-dc3c-41e2-bee2-78ce8420e512"}', '6a372f2a-dc3c-41e2-bee2-78ce8420e512', '883b1c2d-f41d-46f5-8806-b32466137b1d', '2026-11-28 17:07:46.414+00'),
	(8, '9bc7e223-f4ed-4f1c-99c2-4f408b6261a0', 'assign', '{"employee": "6082e070-df0b-4435-9f42-3fc6555308e7"}', '6082e070-df0b-4435-9f42-3fc6555308e7', '0b41bc99-c6de-41b0-baf3-afa8a8582d28', '2026-11-28 17:08:46.414+00'),
	(9, 'e08f2294-604e-4b60-b785-49f555fc1ad8', 'assign', '{"employee": "6082e070-df0b-4435-9f42-3fc6555308e7"}', '6082e070-df0b-4435-9f42-3fc6555308e7', '47c84586-2c74-4eac-b8be-704c7e2cf3f7', '2026-11-28 17:09:46.414+00'),
	(10, 'a6465bd1-e464-4546-b976-a9845e190690', 'assign', '{"employee": "6082e070-df0b-4435-9f42-3fc6555308e7"}', '6082e070-df0b-4435-9f42-3fc6555308e7', '1e0bc64f-fcf0-4d99-a98f-58b8c503b63d', '2026-11-28 17:10:46.414+00');


--
-- Data for Name: order_credit; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.order_credit VALUES
	('584981ce-871a-4407-82d8-53b8d3382370', 'b46c97c4-f628-4075-8c48-14f62081387d', 26, 1234, 161, 'Late', 1234, 'credit', '070f126c-ae24-46b6-891d-bd947c789c8f', '4f4dc7d7-4323-4413-a73c-c92d022e3c18', '2026-11-28 08:00:03.099+00');


--
-- Data for Name: order_event; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.order_event VALUES
	('b46c97c4-f628-4075-8c48-14f62081387d', 1, '', 'placed', '9a30cad3-b03d-4557-aedf-943dea1fd357', 'Shopper', '73046354-c1f8-4271-9917-409b5af1896e', '2026-11-27 22:01:46.414+00'),
	('b46c97c4-f628-4075-8c48-14f62081387d', 2, 'placed', 'preparing', NULL, 'gateway', '5c0dd013-af0e-475d-b5b5-5497689303ca', '2026-11-27 22:01:46.414+00'),
	('8b59277b-6f80-443c-9b64-e0454727f181', 1, '', 'placed', '32207a67-621a-4c2a-8df1-fe2dcb639a4a', 'Shopper', '45843bee-03fe-4c9a-ae02-7c6b80a2dffc', '2026-11-27 22:02:46.414+00'),
	('8b59277b-6f80-443c-9b64-e0454727f181', 2, 'placed', 'preparing', '32207a67-621a-4c2a-8df1-fe2dcb639a4a', 'Shopper', '45843bee-03fe-4c9a-ae02-7c6b80a2dffc', '2026-11-27 22:02:46.414+00'),
	('25a46246-c149-4501-8d8b-ed092f26fa1f', 1, '', 'placed', '8a3fa482-a88c-40c5-8417-fa031290eca8', 'Shopper', 'd777ce24-d85c-4082-b6b9-18e9b4f009b4', '2026-11-27 22:03:46.414+00'),
	('25a46246-c149-4501-8d8b-ed092f26fa1f', 2, 'placed', 'preparing', '8a3fa482-a88c-40c5-8417-fa031290eca8', 'Shopper', 'd777ce24-d85c-4082-b6b9-18e9b4f009b4', '2026-11-27 22:03:46.414+00'),
	('30c21427-f8ad-487d-8805-a7207f9098ab', 1, '', 'placed', '17818bf7-3135-4146-ae71-c80d450f4504', 'BranchManager', '1214a8fd-4433-4b44-89be-10c2e9232f61', '2026-11-27 22:04:46.414+00'),
	('30c21427-f8ad-487d-8805-a7207f9098ab', 2, 'placed', 'preparing', '17818bf7-3135-4146-ae71-c80d450f4504', 'BranchManager', '0649caae-981f-4635-b057-67c0d4740a26', '2026-11-27 22:04:46.414+00'),
	('38937048-188a-4d55-80cb-c1a13defcbe5', 1, '', 'placed', '6ea6caa6-e3da-4661-9b70-7a3eecc430f0', 'Shopper', '69105c42-5a0d-480b-b6bc-3b870bff3674', '2026-11-27 22:05:46.414+00'),
	('38937048-188a-4d55-80cb-c1a13defcbe5', 2, 'placed', 'preparing', NULL, 'gateway', 'd925af59-2f40-4019-abb7-ae899abb61a8', '2026-11-27 22:05:46.414+00'),
	('2d834aee-7407-404d-8b98-9bb449d4f497', 1, '', 'placed', '32207a67-621a-4c2a-8df1-fe2dcb639a4a', 'Shopper', '6648f566-64ea-4351-8179-5d81ae2e8490', '2026-11-27 22:06:46.414+00'),
	('2d834aee-7407-404d-8b98-9bb449d4f497', 2, 'placed', 'preparing', '32207a67-621a-4c2a-8df1-fe2dcb639a4a', 'Shopper', '6648f566-64ea-4351-8179-5d81ae2e8490', '2026-11-27 22:06:46.414+00'),
	('ce8d04da-fc48-4830-9b87-6716ee2a1a9f', 1, '', 'placed', '9a30cad3-b03d-4557-aedf-943dea1fd357', 'Shopper', '06f2d0f0-73e7-433a-b9cf-0feb51ec5572', '2026-11-27 22:07:46.414+00'),
	('ce8d04da-fc48-4830-9b87-6716ee2a1a9f', 2, 'placed', 'preparing', NULL, 'gateway', '48a92f1b-7164-4b84-9033-fa4a3971741a', '2026-11-27 22:07:46.414+00'),
	('9bc7e223-f4ed-4f1c-99c2-4f408b6261a0', 1, '', 'placed', '6ea6caa6-e3da-4661-9b70-7a3eecc430f0', 'Shopper', '8054a60e-460b-49b8-9735-c06793dac3e4', '2026-11-27 22:08:46.414+00'),
	('9bc7e223-f4ed-4f1c-99c2-4f408b6261a0', 2, 'placed', 'preparing', '6ea6caa6-e3da-4661-9b70-7a3eecc430f0', 'Shopper', '8054a60e-460b-49b8-9735-c06793dac3e4', '2026-11-27 22:08:46.414+00'),
	('e08f2294-604e-4b60-b785-49f555fc1ad8', 1, '', 'placed', '8a3fa482-a88c-40c5-8417-fa031290eca8', 'Shopper', '4095167b-6c4f-467a-be5e-b46f07627698', '2026-11-27 22:09:46.414+00'),
	('e08f2294-604e-4b60-b785-49f555fc1ad8', 2, 'placed', 'preparing', NULL, 'gateway', 'a76c26d9-b455-4873-98a0-70e0d2d5cfc1', '2026-11-27 22:09:46.414+00'),
	('a6465bd1-e464-4546-b976-a9845e190690', 1, '', 'placed', '32207a67-621a-4c2a-8df1-fe2dcb639a4a', 'Shopper', '3fa3f10e-d0fb-46ca-928d-0ff4b4be57c3', '2026-11-27 22:10:46.414+00'),
	('a6465bd1-e464-4546-b976-a9845e190690', 2, 'placed', 'preparing', '32207a67-621a-4c2a-8df1-fe2dcb639a4a', 'Shopper', '3fa3f10e-d0fb-46ca-928d-0ff4b4be57c3', '2026-11-27 22:10:46.414+00'),
	('7f5c3938-b74f-4e11-a553-1d725bb1a0c2', 1, '', 'placed', '7b7ed6af-2c4a-421b-8615-0293e1ea099d', 'Shopper', '1df6858f-cbc5-44fa-97d9-f7e7089d0012', '2026-11-27 22:11:46.414+00'),
	('7f5c3938-b74f-4e11-a553-1d725bb1a0c2', 2, 'placed', 'preparing', NULL, 'gateway', 'ece4373a-d0be-4421-a3a2-733de02d7205', '2026-11-27 22:11:46.414+00'),
	('4b35bf2e-0037-4f75-b682-816ba744149c', 1, '', 'placed', '6ea6caa6-e3da-4661-9b70-7a3eecc430f0', 'Shopper', '903d1547-e463-40e6-9f78-a8650c78eb44', '2026-11-27 22:12:46.414+00'),
	('4b35bf2e-0037-4f75-b682-816ba744149c', 2, 'placed', 'preparing', '6ea6caa6-e3da-4661-9b70-7a3eecc430f0', 'Shopper', '903d1547-e463-40e6-9f78-a8650c78eb44', '2026-11-27 22:12:46.414+00'),
	('6f1f0b66-4923-4dda-94d5-5b915b4ce9c4', 1, '', 'placed', '17818bf7-3135-4146-ae71-c80d450f4504', 'BranchManager', 'eb7c4b3c-ecb9-45ca-9744-fc259098ea4c', '2026-11-27 22:13:46.414+00'),
	('6f1f0b66-4923-4dda-94d5-5b915b4ce9c4', 2, 'placed', 'preparing', '17818bf7-3135-4146-ae71-c80d450f4504', 'BranchManager', 'a983043c-d1a7-493f-bc6a-7bfa94718752', '2026-11-27 22:13:46.414+00'),
	('d310d84d-d889-4347-bc37-cc26b155a6de', 1, '', 'placed', '7b7ed6af-2c4a-421b-8615-0293e1ea099d', 'Shopper', 'd8defbe3-ccb5-4c8a-b19d-1d9f15616327', '2026-11-27 22:14:46.414+00'),
	('d310d84d-d889-4347-bc37-cc26b155a6de', 2, 'placed', 'preparing', '7b7ed6af-2c4a-421b-8615-0293e1ea099d', 'Shopper', 'd8defbe3-ccb5-4c8a-b19d-1d9f15616327', '2026-11-27 22:14:46.414+00'),
	('dcfbe998-b91b-4dd5-95e1-0e5d9dcda503', 1, '', 'placed', '8a3fa482-a88c-40c5-8417-fa031290eca8', 'Shopper', 'b2bab04f-941d-47bf-80dc-5dab1497c868', '2026-11-27 22:15:46.414+00'),
	('dcfbe998-b91b-4dd5-95e1-0e5d9dcda503', 2, 'placed', 'preparing', '8a3fa482-a88c-40c5-8417-fa031290eca8', 'Shopper', 'b2bab04f-941d-47bf-80dc-5dab1497c868', '2026-11-27 22:15:46.414+00'),
	('bd03deb1-ac27-4ec1-9536-9a56821ebfe3', 1, '', 'placed', '9a30cad3-b03d-4557-aedf-943dea1fd357', 'Shopper', '749a4bf8-bc55-4c67-aa9d-0d01a0037a36', '2026-11-27 22:16:46.414+00'),
	('bd03deb1-ac27-4ec1-9536-9a56821ebfe3', 2, 'placed', 'preparing', NULL, 'gateway', 'ea93978e-b46e-4285-b969-d3e9716675c3', '2026-11-27 22:16:46.414+00'),
	('b46c97c4-f628-4075-8c48-14f62081387d', 3, 'preparing', 'outForDelivery', '6082e070-df0b-4435-9f42-3fc6555308e7', 'ShippingEmployee', 'e3e325f7-e62e-4dcf-aac8-ea5b13c6e1a4', '2026-11-28 17:01:46.414+00'),
	('b46c97c4-f628-4075-8c48-14f62081387d', 4, 'outForDelivery', 'delivered', '6082e070-df0b-4435-9f42-3fc6555308e7', 'ShippingEmployee', '005483fb-ae3c-4e09-b4ef-15f7c47193cb', '2026-11-28 17:01:46.414+00'),
	('b46c97c4-f628-4075-8c48-14f62081387d', 5, 'delivered', 'completed', '9a30cad3-b03d-4557-aedf-943dea1fd357', 'Shopper', '3b5cec21-f106-494d-88b6-c8ff868d9c67', '2026-11-28 17:01:46.414+00'),
	('8b59277b-6f80-443c-9b64-e0454727f181', 3, 'preparing', 'outForDelivery', '6082e070-df0b-4435-9f42-3fc6555308e7', 'ShippingEmployee', '063d7bb6-71a5-42d7-a586-f00d27f07220', '2026-11-28 17:02:46.414+00'),
	('8b59277b-6f80-443c-9b64-e0454727f181', 4, 'outForDelivery', 'delivered', '6082e070-df0b-4435-9f42-3fc6555308e7', 'ShippingEmployee', '332536df-fb79-4c11-9d8c-feda8f148543', '2026-11-28 17:02:46.414+00'),
	('25a46246-c149-4501-8d8b-ed092f26fa1f', 3, 'preparing', 'outForDelivery', '6a372f2a-dc3c-41e2-bee2-78ce8420e512', 'ShippingEmployee', 'c1c5b1ea-c89a-4ade-8fae-558d99353fdb', '2026-11-28 17:03:46.414+00'),
	('25a46246-c149-4501-8d8b-ed092f26fa1f', 4, 'outForDelivery', 'delivered', '6a372f2a-dc3c-41e2-bee2-78ce8420e512', 'ShippingEmployee', '74a0f646-6a21-4b75-93bf-d65eba682ae6', '2026-11-28 17:03:46.414+00'),
	('30c21427-f8ad-487d-8805-a7207f9098ab', 3, 'preparing', 'outForDelivery', '6082e070-df0b-4435-9f42-3fc6555308e7', 'ShippingEmployee', 'aef7d621-9591-46b7-b658-d75e3c73baa5', '2026-11-28 17:04:46.414+00'),
	('30c21427-f8ad-487d-8805-a7207f9098ab', 4, 'outForDelivery', 'delivered', '6082e070-df0b-4435-9f42-3fc6555308e7', 'ShippingEmployee', 'ac3ee5cc-6ed0-4c38-82bb-df5c797eb8fb', '2026-11-28 17:04:46.414+00'),
	('38937048-188a-4d55-80cb-c1a13defcbe5', 3, 'preparing', 'outForDelivery', '6082e070-df0b-4435-9f42-3fc6555308e7', 'ShippingEmployee', '3b8d29f7-630d-4ba6-b4e1-2f0cf1c9779d', '2026-11-28 17:05:46.414+00'),
	('2d834aee-7407-404d-8b98-9bb449d4f497', 3, 'preparing', 'outForDelivery', '6082e070-df0b-4435-9f42-3fc6555308e7', 'ShippingEmployee', '877b6505-f0cb-48a5-a2b1-e068d0a926a7', '2026-11-28 17:06:46.414+00'),
	('ce8d04da-fc48-4830-9b87-6716ee2a1a9f', 3, 'preparing', 'outForDelivery', '6a372f2a-dc3c-41e2-bee2-78ce8420e512', 'ShippingEmployee', '04d8283c-f6c7-4fa5-865c-5aadfec670d0', '2026-11-28 17:07:46.414+00'),
	('31469921-911c-43cc-af51-640adc35a349', 1, '', 'placed', '187d2035-f5c6-427b-bb16-2eae4927d98f', 'Shopper', '77d5bff8-37f8-4745-885d-26db691ba6b5', '2026-11-28 08:00:02.836+00');


--
-- Data for Name: order_line; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.order_line VALUES
	('b46c97c4-f628-4075-8c48-14f62081387d', 2, 1, 'Blush Hour', 'ساعة الورد', 'medium', 1, 24500, 24500, 0, 21304, 3196),
	('8b59277b-6f80-443c-9b64-e0454727f181', 21, 10, 'Pink Parade', 'موكب الزهري', 'medium', 1, 18500, 18500, 0, 16087, 2413),
	('25a46246-c149-4501-8d8b-ed092f26fa1f', 42, 20, 'Sea Breeze', 'نسيم البحر', 'medium', 2, 31500, 63000, 0, 54783, 8217),
	('30c21427-f8ad-487d-8805-a7207f9098ab', 73, 37, 'Blush Vows', 'عهود وردية', 'large', 2, 92000, 184000, 0, 160000, 24000),
	('38937048-188a-4d55-80cb-c1a13defcbe5', 5, 2, 'Two Dozen Red Roses', 'أربع وعشرون وردة حمراء', 'large', 1, 32000, 32000, 0, 27826, 4174),
	('2d834aee-7407-404d-8b98-9bb449d4f497', 53, 25, 'Berry Sorbet', 'سوربيه التوت', 'medium', 1, 22100, 22100, 0, 19217, 2883),
	('ce8d04da-fc48-4830-9b87-6716ee2a1a9f', 57, 27, 'Twin White Orchid', 'أوركيد أبيض مزدوج', 'large', 1, 28500, 28500, 0, 24783, 3717),
	('9bc7e223-f4ed-4f1c-99c2-4f408b6261a0', 12, 5, 'Pink Crescendo', 'تدرّج وردي', 'large', 1, 21675, 21675, 0, 18848, 2827),
	('e08f2294-604e-4b60-b785-49f555fc1ad8', 35, 16, 'Peach Silk', 'حرير الخوخ', 'medium', 1, 16400, 16400, 0, 14261, 2139),
	('a6465bd1-e464-4546-b976-a9845e190690', 38, 18, 'Late Summer', 'أواخر الصيف', 'medium', 1, 26000, 26000, 0, 22609, 3391),
	('7f5c3938-b74f-4e11-a553-1d725bb1a0c2', 8, 3, 'Snow Garden', 'حديقة الثلج', 'large', 1, 39500, 39500, 0, 34348, 5152),
	('4b35bf2e-0037-4f75-b682-816ba744149c', 30, 14, 'Spring Market', 'سوق الربيع', 'medium', 1, 16500, 16500, 0, 14348, 2152),
	('6f1f0b66-4923-4dda-94d5-5b915b4ce9c4', 75, 38, 'Winter Bride', 'عروس الشتاء', 'large', 3, 96000, 288000, 0, 250435, 37565),
	('d310d84d-d889-4347-bc37-cc26b155a6de', 17, 8, 'Velvet Dusk', 'غسق مخملي', 'medium', 1, 33500, 33500, 0, 29130, 4370),
	('dcfbe998-b91b-4dd5-95e1-0e5d9dcda503', 85, 44, 'Midnight Hat Box', 'صندوق منتصف الليل', 'medium', 1, 29000, 29000, 0, 25217, 3783),
	('bd03deb1-ac27-4ec1-9536-9a56821ebfe3', 40, 19, 'Garden Letter', 'رسالة من الحديقة', 'medium', 1, 28500, 28500, 0, 24783, 3717),
	('31469921-911c-43cc-af51-640adc35a349', 1, 1, 'Blush Hour', 'ساعة الورد', 'small', 1, 16500, 16500, 0, 14348, 2152),
	('31469921-911c-43cc-af51-640adc35a349', 2, 1, 'Blush Hour', 'ساعة الورد', 'medium', 1, 24500, 24500, 0, 21304, 3196);


--
-- Data for Name: orders; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.orders OVERRIDING SYSTEM VALUE VALUES
	('4b35bf2e-0037-4f75-b682-816ba744149c', 10012, '6ea6caa6-e3da-4661-9b70-7a3eecc430f0', NULL, NULL, 'preparing', 'cash', false, '2026-11-27 22:12:46.414+00', 'ar', 'نوف القحطاني', '0551234029', 'شارع الأندلس ٥٨', 'الروضة', 'الرياض', 24.733, 46.772, NULL, '2026-11-28', '17:00-19:00', NULL, false, NULL, 0, 16500, 0, 0, 2500, 2478, 19000, '\xd9adf70bb6cff2a36d4a928ccd7e22734731cf58d3fdf9ac30d8c59b953b5230', NULL, '2026-11-27 22:12:46.414+00', NULL, NULL, NULL, NULL, NULL, NULL, ' 10012 ريم دوسري نوف قحطاني 551234013 551234029 ', NULL, NULL, NULL, '', NULL, 'unpaid'),
	('6f1f0b66-4923-4dda-94d5-5b915b4ce9c4', 10013, '17818bf7-3135-4146-ae71-c80d450f4504', 1, 1, 'preparing', 'postponed', true, '2026-11-27 22:13:46.414+00', 'ar', 'Front desk', '0112004401', NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-29', '09:00-11:00', 'Lobby, by nine please.', false, NULL, 0, 288000, 0, 0, 2500, 37891, 290500, '\x3b18151c87dd277ab3537ccb0634a980140dd009e7678246d24a056e171faf5c', NULL, '2026-11-27 22:13:46.414+00', NULL, NULL, NULL, NULL, NULL, NULL, ' 10013 mona saleh front desk olaya hotel nakheel hospitality 551234003 112004401 ', NULL, NULL, NULL, '', NULL, 'unpaid'),
	('d310d84d-d889-4347-bc37-cc26b155a6de', 10014, '7b7ed6af-2c4a-421b-8615-0293e1ea099d', NULL, NULL, 'preparing', 'cash', false, '2026-11-27 22:14:46.414+00', 'en', 'Visitor desk', '0551234030', 'National Museum, King Saud Road', 'Al Murabba', 'Riyadh', 24.647, 46.711, NULL, '2026-11-29', '11:00-13:00', NULL, false, NULL, 0, 33500, 0, 0, 2500, 4696, 36000, '\xdda379811ace0f303723214df7795242829838e638ba75fbd6205c67342f58b5', NULL, '2026-11-27 22:14:46.414+00', NULL, NULL, NULL, NULL, NULL, NULL, ' 10014 james carter visitor desk 551234015 551234030 ', NULL, NULL, NULL, '', NULL, 'unpaid'),
	('30c21427-f8ad-487d-8805-a7207f9098ab', 10004, '17818bf7-3135-4146-ae71-c80d450f4504', 1, 1, 'delivered', 'monthly', true, '2026-11-27 22:04:46.414+00', 'ar', 'Front desk', '0112004401', NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-28', '11:00-13:00', NULL, false, NULL, 0, 184000, 0, 0, 2500, 24326, 186500, '\x1d74a1919fa9af29e5cd1797282414fcd73d71a267f6d9437ad84298af322bee', NULL, '2026-11-27 22:04:46.414+00', NULL, NULL, '6082e070-df0b-4435-9f42-3fc6555308e7', NULL, NULL, '2026-11-28 17:04:46.414+00', ' 10004 mona saleh front desk olaya hotel nakheel hospitality 551234003 112004401 ', NULL, NULL, NULL, '', NULL, 'partlyPaid'),
	('2d834aee-7407-404d-8b98-9bb449d4f497', 10006, '32207a67-621a-4c2a-8df1-fe2dcb639a4a', NULL, NULL, 'outForDelivery', 'cash', false, '2026-11-27 22:06:46.414+00', 'ar', 'أم عبدالله', '0551234024', 'شارع وادي الفروعة ٢٤', 'حطين', 'الرياض', 24.764, 46.602, 'الفيلا ذات الباب الأخضر', '2026-11-28', '13:00-15:00', NULL, false, NULL, 0, 22100, 0, 0, 2500, 3209, 24600, '\x67c1280407f752011bed0fd09a37de0b29a0e84338f1bf02be15e221f6c99bf7', NULL, '2026-11-27 22:06:46.414+00', NULL, NULL, '6082e070-df0b-4435-9f42-3fc6555308e7', NULL, NULL, NULL, ' 10006 فهد عتيبي ام عبدالله 551234012 551234024 ', NULL, NULL, NULL, '', NULL, 'unpaid'),
	('9bc7e223-f4ed-4f1c-99c2-4f408b6261a0', 10008, '6ea6caa6-e3da-4661-9b70-7a3eecc430f0', NULL, NULL, 'preparing', 'cash', false, '2026-11-27 22:08:46.414+00', 'ar', 'منى الشمري', '0551234026', 'شارع الأمير محمد بن سعد ٣١٠', 'الملقا', 'الرياض', 24.806, 46.61, NULL, '2026-11-28', '15:00-17:00', 'سلامتك، نورتِ بيتك', false, NULL, 0, 21675, 0, 0, 2500, 3153, 24175, '\x88ccc51f5a9beb1eb022d44bfde394ad8cbd82fa4a182394e515f933d192b811', NULL, '2026-11-27 22:08:46.414+00', NULL, NULL, '6082e070-df0b-4435-9f42-3fc6555308e7', NULL, NULL, NULL, ' 10008 ريم دوسري مني شمري 551234013 551234026 ', NULL, NULL, NULL, '', NULL, 'unpaid'),
	('a6465bd1-e464-4546-b976-a9845e190690', 10010, '32207a67-621a-4c2a-8df1-fe2dcb639a4a', NULL, NULL, 'preparing', 'cash', false, '2026-11-27 22:10:46.414+00', 'ar', 'فهد العتيبي', '0551234012', 'شارع أبي بكر الصديق، خلف المسجد', 'النرجس', 'الرياض', NULL, NULL, NULL, '2026-11-28', '17:00-19:00', NULL, false, NULL, 0, 26000, 0, 0, 2500, 3717, 28500, '\x8ecfb0358d987e06bc76953af209292660cdac33daccff69e0b9d22f0617ae38', NULL, '2026-11-27 22:10:46.414+00', NULL, NULL, '6082e070-df0b-4435-9f42-3fc6555308e7', NULL, NULL, NULL, ' 10010 فهد عتيبي فهد عتيبي 551234012 551234012 ', NULL, NULL, NULL, '', NULL, 'unpaid'),
	('dcfbe998-b91b-4dd5-95e1-0e5d9dcda503', 10015, '8a3fa482-a88c-40c5-8417-fa031290eca8', NULL, NULL, 'preparing', 'cash', true, '2026-11-27 22:15:46.414+00', 'en', 'Faisal Omar', '0551234031', 'KAFD, Tower 2.09, floor 14', 'Al Aqiq', 'Riyadh', 24.7617, 46.6402, NULL, '2026-11-29', '13:00-15:00', NULL, true, NULL, 0, 29000, 0, 0, 2500, 4109, 31500, '\x653c44e373612118be7d99cc7ced202bc676d05d481f4622b3033d935a8df72e', NULL, '2026-11-27 22:15:46.414+00', NULL, NULL, NULL, NULL, NULL, NULL, ' 10015 lama alsubaie faisal omar 551234014 551234031 ', NULL, NULL, NULL, '', NULL, 'unpaid'),
	('b46c97c4-f628-4075-8c48-14f62081387d', 10001, '9a30cad3-b03d-4557-aedf-943dea1fd357', NULL, NULL, 'completed', 'online', false, '2026-11-27 22:01:46.414+00', 'en', 'Maha Alqahtani', '0551234021', 'King Faisal Specialist Hospital, Gate 1', 'Al Mathar', 'Riyadh', 24.671, 46.6765, 'Ward 4 B; please call from the reception.', '2026-11-28', '09:00-11:00', 'Welcome, little one! With love from all of us.', false, NULL, 0, 24500, 0, 0, 2500, 3522, 27000, '\x9a8bc31e720543ce56581ce86375c52f4719dba7db956bff8f41525514fa1f61', NULL, '2026-11-27 22:01:46.414+00', NULL, '2026-11-28 17:01:46.414+00', '6082e070-df0b-4435-9f42-3fc6555308e7', NULL, NULL, '2026-11-28 17:01:46.414+00', ' 10001 noura alqahtani maha alqahtani 551234011 551234021 ', NULL, NULL, NULL, '', NULL, 'paid'),
	('8b59277b-6f80-443c-9b64-e0454727f181', 10002, '32207a67-621a-4c2a-8df1-fe2dcb639a4a', NULL, NULL, 'delivered', 'cash', false, '2026-11-27 22:02:46.414+00', 'ar', 'سلمى العتيبي', '0551234022', 'Kingdom Centre, King Fahd Road', 'Al Olaya', 'الرياض', 24.7114, 46.6744, NULL, '2026-11-28', '09:00-11:00', 'كل عام وأنتِ بخير يا أغلى أخت', false, NULL, 0, 18500, 0, 0, 2500, 2739, 21000, '\xd787f5d35019cb7d9ab6957fcbe7a9dbaec5991a9d2e50e3e3b8fbf7038a7daa', NULL, '2026-11-27 22:02:46.414+00', NULL, NULL, '6082e070-df0b-4435-9f42-3fc6555308e7', NULL, NULL, '2026-11-28 17:02:46.414+00', ' 10002 فهد عتيبي سلمي عتيبي 551234012 551234022 ', NULL, NULL, NULL, '', NULL, 'paid'),
	('25a46246-c149-4501-8d8b-ed092f26fa1f', 10003, '8a3fa482-a88c-40c5-8417-fa031290eca8', NULL, NULL, 'delivered', 'cash', false, '2026-11-27 22:03:46.414+00', 'en', 'Lama Alsubaie', '0551234014', 'Prince Mamduh Street 9', 'Al Sulaimaniyah', 'Riyadh', 24.703, 46.704, NULL, '2026-11-28', '11:00-13:00', NULL, false, NULL, 0, 63000, 0, 0, 2500, 8543, 65500, '\x0bbf514b19c0544feecb613ce20b3c331477f086a6ad6deb57366cb51c420d67', NULL, '2026-11-27 22:03:46.414+00', NULL, NULL, '6a372f2a-dc3c-41e2-bee2-78ce8420e512', NULL, NULL, '2026-11-28 17:03:46.414+00', ' 10003 lama alsubaie lama alsubaie 551234014 551234014 ', NULL, NULL, NULL, '', NULL, 'partlyPaid'),
	('38937048-188a-4d55-80cb-c1a13defcbe5', 10005, '6ea6caa6-e3da-4661-9b70-7a3eecc430f0', NULL, NULL, 'outForDelivery', 'online', false, '2026-11-27 22:05:46.414+00', 'ar', 'خالد الدوسري', '0551234023', 'KAFD, Tower 2.09, floor 14', 'Al Aqiq', 'الرياض', 24.7617, 46.6402, NULL, '2026-11-28', '13:00-15:00', 'مبروك الترقية، تستاهل كل خير', true, NULL, 0, 32000, 0, 0, 2500, 4500, 34500, '\x5b9344230cb0d16dbd13f3d06c2196f3be0560ed55471d26ae68f841a7d5b103', NULL, '2026-11-27 22:05:46.414+00', NULL, NULL, '6082e070-df0b-4435-9f42-3fc6555308e7', NULL, NULL, NULL, ' 10005 ريم دوسري خالد دوسري 551234013 551234023 ', NULL, NULL, NULL, '', NULL, 'paid'),
	('ce8d04da-fc48-4830-9b87-6716ee2a1a9f', 10007, '9a30cad3-b03d-4557-aedf-943dea1fd357', NULL, NULL, 'outForDelivery', 'online', false, '2026-11-27 22:07:46.414+00', 'en', 'Huda Rashid', '0551234025', 'Bujairi Terrace', 'Diriyah', 'Riyadh', 24.737, 46.575, NULL, '2026-11-28', '13:00-15:00', NULL, false, NULL, 0, 28500, 0, 0, 2500, 4043, 31000, '\x054ef38afdde3b803cf1b841cfb0d417d5b17530a7bc6b03f9ccff28d3daf110', NULL, '2026-11-27 22:07:46.414+00', NULL, NULL, '6a372f2a-dc3c-41e2-bee2-78ce8420e512', NULL, NULL, NULL, ' 10007 noura alqahtani huda rashid 551234011 551234025 ', NULL, NULL, NULL, '', NULL, 'paid'),
	('e08f2294-604e-4b60-b785-49f555fc1ad8', 10009, '8a3fa482-a88c-40c5-8417-fa031290eca8', NULL, NULL, 'preparing', 'online', false, '2026-11-27 22:09:46.414+00', 'en', 'Abeer Saad', '0551234027', 'شارع القيروان ١٧', 'الياسمين', 'Riyadh', 24.823, 46.646, NULL, '2026-11-28', '15:00-17:00', 'Thank you for everything.', false, NULL, 0, 16400, 0, 0, 2500, 2465, 18900, '\x75f2743e45f5da2d65b9b462a241ca5892b78d24a4df371213c9fa65e0795c04', NULL, '2026-11-27 22:09:46.414+00', NULL, NULL, '6082e070-df0b-4435-9f42-3fc6555308e7', NULL, NULL, NULL, ' 10009 lama alsubaie abeer saad 551234014 551234027 ', NULL, NULL, NULL, '', NULL, 'paid'),
	('7f5c3938-b74f-4e11-a553-1d725bb1a0c2', 10011, '7b7ed6af-2c4a-421b-8615-0293e1ea099d', NULL, NULL, 'preparing', 'online', false, '2026-11-27 22:11:46.414+00', 'en', 'Dana Alfaraj', '0551234028', 'Princess Nourah University, Building 7', 'Airport Road', 'Riyadh', 24.846, 46.726, NULL, '2026-11-28', '17:00-19:00', 'Congratulations, Doctor!', false, NULL, 0, 39500, 0, 0, 2500, 5478, 42000, '\xb351131e579d8f9c2f97ceaa346dc7080a88703c5be26ae7874cb777eba78108', NULL, '2026-11-27 22:11:46.414+00', NULL, NULL, NULL, NULL, NULL, NULL, ' 10011 james carter dana alfaraj 551234015 551234028 ', NULL, NULL, NULL, '', NULL, 'paid'),
	('bd03deb1-ac27-4ec1-9536-9a56821ebfe3', 10016, '9a30cad3-b03d-4557-aedf-943dea1fd357', NULL, NULL, 'preparing', 'online', false, '2026-11-27 22:16:46.414+00', 'en', 'Sadeem Ali', '0551234032', 'شارع وادي الفروعة ٢٤', 'حطين', 'Riyadh', 24.764, 46.602, 'الفيلا ذات الباب الأخضر', '2026-11-29', '15:00-17:00', NULL, false, NULL, 0, 28500, 0, 0, 2500, 4043, 31000, '\x5038cc1d2c9a6b26f8aa4e5bdfa598700beb75d3d7789813d812b08682e05d95', NULL, '2026-11-27 22:16:46.414+00', NULL, NULL, NULL, NULL, NULL, NULL, ' 10016 noura alqahtani sadeem ali 551234011 551234032 ', NULL, NULL, NULL, '', NULL, 'paid'),
	('31469921-911c-43cc-af51-640adc35a349', 10017, '187d2035-f5c6-427b-bb16-2eae4927d98f', NULL, NULL, 'placed', 'online', false, NULL, 'en', 'Noura Saleh', '0551112233', 'King Fahd Road 12', NULL, 'Riyadh', 24.71, 46.68, NULL, '2026-12-01', '11:00-13:00', NULL, false, NULL, 0, 41000, 0, 0, 2500, 5674, 43500, '\x3d237da51f74eedd85efc20e305909fbca12a07562a3fa3bfa086ade88a1c361', '2026-11-28 08:30:02.836+00', '2026-11-28 08:00:02.836+00', NULL, NULL, NULL, NULL, NULL, NULL, ' 10017 sara alharbi noura saleh 551234001 551112233 ', NULL, NULL, NULL, '', NULL, 'unpaid');


--
-- Data for Name: owing; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.owing VALUES
	('2d834aee-7407-404d-8b98-9bb449d4f497', 24600),
	('9bc7e223-f4ed-4f1c-99c2-4f408b6261a0', 24175),
	('a6465bd1-e464-4546-b976-a9845e190690', 28500),
	('4b35bf2e-0037-4f75-b682-816ba744149c', 19000),
	('6f1f0b66-4923-4dda-94d5-5b915b4ce9c4', 290500),
	('d310d84d-d889-4347-bc37-cc26b155a6de', 36000),
	('dcfbe998-b91b-4dd5-95e1-0e5d9dcda503', 31500),
	('25a46246-c149-4501-8d8b-ed092f26fa1f', 32750),
	('31469921-911c-43cc-af51-640adc35a349', 43500),
	('30c21427-f8ad-487d-8805-a7207f9098ab', 186400);


--
-- Data for Name: payment; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.payment VALUES
	('f6914b85-a403-4040-a3d9-b82ca75085db', 'b46c97c4-f628-4075-8c48-14f62081387d', 'dacc52c6-f404-4f0d-a114-11c7a2c7d9d0', 'sandbox', '5c860b28e7c857fe7ac8', 27000, 27000, '2026-11-27 22:01:46.414+00', 'gateway', NULL),
	('8261e0d2-4f93-40d8-ae13-d8fe523150c0', '38937048-188a-4d55-80cb-c1a13defcbe5', 'ae3d4c11-997a-46de-a474-bf8cd64a0bde', 'sandbox', '13183ce179fd8baeda44', 34500, 34500, '2026-11-27 22:05:46.414+00', 'gateway', NULL),
	('929e66b5-e708-4b16-a53f-734af967e543', 'ce8d04da-fc48-4830-9b87-6716ee2a1a9f', 'b6a94aaa-8c74-45fe-8d78-f2da59ebbe05', 'sandbox', 'a4ff39c695e030087f1e', 31000, 31000, '2026-11-27 22:07:46.414+00', 'gateway', NULL),
	('05f40623-42a5-47a4-bfe9-ed9f13d6332f', 'e08f2294-604e-4b60-b785-49f555fc1ad8', '72b9c3a3-f807-4e94-939a-cb1cbe9a8c3b', 'sandbox', '2aaaab3b276c4f06e0c4', 18900, 18900, '2026-11-27 22:09:46.414+00', 'gateway', NULL),
	('2fbc14bb-a234-4670-b64b-61d54a796921', '7f5c3938-b74f-4e11-a553-1d725bb1a0c2', '7dd16a2b-a1a2-4e8b-a39c-af098e29449e', 'sandbox', 'c21b9e198730275a0452', 42000, 42000, '2026-11-27 22:11:46.414+00', 'gateway', NULL),
	('731563e3-ea06-4087-ace2-33bf912944a3', 'bd03deb1-ac27-4ec1-9536-9a56821ebfe3', '418b6910-6306-4687-9f32-35858cd5defd', 'sandbox', 'a0ae5742403fc9c7fb06', 31000, 31000, '2026-11-27 22:16:46.414+00', 'gateway', NULL),
	('23bcf126-357f-4b24-a24c-1cf202c4e8ef', '8b59277b-6f80-443c-9b64-e0454727f181', NULL, 'manual', 'all:afb09e69-97a3-4eca-8fd0-552cf329748b', 21000, 21000, '2026-11-28 17:02:46.414+00', 'cash', '6082e070-df0b-4435-9f42-3fc6555308e7'),
	('582210f4-29a0-4f9c-83e8-3adc1660c88a', '25a46246-c149-4501-8d8b-ed092f26fa1f', NULL, 'manual', 'part:e08e14ef-760a-4f8f-ae7b-5f3ff0f3fbeb', 32750, 32750, '2026-11-28 17:03:46.414+00', 'cash', '6a372f2a-dc3c-41e2-bee2-78ce8420e512'),
	('62938489-6bdf-43a3-9e24-cc94aad6ddbe', '30c21427-f8ad-487d-8805-a7207f9098ab', NULL, 'manual', 'debt-1:73c3848d-6ec9-4548-a1ea-56d607dd2c85', 100, 100, '2026-11-28 08:00:03.128+00', 'cash', '070f126c-ae24-46b6-891d-bd947c789c8f');


--
-- Data for Name: payment_attempt; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.payment_attempt VALUES
	('dacc52c6-f404-4f0d-a114-11c7a2c7d9d0', 'b46c97c4-f628-4075-8c48-14f62081387d', 'sandbox', '5c860b28e7c857fe7ac8', 27000, 'captured', 'http://localhost:3000/sandbox-gateway/pay/5c860b28e7c857fe7ac8', 'http://localhost:3000/sandbox-gateway/pay/5c860b28e7c857fe7ac8?view=mobile', 'http://localhost:3000/sandbox-gateway/qr/5c860b28e7c857fe7ac8', '', '2026-11-27 22:01:46.414+00', NULL),
	('ae3d4c11-997a-46de-a474-bf8cd64a0bde', '38937048-188a-4d55-80cb-c1a13defcbe5', 'sandbox', '13183ce179fd8baeda44', 34500, 'captured', 'http://localhost:3000/sandbox-gateway/pay/13183ce179fd8baeda44', 'http://localhost:3000/sandbox-gateway/pay/13183ce179fd8baeda44?view=mobile', 'http://localhost:3000/sandbox-gateway/qr/13183ce179fd8baeda44', '', '2026-11-27 22:05:46.414+00', NULL),
	('b6a94aaa-8c74-45fe-8d78-f2da59ebbe05', 'ce8d04da-fc48-4830-9b87-6716ee2a1a9f', 'sandbox', 'a4ff39c695e030087f1e', 31000, 'captured', 'http://localhost:3000/sandbox-gateway/pay/a4ff39c695e030087f1e', 'http://localhost:3000/sandbox-gateway/pay/a4ff39c695e030087f1e?view=mobile', 'http://localhost:3000/sandbox-gateway/qr/a4ff39c695e030087f1e', '', '2026-11-27 22:07:46.414+00', NULL),
	('72b9c3a3-f807-4e94-939a-cb1cbe9a8c3b', 'e08f2294-604e-4b60-b785-49f555fc1ad8', 'sandbox', '2aaaab3b276c4f06e0c4', 18900, 'captured', 'http://localhost:3000/sandbox-gateway/pay/2aaaab3b276c4f06e0c4', 'http://localhost:3000/sandbox-gateway/pay/2aaaab3b276c4f06e0c4?view=mobile', 'http://localhost:3000/sandbox-gateway/qr/2aaaab3b276c4f06e0c4', '', '2026-11-27 22:09:46.414+00', NULL),
	('7dd16a2b-a1a2-4e8b-a39c-af098e29449e', '7f5c3938-b74f-4e11-a553-1d725bb1a0c2', 'sandbox', 'c21b9e198730275a0452', 42000, 'captured', 'http://localhost:3000/sandbox-gateway/pay/c21b9e198730275a0452', 'http://localhost:3000/sandbox-gateway/pay/c21b9e198730275a0452?view=mobile', 'http://localhost:3000/sandbox-gateway/qr/c21b9e198730275a0452', '', '2026-11-27 22:11:46.414+00', NULL),
	('418b6910-6306-4687-9f32-35858cd5defd', 'bd03deb1-ac27-4ec1-9536-9a56821ebfe3', 'sandbox', 'a0ae5742403fc9c7fb06', 31000, 'captured', 'http://localhost:3000/sandbox-gateway/pay/a0ae5742403fc9c7fb06', 'http://localhost:3000/sandbox-gateway/pay/a0ae5742403fc9c7fb06?view=mobile', 'http://localhost:3000/sandbox-gateway/qr/a0ae5742403fc9c7fb06', '', '2026-11-27 22:16:46.414+00', NULL);


--
-- Data for Name: payment_share; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: picture; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.picture VALUES
	('8514f9b41b6a5cf1ce29', 2000, 1125, '{480,640,960,1280,1920}', '#dfe3cd', 'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAACQAwCdASogABIAPsVOo0uqJCOhsAwBQBiJZwAAccEtNmfJPowAAP7w5aMLJ89QBxqT2aMxrquWYBlm3qUgAAAA', '2026-11-28 18:01:45.937825+00'),
	('deead0aa22af08638329', 2000, 1125, '{480,640,960,1280,1920}', '#f2decc', 'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAAAQBACdASogABIAPsVOoUuvJCMhsAwB4BiJZQCuHCm7vihrvbl1/qSkAAD+8Qgj7AApzrg+K9Y8khxk+UBFRSBp4+c18QUNQAA=', '2026-11-28 18:01:45.937825+00'),
	('f940349c909b32a98958', 2000, 1125, '{480,640,960,1280,1920}', '#f2e6d0', 'data:image/webp;base64,UklGRlwAAABXRUJQVlA4IFAAAADQAwCdASogABIAPsFGoEuno6Mht/qoAPAYCWcAxNgpjU63dF9DBnQA/vJcdzEOkIjDRDKi9wHW1EQvseoFT5XArXlHgkIGqObWlNfp/EAAAA==', '2026-11-28 18:01:45.937825+00'),
	('4f02f0f592ab54fdfc88', 2000, 1125, '{480,640,960,1280,1920}', '#e9d5ba', 'data:image/webp;base64,UklGRmQAAABXRUJQVlA4IFgAAADwAwCdASogABIAPtFYpEuoJSOlMAgBABoJZQCzgCHfGsZmXTjyEHHAAP7v7s+FxQi9aTYtbYhybV1plNUObRE3kwN1wV4YJHn3l/6gDi/KdN7j6ovRuAAA', '2026-11-28 18:01:45.937825+00'),
	('49d13a22055863c2f9b2', 2000, 1125, '{480,640,960,1280,1920}', '#ead6c4', 'data:image/webp;base64,UklGRmQAAABXRUJQVlA4IFgAAAAQBACdASogABIAPslUn0unpKKhsAwA8BkJZwAWNcMRBvXxzJ8FtaJqwAD+yj0wcxn1VVzz/uT9L0wwfrF+2L5hOKYKPJh3iOetsuW1NRD/gLFfQRMaAAAA', '2026-11-28 18:01:45.937825+00'),
	('9687dc06d7a734c88eb1', 1200, 1200, '{160,320,480,640,960,1200}', '#c38660', 'data:image/webp;base64,UklGRoYAAABXRUJQVlA4IHoAAABwBQCdASogACAAPsVQo0unpKOhsAwA8BiJZACsOUE83+kgFfgvqwKdk2dkcgQ3TIAvR7xgAP7n6XDviN0dzkECYNUyqy4nW70XH8PxeT03OfY1UUY4d8yx3DxTRUj0hICFvKPMF3bB+PqhupJ3ljZ8titfZ+ubV4AAAA==', '2026-11-28 18:01:45.937825+00'),
	('b48945ab7e462ae229d6', 1200, 1200, '{160,320,480,640,960,1200}', '#d2b5a7', 'data:image/webp;base64,UklGRngAAABXRUJQVlA4IGwAAAAwBQCdASogACAAPrlKnkunJCMht+gA4BcJZgCsADJSx00GYWYN2sIIXy9el34kh92uxgD+8dp7UQptVYBqv0DVm7XUqZjiCKRV1WW3xbCDXshm7IBN/3GRXDcoiJSgHwpxTFk9bM5n1W2AAAA=', '2026-11-28 18:01:45.937825+00'),
	('c40ab7f9a96ba1125cb5', 1200, 1200, '{160,320,480,640,960,1200}', '#cb9f88', 'data:image/webp;base64,UklGRnoAAABXRUJQVlA4IG4AAAAQBQCdASogACAAPsVUoEunpSMhsAwA8BiJYgAAUXhjjPi7btWONZGRBPDfwXSCFO+AAP7Ex+rYJ06fHPubwdaH/7U/Kzze3F7dJ616OVnOjYyhK1CY+7QsYuxWKReXINL2WRM57AyUhdLroQUAAA==', '2026-11-28 18:01:45.937825+00'),
	('8541cbbaa7ff8e452008', 1200, 1200, '{160,320,480,640,960,1200}', '#efbbc1', 'data:image/webp;base64,UklGRnAAAABXRUJQVlA4IGQAAAAwBQCdASogACAAPslSn0unpKKhsAwA8BkJZgDFCyGDTqvCz6BKHrI/or3kQoPPxBw7yAD+5x17DLmHugoy+R1FqKsUG9aEgDJi8rhwrhGxWATSvcln/tmu26bwgo0y/ePkVAAA', '2026-11-28 18:01:45.937825+00'),
	('df978c80d5d6b5c34022', 1200, 1200, '{160,320,480,640,960,1200}', '#cbc7b5', 'data:image/webp;base64,UklGRnIAAABXRUJQVlA4IGYAAACQBQCdASogACAAPtFWpEwoJKOiMBgMAQAaCWUAs4AQ8OBeRQlkysBuXh+ksV4DtxvrCJXOgAD+79BdEXzSHQuN78+wuPYki2evyaIqnej4VotJO0uJ7oHRrBduO3yWEhMS559UAAA=', '2026-11-28 18:01:45.937825+00'),
	('167f9d5c5a2f30f814bb', 1200, 1200, '{160,320,480,640,960,1200}', '#e6cabc', 'data:image/webp;base64,UklGRnAAAABXRUJQVlA4IGQAAACQBACdASogACAAPs1OokunpCMht/VYAPAZiUAVJHgQHRrK6PECM54Cs7EgqA4A/vHFD/1fLeaOqGG8Z8QB3Qn/12TJbJOIAHx2Nfq7K3nexPylPpVG9wi08nqnx4gmq/kwQAAA', '2026-11-28 18:01:45.937825+00'),
	('bad3591571d30038ff72', 1200, 1500, '{160,320,480,640,960,1200}', '#ead6c4', 'data:image/webp;base64,UklGRnIAAABXRUJQVlA4IGYAAABQBQCdASobACAAPsFMoEunpCMht/qoAPAYCWQAnTNaRCApR8uuj31uTXVXl//gh8zzOSwA/vHVOKGDQMwf0rKePzfLfqv9MkyIzRrbMceIUW0aDWmTisjJMijmsBWKt0FgbXeAAAA=', '2026-11-28 18:01:45.937825+00'),
	('cf2723885426954b3107', 1200, 1500, '{160,320,480,640,960,1200}', '#e1b4a6', 'data:image/webp;base64,UklGRpAAAABXRUJQVlA4IIQAAADwBQCdASobACAAPslMokunpCMht/VYAPAZCWwAnTKEeBvr1NHmgjuXdswES0Ugis1Xy+hAfs1gAAD+8BPZnzuRhoti3jOz0Isd/xqIUfO0i3+ayLYGlx4T6G7RtfiLMnxeOI5L89SB9SK+QabBlPO5u9s+SaOPR4WEOVhhhpdAUa+AAAA=', '2026-11-28 18:01:45.937825+00'),
	('d7b53058e143be8b0962', 1200, 1500, '{160,320,480,640,960,1200}', '#d6dabc', 'data:image/webp;base64,UklGRmwAAABXRUJQVlA4IGAAAADwBACdASobACAAPtFkqlAoJaOiqAgBABoJZwDOdBEdAF85u+isWAaCDGlC4btg3QAA/vADcDn4TF2FdxHbEYaxSPVo8wxXEAedpef9TOPQNkNQer2f/TcxG/2XStoAAAA=', '2026-11-28 18:01:45.937825+00'),
	('57abb4cb735740604990', 1200, 1500, '{160,320,480,640,960,1200}', '#e7cbad', 'data:image/webp;base64,UklGRm4AAABXRUJQVlA4IGIAAABQBQCdASobACAAPtFgpk4oJaOiKAqpABoJQBYj2Eg7b+gOFrmc6PKeed5Z25PmeXmVhagA/u/NOaKz7nG97G3DN7Cvzwfa3yqlBD2b0/hmH4RymW8iSn7GmtvEy8NGH1+AAA==', '2026-11-28 18:01:45.937825+00'),
	('92a005d8b528b0a05ca2', 1200, 1500, '{160,320,480,640,960,1200}', '#e7c3c1', 'data:image/webp;base64,UklGRoQAAABXRUJQVlA4IHgAAABQBQCdASobACAAPtFUn0uoJKKhsBgMAQAaCWoAqPQQ8MvoS0xCTKybJaOOww+y+cHi47QA/vOjCHczVAqjOYUUvQ6ronMx1E4P6c5HHXmSBzQLvLYashGjsryIGVMpJ7iS//lphB6aGBRjEsF2zQEYoSYC1bAAAAA=', '2026-11-28 18:01:45.937825+00'),
	('d4462d5f84347b312865', 1200, 1500, '{160,320,480,640,960,1200}', '#f2e6d0', 'data:image/webp;base64,UklGRnQAAABXRUJQVlA4IGgAAACQBACdASobACAAPtFYpUuoJSOhsAgBABoJZVefUc0OebjQ424Co8hzr6EGkKAA/vBuzf3y0XiU4D1TCFyfpM94qGnl5Jy70wfkRusJY8sQ2H83JIZnHOzZ9FZNC5qSFsIWo5OmLBAAAA==', '2026-11-28 18:01:45.937825+00'),
	('2048e3dd5887ced2e444', 1200, 1500, '{160,320,480,640,960,1200}', '#e1ddba', 'data:image/webp;base64,UklGRogAAABXRUJQVlA4IHwAAACQBQCdASobACAAPtFWpkuoJKOhqA1RABoJbACdMzRCm+vU7NI/6sN/rIs30mJ4oatzU6uigAD+83l+u0EinwVPtcHmSpaTJorFrwDVm8wBm9tQIxl9mRf7YtYGqoNwDaSn1WRwt5g4mF8WIghAol76DCVPEWhwTtAdTgAA', '2026-11-28 18:01:45.937825+00'),
	('759d8ef68e14849bc85d', 1200, 1500, '{160,320,480,640,960,1200}', '#d4b8a2', 'data:image/webp;base64,UklGRngAAABXRUJQVlA4IGwAAACQBQCdASobACAAPtFgqE+oJSOiKAgBABoJZQC7L8CA6KECFe+Tp+T4TMqqCgkNtmqmTfgBBAD+8d7EltkhT6WLTgMO8NfwY1a4Gph7OhrPfItyS+l4hSvNDE7HSnP8f8+O1SFYYjqyLaD1gAA=', '2026-11-28 18:01:45.937825+00'),
	('ce6bdebf07d04710ff70', 1200, 1500, '{160,320,480,640,960,1200}', '#e5d0ce', 'data:image/webp;base64,UklGRnIAAABXRUJQVlA4IGYAAACQBACdASobACAAPslWpEunpSOhsAwA8BkJZACo9Htw7xOrgwBBe8DAW+pb4MAA/v2/S9vP9ooDORgZOV0TPERxXNaytFdN+7Fee21oiNI1XldDDg+XogBfQ3HgmCjgf/KVNXYoAAA=', '2026-11-28 18:01:45.937825+00'),
	('1aefe108957c7612d2bf', 1200, 1500, '{160,320,480,640,960,1200}', '#dbd7c5', 'data:image/webp;base64,UklGRm4AAABXRUJQVlA4IGIAAADwBACdASobACAAPtFYo0woJSMiMAgBABoJYwCdACHfF/6SH+LDC94USY6zr+dLxQAA/u1HaDhB9E1Uhlv5bGN531cmGp5jtcf2p9eLclaiwxOKrn0+FQfxuB+FisBYtgIAAA==', '2026-11-28 18:01:45.937825+00'),
	('fb917e3df105bf7ad476', 1200, 1500, '{160,320,480,640,960,1200}', '#eadec8', 'data:image/webp;base64,UklGRnIAAABXRUJQVlA4IGYAAAAwBQCdASobACAAPtFWpk0oJKOiMBgIAQAaCWMArDNCwaoXGDAe8otHE7mIZOQ1VfwYAAD+78ipEn/Z5m0cTzF2yx6DVuq7eW/u4bBvPqrflsxBgub9AwxNIj0+zTXDdK8fXAAAAAA=', '2026-11-28 18:01:45.937825+00'),
	('9d5332516140a3bce7e1', 1200, 1500, '{160,320,480,640,960,1200}', '#e3cfad', 'data:image/webp;base64,UklGRoQAAABXRUJQVlA4IHgAAACQBQCdASobACAAPtFWpkuoJKOhqA1RABoJbACdMoR86BTj7zir38dVIUrbqtKUTPlYNV1EAAD+9hAWNvBD4EmPz4honnaXewek8/JlK+Xr6mrX1gyUnOp2ujxis7bkYPyWvo6UH31BbiNSUVVy6F1pNrL9f2gAAAA=', '2026-11-28 18:01:45.937825+00'),
	('ace8c58cf71edc6d832b', 1200, 1500, '{160,320,480,640,960,1200}', '#e5d9d2', 'data:image/webp;base64,UklGRmoAAABXRUJQVlA4IF4AAACQBACdASobACAAPslQnkunpKKhsAwA8BkJZQCxH1XDTqxGz4Il1SWS4w50tzwA/vHPVWx16MPGSWOYeGI3pHlt0I+790jYrRElApAqSJBsK203mVVaG4n8oNgkNgAA', '2026-11-28 18:01:45.937825+00'),
	('7c5539ccf3652e626e5f', 1200, 1500, '{160,320,480,640,960,1200}', '#dfdbc9', 'data:image/webp;base64,UklGRoAAAABXRUJQVlA4IHQAAABwBQCdASobACAAPtFapk2oJSOiMBgIAQAaCUATplmANULXo25JruTIRFzGmKSk1mG4YTcAAP7zfliTCgEFAm3eYDBapySkYfkYRV+7kyMktHst6XAMtUMCBYJALpg4nP6zKN8wy6rBQiymG7I6/v0F1gAAAA==', '2026-11-28 18:01:45.937825+00'),
	('1eec85f7fcb292ddc54e', 1200, 1500, '{160,320,480,640,960,1200}', '#edd0ba', 'data:image/webp;base64,UklGRnQAAABXRUJQVlA4IGgAAABQBQCdASobACAAPtFWpk0oJCOiMBgIAQAaCUAVhmOP/wKkoq67g3yOU6hQXQKuEM37igAA/u/EQj4j0IuZGXAtsOwTrR7SSm3Wk6bmRSj0Wa8tGU2vPW+MAThdXECtI4ulvGHHlLAAAA==', '2026-11-28 18:01:45.937825+00'),
	('3f67ff89a24bd9d568f4', 1200, 1500, '{160,320,480,640,960,1200}', '#ded2bc', 'data:image/webp;base64,UklGRngAAABXRUJQVlA4IGwAAAAwBQCdASobACAAPtFUo0uoJKMhsAgBABoJQBOgBER75MljL7NC1Z+LGRuTosPB05oroAD+8AJfTu7LtIEpe1Yb3sHxlT/tW7lUNboOopj+QqORZWARxFIwI/rkxWwtpQ9qPZFUFnRt42FQAAA=', '2026-11-28 18:01:45.937825+00'),
	('ee5264dc393d770a634d', 1200, 1500, '{160,320,480,640,960,1200}', '#ede1c2', 'data:image/webp;base64,UklGRnQAAABXRUJQVlA4IGgAAABwBQCdASobACAAPtFepEyoJaOiMBgIAQAaCWIArDM0QpgVI+XZEh9+xe2w3oSEtT2mL7sAAP7x1YxBhsCvJBXpBfrjrTdFeOrtZFKsEDn0RDlEBmUX3Cc529q1NIuFjtpbAMbi78AAAA==', '2026-11-28 18:01:45.937825+00'),
	('e629fe8b0e69ecc08d1b', 1200, 1500, '{160,320,480,640,960,1200}', '#ddd0b2', 'data:image/webp;base64,UklGRoIAAABXRUJQVlA4IHYAAACQBQCdASobACAAPtFSokuoJKMhsBgMAQAaCWIAnTLQhCATEcLiK4UYun4tpGoBQkotezqeAAD+9hPa/4lCsRdDEyV5/PaM8V6L1CgBZgSPIzhGzTbrVQNNPQOCAGZi74nSpdOj1ardRVXRwMmWYiRHHM3g4AAA', '2026-11-28 18:01:45.937825+00'),
	('be4dcf835c28d908747b', 1200, 1500, '{160,320,480,640,960,1200}', '#dfd3c5', 'data:image/webp;base64,UklGRmwAAABXRUJQVlA4IGAAAACwBACdASobACAAPtFYpk0oJSOiMBgIAQAaCWMAvzgQ7+DsVonJup2NxUCYdoaQAP7wAm1B1Wv8Tg7MZTTOQ9LVXmwgttqOsRcHz1eULoUFAmYZ9LHAi2/F1QoHFX7oAAA=', '2026-11-28 18:01:45.937825+00'),
	('0c7c97470fc359d5d134', 1200, 1500, '{160,320,480,640,960,1200}', '#ded2bc', 'data:image/webp;base64,UklGRmwAAABXRUJQVlA4IGAAAAAwBQCdASobACAAPtFcqU2oJSQiKAqpABoJQBWF/MAdG1T6iVloGOz9CfIe3l/U+xDrQAD+7ZUWgZdNc9Egi7bIKA7Vrb35f+b9U6JeB5EbjUPvp4QzT5dSnUeRq6ePyAA=', '2026-11-28 18:01:45.937825+00'),
	('9c2bf71cd8af3f1bfe93', 1200, 1500, '{160,320,480,640,960,1200}', '#e6dac4', 'data:image/webp;base64,UklGRm4AAABXRUJQVlA4IGIAAAAwBQCdASobACAAPtFoq1EoJiOiqAgBABoJYgCuHBEcTh28JP/xKLylwnJXp0qkqvGvQAD+77dddHwX+XK2G5QUPxOh3zANoyIH1LVKU8XrEpcYzjWXpWYpYh41W2QqgXgAAA==', '2026-11-28 18:01:45.937825+00'),
	('fa0607587643502f33f3', 1200, 1500, '{160,320,480,640,960,1200}', '#e5e1d7', 'data:image/webp;base64,UklGRm4AAABXRUJQVlA4IGIAAAAwBQCdASobACAAPsVUn0unpSKhsAwA8BiJZQCzgCG7oNIsmbyBonDxRrIa3CmBTw2aAAD+8dRaPyiJD/mZ7NyZn9MDnX1Xwb9YtUA1pQKpMC/vgMR7XdOV1OAwEVNU7MAAAA==', '2026-11-28 18:01:45.937825+00'),
	('66c96ac4c6a1d6c95342', 1200, 1500, '{160,320,480,640,960,1200}', '#e6caa3', 'data:image/webp;base64,UklGRooAAABXRUJQVlA4IH4AAACwBQCdASobACAAPtFiqU+oJaOiKAgBABoJZACdMuN/UBTlBbxMe4pdLCSXGKnCAAqjDKqXakAA/vN9n/1ZpnAXdm29n/WXHlbYf6uz0s9pVoQH9XSbqpxJshHFnYPN1KOXBFh9q8vHXrmiTVv57qD7AnH9R6e9PBVivoPQ0AA=', '2026-11-28 18:01:45.937825+00'),
	('1359bcbd287457ddd2ff', 1200, 1500, '{160,320,480,640,960,1200}', '#e5c8b2', 'data:image/webp;base64,UklGRm4AAABXRUJQVlA4IGIAAACwBACdASobACAAPtFWpU0oJCOiMBgIAQAaCWUAAC512psfL79GeaZmmjhn4LcAAP7tRr91+JidP9gcH0H0ZteeN0WwaCudVVftPKUKmJZTT6NO703JABJ9tvX4u7xtgGAAAA==', '2026-11-28 18:01:45.937825+00'),
	('494a7abdcb6c4eae24c4', 1200, 1500, '{160,320,480,640,960,1200}', '#dfcbc1', 'data:image/webp;base64,UklGRn4AAABXRUJQVlA4IHIAAADwBACdASobACAAPtFWpk4oJCOiMBgIAQAaCUAW2QIeFyZ5fp9tFNEkf+EGTygEcYAA/vOjzD6+PyB8jb64aez4Un+/bLBhh008cPMH11BnMom/JvFr4OyAQtXbzayG4ptQxERPti/+WsYFNuHvL57FnAA=', '2026-11-28 18:01:45.937825+00'),
	('6be5c998344dd53aaf6e', 1200, 1500, '{160,320,480,640,960,1200}', '#dbdfc9', 'data:image/webp;base64,UklGRmgAAABXRUJQVlA4IFwAAACQBACdASobACAAPtFaqU2oJSQiKAqpABoJYwAALnUX8gWNlRkkXXRgdfKUURgA/vHaDfGEoXL8X0CHv8eXRr1sGUWPpcz0vDLQHmdpvJx9rDosavhGg/6vqJgAAA==', '2026-11-28 18:01:45.937825+00'),
	('cacb98e7ef84823808eb', 1200, 1500, '{160,320,480,640,960,1200}', '#efe3d5', 'data:image/webp;base64,UklGRmoAAABXRUJQVlA4IF4AAADQBACdASobACAAPrVKnkunJKMht+gA4BaJZwDNwDJTegopGEM8ZP3IlmJFKM1BqAD+86EdhD8vwj5Nu/D83UraEcl9ZHdUxJ5ayrajQxdP6dxPScm7Zfx40pj4hAAA', '2026-11-28 18:01:45.937825+00'),
	('09f11b6e008f311e33b1', 1200, 1500, '{160,320,480,640,960,1200}', '#f4dfd5', 'data:image/webp;base64,UklGRn4AAABXRUJQVlA4IHIAAACwBQCdASobACAAPslSoEunpKMht/VYAPAZCUAU4oIeBNSpwRbl/3MLtIHichhsrLoFl+PBVQAA/vJH8KmMlNeeWJPBJXVquRqAAYMMsiiz5L6E1CR2jcr2YnhI+XQ2j893QrrlaUn/ZNB0U85nSmYYAAA=', '2026-11-28 18:01:45.937825+00'),
	('5c63877605a8faa3416c', 1200, 1500, '{160,320,480,640,960,1200}', '#dbcfc1', 'data:image/webp;base64,UklGRngAAABXRUJQVlA4IGwAAABQBQCdASobACAAPrlMnkunJKKht/qoAOAXCUAVhfbQOdqzjWnsJZQ0sUU5zP/HSChzQPAA/vIDdFlnvrGZF3pncONJ58dJKXieUUZPtjhpQxP3FRHLwjHvGuUIKwF+DybwhAbUAKCf1mqOAAA=', '2026-11-28 18:01:45.937825+00'),
	('91fc575b64969eabffe0', 1200, 1500, '{160,320,480,640,960,1200}', '#d9ccc6', 'data:image/webp;base64,UklGRnQAAABXRUJQVlA4IGgAAABQBQCdASobACAAPtFWpkuoJKOhsBgMAQAaCWUAt7hX8MwaRY0BCg9KQe/q5bzKYbtM6HwA/vf7smTmrOUr7UWP6iVxUDWAXc9g4yKrT8zQhKQHKE9lqKsVYy0kcNhzahyp7ZpO1OAAAA==', '2026-11-28 18:01:45.937825+00'),
	('e41911d43ac9c7f6db98', 1200, 1500, '{160,320,480,640,960,1200}', '#d3cfbd', 'data:image/webp;base64,UklGRnwAAABXRUJQVlA4IHAAAAAwBQCdASobACAAPsVMokunpCMht/qoAPAYiWIAqPR7XRYYz7uUlkcBt+THOYlcpgeKAAD+/mD7Ldf48TW/2Bt5L7qHuthYqxiRjQUWV/yGajZJbZX11v826pHbojLcjDS+qUTzMc75bDIYGVvIAAAA', '2026-11-28 18:01:45.937825+00'),
	('e9c4a39818e3041890c3', 1200, 1500, '{160,320,480,640,960,1200}', '#d5d9ca', 'data:image/webp;base64,UklGRnYAAABXRUJQVlA4IGoAAAAQBQCdASobACAAPtFapkuoJaOhsAgBABoJZQDGfGlfNA/3m+hcOSbSMpsahfAiGViAAP79y9y+oN4Mc7MZMIJ5Czr8kf0qRhjHzMb5dXbJBrLIPSSJShK9SV9fF/tBfn0v20Zkq/5ixAAA', '2026-11-28 18:01:45.937825+00'),
	('8afce8cd1e40c42b79a7', 1200, 1500, '{160,320,480,640,960,1200}', '#e2dec4', 'data:image/webp;base64,UklGRnAAAABXRUJQVlA4IGQAAADwBACdASobACAAPtFiqE+oJaOiKAgBABoJZwDIXBDesxX/9x8adYfbu866OTxFhwAA/vPYuu/uGzpiSXrJ5DqHdaRBoXMVot9LtOQ7VsBSxh3yBNa4KhQa21vT1efz3QjQAAAA', '2026-11-28 18:01:45.937825+00'),
	('648245fe466aef88688f', 1200, 1500, '{160,320,480,640,960,1200}', '#e6d2c0', 'data:image/webp;base64,UklGRoIAAABXRUJQVlA4IHYAAABQBQCdASobACAAPtFQpkwoJCOiMBgMAQAaCWMAnQAQ7+AyeVk8zJsrA7gYfyxZHnAz4IAA/vJLWeTMhfrBUlFU8Og6puficWIyquztXdrxLih4LM8zHkgpowbdv4bnjphsgmLZHFrVIniFbH2YOA3Z71QYhPAA', '2026-11-28 18:01:45.937825+00'),
	('d58aecc119554bab7f08', 1200, 1500, '{160,320,480,640,960,1200}', '#dbd7c5', 'data:image/webp;base64,UklGRnAAAABXRUJQVlA4IGQAAADwBACdASobACAAPtFcpE2oJSMiKA1RABoJZQDDcBEcUPpmuh5aS01bOW5WH0fW8gAA/vACEB+P1C1QKJsow8SQVCjmNBGClB4IFk5XKrAPY8KYp1JVqggVfL412HipuleUAAAA', '2026-11-28 18:01:45.937825+00'),
	('c6c7cf45083d8b6342f1', 1200, 1500, '{160,320,480,640,960,1200}', '#dfe3cd', 'data:image/webp;base64,UklGRmoAAABXRUJQVlA4IF4AAAAQBQCdASobACAAPtFepk6oJSMiKAqpABoJZwAALnWcATFqHeJOLIEl2Y9KFDBBbb4AAP7xzxH8L5RXQVQcD8qSy0ru/RUfAkTULtailPARw5hhwDDyDMS9gAlbAAAA', '2026-11-28 18:01:45.937825+00'),
	('7b4e702e70463846fce8', 1200, 1500, '{160,320,480,640,960,1200}', '#e6dac4', 'data:image/webp;base64,UklGRn4AAABXRUJQVlA4IHIAAABwBQCdASobACAAPtFcpk2oJSOiKAqpABoJQBOmWg//ApynEyLvvWbwglMYMCVS/4Jr2SdAAP7z2LKt2AeNbTLgFz6voFJBmkuSto1Ad1ZzFVCd98izlfquXldik8LiSEvVBsXsdreBPIbk6/PpGBLAAAA=', '2026-11-28 18:01:45.937825+00'),
	('43b32658101a1ca06a08', 1200, 1500, '{160,320,480,640,960,1200}', '#ddc0aa', 'data:image/webp;base64,UklGRngAAABXRUJQVlA4IGwAAAAwBQCdASobACAAPtFgqE8oJSOiKAgBABoJZwC9W1PY2f/UgmY8BvqapK0xuBpdluQ4QAD+8du2j1eX45JyzJV/ltK5vByt2Tv6c6NzJKOG3M6R4M8PBJaL5prai/XByajEFOUfj/6gO2Z0AAA=', '2026-11-28 18:01:45.937825+00'),
	('d0c73d98fa6d7baf3dab', 1200, 1500, '{160,320,480,640,960,1200}', '#e9d5ba', 'data:image/webp;base64,UklGRnAAAABXRUJQVlA4IGQAAACwBACdASobACAAPtFUpk4oJCOiMBgIAQAaCUAVJHVAHRp7O6WgnbcZ3kKsHKcgAP7tQfQ5L1bl6G3WWGV7Z+l4904mnmkKftD2qA4sIJOa1Fs1GhLDuyjPvPc5LEax9Keui2AA', '2026-11-28 18:01:45.937825+00'),
	('79a5c501efe35d04b476', 1200, 1500, '{160,320,480,640,960,1200}', '#efe3d5', 'data:image/webp;base64,UklGRmYAAABXRUJQVlA4IFoAAADQBACdASobACAAPtFgqU8oJaOiKAgBABoJZwAALnWb5saZX0BqyPWichf7CAnhAAD+8cu/2OQM+QpDivve6Jrycwf5/NJj8uEFDDxBSVrSEzHuW1ynEQ2cIAA=', '2026-11-28 18:01:45.937825+00'),
	('4fd8108c83a5cdd207d1', 1200, 1500, '{160,320,480,640,960,1200}', '#e5d9d2', 'data:image/webp;base64,UklGRmwAAABXRUJQVlA4IGAAAABQBQCdASobACAAPsVOoUunpCMhsAwA8BiJYwC2zt/Q8ECPy7ryg9+6n4cFJoNpHauenAAA/vIAAXkapZmnoQxOozcvtd7cwr7c2fhwPZLKUF/6pW8qoB/OMk5UfhIFgAA=', '2026-11-28 18:01:45.937825+00'),
	('400ff378c5f22c27f90d', 1200, 1500, '{160,320,480,640,960,1200}', '#eee2cc', 'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAAAwAwCdASobACAAPtFgqU+oJaOiKAgBABoJYwCvDBmaKJgAAP7wRbOusSH73MGauEIUxXaAAAA=', '2026-11-28 18:01:45.937825+00'),
	('e4bba770fd6a48bd81d8', 1200, 1500, '{160,320,480,640,960,1200}', '#dbdfc9', 'data:image/webp;base64,UklGRmQAAABXRUJQVlA4IFgAAABwBACdASobACAAPtFeo04oJSKiKA1RABoJZwAALnSxBXWwlvfAuqCrmfvewAD+8AM97Ibq6aPTXobo5Ulp3snSwAf9Jk4t/1ndvJSf4RkUVgp6l33fYhQA', '2026-11-28 18:01:45.937825+00'),
	('25c5793e7312923a6857', 1200, 1500, '{160,320,480,640,960,1200}', '#e6d2c0', 'data:image/webp;base64,UklGRnwAAABXRUJQVlA4IHAAAAAQBQCdASobACAAPtFcpkyoJSOiMAgBABoJZAC06CHfghUjL9anx20g6MlsoAEdvmIAAP7wB8AkETgZdN50M+A17rluP71cZ5qXvU+2fQUfm+l+bWSofIyxq/zpdA8T8r2fQ59YMqAVYKiUexE2wAAA', '2026-11-28 18:01:45.937825+00'),
	('19f348d18e5d7c9eb154', 1200, 1500, '{160,320,480,640,960,1200}', '#d6baab', 'data:image/webp;base64,UklGRo4AAABXRUJQVlA4IIIAAADQBQCdASobACAAPtFapE0oJSOiMBgIAQAaCWQAnTlAAHK0cT2To5GcQ63Wxv+slLqgDjPckOKAAP7yCD9f8SjgF7+9qKmRMyIcv+v31iGVnlf+5C5tcqqIhF0KTKD8KN5U5cuV7tF4DLV/oGma6Sk8IE/KEc4bcMYSGpowm/3baeAA', '2026-11-28 18:01:45.937825+00'),
	('6733bd3cf48aca098e06', 1200, 1500, '{160,320,480,640,960,1200}', '#e5e1d7', 'data:image/webp;base64,UklGRmYAAABXRUJQVlA4IFoAAAAQBQCdASobACAAPtFapk2oJSOiKAqpABoJZQC+SBI2Xf5lLn8RZlPSCkULHiESnTeAAP7wAkyenHZngiunqNWxOlitazk1zbkWyDtHThCyBCR/3MOPAd3YAAA=', '2026-11-28 18:01:45.937825+00'),
	('91f7a27331b9620dd869', 1200, 1500, '{160,320,480,640,960,1200}', '#f4dfd5', 'data:image/webp;base64,UklGRnIAAABXRUJQVlA4IGYAAAAQBQCdASobACAAPs1WoEunpKMhsAwA8BmJYgCdACHfG0rYesvtfmMC97jJ0DXslUWAAP7zeVlosifOmPk3WfB1RQAJJdSVBeVivF/KJ6F9K4N/4wt2kv7NufqGj6oiVUU145cRAAA=', '2026-11-28 18:01:45.937825+00'),
	('287c03d2ff5bc378b5ba', 1200, 1500, '{160,320,480,640,960,1200}', '#eedac8', 'data:image/webp;base64,UklGRnwAAABXRUJQVlA4IHAAAAAwBQCdASobACAAPtFcqk2oJSQiKAqpABoJQBWGAwAdHEyS9r5NCf8VtGU45x7OlI0TGAD+8AXYggTtE9VZ70sTU5Qiom/VmgPUndCr4BO2fi+AT5wmndYLgalZRWxXXvfdNWXe96uyyG+l5sB2AAAA', '2026-11-28 18:01:45.937825+00'),
	('39aa2affd3697cd97dfa', 1200, 1500, '{160,320,480,640,960,1200}', '#efd3b5', 'data:image/webp;base64,UklGRnoAAABXRUJQVlA4IG4AAACQBQCdASobACAAPtFepk6oJSMiKAqpABoJQBWGahfcApyer7tYS/w+od9WXsJ/MFl+TYyLYAD+8AfDWIeQtGR3+bGr6ug0ORnQESbwmyQg5cXrvGGwbCbNcOhyMco7rd1Qy5dmiRFhXJ4E7n5AAA==', '2026-11-28 18:01:45.937825+00'),
	('2a0005d2ec2669b674bb', 1200, 1500, '{160,320,480,640,960,1200}', '#ddd0b2', 'data:image/webp;base64,UklGRoYAAABXRUJQVlA4IHoAAACQBQCdASobACAAPtFUpkyoJKOiMBgIAQAaCWoArDKAAan1GPn3RZ1IcBz591PJuSItN+RAAAD+8c8YPof2h/TFWukttEaD1sAjsTAY8Bx7K5JrO2qWnvij/JrxP2nVhRRL0pIpTr/zZVtQJwVYmiPirDyNrV/C3rgAAA==', '2026-11-28 18:01:45.937825+00'),
	('bae994dbf6abc194827d', 1200, 1500, '{160,320,480,640,960,1200}', '#f1ccba', 'data:image/webp;base64,UklGRm4AAABXRUJQVlA4IGIAAAAwBQCdASobACAAPtFcqE4oJSQiKAqpABoJQBOmYTg1QtlYtI6M17DUWxa+40r+kSUEkAD+5yimycYWdWUftOW/bnoupRzPCLkaOa5fxD9wLKMoGcmiqj1iw1TX5YT1qVIAAA==', '2026-11-28 18:01:45.937825+00'),
	('5ec19b04e2f3d67c131b', 1200, 1500, '{160,320,480,640,960,1200}', '#e9ddd7', 'data:image/webp;base64,UklGRmgAAABXRUJQVlA4IFwAAADQBACdASobACAALplotFoiqCgoCACYSxgF2Z0OOKJs9UItv+3d8crLXRPVcyn/QAD+9yyDoyb5Y6RWvTgwkHSyXRqvfRxaJuHxHtVfE4ZNe4Nl2yACNFYFjIAAAA==', '2026-11-28 18:01:45.937825+00');


--
-- Data for Name: private_file; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.private_file VALUES
	('d8952143-43d6-4161-98ef-d63a0f4d00fe', 'registerCopy', 'image/jpeg', 30592, '\xf6fb63ca30a6abdcc5ee62047e9d1297f0d48c0654436746600629aacb29c91f', 900, 560, NULL, 1, '63874828-504b-4e87-be67-a17409152492', '2026-11-28 18:01:45.937825+00', NULL),
	('52aaaad0-9a91-4fbc-ba6f-4e64e0962ea2', 'ownerIdentity', 'image/jpeg', 26694, '\xdc725a9c868d36bf5a5e24b6b35b8a6dc4d470a61e7e7cfe3a1010bfffeca97b', 900, 560, NULL, 1, '63874828-504b-4e87-be67-a17409152492', '2026-11-28 18:01:45.937825+00', NULL),
	('35e6bcac-b6f4-41b7-b649-436ae1dd0877', 'managerIdentity', 'image/jpeg', 26006, '\x533a54b24993e50e920da514d0d72c7fff1e03e24adf4589915d731cbb12c378', 900, 560, NULL, 1, '63874828-504b-4e87-be67-a17409152492', '2026-11-28 18:01:45.937825+00', NULL);


--
-- Data for Name: problem_reply; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.problem_reply OVERRIDING SYSTEM VALUE VALUES
	(1, 1, '070f126c-ae24-46b6-891d-bd947c789c8f', 'The second charge was released.', '2026-11-28 08:00:03.082+00');


--
-- Data for Name: problem_report; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.problem_report OVERRIDING SYSTEM VALUE VALUES
	(1, NULL, 'Reem', 'reem@warda.example', '0551234999', 'paymentProblem', 'The card was charged twice for my order of roses.', 'ar', '2026-11-28 08:00:02.983+00', 'answered', '2026-11-28 08:00:03.082+00');


--
-- Data for Name: product; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.product OVERRIDING SYSTEM VALUE VALUES
	(4, 1, 'apricot-evening', 'Apricot Evening', 'مساء المشمش', 'Peach and coral roses heaped low in a rounded cream pot, with ruscus for gloss. Made for a coffee table: you look down into it, and over it at each other.', 'ورد خوخي ومرجاني متراصّ في إناء خزفي كريمي مستدير مع لمعة الروسكس. صُنعت لطاولة القهوة، تنظر إليها من فوق ولا تحجب من يجلس أمامك.', 'It arrives in its vase, ready to set down. Top the water up daily, and on the third day lift the flowers out in one hand, rinse the vase, trim the stems by a finger’s width and put them back.', 'يصلك في مزهريته جاهزًا للعرض. زِد الماء كل يوم، وفي اليوم الثالث أخرج الورد دفعة واحدة واشطف المزهرية وقصّ السيقان بعرض إصبع ثم أعده إلى مكانه.', '{"garden rose","spray rose",ruscus,eucalyptus}', '{peach,orange}', 'ceramic vase', 0, 'published', 212, 31000, 31000, true, 4.7, 3, ' apricot evening مسا مشمش garden rose spray rose ruscus eucalyptus peach orange ceramic vase مزهريه خزفيه فازه اوكالبتوس كينا roses ورد جوري ورود جوريه jouri برتقالي coral خوخي مشمشي روسكس roses ورد سبراي ورد صغير roses ورد جوري', 'apricot evening', 'مسا مشمش', '2026-11-28 18:01:45.937825+00', 'bouquet', '{love,birthday}', NULL, 1, '2026-11-28 18:01:45.937825+00', 5),
	(5, 1, 'pink-crescendo', 'Pink Crescendo', 'تدرّج وردي', 'Three pinks that climb from powder to fuchsia, and a haze of tinted gypsophila between them. A good one for a birthday when you know she likes pink and nothing more.', 'ثلاث درجات من الوردي تتصاعد من الباهت إلى الفوشيا، وبينها غيمة من الجبسوفيلا الملوّنة. خيار موفّق لعيد ميلاد من تحب الوردي.', 'Cut two centimetres off each stem at a slant, strip the leaves below the water line and stand the roses in cool water. Change the water every second day. They dislike radiators, direct sun and a full fruit bowl.', 'قصّ سنتيمترين من كل ساق بشكل مائل، وأزل الأوراق التي تلامس الماء، وضع الورد في ماء بارد. غيّر الماء كل يومين، وأبعده عن المكيّف وأشعة الشمس المباشرة وسلة الفاكهة.', '{"garden rose","spray rose",gypsophila,eucalyptus}', '{pink}', 'paper wrap', 15, 'published', 329, 13600, 16000, true, 4.5, 4, ' pink crescendo تدرج وردي garden rose spray rose gypsophila eucalyptus pink paper wrap اوكالبتوس كينا roses ورد جوري ورود جوريه jouri جبسوفيلا babys breath bouquet باقه بوكيه وردي زهري roses ورد سبراي ورد صغير roses ورد جوري', 'pink crescendo', 'تدرج وردي', '2026-11-28 18:01:45.937825+00', 'bouquet', '{love,birthday}', NULL, 1, '2026-11-28 18:01:45.937825+00', 5),
	(6, 1, 'the-single-rose', 'The Single Rose', 'وردة واحدة', 'One red rose, seventy centimetres tall, in a slim bud vase. Sometimes that is the whole message.', 'وردة حمراء واحدة بطول سبعين سنتيمترًا في مزهرية رفيعة. أحيانًا تكون هي الرسالة كلها.', 'Cut two centimetres off each stem at a slant, strip the leaves below the water line and stand the roses in cool water. Change the water every second day. They dislike radiators, direct sun and a full fruit bowl.', 'قصّ سنتيمترين من كل ساق بشكل مائل، وأزل الأوراق التي تلامس الماء، وضع الورد في ماء بارد. غيّر الماء كل يومين، وأبعده عن المكيّف وأشعة الشمس المباشرة وسلة الفاكهة.', '{"garden rose"}', '{red}', 'glass vase', 0, 'published', 85, 3500, 3500, false, 4.7, 3, ' the single rose ورده واحده garden rose red glass vase roses ورد جوري ورود جوريه jouri مزهريه زجاجيه فازه احمر حمرا roses ورد جوري', 'the single rose', 'ورده واحده', '2026-11-28 18:01:45.937825+00', 'bouquet', '{love,birthday}', NULL, 1, '2026-11-28 18:01:45.937825+00', 5),
	(11, 2, 'white-linen', 'White Linen', 'كتّان أبيض', 'White tulips in a sage-green vase, as crisp as an ironed tablecloth. We suggest them to people who are visiting new neighbours.', 'توليب أبيض في مزهرية بخضرة المريمية، نقيّ كمفرش طاولة مكويّ. نقترحه لمن يزور جيرانًا جددًا.', 'Tulips go on growing in the vase and lean towards the light; turn them once a day. Little water, very cold, changed daily. If they droop, roll them tightly in paper for an hour in deep water and they stand up again.', 'التوليب يواصل النمو في المزهرية ويميل نحو الضوء، فأدِرها مرة كل يوم. يكفيه ماء قليل شديد البرودة يُغيَّر يوميًا. وإن ارتخت السيقان فلُفّها بالورق ساعة في ماء عميق لتستقيم من جديد.', '{tulip}', '{white}', 'ceramic vase', 0, 'published', 80, 19000, 19000, true, 4.7, 3, ' white linen كتان ابيض tulip white ceramic vase مزهريه خزفيه فازه tulips توليب تيوليب خزامي ابيض بيضا tulips توليب', 'white linen', 'كتان ابيض', '2026-11-28 18:01:45.937825+00', 'bouquet', '{thank-you,get-well}', NULL, 1, '2026-11-28 18:01:45.937825+00', 5),
	(12, 2, 'first-sun', 'First Sun', 'أول الشمس', 'Twenty yellow tulips in brown paper: the first sun of the year, carried under one arm.', 'عشرون زهرة توليب صفراء في ورق بنّي، أول شمس في السنة تحملها تحت ذراعك.', 'Tulips go on growing in the vase and lean towards the light; turn them once a day. Little water, very cold, changed daily. If they droop, roll them tightly in paper for an hour in deep water and they stand up again.', 'التوليب يواصل النمو في المزهرية ويميل نحو الضوء، فأدِرها مرة كل يوم. يكفيه ماء قليل شديد البرودة يُغيَّر يوميًا. وإن ارتخت السيقان فلُفّها بالورق ساعة في ماء عميق لتستقيم من جديد.', '{tulip}', '{yellow}', 'paper wrap', 0, 'published', 79, 9500, 9500, true, 4.7, 3, ' first sun اول شمس tulip yellow paper wrap bouquet باقه بوكيه tulips توليب تيوليب خزامي اصفر صفرا tulips توليب', 'first sun', 'اول شمس', '2026-11-28 18:01:45.937825+00', 'bouquet', '{thank-you,get-well,graduation}', NULL, 1, '2026-11-28 18:01:45.937825+00', 5),
	(13, 2, 'violet-hour', 'Violet Hour', 'ساعة البنفسج', 'Deep violet and pale lilac, mixed as they grow in the rows. The dark ones have a sheen like taffeta in lamplight.', 'بنفسجي عميق وليلكي فاتح مختلطان كما ينبتان في الحقل. وللداكن منهما لمعة كالتفتا تحت ضوء المصباح.', 'Tulips go on growing in the vase and lean towards the light; turn them once a day. Little water, very cold, changed daily. If they droop, roll them tightly in paper for an hour in deep water and they stand up again.', 'التوليب يواصل النمو في المزهرية ويميل نحو الضوء، فأدِرها مرة كل يوم. يكفيه ماء قليل شديد البرودة يُغيَّر يوميًا. وإن ارتخت السيقان فلُفّها بالورق ساعة في ماء عميق لتستقيم من جديد.', '{tulip}', '{purple}', 'paper wrap', 10, 'published', 78, 17550, 19500, true, 4.3, 3, ' violet hour ساعه بنفسج tulip purple paper wrap bouquet باقه بوكيه violet lilac بنفسجي ليلكي موف tulips توليب تيوليب خزامي tulips توليب', 'violet hour', 'ساعه بنفسج', '2026-11-28 18:01:45.937825+00', 'bouquet', '{thank-you,get-well}', NULL, 1, '2026-11-28 18:01:45.937825+00', 5),
	(14, 2, 'spring-market', 'Spring Market', 'سوق الربيع', 'Whatever came in brightest this morning: red, yellow, orange and white in one glass cylinder. No colour plan, lots of joy.', 'أزهى ما وصلنا هذا الصباح: أحمر وأصفر وبرتقالي وأبيض في مزهرية واحدة. بلا خطة ألوان وبكثير من الفرح.', 'Tulips go on growing in the vase and lean towards the light; turn them once a day. Little water, very cold, changed daily. If they droop, roll them tightly in paper for an hour in deep water and they stand up again.', 'التوليب يواصل النمو في المزهرية ويميل نحو الضوء، فأدِرها مرة كل يوم. يكفيه ماء قليل شديد البرودة يُغيَّر يوميًا. وإن ارتخت السيقان فلُفّها بالورق ساعة في ماء عميق لتستقيم من جديد.', '{tulip}', '{mixed}', 'glass vase', 0, 'published', 238, 16500, 16500, true, 4.8, 4, ' spring market سوق ربيع tulip mixed glass vase مزهريه زجاجيه فازه مشكل ملون tulips توليب تيوليب خزامي tulips توليب', 'spring market', 'سوق ربيع', '2026-11-28 18:01:45.937825+00', 'bouquet', '{thank-you,get-well}', NULL, 1, '2026-11-28 18:01:45.937825+00', 5),
	(15, 2, 'scarlet-thread', 'Scarlet Thread', 'خيط قرمزي', 'Thirteen scarlet tulips in a plain white jug. Thirteen because an odd number falls better, and because twelve looked mean.', 'ثلاث عشرة زهرة توليب قرمزية في إبريق أبيض بسيط. ثلاث عشرة لأن العدد الفردي أجمل في التنسيق، ولأن اثنتي عشرة بدت لنا قليلة.', 'Tulips go on growing in the vase and lean towards the light; turn them once a day. Little water, very cold, changed daily. If they droop, roll them tightly in paper for an hour in deep water and they stand up again.', 'التوليب يواصل النمو في المزهرية ويميل نحو الضوء، فأدِرها مرة كل يوم. يكفيه ماء قليل شديد البرودة يُغيَّر يوميًا. وإن ارتخت السيقان فلُفّها بالورق ساعة في ماء عميق لتستقيم من جديد.', '{tulip}', '{red}', 'ceramic vase', 0, 'published', 76, 17500, 17500, false, 4.7, 3, ' scarlet thread خيط قرمزي tulip red ceramic vase مزهريه خزفيه فازه احمر حمرا tulips توليب تيوليب خزامي tulips توليب', 'scarlet thread', 'خيط قرمزي', '2026-11-28 18:01:45.937825+00', 'bouquet', '{thank-you,get-well}', NULL, 1, '2026-11-28 18:01:45.937825+00', 5),
	(17, 2, 'parrot-flame', 'Parrot Flame', 'لهب الببغاء', 'Parrot tulips: fringed, feathered, striped in orange and yellow like a small fire. Their season is six weeks long and we never get enough of them.', 'توليب الببغاء: بتلات مهدّبة مخطّطة بالبرتقالي والأصفر كنار صغيرة. موسمه ستة أسابيع ولا يكفينا منه ما يصل.', 'Tulips go on growing in the vase and lean towards the light; turn them once a day. Little water, very cold, changed daily. If they droop, roll them tightly in paper for an hour in deep water and they stand up again.', 'التوليب يواصل النمو في المزهرية ويميل نحو الضوء، فأدِرها مرة كل يوم. يكفيه ماء قليل شديد البرودة يُغيَّر يوميًا. وإن ارتخت السيقان فلُفّها بالورق ساعة في ماء عميق لتستقيم من جديد.', '{tulip}', '{orange,yellow}', 'glass vase', 0, 'published', 74, 23000, 23000, false, 4.7, 3, ' parrot flame لهب ببغا tulip orange yellow glass vase مزهريه زجاجيه فازه برتقالي tulips توليب تيوليب خزامي اصفر صفرا tulips توليب', 'parrot flame', 'لهب ببغا', '2026-11-28 18:01:45.937825+00', 'bouquet', '{thank-you,get-well}', NULL, 1, '2026-11-28 18:01:45.937825+00', 5),
	(18, 3, 'late-summer', 'Late Summer', 'أواخر الصيف', 'Sunflowers, burnt-orange carnations and daisies with a few stalks of lavender, in a grey-blue pot. It smells of warm hay, and it lasts.', 'دوّار شمس وقرنفل برتقالي محروق وأقحوان مع سيقان من اللافندر في إناء رمادي مزرقّ. رائحته كالتبن الدافئ، ويدوم طويلًا.', 'Sunflowers empty a vase in a day: look every morning. A fresh cut every other day keeps the heads up. The lavender dries by itself and stays pretty long after.', 'دوّار الشمس يشرب ماء المزهرية في يوم واحد، فتفقّده كل صباح. قصّ طرف الساق كل يومين لتبقى الرؤوس مرفوعة. أما اللافندر فيجفّ وحده ويبقى جميلًا مدة طويلة.', '{sunflower,carnation,daisy,lavender,ruscus}', '{yellow,orange}', 'ceramic vase', 0, 'published', 277, 26000, 26000, true, 4.5, 4, ' late summer اواخر صيف sunflower carnation daisy lavender ruscus yellow orange ceramic vase carnations قرنفل مزهريه خزفيه فازه daisies اقحوان ديزي لافندر خزامي برتقالي روسكس sunflowers دوار شمس عباد شمس اصفر صفرا mixed bouquets باقات مشكله', 'late summer', 'اواخر صيف', '2026-11-28 18:01:45.937825+00', 'bouquet', '{birthday,thank-you}', NULL, 1, '2026-11-28 18:01:45.937825+00', 5),
	(20, 3, 'sea-breeze', 'Sea Breeze', 'نسيم البحر', 'Blue hydrangea, white roses, anemones with their inky centres. People put it in the majlis and leave the windows open.', 'هدرانجيا زرقاء وورد أبيض وشقائق بقلوبها الحبرية. يضعها الناس في المجلس ويتركون النوافذ مفتوحة.', 'Hydrangeas drink through their petals as well as their stems. If a head goes limp, lay it face down in cool water for half an hour. Fill the vase high and keep it away from draughts.', 'الهدرانجيا تشرب من بتلاتها كما تشرب من سيقانها. إذا ارتخى رأسها فاغمره في ماء بارد نصف ساعة. املأ المزهرية جيدًا وأبعدها عن تيارات الهواء.', '{hydrangea,"garden rose",anemone,lavender,eucalyptus}', '{blue,white}', 'glass vase', 0, 'published', 381, 31500, 31500, true, 4.8, 5, ' sea breeze نسيم بحر hydrangea garden rose anemone lavender eucalyptus blue white glass vase شقايق نعمان انيمون ازرق زرقا اوكالبتوس كينا roses ورد جوري ورود جوريه jouri مزهريه زجاجيه فازه هدرانجيا هيدرانجيا كوبيه لافندر خزامي ابيض بيضا mixed bouquets باقات مشكله', 'sea breeze', 'نسيم بحر', '2026-11-28 18:01:45.937825+00', 'bouquet', '{birthday,thank-you,newborn}', NULL, 1, '2026-11-28 18:01:45.937825+00', 5),
	(21, 3, 'meadow-walk', 'Meadow Walk', 'نزهة في المرج', 'Daisies by the armful with lavender and buttercup-yellow ranunculus. It looks picked, not arranged, and that takes longer.', 'أقحوان ملء الذراعين مع اللافندر ورانونكيل بصفرة الزبدة. تبدو مقطوفة لا منسّقة، وهذا ما يأخذ وقتًا أطول.', 'Leave the tie on: the stems are spiralled to stand by themselves. Trim them all to one length, use a clean vase with a sachet of the food enclosed, and take out any flower that finishes early so the rest last.', 'اترك الرباط كما هو، فالسيقان مرتّبة لتقف وحدها. ساوِ أطوالها بالقص، واستعمل مزهرية نظيفة مع كيس الغذاء المرفق، وأزل أي زهرة تذبل مبكرًا ليدوم الباقي.', '{daisy,lavender,ranunculus,gypsophila}', '{white,purple,yellow}', 'paper wrap', 25, 'published', 70, 9000, 12000, true, 4.3, 4, ' meadow walk نزهه في مرج daisy lavender ranunculus gypsophila white purple yellow paper wrap daisies اقحوان ديزي جبسوفيلا babys breath لافندر خزامي bouquet باقه بوكيه violet lilac بنفسجي ليلكي موف رانونكيل حوذان buttercup ابيض بيضا اصفر صفرا mixed bouquets باقات مشكله', 'meadow walk', 'نزهه في مرج', '2026-11-28 18:01:45.937825+00', 'bouquet', '{birthday,thank-you}', NULL, 1, '2026-11-28 18:01:45.937825+00', 5),
	(23, 3, 'citrus-grove', 'Citrus Grove', 'بستان الحمضيات', 'Coral gerberas and orange roses with yellow carnations: a fruit stand in bouquet form. Ask for it when somebody passes an exam.', 'جربيرا مرجانية وورد برتقالي وقرنفل أصفر، بسطة فاكهة على هيئة باقة. اطلبها لمن نجح في امتحانه.', 'Leave the tie on: the stems are spiralled to stand by themselves. Trim them all to one length, use a clean vase with a sachet of the food enclosed, and take out any flower that finishes early so the rest last.', 'اترك الرباط كما هو، فالسيقان مرتّبة لتقف وحدها. ساوِ أطوالها بالقص، واستعمل مزهرية نظيفة مع كيس الغذاء المرفق، وأزل أي زهرة تذبل مبكرًا ليدوم الباقي.', '{gerbera,"garden rose",carnation,daisy,ruscus}', '{orange,yellow}', 'paper wrap', 0, 'published', 68, 18500, 18500, true, 4.5, 4, ' citrus grove بستان حمضيات gerbera garden rose carnation daisy ruscus orange yellow paper wrap carnations قرنفل daisies اقحوان ديزي roses ورد جوري ورود جوريه jouri جربيرا برتقالي bouquet باقه بوكيه روسكس اصفر صفرا mixed bouquets باقات مشكله', 'citrus grove', 'بستان حمضيات', '2026-11-28 18:01:45.937825+00', 'bouquet', '{birthday,thank-you,graduation}', NULL, 1, '2026-11-28 18:01:45.937825+00', 5),
	(24, 3, 'olive-courtyard', 'Olive Courtyard', 'فناء الزيتون', 'Coral peonies and cream roses under real olive branches, in a tall white vase. The silver leaves outlast the flowers; keep them, they dry beautifully.', 'فاوانيا مرجانية وورد كريمي تظلّلها أغصان زيتون حقيقية في مزهرية بيضاء طويلة. أوراقها الفضية تعيش بعد الأزهار، فاحتفظ بها فهي تجفّ بجمال.', 'It arrives in its vase, ready to set down. Top the water up daily, and on the third day lift the flowers out in one hand, rinse the vase, trim the stems by a finger’s width and put them back.', 'يصلك في مزهريته جاهزًا للعرض. زِد الماء كل يوم، وفي اليوم الثالث أخرج الورد دفعة واحدة واشطف المزهرية وقصّ السيقان بعرض إصبع ثم أعده إلى مكانه.', '{peony,"garden rose",anemone,ranunculus,olive}', '{peach,white,red}', 'ceramic vase', 0, 'published', 67, 37500, 37500, true, 4.7, 3, ' olive courtyard فنا زيتون peony garden rose anemone ranunculus olive peach white red ceramic vase شقايق نعمان انيمون مزهريه خزفيه فازه roses ورد جوري ورود جوريه jouri زيتون coral خوخي مشمشي peonies فاوانيا بيوني عود صليب رانونكيل حوذان buttercup احمر حمرا ابيض بيضا mixed bouquets باقات مشكله', 'olive courtyard', 'فنا زيتون', '2026-11-28 18:01:45.937825+00', 'bouquet', '{birthday,thank-you}', NULL, 1, '2026-11-28 18:01:45.937825+00', 5),
	(26, 3, 'white-library', 'White Library', 'مكتبة بيضاء', 'Hydrangea, roses, lilies and ranunculus, all in white, with sage paper. Serious without being sad: for a promotion, a new office, a thank-you that matters.', 'هدرانجيا وورد وزنبق ورانونكيل كلها بيضاء في ورق بلون المريمية. رصينة من غير حزن: لترقية أو مكتب جديد أو شكر له وزن.', 'Leave the tie on: the stems are spiralled to stand by themselves. Trim them all to one length, use a clean vase with a sachet of the food enclosed, and take out any flower that finishes early so the rest last.', 'اترك الرباط كما هو، فالسيقان مرتّبة لتقف وحدها. ساوِ أطوالها بالقص، واستعمل مزهرية نظيفة مع كيس الغذاء المرفق، وأزل أي زهرة تذبل مبكرًا ليدوم الباقي.', '{hydrangea,"garden rose",lily,ranunculus,eucalyptus}', '{white,green}', 'paper wrap', 0, 'published', 65, 31000, 31000, true, 4.5, 4, ' white library مكتبه بيضا hydrangea garden rose lily ranunculus eucalyptus white green paper wrap اوكالبتوس كينا roses ورد جوري ورود جوريه jouri اخضر خضرا هدرانجيا هيدرانجيا كوبيه lilies زنبق ليلي ليليوم bouquet باقه بوكيه رانونكيل حوذان buttercup ابيض بيضا mixed bouquets باقات مشكله', 'white library', 'مكتبه بيضا', '2026-11-28 18:01:45.937825+00', 'bouquet', '{birthday,thank-you}', NULL, 1, '2026-11-28 18:01:45.937825+00', 5),
	(28, 4, 'rose-orchid', 'Rose Orchid', 'أوركيد وردي', 'One stem, one white pot, deep pink flowers with a darker lip. The right size for a desk.', 'ساق واحدة وأصيص أبيض وأزهار وردية بشفة أدكن. حجمها يناسب المكتب تمامًا.', 'Bright light, no midday sun. Once a week stand the inner pot in lukewarm water for ten minutes and let it drain well; no water should stay in the outer pot. When the flowers have dropped, cut above the second node and wait: it flowers again.', 'ضوء ساطع من غير شمس الظهيرة. مرة كل أسبوع ضع الأصيص الداخلي في ماء فاتر عشر دقائق ثم دعه يتصفّى جيدًا، ولا تترك ماءً في الأصيص الخارجي. وبعد سقوط الأزهار اقطع فوق العقدة الثانية وانتظر، فسيزهر ثانية.', '{"moth orchid"}', '{pink}', 'ceramic pot', 0, 'published', 199, 16500, 16500, false, 4.3, 3, ' rose orchid اوركيد وردي moth orchid pink ceramic pot plant نبته اصيص orchids phalaenopsis اوركيد اوركيدا سحلبيه وردي زهري plants orchids نباتات واوركيد', 'rose orchid', 'اوركيد وردي', '2026-11-28 18:01:45.937825+00', 'bouquet', '{get-well,thank-you}', NULL, 1, '2026-11-28 18:01:45.937825+00', 5),
	(30, 4, 'potted-lavender', 'Potted Lavender', 'أصيص لافندر', 'A full plant in terracotta, already in flower. Brush past it on the way out in the morning.', 'نبتة كاملة مزهرة في أصيص فخاري. مرّر يدك عليها وأنت خارج في الصباح.', 'The sunniest sill you have, and let the soil dry between waterings. Clip the spent flowers with a third of their stalk and it makes new ones.', 'ضعه على أكثر النوافذ شمسًا، ودع التربة تجفّ بين السقية والأخرى. قصّ الأزهار الذابلة مع ثلث سيقانها لتخرج أزهار جديدة.', '{lavender}', '{purple}', 'ceramic pot', 0, 'published', 61, 7500, 7500, true, 4.0, 3, ' potted lavender اصيص لافندر lavender purple ceramic pot plant نبته اصيص لافندر خزامي violet lilac بنفسجي ليلكي موف plants orchids نباتات واوركيد', 'potted lavender', 'اصيص لافندر', '2026-11-28 18:01:45.937825+00', 'bouquet', '{get-well,thank-you}', NULL, 1, '2026-11-28 18:01:45.937825+00', 5),
	(34, 4, 'little-olive-tree', 'Little Olive Tree', 'شجرة زيتون صغيرة', 'A small tree with a clipped round crown and, in a good year, real olives. Given at housewarmings, and rightly so.', 'شجرة صغيرة بتاج مستدير مقلّم، وفي السنة الطيبة تحمل زيتونًا حقيقيًا. تُهدى عند الانتقال إلى بيت جديد، وحُقّ لها ذلك.', 'An outdoor tree at heart: full sun, a balcony or the brightest window. Water deeply once the soil is dry two fingers down. Trim the crown lightly after winter to keep it round.', 'شجرة تحب الخارج: شمس كاملة أو شرفة أو أكثر النوافذ ضوءًا. اسقها بعمق متى جفّت التربة بمقدار إصبعين، وقلّم تاجها قليلًا بعد الشتاء ليبقى مستديرًا.', '{olive}', '{green}', 'ceramic pot', 0, 'published', 57, 34000, 34000, false, 4.3, 3, ' little olive tree شجره زيتون صغيره olive green ceramic pot plant نبته اصيص اخضر خضرا زيتون plants orchids نباتات واوركيد', 'little olive tree', 'شجره زيتون صغيره', '2026-11-28 18:01:45.937825+00', 'bouquet', '{get-well,thank-you,graduation}', NULL, 1, '2026-11-28 18:01:45.937825+00', 5),
	(38, 5, 'winter-bride', 'Winter Bride', 'عروس الشتاء', 'Burgundy roses and white anemones for a winter wedding. It photographs like a painting, even in a hotel corridor.', 'ورد عنّابي وشقائق بيضاء لعرس شتوي. تظهر في الصور كلوحة، حتى في ممر فندق.', 'We deliver it on the morning of the day, in water and in a cooler box. Keep it in the box until the photographs, dry the handle with the cloth provided, and stand it in a glass whenever your hands are busy.', 'نسلّمها صباح يوم المناسبة في الماء داخل صندوق مبرّد. أبقيها في الصندوق حتى موعد التصوير، وجفّفي المقبض بالقطعة المرفقة، وضعيها في كأس ماء كلما انشغلت يداك.', '{"garden rose",anemone,ranunculus,eucalyptus}', '{red,white}', 'ribbon-tied', 0, 'published', 303, 72000, 72000, true, 4.7, 3, ' winter bride عروس شتا garden rose anemone ranunculus eucalyptus red white ribbon tied شقايق نعمان انيمون اوكالبتوس كينا roses ورد جوري ورود جوريه jouri رانونكيل حوذان buttercup احمر حمرا bouquet bridal باقه عروس مسكه ابيض بيضا weddings events اعراس ومناسبات', 'winter bride', 'عروس شتا', '2026-11-28 18:01:45.937825+00', 'bouquet', '{wedding}', NULL, 1, '2026-11-28 18:01:45.937825+00', 5),
	(42, 5, 'cake-florals', 'Cake Florals', 'زهور الكعكة', 'Fresh roses and eucalyptus set on your cake by our florist, each stem sealed so that nothing touches the icing. Flowers only: the cake is your baker’s.', 'ورد طازج وأوكالبتوس يضعه منسّقنا على كعكتكم، وكل ساق مغلّفة فلا يلمس شيء الكريمة. الزهور فقط، أما الكعكة فمن حلوانيّكم.', 'Our florist sets it up at your venue and collects the stands and bowls the next day. It is conditioned to look its best for ten hours in a cooled hall; please tell us if it will stand outdoors.', 'ينصبها منسّقنا في مكان المناسبة ويستلم الحوامل والأوعية في اليوم التالي. نجهّزها لتبقى في أجمل حال عشر ساعات في قاعة مبرّدة، فأخبرنا إن كانت ستوضع في الخارج.', '{"garden rose",ranunculus,eucalyptus}', '{white,pink}', 'cake stand', 0, 'published', 49, 48000, 48000, true, 5.0, 2, ' cake florals زهور كعكه garden rose ranunculus eucalyptus white pink cake stand cake كعكه كيك اوكالبتوس كينا roses ورد جوري ورود جوريه jouri وردي زهري رانونكيل حوذان buttercup ابيض بيضا weddings events اعراس ومناسبات', 'cake florals', 'زهور كعكه', '2026-11-28 18:01:45.937825+00', 'bouquet', '{wedding}', NULL, 1, '2026-11-28 18:01:45.937825+00', 5),
	(43, 5, 'grand-hall', 'Grand Hall', 'القاعة الكبرى', 'White hydrangea, roses and peonies a metre and a half above the table, in a vase slender enough to disappear. One makes an entrance, a pair makes an aisle.', 'هدرانجيا وورد وفاوانيا بيضاء على ارتفاع متر ونصف فوق الطاولة، في مزهرية نحيلة تكاد لا تُرى. واحدة تصنع مدخلًا، واثنتان تصنعان ممرًا.', 'Our florist sets it up at your venue and collects the stands and bowls the next day. It is conditioned to look its best for ten hours in a cooled hall; please tell us if it will stand outdoors.', 'ينصبها منسّقنا في مكان المناسبة ويستلم الحوامل والأوعية في اليوم التالي. نجهّزها لتبقى في أجمل حال عشر ساعات في قاعة مبرّدة، فأخبرنا إن كانت ستوضع في الخارج.', '{hydrangea,"garden rose",peony,eucalyptus}', '{white,pink}', 'glass vase', 0, 'published', 48, 98000, 98000, true, 4.7, 3, ' grand hall قاعه كبري hydrangea garden rose peony eucalyptus white pink glass vase اوكالبتوس كينا roses ورد جوري ورود جوريه jouri مزهريه زجاجيه فازه هدرانجيا هيدرانجيا كوبيه peonies فاوانيا بيوني عود صليب وردي زهري ابيض بيضا weddings events اعراس ومناسبات', 'grand hall', 'قاعه كبري', '2026-11-28 18:01:45.937825+00', 'bouquet', '{wedding}', NULL, 1, '2026-11-28 18:01:45.937825+00', 5),
	(7, 1, 'morning-light', 'Morning Light', 'نور الصباح', 'Yellow roses, ranunculus and field daisies in a white jug, as if somebody had come in from the garden and put them down beside the bread. It cheers up kitchens and hospital rooms alike.', 'ورد أصفر ورانونكيل وأقحوان في إبريق أبيض، كأن أحدهم عاد بها من الحديقة ووضعها بجانب الخبز. تُبهج المطابخ وغرف المستشفى على السواء.', 'It arrives in its vase, ready to set down. Top the water up daily, and on the third day lift the flowers out in one hand, rinse the vase, trim the stems by a finger’s width and put them back.', 'يصلك في مزهريته جاهزًا للعرض. زِد الماء كل يوم، وفي اليوم الثالث أخرج الورد دفعة واحدة واشطف المزهرية وقصّ السيقان بعرض إصبع ثم أعده إلى مكانه.', '{"garden rose",ranunculus,daisy,ruscus}', '{yellow,white}', 'ceramic vase', 0, 'published', 84, 26500, 26500, true, 4.7, 3, ' morning light نور صباح garden rose ranunculus daisy ruscus yellow white ceramic vase مزهريه خزفيه فازه daisies اقحوان ديزي roses ورد جوري ورود جوريه jouri رانونكيل حوذان buttercup روسكس ابيض بيضا اصفر صفرا roses ورد جوري', 'morning light', 'نور صباح', '2026-11-28 18:01:45.937825+00', 'bouquet', '{love,birthday}', NULL, 1, '2026-11-28 18:01:45.937825+00', 5),
	(8, 1, 'velvet-dusk', 'Velvet Dusk', 'غسق مخملي', 'Burgundy roses that look black in the shade, softened with blush and ruffled carnations, in a sand-coloured urn. For evenings, candles and people who don’t care for pink.', 'ورد عنّابي يكاد يسودّ في الظل، يلطّفه الوردي الفاتح والقرنفل المكشكش، في إناء بلون الرمل. للأمسيات والشموع ولمن لا يستهويه الوردي الصريح.', 'It arrives in its vase, ready to set down. Top the water up daily, and on the third day lift the flowers out in one hand, rinse the vase, trim the stems by a finger’s width and put them back.', 'يصلك في مزهريته جاهزًا للعرض. زِد الماء كل يوم، وفي اليوم الثالث أخرج الورد دفعة واحدة واشطف المزهرية وقصّ السيقان بعرض إصبع ثم أعده إلى مكانه.', '{"garden rose",carnation,eucalyptus}', '{red,pink}', 'ceramic vase', 0, 'published', 251, 33500, 33500, true, 4.8, 4, ' velvet dusk غسق مخملي garden rose carnation eucalyptus red pink ceramic vase carnations قرنفل مزهريه خزفيه فازه اوكالبتوس كينا roses ورد جوري ورود جوريه jouri وردي زهري احمر حمرا roses ورد جوري', 'velvet dusk', 'غسق مخملي', '2026-11-28 18:01:45.937825+00', 'bouquet', '{love,birthday}', NULL, 1, '2026-11-28 18:01:45.937825+00', 5),
	(9, 1, 'lilac-whisper', 'Lilac Whisper', 'همس الليلك', 'Lilac roses are shy openers: give them a day and they double. We wrap them with white spray roses in two papers, one lilac, one white.', 'الورد الليلكي خجول في تفتحه، أمهله يومًا فيتضاعف حجمه. نلفّه مع ورد أبيض صغير بورقتين: ليلكية وبيضاء.', 'Cut two centimetres off each stem at a slant, strip the leaves below the water line and stand the roses in cool water. Change the water every second day. They dislike radiators, direct sun and a full fruit bowl.', 'قصّ سنتيمترين من كل ساق بشكل مائل، وأزل الأوراق التي تلامس الماء، وضع الورد في ماء بارد. غيّر الماء كل يومين، وأبعده عن المكيّف وأشعة الشمس المباشرة وسلة الفاكهة.', '{"garden rose","spray rose",eucalyptus}', '{purple,white}', 'paper wrap', 0, 'published', 82, 15000, 15000, true, 4.0, 3, ' lilac whisper همس ليلك garden rose spray rose eucalyptus purple white paper wrap اوكالبتوس كينا roses ورد جوري ورود جوريه jouri bouquet باقه بوكيه violet lilac بنفسجي ليلكي موف roses ورد سبراي ورد صغير ابيض بيضا roses ورد جوري', 'lilac whisper', 'همس ليلك', '2026-11-28 18:01:45.937825+00', 'bouquet', '{love,birthday}', NULL, 1, '2026-11-28 18:01:45.937825+00', 5),
	(22, 3, 'oriental-lilies', 'Oriental Lilies', 'زنابق شرقية', 'Nine stems of pink oriental lilies, five or six buds on each. They open one after the other for a week and scent a whole house, so not for a small bedroom.', 'تسع سيقان من الزنبق الشرقي الوردي، في كل منها خمسة براعم أو ستة. تتفتح تباعًا أسبوعًا كاملًا ويملأ عطرها البيت، فلا تناسب غرفة نوم صغيرة.', 'Pinch the orange anthers out as each flower opens; the pollen stains cloth. Buds open over a week, from the bottom up. Please keep lilies away from cats.', 'انزع المآبر البرتقالية عند تفتح كل زهرة لأن لقاحها يبقّع القماش. تتفتح البراعم من الأسفل إلى الأعلى على مدى أسبوع. ويُرجى إبعاد الزنبق عن القطط.', '{lily}', '{pink}', 'glass vase', 0, 'published', 69, 21000, 21000, true, 3.7, 3, ' oriental lilies زنابق شرقيه lily pink glass vase مزهريه زجاجيه فازه lilies زنبق ليلي ليليوم وردي زهري mixed bouquets باقات مشكله', 'oriental lilies', 'زنابق شرقيه', '2026-11-28 18:01:45.937825+00', 'bouquet', '{birthday,thank-you}', NULL, 1, '2026-11-28 18:01:45.937825+00', 5),
	(25, 3, 'berry-sorbet', 'Berry Sorbet', 'سوربيه التوت', 'Hot pink, raspberry and violet, packed into a round vase like scoops in a cup. The most photographed thing in the shop.', 'وردي ساخن وتوتي وبنفسجي متراصّة في مزهرية مستديرة كأنها كرات مثلجات. أكثر ما يُصوَّر في متجرنا.', 'Hydrangeas drink through their petals as well as their stems. If a head goes limp, lay it face down in cool water for half an hour. Fill the vase high and keep it away from draughts.', 'الهدرانجيا تشرب من بتلاتها كما تشرب من سيقانها. إذا ارتخى رأسها فاغمره في ماء بارد نصف ساعة. املأ المزهرية جيدًا وأبعدها عن تيارات الهواء.', '{carnation,"garden rose",hydrangea,"spray rose"}', '{pink,purple}', 'glass vase', 15, 'published', 342, 14450, 17000, true, 4.6, 5, ' berry sorbet سوربيه توت carnation garden rose hydrangea spray rose pink purple glass vase carnations قرنفل roses ورد جوري ورود جوريه jouri مزهريه زجاجيه فازه هدرانجيا هيدرانجيا كوبيه وردي زهري violet lilac بنفسجي ليلكي موف roses ورد سبراي ورد صغير mixed bouquets باقات مشكله', 'berry sorbet', 'سوربيه توت', '2026-11-28 18:01:45.937825+00', 'bouquet', '{birthday,thank-you}', NULL, 1, '2026-11-28 18:01:45.937825+00', 5),
	(29, 4, 'amethyst-orchid', 'Amethyst Orchid', 'أوركيد الجمشت', 'Purple orchids with veins you can follow with a fingertip, in a charcoal pot dressed with moss. Nobody has ever returned one.', 'أوركيد بنفسجي بعروق تتبّعها بطرف إصبعك، في أصيص فحمي تكسوه الطحالب. لم يُعده إلينا أحد قط.', 'Bright light, no midday sun. Once a week stand the inner pot in lukewarm water for ten minutes and let it drain well; no water should stay in the outer pot. When the flowers have dropped, cut above the second node and wait: it flowers again.', 'ضوء ساطع من غير شمس الظهيرة. مرة كل أسبوع ضع الأصيص الداخلي في ماء فاتر عشر دقائق ثم دعه يتصفّى جيدًا، ولا تترك ماءً في الأصيص الخارجي. وبعد سقوط الأزهار اقطع فوق العقدة الثانية وانتظر، فسيزهر ثانية.', '{"moth orchid"}', '{purple}', 'ceramic pot', 0, 'published', 225, 31000, 31000, false, 5.0, 2, ' amethyst orchid اوركيد جمشت moth orchid purple ceramic pot plant نبته اصيص orchids phalaenopsis اوركيد اوركيدا سحلبيه violet lilac بنفسجي ليلكي موف plants orchids نباتات واوركيد', 'amethyst orchid', 'اوركيد جمشت', '2026-11-28 18:01:45.937825+00', 'bouquet', '{get-well,thank-you}', NULL, 1, '2026-11-28 18:01:45.937825+00', 5),
	(31, 4, 'potted-blue-hydrangea', 'Potted Blue Hydrangea', 'هدرانجيا زرقاء', 'Six big blue heads on one plant. It is thirsty, it is dramatic when forgotten, and it recovers within the hour.', 'ستة رؤوس زرقاء كبيرة على نبتة واحدة. تعطش بسرعة، وتشكو إذا نُسيت، وتنتعش خلال ساعة.', 'Half shade and never dry: in a Riyadh summer that means water every morning. Indoors, keep it out of the air conditioner’s stream. It may move to a balcony in October.', 'نصف ظل وتربة رطبة دائمًا، أي سقاية كل صباح في صيف الرياض. أبعدها داخل المنزل عن هواء المكيّف، ويمكن نقلها إلى الشرفة في أكتوبر.', '{hydrangea}', '{blue}', 'ceramic pot', 0, 'published', 60, 19500, 19500, false, 4.0, 2, ' potted blue hydrangea هدرانجيا زرقا hydrangea blue ceramic pot ازرق زرقا plant نبته اصيص هدرانجيا هيدرانجيا كوبيه plants orchids نباتات واوركيد', 'potted blue hydrangea', 'هدرانجيا زرقا', '2026-11-28 18:01:45.937825+00', 'bouquet', '{get-well,thank-you}', NULL, 1, '2026-11-28 18:01:45.937825+00', 5),
	(32, 4, 'snake-plant', 'Snake Plant', 'نبتة السانسيفيريا', 'If every plant you owned has died, start again here. Upright banded leaves, a charcoal pot, hardly a drop of water.', 'إن ماتت كل نباتاتك من قبل فابدأ من هنا. أوراق قائمة مخطّطة وأصيص فحمي، ولا تكاد تحتاج إلى ماء.', 'Water when the top five centimetres are dry, roughly every two to three weeks, less in winter. Wipe the leaves with a damp cloth now and then. It forgives a holiday; it does not forgive wet feet.', 'اسقها حين تجفّ أعلى خمسة سنتيمترات من التربة، أي كل أسبوعين أو ثلاثة تقريبًا وأقل من ذلك شتاءً. امسح أوراقها بقطعة رطبة من حين لآخر. تتحمل غيابك في الإجازة ولا تتحمل الماء الراكد.', '{sansevieria}', '{green}', 'ceramic pot', 0, 'published', 59, 8500, 8500, true, 4.8, 4, ' snake plant نبته سانسيفيريا sansevieria green ceramic pot plant نبته اصيص اخضر خضرا snake plant سانسيفيريا جلد نمر plants orchids نباتات واوركيد', 'snake plant', 'نبته سانسيفيريا', '2026-11-28 18:01:45.937825+00', 'bouquet', '{get-well,thank-you}', NULL, 1, '2026-11-28 18:01:45.937825+00', 5),
	(33, 4, 'rubber-plant', 'Rubber Plant', 'نبتة الفيكس المطاطي', 'Glossy leaves, almost burgundy underneath, on a plant that fills an empty corner by next year. About ninety centimetres tall when it comes to you.', 'أوراق لامعة يكاد باطنها يكون عنّابيًا، ونبتة تملأ الركن الفارغ في عام. تصلك بطول تسعين سنتيمترًا تقريبًا.', 'Water when the top five centimetres are dry, roughly every two to three weeks, less in winter. Wipe the leaves with a damp cloth now and then. It forgives a holiday; it does not forgive wet feet.', 'اسقها حين تجفّ أعلى خمسة سنتيمترات من التربة، أي كل أسبوعين أو ثلاثة تقريبًا وأقل من ذلك شتاءً. امسح أوراقها بقطعة رطبة من حين لآخر. تتحمل غيابك في الإجازة ولا تتحمل الماء الراكد.', '{ficus}', '{green}', 'ceramic pot', 20, 'published', 58, 14400, 18000, true, 4.5, 2, ' rubber plant نبته فيكس مطاطي ficus green ceramic pot plant نبته اصيص rubber plant فيكس اخضر خضرا plants orchids نباتات واوركيد', 'rubber plant', 'نبته فيكس مطاطي', '2026-11-28 18:01:45.937825+00', 'bouquet', '{get-well,thank-you}', NULL, 1, '2026-11-28 18:01:45.937825+00', 5),
	(35, 4, 'succulent-bowl', 'Succulent Bowl', 'وعاء العصاريات', 'Six echeverias in a low bowl, planted to grow together into one cushion. No two rosettes the same green.', 'ست نبتات إشيفيريا في وعاء منخفض، غُرست لتلتحم وسادة واحدة. لا تتشابه خضرتان فيها.', 'A bright sill and a spoonful of water a fortnight, on the soil and not into the rosettes. If they stretch, they want more light.', 'نافذة مضيئة وملعقة ماء كل أسبوعين على التربة لا في قلب النبتة. إذا استطالت فهي تطلب ضوءًا أكثر.', '{succulent}', '{green}', 'ceramic pot', 0, 'published', 56, 11000, 11000, false, 4.5, 2, ' succulent bowl وعا عصاريات succulent green ceramic pot plant نبته اصيص اخضر خضرا succulents عصاريات صبار plants orchids نباتات واوركيد', 'succulent bowl', 'وعا عصاريات', '2026-11-28 18:01:45.937825+00', 'bouquet', '{get-well,thank-you}', NULL, 1, '2026-11-28 18:01:45.937825+00', 5),
	(36, 5, 'the-ivory-bouquet', 'The Ivory Bouquet', 'الباقة العاجية', 'White peonies, roses and ranunculus, dense and round, tied with a metre of ivory satin. The classic one: it suits lace as well as plain silk.', 'فاوانيا وورد ورانونكيل أبيض في باقة مستديرة متراصّة، يربطها متر من الساتان العاجي. الاختيار الكلاسيكي الذي يليق بالدانتيل وبالحرير السادة.', 'We deliver it on the morning of the day, in water and in a cooler box. Keep it in the box until the photographs, dry the handle with the cloth provided, and stand it in a glass whenever your hands are busy.', 'نسلّمها صباح يوم المناسبة في الماء داخل صندوق مبرّد. أبقيها في الصندوق حتى موعد التصوير، وجفّفي المقبض بالقطعة المرفقة، وضعيها في كأس ماء كلما انشغلت يداك.', '{peony,"garden rose",ranunculus,eucalyptus}', '{white}', 'ribbon-tied', 0, 'published', 55, 65000, 65000, true, 5.0, 3, ' the ivory bouquet باقه عاجيه peony garden rose ranunculus eucalyptus white ribbon tied اوكالبتوس كينا roses ورد جوري ورود جوريه jouri peonies فاوانيا بيوني عود صليب رانونكيل حوذان buttercup bouquet bridal باقه عروس مسكه ابيض بيضا weddings events اعراس ومناسبات', 'the ivory bouquet', 'باقه عاجيه', '2026-11-28 18:01:45.937825+00', 'bouquet', '{wedding}', NULL, 1, '2026-11-28 18:01:45.937825+00', 5),
	(37, 5, 'blush-vows', 'Blush Vows', 'عهود وردية', 'Blush peonies that open during the ceremony, roses, and olive leaves for luck. Loosely gathered so that it moves when you walk.', 'فاوانيا وردية تتفتح أثناء الحفل، وورد، وأوراق زيتون للفأل الحسن. مجموعة برخاوة لتتمايل مع خطواتك.', 'We deliver it on the morning of the day, in water and in a cooler box. Keep it in the box until the photographs, dry the handle with the cloth provided, and stand it in a glass whenever your hands are busy.', 'نسلّمها صباح يوم المناسبة في الماء داخل صندوق مبرّد. أبقيها في الصندوق حتى موعد التصوير، وجفّفي المقبض بالقطعة المرفقة، وضعيها في كأس ماء كلما انشغلت يداك.', '{peony,"garden rose","spray rose",olive,eucalyptus}', '{pink,peach}', 'ribbon-tied', 0, 'published', 394, 69000, 69000, true, 4.8, 5, ' blush vows عهود ورديه peony garden rose spray rose olive eucalyptus pink peach ribbon tied اوكالبتوس كينا roses ورد جوري ورود جوريه jouri زيتون coral خوخي مشمشي peonies فاوانيا بيوني عود صليب وردي زهري bouquet bridal باقه عروس مسكه roses ورد سبراي ورد صغير weddings events اعراس ومناسبات', 'blush vows', 'عهود ورديه', '2026-11-28 18:01:45.937825+00', 'bouquet', '{wedding}', NULL, 1, '2026-11-28 18:01:45.937825+00', 5),
	(39, 5, 'centrepiece-in-white', 'Centrepiece in White', 'تنسيق طاولة أبيض', 'A low white centrepiece of hydrangea, roses and peonies that lets guests see each other across the table. Priced for one table; we lend the bowl.', 'تنسيق أبيض منخفض من الهدرانجيا والورد والفاوانيا يترك الضيوف يرون بعضهم عبر الطاولة. السعر للطاولة الواحدة والوعاء إعارة منا.', 'Our florist sets it up at your venue and collects the stands and bowls the next day. It is conditioned to look its best for ten hours in a cooled hall; please tell us if it will stand outdoors.', 'ينصبها منسّقنا في مكان المناسبة ويستلم الحوامل والأوعية في اليوم التالي. نجهّزها لتبقى في أجمل حال عشر ساعات في قاعة مبرّدة، فأخبرنا إن كانت ستوضع في الخارج.', '{hydrangea,"garden rose",peony,eucalyptus}', '{white}', 'ceramic bowl', 0, 'published', 52, 42000, 42000, true, 4.5, 2, ' centrepiece in white تنسيق طاوله ابيض hydrangea garden rose peony eucalyptus white ceramic bowl centrepiece تنسيق طاوله اوكالبتوس كينا roses ورد جوري ورود جوريه jouri هدرانجيا هيدرانجيا كوبيه peonies فاوانيا بيوني عود صليب ابيض بيضا weddings events اعراس ومناسبات', 'centrepiece in white', 'تنسيق طاوله ابيض', '2026-11-28 18:01:45.937825+00', 'bouquet', '{wedding}', NULL, 1, '2026-11-28 18:01:45.937825+00', 5),
	(40, 5, 'candlelit-table', 'Candlelit Table', 'طاولة على ضوء الشموع', 'Peach roses, coral peonies and candles at two heights. Designed by someone who has sat through many dinners and knows where the plates go.', 'ورد خوخي وفاوانيا مرجانية وشموع على ارتفاعين. صمّمها من حضر ولائم كثيرة ويعرف أين توضع الأطباق.', 'Our florist sets it up at your venue and collects the stands and bowls the next day. It is conditioned to look its best for ten hours in a cooled hall; please tell us if it will stand outdoors.', 'ينصبها منسّقنا في مكان المناسبة ويستلم الحوامل والأوعية في اليوم التالي. نجهّزها لتبقى في أجمل حال عشر ساعات في قاعة مبرّدة، فأخبرنا إن كانت ستوضع في الخارج.', '{"garden rose",peony,ranunculus,carnation}', '{peach,orange}', 'ceramic bowl', 0, 'published', 51, 44500, 44500, true, 4.5, 2, ' candlelit table طاوله علي ضو شموع garden rose peony ranunculus carnation peach orange ceramic bowl carnations قرنفل centrepiece تنسيق طاوله roses ورد جوري ورود جوريه jouri برتقالي coral خوخي مشمشي peonies فاوانيا بيوني عود صليب رانونكيل حوذان buttercup weddings events اعراس ومناسبات', 'candlelit table', 'طاوله علي ضو شموع', '2026-11-28 18:01:45.937825+00', 'bouquet', '{wedding}', NULL, 1, '2026-11-28 18:01:45.937825+00', 5),
	(41, 5, 'flower-crown', 'Flower Crown', 'تاج الزهور', 'A light crown of blush roses, ranunculus and eucalyptus for brides, bridesmaids and very determined six-year-olds. Give us the head size in the note.', 'تاج خفيف من الورد الوردي والرانونكيل والأوكالبتوس للعرائس ووصيفاتهن ولصغيرات السادسة العنيدات. اكتبي لنا قياس الرأس في الملاحظة.', 'Keep it in its box in the fridge until an hour before. Mist it lightly once, never while it is worn, and fix it with two pins behind the ears.', 'احفظيه في علبته داخل الثلاجة حتى ساعة قبل ارتدائه. رشّيه برذاذ خفيف مرة واحدة وهو غير ملبوس، وثبّتيه بدبوسين خلف الأذنين.', '{"garden rose",ranunculus,"spray rose",eucalyptus}', '{pink,white}', 'wreath', 0, 'published', 50, 22000, 22000, false, 4.7, 3, ' flower crown تاج زهور garden rose ranunculus spray rose eucalyptus pink white wreath اوكالبتوس كينا roses ورد جوري ورود جوريه jouri وردي زهري رانونكيل حوذان buttercup roses ورد سبراي ورد صغير ابيض بيضا crown تاج طوق weddings events اعراس ومناسبات', 'flower crown', 'تاج زهور', '2026-11-28 18:01:45.937825+00', 'bouquet', '{wedding}', NULL, 1, '2026-11-28 18:01:45.937825+00', 5),
	(44, 6, 'midnight-hat-box', 'Midnight Hat Box', 'صندوق منتصف الليل', 'Red roses shoulder to shoulder in a black hat box, with a gold ribbon. Lift the lid slowly.', 'ورد أحمر كتفًا إلى كتف في علبة سوداء مستديرة بشريط ذهبي. ارفع الغطاء على مهل.', 'The flowers stand in soaked foam. Pour half a small glass of water between them every other day, and tilt nothing: the box is paper. A cool room at night buys it two more days.', 'الأزهار مغروسة في إسفنج مشبع بالماء. اسكب نصف كوب صغير بينها كل يومين من دون أن تميل العلبة فهي من الورق. وغرفة باردة ليلًا تمنحها يومين إضافيين.', '{"garden rose"}', '{red}', 'hat box', 0, 'published', 264, 29000, 29000, true, 4.8, 4, ' midnight hat box صندوق منتصف ليل garden rose red hat box roses ورد جوري ورود جوريه jouri box صندوق علبه احمر حمرا gifts boxes هدايا وعلب', 'midnight hat box', 'صندوق منتصف ليل', '2026-11-28 18:01:45.937825+00', 'bouquet', '{birthday,eid,love}', NULL, 1, '2026-11-28 18:01:45.937825+00', 5),
	(45, 6, 'peony-box', 'Peony Box', 'صندوق الفاوانيا', 'Peonies at their fullest, a few roses to hold them up, in a blush box that afterwards keeps letters.', 'فاوانيا في أوج امتلائها وقليل من الورد يسندها، في علبة وردية تصلح بعدها لحفظ الرسائل.', 'The flowers stand in soaked foam. Pour half a small glass of water between them every other day, and tilt nothing: the box is paper. A cool room at night buys it two more days.', 'الأزهار مغروسة في إسفنج مشبع بالماء. اسكب نصف كوب صغير بينها كل يومين من دون أن تميل العلبة فهي من الورق. وغرفة باردة ليلًا تمنحها يومين إضافيين.', '{peony,"garden rose","spray rose",eucalyptus}', '{pink}', 'hat box', 0, 'published', 46, 32000, 32000, true, 4.5, 2, ' peony box صندوق فاوانيا peony garden rose spray rose eucalyptus pink hat box اوكالبتوس كينا roses ورد جوري ورود جوريه jouri box صندوق علبه peonies فاوانيا بيوني عود صليب وردي زهري roses ورد سبراي ورد صغير gifts boxes هدايا وعلب', 'peony box', 'صندوق فاوانيا', '2026-11-28 18:01:45.937825+00', 'bouquet', '{birthday,eid}', NULL, 1, '2026-11-28 18:01:45.937825+00', 5),
	(46, 6, 'cloud-box', 'Cloud Box', 'صندوق الغيم', 'Blue hydrangea and white roses, as light as their name. We send many of these to new parents, and to people who have just learned to fly.', 'هدرانجيا زرقاء وورد أبيض، خفيفة كاسمها. نرسل منها الكثير لآباء جدد ولمن تعلّم الطيران لتوّه.', 'The flowers stand in soaked foam. Pour half a small glass of water between them every other day, and tilt nothing: the box is paper. A cool room at night buys it two more days.', 'الأزهار مغروسة في إسفنج مشبع بالماء. اسكب نصف كوب صغير بينها كل يومين من دون أن تميل العلبة فهي من الورق. وغرفة باردة ليلًا تمنحها يومين إضافيين.', '{hydrangea,"garden rose",ranunculus}', '{blue,white}', 'hat box', 0, 'published', 45, 31000, 31000, false, 5.0, 2, ' cloud box صندوق غيم hydrangea garden rose ranunculus blue white hat box ازرق زرقا roses ورد جوري ورود جوريه jouri box صندوق علبه هدرانجيا هيدرانجيا كوبيه رانونكيل حوذان buttercup ابيض بيضا gifts boxes هدايا وعلب', 'cloud box', 'صندوق غيم', '2026-11-28 18:01:45.937825+00', 'bouquet', '{birthday,eid,newborn}', NULL, 1, '2026-11-28 18:01:45.937825+00', 5),
	(47, 6, 'rose-mosaic', 'Rose Mosaic', 'فسيفساء الورد', 'Twenty-five rose heads planted edge to edge in a white box: blush, pink, white, in an order that took us an afternoon. It stays flat, so it travels well.', 'خمس وعشرون وردة مرصوفة حافة إلى حافة في علبة بيضاء: وردي فاتح ووردي وأبيض بترتيب أخذ منا عصرًا كاملًا. مسطّحة فتتحمل الطريق.', 'The flowers stand in soaked foam. Pour half a small glass of water between them every other day, and tilt nothing: the box is paper. A cool room at night buys it two more days.', 'الأزهار مغروسة في إسفنج مشبع بالماء. اسكب نصف كوب صغير بينها كل يومين من دون أن تميل العلبة فهي من الورق. وغرفة باردة ليلًا تمنحها يومين إضافيين.', '{"garden rose"}', '{pink,white}', 'gift box', 0, 'published', 186, 34500, 34500, false, 4.3, 3, ' rose mosaic فسيفسا ورد garden rose pink white gift box roses ورد جوري ورود جوريه jouri box gift صندوق علبه هديه وردي زهري ابيض بيضا gifts boxes هدايا وعلب', 'rose mosaic', 'فسيفسا ورد', '2026-11-28 18:01:45.937825+00', 'bouquet', '{birthday,eid}', NULL, 1, '2026-11-28 18:01:45.937825+00', 5),
	(48, 6, 'bouquet-gift', 'Bouquet & Gift', 'باقة وهدية', 'A coral bouquet and a small empty box with a bow. Put in what you like: a ring, a key, an apology.', 'باقة مرجانية وعلبة صغيرة فارغة بشريط. ضع فيها ما تشاء: خاتمًا أو مفتاحًا أو اعتذارًا.', 'Leave the tie on: the stems are spiralled to stand by themselves. Trim them all to one length, use a clean vase with a sachet of the food enclosed, and take out any flower that finishes early so the rest last.', 'اترك الرباط كما هو، فالسيقان مرتّبة لتقف وحدها. ساوِ أطوالها بالقص، واستعمل مزهرية نظيفة مع كيس الغذاء المرفق، وأزل أي زهرة تذبل مبكرًا ليدوم الباقي.', '{"garden rose",carnation,daisy}', '{orange,peach}', 'gift box', 10, 'published', 43, 26550, 29500, false, 5.0, 2, ' bouquet gift باقه وهديه garden rose carnation daisy orange peach gift box carnations قرنفل daisies اقحوان ديزي roses ورد جوري ورود جوريه jouri box gift صندوق علبه هديه برتقالي coral خوخي مشمشي gifts boxes هدايا وعلب', 'bouquet gift', 'باقه وهديه', '2026-11-28 18:01:45.937825+00', 'bouquet', '{birthday,eid}', NULL, 1, '2026-11-28 18:01:45.937825+00', 5),
	(49, 6, 'roses-truffles', 'Roses & Truffles', 'ورد وترفل', 'Nine cream roses and ranunculus in a little vase, beside sixteen truffles from a chocolatier two streets away. The truffles go first.', 'تسع زهرات من الورد الكريمي والرانونكيل في مزهرية صغيرة، وبجانبها ست عشرة حبة ترفل من شوكولاتي على بعد شارعين منا. والترفل يختفي أولًا.', 'It arrives in its vase, ready to set down. Top the water up daily, and on the third day lift the flowers out in one hand, rinse the vase, trim the stems by a finger’s width and put them back.', 'يصلك في مزهريته جاهزًا للعرض. زِد الماء كل يوم، وفي اليوم الثالث أخرج الورد دفعة واحدة واشطف المزهرية وقصّ السيقان بعرض إصبع ثم أعده إلى مكانه.', '{"garden rose",ranunculus}', '{white,peach}', 'gift box', 0, 'published', 42, 18500, 18500, false, 4.0, 3, ' roses truffles ورد وترفل garden rose ranunculus white peach gift box roses ورد جوري ورود جوريه jouri box gift صندوق علبه هديه coral خوخي مشمشي رانونكيل حوذان buttercup ابيض بيضا gifts boxes هدايا وعلب', 'roses truffles', 'ورد وترفل', '2026-11-28 18:01:45.937825+00', 'bouquet', '{birthday,eid,thank-you}', NULL, 1, '2026-11-28 18:01:45.937825+00', 5),
	(50, 6, 'picnic-basket', 'Picnic Basket', 'سلة النزهة', 'Sunflowers, yellow roses and lavender in a woven basket with a handle. When the flowers are over, it goes to the desert with you for tea.', 'دوّار شمس وورد أصفر ولافندر في سلة مجدولة بمقبض. وحين تنتهي الأزهار ترافقك السلة إلى البر مع الشاي.', 'Sunflowers empty a vase in a day: look every morning. A fresh cut every other day keeps the heads up. The lavender dries by itself and stays pretty long after.', 'دوّار الشمس يشرب ماء المزهرية في يوم واحد، فتفقّده كل صباح. قصّ طرف الساق كل يومين لتبقى الرؤوس مرفوعة. أما اللافندر فيجفّ وحده ويبقى جميلًا مدة طويلة.', '{sunflower,"garden rose",carnation,daisy,lavender}', '{yellow,white}', 'basket', 0, 'published', 41, 29000, 29000, true, 5.0, 2, ' picnic basket سله نزهه sunflower garden rose carnation daisy lavender yellow white basket سله carnations قرنفل daisies اقحوان ديزي roses ورد جوري ورود جوريه jouri لافندر خزامي sunflowers دوار شمس عباد شمس ابيض بيضا اصفر صفرا gifts boxes هدايا وعلب', 'picnic basket', 'سله نزهه', '2026-11-28 18:01:45.937825+00', 'bouquet', '{birthday,eid}', NULL, 1, '2026-11-28 18:01:45.937825+00', 5),
	(51, 6, 'evening-in', 'Evening In', 'أمسية هادئة', 'A peach hat box, a candle and a small gift in one parcel: an evening at home, ready-made. The candle burns for thirty hours.', 'علبة خوخية وشمعة وهدية صغيرة في طرد واحد، أمسية منزلية جاهزة. تدوم الشمعة ثلاثين ساعة.', 'The flowers stand in soaked foam. Pour half a small glass of water between them every other day, and tilt nothing: the box is paper. A cool room at night buys it two more days.', 'الأزهار مغروسة في إسفنج مشبع بالماء. اسكب نصف كوب صغير بينها كل يومين من دون أن تميل العلبة فهي من الورق. وغرفة باردة ليلًا تمنحها يومين إضافيين.', '{ranunculus,"garden rose",carnation}', '{peach,orange}', 'hat box', 15, 'published', 40, 28050, 33000, false, 3.7, 3, ' evening in امسيه هاديه ranunculus garden rose carnation peach orange hat box carnations قرنفل roses ورد جوري ورود جوريه jouri box صندوق علبه برتقالي coral خوخي مشمشي رانونكيل حوذان buttercup gifts boxes هدايا وعلب', 'evening in', 'امسيه هاديه', '2026-11-28 18:01:45.937825+00', 'bouquet', '{birthday,eid}', NULL, 1, '2026-11-28 18:01:45.937825+00', 5),
	(52, 6, 'lilac-keepsake', 'Lilac Keepsake', 'تذكار ليلكي', 'Lilac roses and violet hydrangea in a box of the same colour. Teachers seem to get this one at the end of the year.', 'ورد ليلكي وهدرانجيا بنفسجية في علبة من اللون نفسه. يبدو أنها من نصيب المعلّمات في نهاية العام.', 'The flowers stand in soaked foam. Pour half a small glass of water between them every other day, and tilt nothing: the box is paper. A cool room at night buys it two more days.', 'الأزهار مغروسة في إسفنج مشبع بالماء. اسكب نصف كوب صغير بينها كل يومين من دون أن تميل العلبة فهي من الورق. وغرفة باردة ليلًا تمنحها يومين إضافيين.', '{"garden rose",hydrangea,"spray rose"}', '{purple,white}', 'hat box', 0, 'published', 39, 31500, 31500, false, 5.0, 2, ' lilac keepsake تذكار ليلكي garden rose hydrangea spray rose purple white hat box roses ورد جوري ورود جوريه jouri box صندوق علبه هدرانجيا هيدرانجيا كوبيه violet lilac بنفسجي ليلكي موف roses ورد سبراي ورد صغير ابيض بيضا gifts boxes هدايا وعلب', 'lilac keepsake', 'تذكار ليلكي', '2026-11-28 18:01:45.937825+00', 'bouquet', '{birthday,eid}', NULL, 1, '2026-11-28 18:01:45.937825+00', 5),
	(1, 1, 'blush-hour', 'Blush Hour', 'ساعة الورد', 'Garden roses the colour of the hour before sunset, from blush to ripe peach, with spray roses and a loose collar of eucalyptus. We tie it by hand each morning, so no two are quite alike. The one our own families ask for.', 'ورد جوري بلون الساعة التي تسبق الغروب، من الوردي الفاتح إلى الخوخي الناضج، مع ورد صغير وأوراق أوكالبتوس. ننسّقها يدويًا كل صباح، فلا تتشابه باقتان. هي التي تطلبها عائلاتنا منا.', 'Cut two centimetres off each stem at a slant, strip the leaves below the water line and stand the roses in cool water. Change the water every second day. They dislike radiators, direct sun and a full fruit bowl.', 'قصّ سنتيمترين من كل ساق بشكل مائل، وأزل الأوراق التي تلامس الماء، وضع الورد في ماء بارد. غيّر الماء كل يومين، وأبعده عن المكيّف وأشعة الشمس المباشرة وسلة الفاكهة.', '{"garden rose","spray rose",eucalyptus,gypsophila}', '{pink,peach}', 'paper wrap', 0, 'published', 421, 16500, 16500, true, 4.7, 7, ' blush hour ساعه ورد garden rose spray rose eucalyptus gypsophila pink peach paper wrap اوكالبتوس كينا roses ورد جوري ورود جوريه jouri جبسوفيلا babys breath bouquet باقه بوكيه coral خوخي مشمشي وردي زهري roses ورد سبراي ورد صغير roses ورد جوري', 'blush hour', 'ساعه ورد', '2026-11-28 18:01:45.937825+00', 'bouquet', '{love,birthday,newborn}', NULL, 1, '2026-11-28 18:01:45.937825+00', 5),
	(2, 1, 'two-dozen-red-roses', 'Two Dozen Red Roses', 'أربع وعشرون وردة حمراء', 'Two dozen long red roses and nothing else, in plain kraft with a burgundy satin bow. It says one thing, clearly.', 'أربع وعشرون وردة حمراء طويلة الساق ولا شيء سواها، في ورق كرافت بسيط وشريط ساتان عنّابي. تقول شيئًا واحدًا وبوضوح.', 'Cut two centimetres off each stem at a slant, strip the leaves below the water line and stand the roses in cool water. Change the water every second day. They dislike radiators, direct sun and a full fruit bowl.', 'قصّ سنتيمترين من كل ساق بشكل مائل، وأزل الأوراق التي تلامس الماء، وضع الورد في ماء بارد. غيّر الماء كل يومين، وأبعده عن المكيّف وأشعة الشمس المباشرة وسلة الفاكهة.', '{"garden rose"}', '{red}', 'paper wrap', 0, 'published', 369, 17500, 17500, true, 4.5, 6, ' two dozen red roses اربع وعشرون ورده حمرا garden rose red paper wrap roses ورد جوري ورود جوريه jouri bouquet باقه بوكيه احمر حمرا roses ورد جوري', 'two dozen red roses', 'اربع وعشرون ورده حمرا', '2026-11-28 18:01:45.937825+00', 'bouquet', '{love,birthday}', NULL, 1, '2026-11-28 18:01:45.937825+00', 5),
	(27, 4, 'twin-white-orchid', 'Twin White Orchid', 'أوركيد أبيض مزدوج', 'Two arching stems of white moth orchid, some sixteen flowers, in a sage pot. It stays in bloom for about three months and asks for one bath a week.', 'ساقان مقوّستان من الأوركيد الأبيض تحملان نحو ست عشرة زهرة، في أصيص بخضرة المريمية. تبقى مزهرة قرابة ثلاثة أشهر ولا تطلب إلا حمّامًا واحدًا في الأسبوع.', 'Bright light, no midday sun. Once a week stand the inner pot in lukewarm water for ten minutes and let it drain well; no water should stay in the outer pot. When the flowers have dropped, cut above the second node and wait: it flowers again.', 'ضوء ساطع من غير شمس الظهيرة. مرة كل أسبوع ضع الأصيص الداخلي في ماء فاتر عشر دقائق ثم دعه يتصفّى جيدًا، ولا تترك ماءً في الأصيص الخارجي. وبعد سقوط الأزهار اقطع فوق العقدة الثانية وانتظر، فسيزهر ثانية.', '{"moth orchid"}', '{white}', 'ceramic pot', 0, 'published', 356, 28500, 28500, true, 5.0, 4, ' twin white orchid اوركيد ابيض مزدوج moth orchid white ceramic pot plant نبته اصيص orchids phalaenopsis اوركيد اوركيدا سحلبيه ابيض بيضا plants orchids نباتات واوركيد', 'twin white orchid', 'اوركيد ابيض مزدوج', '2026-11-28 18:01:45.937825+00', 'bouquet', '{get-well,thank-you,eid}', NULL, 1, '2026-11-28 18:01:45.937825+00', 5),
	(16, 2, 'peach-silk', 'Peach Silk', 'حرير الخوخ', 'Peach tulips with petals like silk paper, white ones for air, and a little gypsophila. Soft enough for a newborn’s room, and without scent.', 'توليب خوخي ببتلات كورق الحرير، وأبيض يمنحه هواءً، وقليل من الجبسوفيلا. ناعم يليق بغرفة مولود جديد، وبلا رائحة.', 'Tulips go on growing in the vase and lean towards the light; turn them once a day. Little water, very cold, changed daily. If they droop, roll them tightly in paper for an hour in deep water and they stand up again.', 'التوليب يواصل النمو في المزهرية ويميل نحو الضوء، فأدِرها مرة كل يوم. يكفيه ماء قليل شديد البرودة يُغيَّر يوميًا. وإن ارتخت السيقان فلُفّها بالورق ساعة في ماء عميق لتستقيم من جديد.', '{tulip,gypsophila}', '{peach,white}', 'paper wrap', 20, 'published', 317, 10000, 12500, true, 4.8, 4, ' peach silk حرير خوخ tulip gypsophila peach white paper wrap جبسوفيلا babys breath bouquet باقه بوكيه coral خوخي مشمشي tulips توليب تيوليب خزامي ابيض بيضا tulips توليب', 'peach silk', 'حرير خوخ', '2026-11-28 18:01:45.937825+00', 'bouquet', '{thank-you,get-well}', NULL, 1, '2026-11-28 18:01:45.937825+00', 5),
	(3, 1, 'snow-garden', 'Snow Garden', 'حديقة الثلج', 'White garden roses, full and slightly green at the heart, in a clear glass cylinder. Quiet enough for a desk, generous enough for a dining table. The vase is yours to keep.', 'ورد جوري أبيض ممتلئ يميل قلبه إلى الخضرة، في مزهرية زجاجية شفافة. هادئ بما يناسب المكتب وسخيّ بما يليق بمائدة الطعام. والمزهرية لك.', 'It arrives in its vase, ready to set down. Top the water up daily, and on the third day lift the flowers out in one hand, rinse the vase, trim the stems by a finger’s width and put them back.', 'يصلك في مزهريته جاهزًا للعرض. زِد الماء كل يوم، وفي اليوم الثالث أخرج الورد دفعة واحدة واشطف المزهرية وقصّ السيقان بعرض إصبع ثم أعده إلى مكانه.', '{"garden rose","spray rose",eucalyptus}', '{white}', 'glass vase', 0, 'published', 291, 29000, 29000, true, 4.4, 5, ' snow garden حديقه ثلج garden rose spray rose eucalyptus white glass vase اوكالبتوس كينا roses ورد جوري ورود جوريه jouri مزهريه زجاجيه فازه roses ورد سبراي ورد صغير ابيض بيضا roses ورد جوري', 'snow garden', 'حديقه ثلج', '2026-11-28 18:01:45.937825+00', 'bouquet', '{love,birthday,wedding}', NULL, 1, '2026-11-28 18:01:45.937825+00', 5),
	(19, 3, 'garden-letter', 'Garden Letter', 'رسالة من الحديقة', 'Peonies with roses and ranunculus, ivory paper, no hurry. It is arranged the way one writes to an old friend: long, warm and a little untidy at the edges.', 'فاوانيا وورد ورانونكيل في ورق عاجي وبلا عجلة. منسّقة كرسالة إلى صديق قديم: طويلة ودافئة وأطرافها عفوية.', 'Leave the tie on: the stems are spiralled to stand by themselves. Trim them all to one length, use a clean vase with a sachet of the food enclosed, and take out any flower that finishes early so the rest last.', 'اترك الرباط كما هو، فالسيقان مرتّبة لتقف وحدها. ساوِ أطوالها بالقص، واستعمل مزهرية نظيفة مع كيس الغذاء المرفق، وأزل أي زهرة تذبل مبكرًا ليدوم الباقي.', '{peony,"garden rose",ranunculus,eucalyptus,gypsophila}', '{pink,peach}', 'paper wrap', 0, 'published', 174, 28500, 28500, true, 4.3, 4, ' garden letter رساله من حديقه peony garden rose ranunculus eucalyptus gypsophila pink peach paper wrap اوكالبتوس كينا roses ورد جوري ورود جوريه jouri جبسوفيلا babys breath bouquet باقه بوكيه coral خوخي مشمشي peonies فاوانيا بيوني عود صليب وردي زهري رانونكيل حوذان buttercup mixed bouquets باقات مشكله', 'garden letter', 'رساله من حديقه', '2026-11-28 18:01:45.937825+00', 'bouquet', '{birthday,thank-you,love}', NULL, 1, '2026-11-28 18:01:45.937825+00', 5),
	(10, 2, 'pink-parade', 'Pink Parade', 'موكب الزهري', 'Sixteen clear pink tulips in a tapered glass vase. They arrive closed and squeaking fresh; by the second evening they are twice the size and leaning in every direction, which is the point.', 'ست عشرة زهرة توليب وردية صافية في مزهرية زجاجية. تصل مغلقة في أوج نضارتها، وفي المساء الثاني يتضاعف حجمها وتميل في كل اتجاه، وهذا سرّ جمالها.', 'Tulips go on growing in the vase and lean towards the light; turn them once a day. Little water, very cold, changed daily. If they droop, roll them tightly in paper for an hour in deep water and they stand up again.', 'التوليب يواصل النمو في المزهرية ويميل نحو الضوء، فأدِرها مرة كل يوم. يكفيه ماء قليل شديد البرودة يُغيَّر يوميًا. وإن ارتخت السيقان فلُفّها بالورق ساعة في ماء عميق لتستقيم من جديد.', '{tulip}', '{pink}', 'glass vase', 0, 'published', 408, 18500, 18500, true, 4.6, 5, ' pink parade موكب زهري tulip pink glass vase مزهريه زجاجيه فازه وردي زهري tulips توليب تيوليب خزامي tulips توليب', 'pink parade', 'موكب زهري', '2026-11-28 18:01:45.937825+00', 'bouquet', '{thank-you,get-well,newborn}', NULL, 1, '2026-11-28 18:01:45.937825+00', 5);


--
-- Data for Name: product_import; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: product_import_row; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: product_picture; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.product_picture VALUES
	(1, 'bad3591571d30038ff72', 0, 'Hand-tied bouquet of blush and peach garden roses with eucalyptus in white and blush paper.', 'باقة من ورد الجوري الوردي والخوخي مع أوراق الأوكالبتوس، ملفوفة بورق أبيض ووردي فاتح.', 0.5, 0.5),
	(2, 'cf2723885426954b3107', 0, 'Two dozen red roses hand-tied in kraft paper with a burgundy satin bow.', 'أربع وعشرون وردة حمراء ملفوفة بورق كرافت مع شريط ساتان عنّابي.', 0.5, 0.5),
	(3, 'd7b53058e143be8b0962', 0, 'White garden roses and eucalyptus in a clear glass cylinder vase.', 'ورد جوري أبيض وأوكالبتوس في مزهرية زجاجية شفافة.', 0.5, 0.5),
	(4, '57abb4cb735740604990', 0, 'Peach and coral roses in a rounded cream ceramic vase.', 'ورد خوخي ومرجاني في مزهرية خزفية كريمية مستديرة.', 0.5, 0.5),
	(5, '92a005d8b528b0a05ca2', 0, 'Bouquet in three tones of pink roses with pink gypsophila in blush paper.', 'باقة بثلاث درجات من الورد الوردي مع الجبسوفيلا في ورق وردي.', 0.5, 0.5),
	(6, 'd4462d5f84347b312865', 0, 'A single long-stemmed red rose in a slim glass bud vase.', 'وردة حمراء واحدة طويلة الساق في مزهرية زجاجية رفيعة.', 0.5, 0.5),
	(7, '2048e3dd5887ced2e444', 0, 'Yellow roses, ranunculus and daisies in a white ceramic jug.', 'ورد أصفر ورانونكيل وأقحوان في إبريق خزفي أبيض.', 0.5, 0.5),
	(8, '759d8ef68e14849bc85d', 0, 'Burgundy and blush roses with eucalyptus in a sand ceramic urn.', 'ورد عنّابي ووردي فاتح مع الأوكالبتوس في مزهرية خزفية بلون الرمل.', 0.5, 0.5),
	(9, 'ce6bdebf07d04710ff70', 0, 'Lilac roses with white spray roses wrapped in lilac and white paper.', 'ورد ليلكي مع ورد أبيض صغير ملفوف بورق ليلكي وأبيض.', 0.5, 0.5),
	(10, '1aefe108957c7612d2bf', 0, 'Sixteen pink tulips in a tapered glass vase.', 'ست عشرة زهرة توليب وردية في مزهرية زجاجية.', 0.5, 0.5),
	(11, 'fb917e3df105bf7ad476', 0, 'Fifteen white tulips in a sage ceramic vase.', 'خمس عشرة زهرة توليب بيضاء في مزهرية خزفية بلون المريمية.', 0.5, 0.5),
	(12, '9d5332516140a3bce7e1', 0, 'Twenty yellow tulips hand-tied in kraft paper.', 'عشرون زهرة توليب صفراء ملفوفة بورق كرافت.', 0.5, 0.5),
	(13, 'ace8c58cf71edc6d832b', 0, 'Purple and lilac tulips in white and lilac paper.', 'توليب بنفسجي وليلكي في ورق أبيض وليلكي.', 0.5, 0.5),
	(14, '7c5539ccf3652e626e5f', 0, 'A mixed bunch of red, yellow, orange and white tulips in a glass cylinder.', 'تشكيلة من التوليب الأحمر والأصفر والبرتقالي والأبيض في مزهرية زجاجية.', 0.5, 0.5),
	(15, '1eec85f7fcb292ddc54e', 0, 'Thirteen red tulips in a white ceramic jug.', 'ثلاث عشرة زهرة توليب حمراء في إبريق خزفي أبيض.', 0.5, 0.5),
	(16, '3f67ff89a24bd9d568f4', 0, 'Peach and white tulips with gypsophila in blush paper.', 'توليب خوخي وأبيض مع الجبسوفيلا في ورق وردي فاتح.', 0.5, 0.5),
	(17, 'ee5264dc393d770a634d', 0, 'Fringed orange and yellow parrot tulips in a rounded glass vase.', 'توليب مهدّب بالبرتقالي والأصفر في مزهرية زجاجية مستديرة.', 0.5, 0.5),
	(18, 'e629fe8b0e69ecc08d1b', 0, 'Sunflowers, orange carnations and daisies in a grey-blue ceramic vase.', 'دوار الشمس وقرنفل برتقالي وأقحوان في مزهرية خزفية زرقاء رمادية.', 0.5, 0.5),
	(19, '0c7c97470fc359d5d134', 0, 'Peonies, roses and ranunculus in soft pinks wrapped in ivory paper.', 'فاوانيا وورد ورانونكيل بدرجات الوردي الهادئة في ورق عاجي.', 0.5, 0.5),
	(20, 'be4dcf835c28d908747b', 0, 'Blue hydrangea, white roses and anemones in a glass vase.', 'هدرانجيا زرقاء وورد أبيض وشقائق النعمان في مزهرية زجاجية.', 0.5, 0.5),
	(21, '9c2bf71cd8af3f1bfe93', 0, 'Daisies, lavender and yellow ranunculus gathered in kraft paper.', 'أقحوان ولافندر ورانونكيل أصفر في ورق كرافت.', 0.5, 0.5),
	(22, 'fa0607587643502f33f3', 0, 'Pink oriental lilies with buds in a tapered glass vase.', 'زنابق شرقية وردية مع براعمها في مزهرية زجاجية.', 0.5, 0.5),
	(23, '66c96ac4c6a1d6c95342', 0, 'Coral gerberas, orange roses and yellow carnations in white and sage paper.', 'جربيرا مرجانية وورد برتقالي وقرنفل أصفر في ورق أبيض وأخضر هادئ.', 0.5, 0.5),
	(24, '1359bcbd287457ddd2ff', 0, 'Coral peonies, cream roses and anemones with olive branches in a white ceramic vase.', 'فاوانيا مرجانية وورد كريمي وشقائق النعمان مع أغصان الزيتون في مزهرية خزفية بيضاء.', 0.5, 0.5),
	(25, '494a7abdcb6c4eae24c4', 0, 'Pink carnations, hot pink roses and purple hydrangea in a rounded glass vase.', 'قرنفل وردي وورد فوشي وهدرانجيا بنفسجية في مزهرية زجاجية مستديرة.', 0.5, 0.5),
	(26, '6be5c998344dd53aaf6e', 0, 'An all-white bouquet of hydrangea, roses and lilies in sage paper.', 'باقة بيضاء من الهدرانجيا والورد والزنبق في ورق أخضر هادئ.', 0.5, 0.5),
	(27, 'cacb98e7ef84823808eb', 0, 'Two-stem white phalaenopsis orchid in a sage ceramic pot.', 'أوركيد فالينوبسيس أبيض بساقين في أصيص خزفي أخضر هادئ.', 0.5, 0.5),
	(28, '09f11b6e008f311e33b1', 0, 'Single-stem pink moth orchid in a white ceramic pot.', 'أوركيد وردي بساق واحدة في أصيص خزفي أبيض.', 0.5, 0.5),
	(29, '5c63877605a8faa3416c', 0, 'Two-stem purple moth orchid in a charcoal pot with moss.', 'أوركيد بنفسجي بساقين في أصيص فحمي مع الطحالب.', 0.5, 0.5),
	(30, '91fc575b64969eabffe0', 0, 'A full lavender plant in a terracotta pot.', 'نبتة لافندر كثيفة في أصيص فخاري.', 0.5, 0.5),
	(31, 'e41911d43ac9c7f6db98', 0, 'Blue hydrangea plant in a round white pot.', 'نبتة هدرانجيا زرقاء في أصيص أبيض مستدير.', 0.5, 0.5),
	(32, 'e9c4a39818e3041890c3', 0, 'Upright sansevieria with banded leaves in a charcoal pot.', 'سانسيفيريا بأوراق قائمة مخططة في أصيص فحمي.', 0.5, 0.5),
	(33, '8afce8cd1e40c42b79a7', 0, 'Glossy-leaved rubber plant in a sand ceramic pot.', 'فيكس مطاطي بأوراق لامعة في أصيص خزفي بلون الرمل.', 0.5, 0.5),
	(34, '648245fe466aef88688f', 0, 'A small olive tree with a round crown in a terracotta pot.', 'شجرة زيتون صغيرة بتاج مستدير في أصيص فخاري.', 0.5, 0.5),
	(35, 'd58aecc119554bab7f08', 0, 'Six echeveria rosettes planted in a low sand ceramic bowl.', 'ست وريدات من الإيشيفيريا في وعاء خزفي منخفض بلون الرمل.', 0.5, 0.5),
	(36, 'c6c7cf45083d8b6342f1', 0, 'Bridal bouquet of white peonies, roses and ranunculus tied with ivory satin.', 'باقة عروس من الفاوانيا والورد والرانونكيل الأبيض مربوطة بشريط ساتان عاجي.', 0.5, 0.5),
	(37, '7b4e702e70463846fce8', 0, 'Bridal bouquet of blush peonies and roses with olive and eucalyptus.', 'باقة عروس من الفاوانيا والورد الوردي الفاتح مع الزيتون والأوكالبتوس.', 0.5, 0.5),
	(38, '43b32658101a1ca06a08', 0, 'Bridal bouquet of burgundy roses, white anemones and cream roses.', 'باقة عروس من الورد العنّابي وشقائق النعمان البيضاء والورد الكريمي.', 0.5, 0.5),
	(39, '79a5c501efe35d04b476', 0, 'Low white centrepiece of hydrangea, roses and peonies in a ceramic bowl.', 'تنسيق منخفض للطاولة من الهدرانجيا والورد والفاوانيا البيضاء في وعاء خزفي.', 0.5, 0.5),
	(40, 'd0c73d98fa6d7baf3dab', 0, 'Peach roses and coral peonies in a low bowl beside two lit candles.', 'ورد خوخي وفاوانيا مرجانية في وعاء منخفض بجانب شمعتين مضاءتين.', 0.5, 0.5),
	(41, '4fd8108c83a5cdd207d1', 0, 'Flower crown of blush roses, ranunculus and eucalyptus.', 'تاج من الورد الوردي الفاتح والرانونكيل والأوكالبتوس.', 0.5, 0.5),
	(42, '400ff378c5f22c27f90d', 0, 'Two-tier wedding cake dressed with fresh blush roses and eucalyptus.', 'كعكة زفاف من طابقين مزيّنة بالورد الوردي الفاتح والأوكالبتوس.', 0.5, 0.5),
	(43, 'e4bba770fd6a48bd81d8', 0, 'Tall event arrangement of white hydrangea, roses and peonies in a slender glass vase.', 'تنسيق مرتفع للمناسبات من الهدرانجيا والورد والفاوانيا البيضاء في مزهرية زجاجية طويلة.', 0.5, 0.5),
	(44, '19f348d18e5d7c9eb154', 0, 'Red roses in a round black hat box with a gold ribbon.', 'ورد أحمر في صندوق دائري أسود مع شريط ذهبي.', 0.5, 0.5),
	(45, '25c5793e7312923a6857', 0, 'Pink peonies and blush roses in a round blush hat box.', 'فاوانيا وردية وورد فاتح في صندوق دائري وردي.', 0.5, 0.5),
	(46, '6733bd3cf48aca098e06', 0, 'Blue hydrangea and white roses in a sky-blue hat box.', 'هدرانجيا زرقاء وورد أبيض في صندوق دائري سماوي.', 0.5, 0.5),
	(47, '91f7a27331b9620dd869', 0, 'Twenty-five roses in blush, pink and white planted edge to edge in a square white box.', 'خمس وعشرون وردة بالوردي والأبيض مرصوفة في صندوق أبيض مربع.', 0.5, 0.5),
	(48, '39aa2affd3697cd97dfa', 0, 'Coral rose bouquet beside a small blush gift box with an ivory bow.', 'باقة ورد مرجاني بجانب صندوق هدية وردي صغير بشريط عاجي.', 0.5, 0.5),
	(49, '287c03d2ff5bc378b5ba', 0, 'Cream roses and ranunculus in a small glass vase with an open box of truffles.', 'ورد كريمي ورانونكيل في مزهرية صغيرة مع علبة ترفل مفتوحة.', 0.5, 0.5),
	(50, '2a0005d2ec2669b674bb', 0, 'Sunflower, yellow roses, white carnations and lavender in a woven basket with a handle.', 'دوار الشمس وورد أصفر وقرنفل أبيض ولافندر في سلة منسوجة بمقبض.', 0.5, 0.5),
	(51, 'bae994dbf6abc194827d', 0, 'Peach ranunculus hat box with a candle and a small gift box.', 'صندوق رانونكيل خوخي مع شمعة وصندوق هدية صغير.', 0.5, 0.5),
	(52, '5ec19b04e2f3d67c131b', 0, 'Lilac roses and purple hydrangea in a round lilac hat box.', 'ورد ليلكي وهدرانجيا بنفسجية في صندوق دائري ليلكي.', 0.5, 0.5);


--
-- Data for Name: rate_bucket; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.rate_bucket VALUES
	('addPayment:user:6ea6caa6-e3da-4661-9b70-7a3eecc430f0', '2026-11-28 18:00:00+00', 1),
	('confirmPayment:ip:10.196.48.240', '2026-11-28 18:01:00+00', 1),
	('addPayment:user:8a3fa482-a88c-40c5-8417-fa031290eca8', '2026-11-28 18:00:00+00', 1),
	('confirmPayment:ip:10.144.236.168', '2026-11-28 18:01:00+00', 1),
	('placeOrder:user:32207a67-621a-4c2a-8df1-fe2dcb639a4a', '2026-11-28 18:00:00+00', 3),
	('addPayment:user:7b7ed6af-2c4a-421b-8615-0293e1ea099d', '2026-11-28 18:00:00+00', 1),
	('confirmPayment:ip:10.234.9.157', '2026-11-28 18:01:00+00', 1),
	('placeOrder:user:6ea6caa6-e3da-4661-9b70-7a3eecc430f0', '2026-11-28 18:00:00+00', 3),
	('placeOrder:user:17818bf7-3135-4146-ae71-c80d450f4504', '2026-11-28 18:00:00+00', 2),
	('placeOrder:user:7b7ed6af-2c4a-421b-8615-0293e1ea099d', '2026-11-28 18:00:00+00', 2),
	('placeOrder:user:8a3fa482-a88c-40c5-8417-fa031290eca8', '2026-11-28 18:00:00+00', 3),
	('placeOrder:user:9a30cad3-b03d-4557-aedf-943dea1fd357', '2026-11-28 18:00:00+00', 3),
	('addPayment:user:9a30cad3-b03d-4557-aedf-943dea1fd357', '2026-11-28 18:00:00+00', 3),
	('confirmPayment:ip:10.31.211.87', '2026-11-28 18:01:00+00', 3),
	('confirmDelivery:ip:10.31.211.87', '2026-11-28 18:01:00+00', 1),
	('addProof:user:6a372f2a-dc3c-41e2-bee2-78ce8420e512', '2026-11-28 18:00:00+00', 1),
	('addProof:user:6082e070-df0b-4435-9f42-3fc6555308e7', '2026-11-28 18:00:00+00', 3),
	('login:qvzIdkJacNV7p-YPv_EPFGaxh6pnRCVszjQt2zB5b9o', '2026-11-28 18:01:00+00', 0),
	('login:qbXl7lFV6LwRo23HyHP7PUlaJUhaDgFhIHXhFQKeuwM', '2026-11-28 18:01:00+00', 0),
	('login:bVQfa1nphUAHpvfkyWBbUXZgNhZgRCG4tszD9PqKOy4', '2026-11-28 18:01:00+00', 0),
	('login:ip:127.0.0.1', '2026-11-28 18:00:00+00', 4),
	('login:F1_wq7Kirn-uehWqK066KW3NXDY4xvx1vqG2YcvLTtw', '2026-11-28 18:01:00+00', 0),
	('placeOrder:user:187d2035-f5c6-427b-bb16-2eae4927d98f', '2026-11-28 18:00:00+00', 1),
	('addStandingOrder:user:63874828-504b-4e87-be67-a17409152492', '2026-11-28 18:00:00+00', 1),
	('register:ip:127.0.0.1', '2026-11-28 18:00:00+00', 1),
	('sendResetPassword:email:qvzIdkJacNV7p-YPv_EPFGaxh6pnRCVszjQt2zB5b9o', '2026-11-28 18:00:00+00', 1),
	('sendResetPassword:ip:127.0.0.1', '2026-11-28 18:00:00+00', 1),
	('reportProblem:ip:127.0.0.1', '2026-11-28 18:00:00+00', 1),
	('invite:user:070f126c-ae24-46b6-891d-bd947c789c8f', '2026-11-28 18:00:00+00', 1);


--
-- Data for Name: revenue_day; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: revenue_folded; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.revenue_folded VALUES
	(true, '-infinity');


--
-- Data for Name: revenue_share; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.revenue_share VALUES
	(1, 1, '2026-11-28', NULL, 1, true, 24500, 3196),
	(1, 0, '2026-11-28', NULL, 1, false, 2500, 326),
	(3, 2, '2026-11-28', NULL, 1, true, 18500, 2413),
	(3, 0, '2026-11-28', NULL, 1, false, 2500, 326),
	(4, 3, '2026-11-28', NULL, 1, true, 63000, 8217),
	(4, 0, '2026-11-28', NULL, 1, false, 2500, 326),
	(5, 5, '2026-11-28', 1, 1, true, 184000, 24000),
	(5, 0, '2026-11-28', 1, 1, false, 2500, 326),
	(6, 1, '2026-11-28', NULL, 1, true, 32000, 4174),
	(6, 0, '2026-11-28', NULL, 1, false, 2500, 326),
	(8, 3, '2026-11-28', NULL, 1, true, 22100, 2883),
	(8, 0, '2026-11-28', NULL, 1, false, 2500, 326),
	(9, 4, '2026-11-28', NULL, 1, true, 28500, 3717),
	(9, 0, '2026-11-28', NULL, 1, false, 2500, 326),
	(11, 1, '2026-11-28', NULL, 1, true, 21675, 2827),
	(11, 0, '2026-11-28', NULL, 1, false, 2500, 326),
	(12, 2, '2026-11-28', NULL, 1, true, 16400, 2139),
	(12, 0, '2026-11-28', NULL, 1, false, 2500, 326),
	(14, 3, '2026-11-28', NULL, 1, true, 26000, 3391),
	(14, 0, '2026-11-28', NULL, 1, false, 2500, 326),
	(15, 1, '2026-11-28', NULL, 1, true, 39500, 5152),
	(15, 0, '2026-11-28', NULL, 1, false, 2500, 326),
	(17, 2, '2026-11-28', NULL, 1, true, 16500, 2152),
	(17, 0, '2026-11-28', NULL, 1, false, 2500, 326),
	(18, 5, '2026-11-28', 1, 1, true, 288000, 37565),
	(18, 0, '2026-11-28', 1, 1, false, 2500, 326),
	(19, 1, '2026-11-28', NULL, 1, true, 33500, 4370),
	(19, 0, '2026-11-28', NULL, 1, false, 2500, 326),
	(20, 6, '2026-11-28', NULL, 1, true, 29000, 3783),
	(20, 0, '2026-11-28', NULL, 1, false, 2500, 326),
	(21, 3, '2026-11-28', NULL, 1, true, 28500, 3717),
	(21, 0, '2026-11-28', NULL, 1, false, 2500, 326),
	(25, 1, '2026-11-28', NULL, 1, true, 41000, 5348),
	(25, 0, '2026-11-28', NULL, 1, false, 2500, 326),
	(26, 1, '2026-11-28', NULL, 0, true, -1120, -146),
	(26, 0, '2026-11-28', NULL, 0, false, -114, -15);


--
-- Data for Name: review; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.review OVERRIDING SYSTEM VALUE VALUES
	(1, 1, NULL, 'Hannah W.', 5, 'Ordered at noon, on my mother’s table by five. She sent me eleven photos.', 'en', 'published', '2026-11-28 15:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(2, 1, NULL, 'Omar K.', 5, 'Third time I buy this one. The peach roses open slowly and the whole thing looked good for nine days.', 'en', 'published', '2026-09-15 22:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(3, 1, NULL, 'Priya N.', 4, 'Beautiful colours, a touch smaller than I imagined from the picture. Next time the large.', 'en', 'published', '2026-07-04 05:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(4, 1, NULL, 'Leila', 5, 'The eucalyptus alone is worth it, my hallway smells like a spa.', 'en', 'published', '2026-11-16 13:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(5, 2, NULL, 'James P.', 5, 'Anniversary sorted. The stems really are long, I had to find a taller vase.', 'en', 'published', '2026-09-03 20:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(6, 2, NULL, 'Yousef A.', 4, 'Deep red, not the orange-red you get elsewhere. One rose had a bruised petal, the rest were perfect.', 'en', 'published', '2026-06-22 03:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(7, 2, NULL, 'Marta G.', 5, 'Simple and exactly as pictured. The bow is real satin, I kept it.', 'en', 'published', '2026-11-04 11:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(8, 3, NULL, 'Dana S.', 5, 'So elegant on our reception desk that a client asked where it came from.', 'en', 'published', '2026-08-22 18:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(9, 3, NULL, 'Philip R.', 3, 'Lovely flowers but the driver called twice for directions. The vase is nicer than I expected.', 'en', 'published', '2026-06-10 01:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(10, 3, NULL, 'Noor', 5, 'Bought these after a loss in the family. Quiet and dignified, thank you for the card in neat handwriting.', 'en', 'published', '2026-10-23 09:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(11, 4, NULL, 'Carmen D.', 5, 'The pot is heavy and pretty, I have herbs in it now. Flowers lasted a good week.', 'en', 'published', '2026-08-10 16:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(12, 4, NULL, 'Tariq H.', 4, 'Warm colours, great for the coffee table as they say. A few leaves had dropped on arrival.', 'en', 'published', '2026-05-28 23:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(13, 5, NULL, 'Sophie L.', 5, 'My daughter turned sixteen and this was the only present she posted.', 'en', 'published', '2026-10-11 07:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(14, 5, NULL, 'Bilal', 4, 'On offer it is a steal. Gypsophila sheds a little, just so you know.', 'en', 'published', '2026-07-29 14:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(15, 6, NULL, 'Adam F.', 5, 'One rose, one vase, one yes. Thank you Warda.', 'en', 'published', '2026-05-16 21:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(16, 6, NULL, 'Ines', 4, 'Sweet idea for a desk. Wish there was a choice of colours.', 'en', 'published', '2026-09-29 05:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(17, 7, NULL, 'Grace M.', 5, 'Sent to my aunt in hospital; the nurses came in to look at it.', 'en', 'published', '2026-07-17 12:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(18, 7, NULL, 'Khalid J.', 4, 'Cheerful. The jug is smaller than it looks, still charming.', 'en', 'published', '2026-05-04 19:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(19, 8, NULL, 'Victor S.', 5, 'Dark, moody, dramatic. Exactly what I wanted for a dinner.', 'en', 'published', '2026-09-17 03:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(20, 8, NULL, 'Amal R.', 5, 'I don’t like pink and this was perfect. The carnations were still going after two weeks!', 'en', 'published', '2026-07-05 10:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(21, 9, NULL, 'Rebecca T.', 3, 'Pretty but two of the lilac roses never opened. Customer service sent a voucher without arguing.', 'en', 'published', '2026-11-17 18:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(22, 9, NULL, 'Hind', 5, 'Give them a day like the text says. On day two they were enormous.', 'en', 'published', '2026-09-05 01:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(23, 10, NULL, 'Clara B.', 5, 'They arrived tight as pencils and by Friday they were dancing all over the vase.', 'en', 'published', '2026-06-23 08:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(24, 10, NULL, 'Faisal M.', 5, 'Best tulips I have had in Riyadh, and I have tried most shops.', 'en', 'published', '2026-11-05 16:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(25, 10, NULL, 'Jin', 4, 'Lovely. Keep them away from the AC, mine drooped until I moved them.', 'en', 'published', '2026-08-23 23:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(26, 11, NULL, 'Elena V.', 5, 'The sage vase with white tulips is so calm. I bought a second one for my sister.', 'en', 'published', '2026-06-11 06:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(27, 11, NULL, 'Sultan', 4, 'Clean and simple, arrived within the slot.', 'en', 'published', '2026-10-24 14:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(28, 12, NULL, 'Maya C.', 5, 'Sunshine in brown paper. Good price too.', 'en', 'published', '2026-08-11 21:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(29, 12, NULL, 'Dr. Rana', 4, 'Lasted five days which is fair for tulips in May.', 'en', 'published', '2026-05-30 04:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(30, 13, NULL, 'Oliver N.', 4, 'The dark purple ones are stunning. Could have been a few more of the light ones.', 'en', 'published', '2026-10-12 12:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(31, 13, NULL, 'Wafa', 5, 'I had forgotten how soft tulips are. The paper matches beautifully.', 'en', 'published', '2026-07-30 19:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(32, 14, NULL, 'Peter J.', 5, 'No two the same colour next to each other. The kids fought over who may cut the stems.', 'en', 'published', '2026-05-18 02:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(33, 14, NULL, 'Samira', 5, 'Brings the whole kitchen to life. I have ordered it every second week since January.', 'en', 'published', '2026-09-30 10:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(34, 15, NULL, 'Nadia E.', 4, 'Thirteen, I counted. Very red.', 'en', 'published', '2026-07-18 17:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(35, 15, NULL, 'Luca', 5, 'Understated and beautiful, the jug is used for lemonade now.', 'en', 'published', '2026-05-06 00:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(36, 16, NULL, 'Kate O.', 5, 'Sent for a newborn as the description says. The mother cried, in a good way.', 'en', 'published', '2026-09-18 08:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(37, 16, NULL, 'Abeer S.', 5, 'Silk is the right word. And no smell, which my sister needed.', 'en', 'published', '2026-07-06 15:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(38, 17, NULL, 'Ravi', 5, 'Never seen tulips like these in my life. Please get more in.', 'en', 'published', '2026-11-18 23:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(39, 17, NULL, 'Joanna K.', 4, 'Wild shapes, a bit short-lived, would buy again in a heartbeat.', 'en', 'published', '2026-09-06 06:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(40, 18, NULL, 'Hassan T.', 5, 'My wife is from the countryside and said it smells like home. That is a five from me.', 'en', 'published', '2026-06-24 13:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(41, 18, NULL, 'Freya', 4, 'Sunflowers drink like horses, top up twice a day! Gorgeous though.', 'en', 'published', '2026-11-06 21:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(42, 19, NULL, 'Lina A.', 5, 'Peonies the size of saucers. Worth every riyal.', 'en', 'published', '2026-08-25 04:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(43, 19, NULL, 'Martin E.', 3, 'Beautiful on day one, but the peonies dropped quite suddenly on day five.', 'en', 'published', '2026-06-12 11:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(44, 20, NULL, 'Rawan', 5, 'The blue is real, not dyed, I asked. It made the majlis.', 'en', 'published', '2026-10-25 19:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(45, 20, NULL, 'George H.', 5, 'Ordered for a retirement party of forty, everyone smelled it, nobody sneezed.', 'en', 'published', '2026-08-13 02:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(46, 20, NULL, 'Alia M.', 4, 'One hydrangea went limp, I did the cold bath trick from the care card and it came back. Magic.', 'en', 'published', '2026-05-31 09:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(47, 21, NULL, 'Emily S.', 5, 'It looks like somebody walked through a field for me.', 'en', 'published', '2026-10-13 17:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(48, 21, NULL, 'Saad', 4, 'Good value on offer. More daisies than anything else but that is the charm.', 'en', 'published', '2026-08-01 00:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(49, 22, NULL, 'Teresa', 4, 'The scent fills the flat. Too strong for the bedroom as they warn you.', 'en', 'published', '2026-05-19 07:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(50, 22, NULL, 'Mark D.', 2, 'Half the buds never opened. They refunded half, which is fair, but I was embarrassed in front of my host.', 'en', 'published', '2026-10-01 15:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(51, 23, NULL, 'Aisha B.', 5, 'For my brother’s graduation. Loud, happy, perfect.', 'en', 'published', '2026-07-19 22:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(52, 23, NULL, 'Daniel', 4, 'Gerberas had little straws on the stems, a nice touch, they stayed straight.', 'en', 'published', '2026-05-07 05:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(53, 24, NULL, 'Rita N.', 5, 'The olive branches are still in my kitchen two months later.', 'en', 'published', '2026-09-19 13:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(54, 24, NULL, 'Ibrahim Z.', 4, 'Very tasteful. A little expensive for a weekday, perfect for a holiday.', 'en', 'published', '2026-07-07 20:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(55, 25, NULL, 'Chloe A.', 5, 'Berry sorbet is exactly it. My phone background now.', 'en', 'published', '2026-11-20 04:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(56, 25, NULL, 'Munira', 5, 'Sent to a colleague who never says thank you. She said thank you.', 'en', 'published', '2026-09-07 11:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(57, 25, NULL, 'Anders', 4, 'Strong colours, compact. The carnations last for ever.', 'en', 'published', '2026-06-25 18:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(58, 26, NULL, 'Farah Y.', 5, 'Ordered six for an office opening through the business account, all identical, all on time.', 'en', 'published', '2026-11-08 02:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(59, 26, NULL, 'Helen C.', 4, 'Elegant. I would have liked more green.', 'en', 'published', '2026-08-26 09:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(60, 27, NULL, 'Nasser B.', 5, 'Eleven weeks in flower and still counting.', 'en', 'published', '2026-06-13 16:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(61, 27, NULL, 'Beth', 5, 'Came wrapped like a treasure, not a petal out of place in forty-four degrees.', 'en', 'published', '2026-10-27 00:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(62, 28, NULL, 'Sandra P.', 4, 'Pretty little orchid. One bath a week, as promised, nothing more.', 'en', 'published', '2026-08-14 07:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(63, 28, NULL, 'Majed', 5, 'Bought it for my office, the only living thing there besides me.', 'en', 'published', '2026-06-01 14:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(64, 29, NULL, 'Lucy F.', 5, 'The veins on the petals! I keep looking at it during calls.', 'en', 'published', '2026-10-14 22:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(65, 30, NULL, 'Karim', 3, 'Smells great but it needs more sun than my flat has. My fault really.', 'en', 'published', '2026-08-02 05:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(66, 30, NULL, 'Agnes', 5, 'Bees found it on the first morning. Lovely plant.', 'en', 'published', '2026-05-20 12:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(67, 31, NULL, 'Jude M.', 4, 'Dramatic is right. Faints at noon, back on its feet by one.', 'en', 'published', '2026-10-02 20:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(68, 32, NULL, 'Tom W.', 5, 'I have killed a cactus. This is alive after eight months.', 'en', 'published', '2026-07-21 03:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(69, 32, NULL, 'Reem', 4, 'Handsome and undemanding, like the good ones.', 'en', 'published', '2026-05-08 10:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(70, 33, NULL, 'Stefan', 5, 'Two new leaves since it came. The pot has a proper saucer inside.', 'en', 'published', '2026-09-20 18:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(71, 34, NULL, 'Huda & Rami', 5, 'Our housewarming present to friends; there are actual olives on it.', 'en', 'published', '2026-07-09 01:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(72, 34, NULL, 'Cynthia', 3, 'Nice tree, but it lost a third of its leaves in the first month. It is recovering now.', 'en', 'published', '2026-11-21 09:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(73, 35, NULL, 'Paula', 4, 'Cute bowl. One rosette was loose, I pushed it back in and it rooted.', 'en', 'published', '2026-09-08 16:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(74, 36, NULL, 'Yara & Sami', 5, 'I did not want to throw it. So I didn’t.', 'en', 'published', '2026-06-26 23:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(75, 36, NULL, 'Miriam H.', 5, 'They asked for a photo of the dress and matched the ivory. That is a florist.', 'en', 'published', '2026-11-09 07:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(76, 37, NULL, 'Jumana', 5, 'The peonies opened while we were saying our vows, I am not joking.', 'en', 'published', '2026-08-27 14:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(77, 37, NULL, 'Laura K.', 5, 'Light to carry, looked wonderful in every picture.', 'en', 'published', '2026-06-14 21:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(78, 37, NULL, 'Sarah M.', 4, 'Gorgeous. It came twenty minutes late and I aged a year, but gorgeous.', 'en', 'published', '2026-10-28 05:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(79, 38, NULL, 'Katya', 5, 'Burgundy and white with my mother’s jewellery. People still talk about it.', 'en', 'published', '2026-08-15 12:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(80, 39, NULL, 'Event by Nada', 4, 'We took twelve. Consistent quality and they collected the bowls without being asked.', 'en', 'published', '2026-06-02 19:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(81, 40, NULL, 'Rashid', 5, 'My wife planned the table around these. The candle height is just right.', 'en', 'published', '2026-10-16 03:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(82, 41, NULL, 'Bushra', 5, 'For my six-year-old, who refused to take it off to sleep.', 'en', 'published', '2026-08-03 10:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(83, 41, NULL, 'Annie', 4, 'Fresh and light. Order the right head size, mine needed an extra pin.', 'en', 'published', '2026-05-21 17:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(84, 42, NULL, 'Sweet Layers Bakery', 5, 'Clean work, stems sealed, the icing untouched. A pleasure to share a cake with.', 'en', 'published', '2026-10-04 01:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(85, 43, NULL, 'Mazen T.', 5, 'Two of these at the entrance and nobody looked at the hotel carpet again.', 'en', 'published', '2026-07-22 08:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(86, 44, NULL, 'Ben A.', 5, 'The lid moment works every time.', 'en', 'published', '2026-05-09 15:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(87, 44, NULL, 'Lamia', 4, 'Beautiful, heavy box. I wish the roses were a bit taller.', 'en', 'published', '2026-09-21 23:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(88, 45, NULL, 'Ghada', 5, 'I keep my letters in the box now, as instructed.', 'en', 'published', '2026-07-10 06:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(89, 46, NULL, 'The Haddads', 5, 'Arrived at the maternity ward the same afternoon. Blue like his eyes, said grandma.', 'en', 'published', '2026-11-22 14:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(90, 47, NULL, 'Nicolas', 4, 'A work of art, I felt bad when it faded.', 'en', 'published', '2026-09-09 21:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(91, 48, NULL, 'Zain', 5, 'I put the apology in. It was accepted.', 'en', 'published', '2026-06-28 04:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(92, 49, NULL, 'Monica', 5, 'The truffles did not survive the evening. The roses did, for eight days.', 'en', 'published', '2026-11-10 12:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(93, 49, NULL, 'Waleed S.', 3, 'Nice, but small for the price. The chocolate is excellent.', 'en', 'published', '2026-08-28 19:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(94, 50, NULL, 'Ruth', 5, 'We really did take the basket to the desert. Twice.', 'en', 'published', '2026-06-16 02:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(95, 51, NULL, 'Dalia', 4, 'Lovely evening-in idea. Candle smells of fig, not too sweet.', 'en', 'published', '2026-10-29 10:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(96, 52, NULL, 'Class 4B parents', 5, 'For Ms. Huda at the end of the year. She hugged the delivery man.', 'en', 'published', '2026-08-16 17:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(97, 1, NULL, 'أم عبدالله', 5, 'طلبتها الظهر ووصلت قبل المغرب. الألوان أحلى من الصورة بكثير.', 'ar', 'published', '2026-06-04 00:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(98, 1, NULL, 'نورة القحطاني', 5, 'أهديتها لأمي وما قصّرت، قعدت معها عشرة أيام وهي نضرة.', 'ar', 'published', '2026-10-17 08:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(99, 1, NULL, 'فهد', 4, 'باقة راقية والتغليف مرتب، بس كنت أتوقع الحجم أكبر شوي.', 'ar', 'published', '2026-08-04 15:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(100, 2, NULL, 'سلطان العتيبي', 5, 'ورد أحمر فخم وساقه طويل، بيّضتوا وجهي في ذكرى زواجنا.', 'ar', 'published', '2026-05-22 22:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(101, 2, NULL, 'ريم', 5, 'الشريط لحاله حكاية. وصلت في الموعد بالدقيقة.', 'ar', 'published', '2026-10-05 06:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(102, 2, NULL, 'ماجد س.', 3, 'الورد جميل لكن المندوب تأخر نصف ساعة عن الموعد المحدد.', 'ar', 'published', '2026-07-23 13:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(103, 3, NULL, 'هيفاء', 5, 'أبيض ناعم ومزهرية ثقيلة محترمة. صارت ثابتة على مكتبي.', 'ar', 'published', '2026-05-10 20:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(104, 3, NULL, 'د. خالد', 4, 'أرسلتها لعزاء قريب، وكان الذوق في محله والبطاقة مكتوبة بخط جميل.', 'ar', 'published', '2026-09-23 04:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(105, 4, NULL, 'لطيفة', 5, 'لونها دافئ ومناسب لطاولة القهوة كما كتبوا تمامًا.', 'ar', 'published', '2026-07-11 11:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(106, 5, NULL, 'شهد', 5, 'بنتي تحب الوردي وطارت من الفرح. السعر بعد الخصم ممتاز.', 'ar', 'published', '2026-11-23 19:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(107, 5, NULL, 'عبدالرحمن', 4, 'جميلة جدًا، الجبسوفيلا تتساقط قليلًا لكنها لا تفسد المنظر.', 'ar', 'published', '2026-09-11 02:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(108, 6, NULL, 'يزيد', 5, 'وردة واحدة ووصلت الرسالة.', 'ar', 'published', '2026-06-29 09:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(109, 7, NULL, 'أمل الدوسري', 5, 'أرسلتها لخالتي في المستشفى وقالت: دخلت الشمس الغرفة.', 'ar', 'published', '2026-11-11 17:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(110, 8, NULL, 'جواهر', 5, 'غامقة وفخمة، ضيوفي كلهم سألوا من وين.', 'ar', 'published', '2026-08-30 00:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(111, 8, NULL, 'منصور', 4, 'الإناء جميل والورد ثابت، القرنفل عاش أسبوعين.', 'ar', 'published', '2026-06-17 07:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(112, 9, NULL, 'غادة', 4, 'ليلكي رقيق، تأخر تفتحه يومًا ثم صار مذهلًا.', 'ar', 'published', '2026-10-30 15:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(113, 10, NULL, 'سارة الحربي', 5, 'أجمل توليب وصلني في الرياض. كل يوم شكله يتغير.', 'ar', 'published', '2026-08-17 22:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(114, 10, NULL, 'تركي', 4, 'رائع، أنصحكم تبعدونه عن هواء المكيف.', 'ar', 'published', '2026-06-05 05:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(115, 11, NULL, 'العنود', 5, 'أبيض في أخضر هادئ، أراحت عيني من أول نظرة.', 'ar', 'published', '2026-10-18 13:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(116, 12, NULL, 'بدر', 5, 'رخيصة ومبهجة، آخذها كل أسبوع للبيت.', 'ar', 'published', '2026-08-05 20:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(117, 13, NULL, 'نجلاء', 4, 'البنفسجي الغامق خيالي. تمنيت الفاتح أكثر قليلًا.', 'ar', 'published', '2026-05-24 03:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(118, 14, NULL, 'أبو سعود', 5, 'ألوان تفتح النفس، الأولاد تخانقوا على تنسيقها.', 'ar', 'published', '2026-10-06 11:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(119, 14, NULL, 'مها', 4, 'جميلة ومرحة وعددها كامل.', 'ar', 'published', '2026-07-24 18:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(120, 15, NULL, 'عهود', 5, 'بسيطة وأنيقة، والإبريق صار من أغراض مطبخي.', 'ar', 'published', '2026-05-12 01:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(121, 16, NULL, 'دانة', 5, 'أرسلتها لصديقتي بعد الولادة، بلا رائحة وناعمة مثل ما قالوا.', 'ar', 'published', '2026-09-24 09:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(122, 16, NULL, 'سامي', 4, 'اللون الخوخي نادر وجميل، والتوصيل سريع.', 'ar', 'published', '2026-07-12 16:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(123, 17, NULL, 'فاطمة ز.', 5, 'أول مرة أشوف توليب بهالشكل! متى يرجع؟', 'ar', 'published', '2026-11-25 00:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(124, 18, NULL, 'ناصر', 5, 'ريحة الباقة ذكرتني بمزرعة جدي.', 'ar', 'published', '2026-09-12 07:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(125, 18, NULL, 'حصة', 4, 'دوّار الشمس كبير ونضر، يحتاج ماء كثير كما ذكروا.', 'ar', 'published', '2026-06-30 14:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(126, 19, NULL, 'أسماء', 5, 'الفاوانيا بحجم الفنجان الكبير، تستاهل كل ريال.', 'ar', 'published', '2026-11-12 22:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(127, 19, NULL, 'راكان', 4, 'ذوق عالٍ وتغليف هادئ، الفاوانيا عمرها قصير لكن هذا طبعها.', 'ar', 'published', '2026-08-31 05:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(128, 20, NULL, 'أم فيصل', 5, 'زيّنت المجلس في العيد وكل من دخل سأل عنها.', 'ar', 'published', '2026-06-18 12:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(129, 20, NULL, 'وليد', 5, 'الأزرق طبيعي وجميل، والحجم كبير فعلًا.', 'ar', 'published', '2026-10-31 20:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(130, 21, NULL, 'جود', 5, 'كأن أحدًا قطفها لي من البر بعد المطر.', 'ar', 'published', '2026-08-19 03:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(131, 21, NULL, 'هشام', 3, 'لطيفة لكن الأقحوان أكثر من باقي الزهور.', 'ar', 'published', '2026-06-06 10:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(132, 22, NULL, 'مشاعل', 5, 'عطرها ملأ البيت أسبوعًا كاملًا.', 'ar', 'published', '2026-10-19 18:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(133, 23, NULL, 'عمر الزهراني', 5, 'هدية تخرّج لأخي، ألوان تضحك.', 'ar', 'published', '2026-08-07 01:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(134, 23, NULL, 'بشاير', 4, 'جربيرا ثابتة ما انحنت، وهذه أول مرة تصير معي.', 'ar', 'published', '2026-05-25 08:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(135, 24, NULL, 'لولوة', 5, 'أغصان الزيتون فكرة جميلة، جفّفتها وما زالت عندي.', 'ar', 'published', '2026-10-07 16:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(136, 25, NULL, 'رغد', 5, 'ألوانها توت على أصوله! صورتها أكثر من صور عيالي.', 'ar', 'published', '2026-07-25 23:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(137, 25, NULL, 'ثامر', 4, 'متراصة وقوية، زميلتي انبسطت فيها.', 'ar', 'published', '2026-05-13 06:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(138, 26, NULL, 'مكتب الأفق', 5, 'طلبنا ست باقات لافتتاح المكتب ووصلت كلها متطابقة وفي وقتها.', 'ar', 'published', '2026-09-25 14:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(139, 26, NULL, 'ابتسام', 4, 'بيضاء راقية تليق بالمناسبات الرسمية.', 'ar', 'published', '2026-07-13 21:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(140, 27, NULL, 'أريج', 5, 'له شهران وهو مزهر، ولا أسقيه إلا مرة في الأسبوع.', 'ar', 'published', '2026-11-26 05:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(141, 27, NULL, 'محمد الشمري', 5, 'وصل مغلفًا بعناية رغم حر أغسطس ولا زهرة ساقطة.', 'ar', 'published', '2026-09-13 12:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(142, 28, NULL, 'وجدان', 4, 'حجمه مناسب للمكتب ولونه هادئ.', 'ar', 'published', '2026-07-01 19:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(143, 29, NULL, 'أبرار', 5, 'بنفسجي ملكي، والأصيص الفحمي زاده جمالًا.', 'ar', 'published', '2026-11-14 03:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(144, 30, NULL, 'سعود', 4, 'ريحته تنعش، يحتاج شمس أكثر من اللي عندي.', 'ar', 'published', '2026-09-01 10:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(145, 31, NULL, 'نوف', 4, 'تعطش بسرعة وتنتعش بسرعة، تعلّقت فيها.', 'ar', 'published', '2026-06-19 17:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(146, 32, NULL, 'خلود', 5, 'أنا التي تموت عندها كل النباتات، وهذه عايشة من ستة أشهر!', 'ar', 'published', '2026-11-02 01:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(147, 32, NULL, 'رائد', 5, 'شكلها مرتب وما تطلب شيء.', 'ar', 'published', '2026-08-20 08:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(148, 33, NULL, 'عزيزة', 4, 'طلّعت ورقتين جديدتين، والأصيص ثقيل وثابت.', 'ar', 'published', '2026-06-07 15:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(149, 34, NULL, 'أبو تركي', 5, 'هدية منزل موفقة، وفيها حبات زيتون فعلًا.', 'ar', 'published', '2026-10-20 23:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(150, 35, NULL, 'ميعاد', 5, 'صغيرة وحلوة على شباك المطبخ.', 'ar', 'published', '2026-08-08 06:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(151, 36, NULL, 'عروس شوال', 5, 'ناعمة ومتماسكة وما ثقلت على يدي طول الليلة.', 'ar', 'published', '2026-05-26 13:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(152, 37, NULL, 'رهف', 5, 'تفتحت الفاوانيا ونحن في الكوشة، لحظة ما أنساها.', 'ar', 'published', '2026-10-08 21:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(153, 37, NULL, 'أم العروس', 5, 'وصلت الصبح باردة في صندوقها ومعها قطعة لتجفيف المقبض. اهتمام بالتفاصيل.', 'ar', 'published', '2026-07-27 04:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(154, 38, NULL, 'لمى', 5, 'العنّابي مع الأبيض طلع في الصور لوحة.', 'ar', 'published', '2026-05-14 11:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(155, 38, NULL, 'هند م.', 4, 'رائعة، كنت أتمنى شريطًا أطول.', 'ar', 'published', '2026-09-26 19:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(156, 39, NULL, 'قاعة لؤلؤة', 5, 'أخذنا عشر طاولات والجودة واحدة في كلها.', 'ar', 'published', '2026-07-15 02:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(157, 40, NULL, 'سمية', 4, 'الشموع أعطت دفئًا للطاولة، والوعاء استلموه ثاني يوم من غير ما نذكّرهم.', 'ar', 'published', '2026-11-27 10:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(158, 41, NULL, 'جوري', 5, 'بنتي رفضت تنزعه حتى وقت النوم.', 'ar', 'published', '2026-09-14 17:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(159, 42, NULL, 'حلويات نُهى', 5, 'شغل نظيف وسيقان مغلفة، ما لمست الكريمة أبدًا.', 'ar', 'published', '2026-07-03 00:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(160, 43, NULL, 'أبو ريان', 5, 'اثنتان عند المدخل وصار للقاعة هيبة.', 'ar', 'published', '2026-11-15 08:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(161, 43, NULL, 'تنسيق ديم', 4, 'عمل احترافي، فقط أبلغوهم مسبقًا إن كانت القاعة مكشوفة.', 'ar', 'published', '2026-09-02 15:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(162, 44, NULL, 'مشاري', 5, 'رفعت الغطاء وسكتت دقيقة. يكفي.', 'ar', 'published', '2026-06-20 22:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(163, 44, NULL, 'العنود س.', 5, 'علبة فخمة وورد مرصوص بدون فراغات.', 'ar', 'published', '2026-11-03 06:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(164, 45, NULL, 'تهاني', 4, 'الفاوانيا تحفة، وصارت العلبة لصوري القديمة.', 'ar', 'published', '2026-08-21 13:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(165, 46, NULL, 'أم جود', 5, 'وصلت المستشفى نفس اليوم، زرقاء تجنن للمولود.', 'ar', 'published', '2026-06-08 20:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(166, 47, NULL, 'باسل', 5, 'ترتيب دقيق كأنه سجادة ورد.', 'ar', 'published', '2026-10-22 04:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(167, 47, NULL, 'نهال', 4, 'جميلة ومميزة، وصلت بلا أي خدش.', 'ar', 'published', '2026-08-09 11:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(168, 48, NULL, 'طلال', 5, 'حطيت المفتاح في العلبة، وكانت أحلى مفاجأة.', 'ar', 'published', '2026-05-27 18:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(169, 49, NULL, 'منيرة', 4, 'الترفل لذيذ جدًا وخلص قبل الورد بكثير.', 'ar', 'published', '2026-10-10 02:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(170, 50, NULL, 'عائلة الراشد', 5, 'السلة معنا في كل كشتة من يومها.', 'ar', 'published', '2026-07-28 09:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(171, 51, NULL, 'روان', 2, 'الورد جميل لكن الشمعة وصلت مكسورة. عوّضوني بعد يومين.', 'ar', 'published', '2026-05-15 16:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(172, 51, NULL, 'لينا', 5, 'فكرة حلوة لليلة هادئة، ورائحة الشمعة خفيفة.', 'ar', 'published', '2026-09-28 00:01:45.937825+00', '', NULL, NULL, DEFAULT),
	(173, 52, NULL, 'أمهات صف رابع', 5, 'لمعلمة تستاهل، فرحت فيها كثير.', 'ar', 'published', '2026-07-16 07:01:45.937825+00', '', NULL, NULL, DEFAULT);


--
-- Data for Name: search_vocabulary; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.search_vocabulary VALUES
	('babys', 'baby''s'),
	('blush', 'blush'),
	('bouquet', 'bouquet'),
	('breath', 'breath'),
	('coral', 'coral'),
	('eucalyptus', 'eucalyptus'),
	('garden', 'garden'),
	('gypsophila', 'gypsophila'),
	('hour', 'hour'),
	('jouri', 'jouri'),
	('paper', 'paper'),
	('peach', 'peach'),
	('pink', 'pink'),
	('rose', 'rose'),
	('roses', 'roses'),
	('spray', 'spray'),
	('wrap', 'wrap'),
	('اوكالبتوس', 'أوكالبتوس'),
	('باقه', 'باقة'),
	('بوكيه', 'بوكيه'),
	('جبسوفيلا', 'جبسوفيلا'),
	('جوري', 'جوري'),
	('جوريه', 'جورية'),
	('خوخي', 'خوخي'),
	('زهري', 'زهري'),
	('ساعه', 'ساعة'),
	('سبراي', 'سبراي'),
	('صغير', 'صغير'),
	('كينا', 'كينا'),
	('مشمشي', 'مشمشي'),
	('ورد', 'الورد'),
	('وردي', 'وردي'),
	('ورود', 'ورود'),
	('dozen', 'dozen'),
	('red', 'red'),
	('two', 'two'),
	('احمر', 'أحمر'),
	('اربع', 'أربع'),
	('حمرا', 'حمراء'),
	('ورده', 'وردة'),
	('وعشرون', 'وعشرون'),
	('glass', 'glass'),
	('snow', 'snow'),
	('vase', 'vase'),
	('white', 'white'),
	('ابيض', 'أبيض'),
	('بيضا', 'بيضاء'),
	('ثلج', 'الثلج'),
	('حديقه', 'حديقة'),
	('زجاجيه', 'زجاجية'),
	('فازه', 'فازة'),
	('مزهريه', 'مزهرية'),
	('apricot', 'apricot'),
	('ceramic', 'ceramic'),
	('evening', 'evening'),
	('orange', 'orange'),
	('ruscus', 'ruscus'),
	('برتقالي', 'برتقالي'),
	('خزفيه', 'خزفية'),
	('روسكس', 'روسكس'),
	('مسا', 'مساء'),
	('مشمش', 'المشمش'),
	('crescendo', 'crescendo'),
	('تدرج', 'تدرّج'),
	('single', 'single'),
	('the', 'the'),
	('واحده', 'واحدة'),
	('buttercup', 'buttercup'),
	('daisies', 'daisies'),
	('daisy', 'daisy'),
	('light', 'light'),
	('morning', 'morning'),
	('ranunculus', 'ranunculus'),
	('yellow', 'yellow'),
	('اصفر', 'أصفر'),
	('اقحوان', 'أقحوان'),
	('حوذان', 'حوذان'),
	('ديزي', 'ديزي'),
	('رانونكيل', 'رانونكيل'),
	('صباح', 'الصباح'),
	('صفرا', 'صفراء'),
	('نور', 'نور'),
	('carnation', 'carnation'),
	('carnations', 'carnations'),
	('dusk', 'dusk'),
	('velvet', 'velvet'),
	('غسق', 'غسق'),
	('قرنفل', 'قرنفل'),
	('مخملي', 'مخملي'),
	('lilac', 'lilac'),
	('purple', 'purple'),
	('violet', 'violet'),
	('whisper', 'whisper'),
	('بنفسجي', 'بنفسجي'),
	('ليلك', 'الليلك'),
	('ليلكي', 'ليلكي'),
	('موف', 'موف'),
	('همس', 'همس'),
	('parade', 'parade'),
	('tulip', 'tulip'),
	('tulips', 'tulips'),
	('توليب', 'توليب'),
	('تيوليب', 'تيوليب'),
	('خزامي', 'خزامى'),
	('موكب', 'موكب'),
	('linen', 'linen'),
	('كتان', 'كتّان'),
	('first', 'first'),
	('sun', 'sun'),
	('اول', 'أول'),
	('شمس', 'الشمس'),
	('بنفسج', 'البنفسج'),
	('market', 'market'),
	('mixed', 'mixed'),
	('spring', 'spring'),
	('ربيع', 'الربيع'),
	('سوق', 'سوق'),
	('مشكل', 'مشكل'),
	('ملون', 'ملون'),
	('scarlet', 'scarlet'),
	('thread', 'thread'),
	('خيط', 'خيط'),
	('قرمزي', 'قرمزي'),
	('silk', 'silk'),
	('حرير', 'حرير'),
	('خوخ', 'الخوخ'),
	('flame', 'flame'),
	('parrot', 'parrot'),
	('ببغا', 'الببغاء'),
	('لهب', 'لهب'),
	('bouquets', 'bouquets'),
	('late', 'late'),
	('lavender', 'lavender'),
	('summer', 'summer'),
	('sunflower', 'sunflower'),
	('sunflowers', 'sunflowers'),
	('اواخر', 'أواخر'),
	('باقات', 'باقات'),
	('دوار', 'دوار'),
	('صيف', 'الصيف'),
	('عباد', 'عباد'),
	('لافندر', 'لافندر'),
	('مشكله', 'مشكّلة'),
	('letter', 'letter'),
	('peonies', 'peonies'),
	('peony', 'peony'),
	('بيوني', 'بيوني'),
	('رساله', 'رسالة'),
	('صليب', 'الصليب'),
	('عود', 'عود'),
	('فاوانيا', 'فاوانيا'),
	('anemone', 'anemone'),
	('blue', 'blue'),
	('breeze', 'breeze'),
	('hydrangea', 'hydrangea'),
	('sea', 'sea'),
	('ازرق', 'أزرق'),
	('انيمون', 'أنيمون'),
	('بحر', 'البحر'),
	('زرقا', 'زرقاء'),
	('شقايق', 'شقائق'),
	('كوبيه', 'كوبية'),
	('نسيم', 'نسيم'),
	('نعمان', 'النعمان'),
	('هدرانجيا', 'هدرانجيا'),
	('هيدرانجيا', 'هيدرانجيا'),
	('meadow', 'meadow'),
	('walk', 'walk'),
	('مرج', 'المرج'),
	('نزهه', 'نزهة'),
	('lilies', 'lilies'),
	('lily', 'lily'),
	('oriental', 'oriental'),
	('زنابق', 'زنابق'),
	('زنبق', 'زنبق'),
	('شرقيه', 'شرقية'),
	('ليلي', 'ليلي'),
	('ليليوم', 'ليليوم'),
	('citrus', 'citrus'),
	('gerbera', 'gerbera'),
	('grove', 'grove'),
	('بستان', 'بستان'),
	('جربيرا', 'جربيرا'),
	('حمضيات', 'الحمضيات'),
	('courtyard', 'courtyard'),
	('olive', 'olive'),
	('زيتون', 'الزيتون'),
	('فنا', 'فناء'),
	('berry', 'berry'),
	('sorbet', 'sorbet'),
	('توت', 'التوت'),
	('سوربيه', 'سوربيه'),
	('green', 'green'),
	('library', 'library'),
	('اخضر', 'أخضر'),
	('خضرا', 'خضراء'),
	('مكتبه', 'مكتبة'),
	('moth', 'moth'),
	('orchid', 'orchid'),
	('orchids', 'orchids');
INSERT INTO public.search_vocabulary VALUES
	('phalaenopsis', 'phalaenopsis'),
	('plant', 'plant'),
	('plants', 'plants'),
	('pot', 'pot'),
	('twin', 'twin'),
	('اصيص', 'أصيص'),
	('اوركيد', 'أوركيد'),
	('اوركيدا', 'اوركيدا'),
	('سحلبيه', 'سحلبية'),
	('مزدوج', 'مزدوج'),
	('نباتات', 'نباتات'),
	('نبته', 'نبتة'),
	('واوركيد', 'وأوركيد'),
	('amethyst', 'amethyst'),
	('جمشت', 'الجمشت'),
	('potted', 'potted'),
	('sansevieria', 'sansevieria'),
	('snake', 'snake'),
	('جلد', 'جلد'),
	('سانسيفيريا', 'السانسيفيريا'),
	('نمر', 'النمر'),
	('ficus', 'ficus'),
	('rubber', 'rubber'),
	('فيكس', 'الفيكس'),
	('مطاطي', 'المطاطي'),
	('little', 'little'),
	('tree', 'tree'),
	('شجره', 'شجرة'),
	('صغيره', 'صغيرة'),
	('bowl', 'bowl'),
	('succulent', 'succulent'),
	('succulents', 'succulents'),
	('صبار', 'صبار'),
	('عصاريات', 'العصاريات'),
	('وعا', 'وعاء'),
	('bridal', 'bridal'),
	('events', 'events'),
	('ivory', 'ivory'),
	('ribbon', 'ribbon'),
	('tied', 'tied'),
	('weddings', 'weddings'),
	('اعراس', 'أعراس'),
	('عاجيه', 'العاجية'),
	('عروس', 'عروس'),
	('مسكه', 'مسكة'),
	('ومناسبات', 'ومناسبات'),
	('vows', 'vows'),
	('عهود', 'عهود'),
	('ورديه', 'وردية'),
	('bride', 'bride'),
	('winter', 'winter'),
	('شتا', 'الشتاء'),
	('centrepiece', 'centrepiece'),
	('تنسيق', 'تنسيق'),
	('طاوله', 'طاولة'),
	('candlelit', 'candlelit'),
	('table', 'table'),
	('شموع', 'الشموع'),
	('علي', 'على'),
	('crown', 'crown'),
	('flower', 'flower'),
	('wreath', 'wreath'),
	('تاج', 'تاج'),
	('زهور', 'الزهور'),
	('طوق', 'طوق'),
	('cake', 'cake'),
	('florals', 'florals'),
	('stand', 'stand'),
	('كعكه', 'الكعكة'),
	('كيك', 'كيك'),
	('grand', 'grand'),
	('hall', 'hall'),
	('قاعه', 'القاعة'),
	('كبري', 'الكبرى'),
	('box', 'box'),
	('boxes', 'boxes'),
	('gifts', 'gifts'),
	('hat', 'hat'),
	('midnight', 'midnight'),
	('صندوق', 'صندوق'),
	('علبه', 'علبة'),
	('ليل', 'الليل'),
	('منتصف', 'منتصف'),
	('هدايا', 'هدايا'),
	('وعلب', 'وعلب'),
	('cloud', 'cloud'),
	('غيم', 'الغيم'),
	('gift', 'gift'),
	('mosaic', 'mosaic'),
	('فسيفسا', 'فسيفساء'),
	('هديه', 'هدية'),
	('وهديه', 'وهدية'),
	('truffles', 'truffles'),
	('وترفل', 'وترفل'),
	('basket', 'basket'),
	('picnic', 'picnic'),
	('سله', 'سلة'),
	('امسيه', 'أمسية'),
	('هاديه', 'هادئة'),
	('keepsake', 'keepsake'),
	('تذكار', 'تذكار');


--
-- Data for Name: search_word; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.search_word VALUES
	('garden rose', 'roses ورد جوري ورود جورية jouri'),
	('spray rose', 'roses ورد سبراي ورد صغير'),
	('tulip', 'tulips توليب تيوليب خزامى'),
	('peony', 'peonies فاوانيا بيوني عود الصليب'),
	('ranunculus', 'رانونكيل حوذان buttercup'),
	('hydrangea', 'هدرانجيا هيدرانجيا كوبية'),
	('lily', 'lilies زنبق ليلي ليليوم'),
	('anemone', 'شقائق النعمان أنيمون'),
	('carnation', 'carnations قرنفل'),
	('daisy', 'daisies أقحوان ديزي'),
	('gerbera', 'جربيرا'),
	('sunflower', 'sunflowers دوار الشمس عباد الشمس'),
	('lavender', 'لافندر خزامى'),
	('gypsophila', 'جبسوفيلا baby''s breath'),
	('eucalyptus', 'أوكالبتوس كينا'),
	('ruscus', 'روسكس'),
	('olive', 'زيتون'),
	('moth orchid', 'orchids phalaenopsis أوركيد اوركيدا سحلبية'),
	('sansevieria', 'snake plant سانسيفيريا جلد النمر'),
	('ficus', 'rubber plant فيكس'),
	('succulent', 'succulents عصاريات صبار'),
	('red', 'أحمر حمراء'),
	('pink', 'وردي زهري'),
	('white', 'أبيض بيضاء'),
	('yellow', 'أصفر صفراء'),
	('orange', 'برتقالي'),
	('purple', 'violet lilac بنفسجي ليلكي موف'),
	('blue', 'أزرق زرقاء'),
	('green', 'أخضر خضراء'),
	('peach', 'coral خوخي مشمشي'),
	('mixed', 'مشكل ملون'),
	('paper wrap', 'bouquet باقة بوكيه'),
	('ribbon-tied', 'bouquet bridal باقة عروس مسكة'),
	('glass vase', 'مزهرية زجاجية فازة'),
	('ceramic vase', 'مزهرية خزفية فازة'),
	('ceramic pot', 'plant نبتة أصيص'),
	('ceramic bowl', 'centrepiece تنسيق طاولة'),
	('wreath', 'crown تاج طوق'),
	('cake stand', 'cake كعكة كيك'),
	('hat box', 'box صندوق علبة'),
	('gift box', 'box gift صندوق علبة هدية'),
	('basket', 'سلة');


--
-- Data for Name: session; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.session VALUES
	('24a263a5-b8fc-4597-a037-3f42909be802', '187d2035-f5c6-427b-bb16-2eae4927d98f', '\x0804514d9bdc780780dd81c5b11405a8484120b86cee8b34dde63028bfbf4a25', 1, '2026-11-28 08:00:02.661+00', '2026-11-28 08:00:02.661+00', true, '2026-12-28 08:00:02.661+00', NULL, NULL, '2026-11-28 08:00:02.661+00'),
	('b5709005-5b3d-4881-9951-8360366100ad', '63874828-504b-4e87-be67-a17409152492', '\xbb245cb3e243388915ed99fe6c7ed3042fbfa5f351757db9addb53c92aba599b', 1, '2026-11-28 08:00:02.722+00', '2026-11-28 08:00:02.722+00', true, '2026-12-28 08:00:02.722+00', NULL, NULL, '2026-11-28 08:00:02.722+00'),
	('18fcacd7-435c-4308-9dd7-6a870c5b6376', '17818bf7-3135-4146-ae71-c80d450f4504', '\x9cebb7601e8d36a6e5e0660835458136372012564aeeb8adb546dbdaf6a213ab', 1, '2026-11-28 08:00:02.75+00', '2026-11-28 08:00:02.75+00', true, '2026-12-28 08:00:02.75+00', NULL, NULL, '2026-11-28 08:00:02.75+00'),
	('64bc8d9a-4b61-426d-8651-ce9ba4412d27', '070f126c-ae24-46b6-891d-bd947c789c8f', '\xb55c93c9188ba8d636b6d774a39e8dab1e0c9a44498576e8cdf5920ae06bf581', 1, '2026-11-28 08:00:02.8+00', '2026-11-28 08:00:02.8+00', true, '2026-12-28 08:00:02.8+00', NULL, NULL, '2026-11-28 08:00:02.8+00');


--
-- Data for Name: setting; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.setting VALUES
	('seller', '{"city": {"ar": "الرياض", "en": "Riyadh"}, "name": {"ar": "مؤسسة وردة لتجارة الزهور", "en": "Warda Flowers Trading Est."}, "street": {"ar": "شارع العليا", "en": "Olaya Street"}, "crNumber": "1010123456", "district": {"ar": "حي العليا", "en": "Al Olaya"}, "vatNumber": "310122393500003", "postalCode": "12211", "buildingNumber": "7204"}', 1, '2026-11-28 18:01:45.603541+00'),
	('contact', '{"email": "hello@warda.example", "phone": "+966 11 200 4477", "mapUrl": "https://www.openstreetmap.org/?mlat=24.7136&mlon=46.6753#map=16/24.7136/46.6753", "address": {"ar": "شارع العليا، حي العليا، الرياض 12211، المملكة العربية السعودية", "en": "Olaya Street, Al Olaya, Riyadh 12211, Saudi Arabia"}}', 1, '2026-11-28 18:01:45.603541+00'),
	('sitePictures', '{"about": {"alt": {"ar": "طاولة منسّق زهور عليها إبريق من الفاوانيا والورد ووردة مفردة وأصيص فخاري.", "en": "A florist’s table with a jug of peonies and roses, a single rose and a terracotta pot."}, "key": "4f02f0f592ab54fdfc88", "width": 2000, "colour": "#e9d5ba", "height": 1125, "widths": [480, 640, 960, 1280, 1920], "preview": "data:image/webp;base64,UklGRmQAAABXRUJQVlA4IFgAAADwAwCdASogABIAPtFYpEuoJSOlMAgBABoJZQCzgCHfGsZmXTjyEHHAAP7v7s+FxQi9aTYtbYhybV1plNUObRE3kwN1wV4YJHn3l/6gDi/KdN7j6ovRuAAA"}, "heroes": [{"alt": {"ar": "باقة سخية من الفاوانيا والورد الوردي الفاتح في ورق أبيض بجانب صندوق هدية صغير.", "en": "A generous bouquet of blush peonies and roses in white paper beside a small gift box."}, "key": "deead0aa22af08638329", "width": 2000, "colour": "#f2decc", "height": 1125, "widths": [480, 640, 960, 1280, 1920], "preview": "data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAAAQBACdASogABIAPsVOoUuvJCMhsAwB4BiJZQCuHCm7vihrvbl1/qSkAAD+8Qgj7AApzrg+K9Y8khxk+UBFRSBp4+c18QUNQAA="}, {"alt": {"ar": "هدرانجيا وورد وفاوانيا بيضاء في مزهرية زجاجية على خلفية خضراء هادئة.", "en": "White hydrangea, roses and peonies in a glass vase against a sage backdrop."}, "key": "8514f9b41b6a5cf1ce29", "width": 2000, "colour": "#dfe3cd", "height": 1125, "widths": [480, 640, 960, 1280, 1920], "preview": "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAACQAwCdASogABIAPsVOo0uqJCOhsAwBQBiJZwAAccEtNmfJPowAAP7w5aMLJ89QBxqT2aMxrquWYBlm3qUgAAAA"}, {"alt": {"ar": "توليب وردي وخوخي وأبيض في مزهرية خزفية بيضاء وبجانبها وردة مرجانية.", "en": "Pink, peach and white tulips in a white ceramic vase with a single coral rose beside it."}, "key": "f940349c909b32a98958", "width": 2000, "colour": "#f2e6d0", "height": 1125, "widths": [480, 640, 960, 1280, 1920], "preview": "data:image/webp;base64,UklGRlwAAABXRUJQVlA4IFAAAADQAwCdASogABIAPsFGoEuno6Mht/qoAPAYCWcAxNgpjU63dF9DBnQA/vJcdzEOkIjDRDKi9wHW1EQvseoFT5XArXlHgkIGqObWlNfp/EAAAA=="}], "services": {"alt": {"ar": "تنسيق زفاف منخفض للطاولة مع الشموع.", "en": "A low wedding centrepiece with candles."}, "key": "49d13a22055863c2f9b2", "width": 2000, "colour": "#ead6c4", "height": 1125, "widths": [480, 640, 960, 1280, 1920], "preview": "data:image/webp;base64,UklGRmQAAABXRUJQVlA4IFgAAAAQBACdASogABIAPslUn0unpKKhsAwA8BkJZwAWNcMRBvXxzJ8FtaJqwAD+yj0wcxn1VVzz/uT9L0wwfrF+2L5hOKYKPJh3iOetsuW1NRD/gLFfQRMaAAAA"}}', 1, '2026-11-28 18:01:45.937825+00'),
	('links', '{"developers": [{"url": "https://example.com/developers/web", "name": "Warda web team"}, {"url": "https://example.com/developers/server", "name": "Warda server team"}]}', 1, '2026-11-28 18:01:45.937825+00'),
	('promises', '{"cities": 38, "countries": 9, "freshnessDays": 9}', 1, '2026-11-28 08:00:03.036+00');


--
-- Data for Name: setting_version; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.setting_version VALUES
	('promises', 1, '{"cities": 38, "countries": 9, "freshnessDays": 9}', '070f126c-ae24-46b6-891d-bd947c789c8f', '2026-11-28 08:00:03.036+00');


--
-- Data for Name: slot_booking; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.slot_booking VALUES
	('2026-11-28', '09:00-11:00', 2),
	('2026-11-28', '11:00-13:00', 2),
	('2026-11-28', '13:00-15:00', 3),
	('2026-11-28', '15:00-17:00', 2),
	('2026-11-28', '17:00-19:00', 3),
	('2026-11-29', '09:00-11:00', 1),
	('2026-11-29', '11:00-13:00', 1),
	('2026-11-29', '13:00-15:00', 1),
	('2026-11-29', '15:00-17:00', 1),
	('2026-12-01', '11:00-13:00', 1);


--
-- Data for Name: slug_redirect; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: standing_line; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.standing_line VALUES
	(1, 4, 2);


--
-- Data for Name: standing_order; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.standing_order OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 1, '63874828-504b-4e87-be67-a17409152492', 'Lobby flowers', 'weekly', 2, '11:00-13:00', 'postponed', 'Front Desk', '0551112233', NULL, '2026-11-29', NULL, false, '2026-11-28 08:00:02.884+00', NULL);


--
-- Data for Name: standing_run; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: standing_skip; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: stock; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.stock VALUES
	(3, 60, 5),
	(4, 60, 5),
	(6, 60, 5),
	(7, 60, 5),
	(9, 60, 5),
	(10, 60, 5),
	(11, 60, 5),
	(13, 60, 5),
	(14, 60, 5),
	(15, 60, 5),
	(16, 60, 5),
	(18, 60, 5),
	(19, 0, 5),
	(20, 3, 5),
	(22, 60, 5),
	(23, 60, 5),
	(24, 60, 5),
	(25, 60, 5),
	(26, 60, 5),
	(27, 60, 5),
	(28, 60, 5),
	(29, 60, 5),
	(31, 60, 5),
	(32, 60, 5),
	(33, 60, 5),
	(34, 60, 5),
	(36, 60, 5),
	(37, 0, 5),
	(39, 60, 5),
	(41, 60, 5),
	(43, 60, 5),
	(44, 60, 5),
	(45, 60, 5),
	(46, 60, 5),
	(47, 60, 5),
	(48, 60, 5),
	(49, 60, 5),
	(50, 2, 5),
	(51, 1, 5),
	(52, 60, 5),
	(54, 60, 5),
	(55, 60, 5),
	(56, 60, 5),
	(58, 60, 5),
	(59, 60, 5),
	(60, 4, 5),
	(61, 60, 5),
	(62, 60, 5),
	(63, 60, 5),
	(64, 60, 5),
	(65, 60, 5),
	(66, 60, 5),
	(67, 60, 5),
	(68, 60, 5),
	(69, 60, 5),
	(70, 60, 5),
	(71, 60, 5),
	(72, 60, 5),
	(74, 60, 5),
	(76, 60, 5),
	(77, 60, 5),
	(78, 60, 5),
	(79, 60, 5),
	(80, 60, 5),
	(81, 60, 5),
	(82, 60, 5),
	(83, 5, 5),
	(84, 2, 5),
	(86, 60, 5),
	(87, 3, 5),
	(88, 0, 5),
	(89, 60, 5),
	(90, 60, 5),
	(91, 60, 5),
	(92, 60, 5),
	(93, 60, 5),
	(94, 60, 5),
	(95, 60, 5),
	(96, 60, 5),
	(21, 59, 5),
	(42, 58, 5),
	(73, 58, 5),
	(5, 59, 5),
	(53, 59, 5),
	(57, 59, 5),
	(12, 59, 5),
	(35, 59, 5),
	(38, 59, 5),
	(8, 59, 5),
	(30, 59, 5),
	(75, 57, 5),
	(17, 59, 5),
	(85, 59, 5),
	(40, 59, 5),
	(1, 59, 5),
	(2, 58, 5);


--
-- Data for Name: stock_move; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.stock_move OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 60, 'opening', NULL, '2026-11-28 18:01:45.937825+00', NULL, ''),
	(2, 2, 60, 'opening', NULL, '2026-11-28 18:01:45.937825+00', NULL, ''),
	(3, 3, 60, 'opening', NULL, '2026-11-28 18:01:45.937825+00', NULL, ''),
	(4, 4, 60, 'opening', NULL, '2026-11-28 18:01:45.937825+00', NULL, ''),
	(5, 5, 60, 'opening', NULL, '2026-11-28 18:01:45.937825+00', NULL, ''),
	(6, 6, 60, 'opening', NULL, '2026-11-28 18:01:45.937825+00', NULL, ''),
	(7, 7, 60, 'opening', NULL, '2026-11-28 18:01:45.937825+00', NULL, ''),
	(8, 8, 60, 'opening', NULL, '2026-11-28 18:01:45.937825+00', NULL, ''),
	(9, 9, 60, 'opening', NULL, '2026-11-28 18:01:45.937825+00', NULL, ''),
	(10, 10, 60, 'opening', NULL, '2026-11-28 18:01:45.937825+00', NULL, ''),
	(11, 11, 60, 'opening', NULL, '2026-11-28 18:01:45.937825+00', NULL, ''),
	(12, 12, 60, 'opening', NULL, '2026-11-28 18:01:45.937825+00', NULL, ''),
	(13, 13, 60, 'opening', NULL, '2026-11-28 18:01:45.937825+00', NULL, ''),
	(14, 14, 60, 'opening', NULL, '2026-11-28 18:01:45.937825+00', NULL, ''),
	(15, 15, 60, 'opening', NULL, '2026-11-28 18:01:45.937825+00', NULL, ''),
	(16, 16, 60, 'opening', NULL, '2026-11-28 18:01:45.937825+00', NULL, ''),
	(17, 17, 60, 'opening', NULL, '2026-11-28 18:01:45.937825+00', NULL, ''),
	(18, 18, 60, 'opening', NULL, '2026-11-28 18:01:45.937825+00', NULL, ''),
	(19, 20, 3, 'opening', NULL, '2026-11-28 18:01:45.937825+00', NULL, ''),
	(20, 21, 60, 'opening', NULL, '2026-11-28 18:01:45.937825+00', NULL, ''),
	(21, 22, 60, 'opening', NULL, '2026-11-28 18:01:45.937825+00', NULL, ''),
	(22, 23, 60, 'opening', NULL, '2026-11-28 18:01:45.937825+00', NULL, ''),
	(23, 24, 60, 'opening', NULL, '2026-11-28 18:01:45.937825+00', NULL, ''),
	(24, 25, 60, 'opening', NULL, '2026-11-28 18:01:45.937825+00', NULL, ''),
	(25, 26, 60, 'opening', NULL, '2026-11-28 18:01:45.937825+00', NULL, ''),
	(26, 27, 60, 'opening', NULL, '2026-11-28 18:01:45.937825+00', NULL, ''),
	(27, 28, 60, 'opening', NULL, '2026-11-28 18:01:45.937825+00', NULL, ''),
	(28, 29, 60, 'opening', NULL, '2026-11-28 18:01:45.937825+00', NULL, ''),
	(29, 30, 60, 'opening', NULL, '2026-11-28 18:01:45.937825+00', NULL, ''),
	(30, 31, 60, 'opening', NULL, '2026-11-28 18:01:45.937825+00', NULL, ''),
	(31, 32, 60, 'opening', NULL, '2026-11-28 18:01:45.937825+00', NULL, ''),
	(32, 33, 60, 'opening', NULL, '2026-11-28 18:01:45.937825+00', NULL, ''),
	(33, 34, 60, 'opening', NULL, '2026-11-28 18:01:45.937825+00', NULL, ''),
	(34, 35, 60, 'opening', NULL, '2026-11-28 18:01:45.937825+00', NULL, ''),
	(35, 36, 60, 'opening', NULL, '2026-11-28 18:01:45.937825+00', NULL, ''),
	(36, 38, 60, 'opening', NULL, '2026-11-28 18:01:45.937825+00', NULL, ''),
	(37, 39, 60, 'opening', NULL, '2026-11-28 18:01:45.937825+00', NULL, ''),
	(38, 40, 60, 'opening', NULL, '2026-11-28 18:01:45.937825+00', NULL, ''),
	(39, 41, 60, 'opening', NULL, '2026-11-28 18:01:45.937825+00', NULL, ''),
	(40, 42, 60, 'opening', NULL, '2026-11-28 18:01:45.937825+00', NULL, ''),
	(41, 43, 60, 'opening', NULL, '2026-11-28 18:01:45.937825+00', NULL, ''),
	(42, 44, 60, 'opening', NULL, '2026-11-28 18:01:45.937825+00', NULL, ''),
	(43, 45, 60, 'opening', NULL, '2026-11-28 18:01:45.937825+00', NULL, ''),
	(44, 46, 60, 'opening', NULL, '2026-11-28 18:01:45.937825+00', NULL, ''),
	(45, 47, 60, 'opening', NULL, '2026-11-28 18:01:45.937825+00', NULL, ''),
	(46, 48, 60, 'opening', NULL, '2026-11-28 18:01:45.937825+00', NULL, ''),
	(47, 49, 60, 'opening', NULL, '2026-11-28 18:01:45.937825+00', NULL, ''),
	(48, 50, 2, 'opening', NULL, '2026-11-28 18:01:45.937825+00', NULL, ''),
	(49, 51, 1, 'opening', NULL, '2026-11-28 18:01:45.937825+00', NULL, ''),
	(50, 52, 60, 'opening', NULL, '2026-11-28 18:01:45.937825+00', NULL, ''),
	(51, 53, 60, 'opening', NULL, '2026-11-28 18:01:45.937825+00', NULL, ''),
	(52, 54, 60, 'opening', NULL, '2026-11-28 18:01:45.937825+00', NULL, ''),
	(53, 55, 60, 'opening', NULL, '2026-11-28 18:01:45.937825+00', NULL, ''),
	(54, 56, 60, 'opening', NULL, '2026-11-28 18:01:45.937825+00', NULL, ''),
	(55, 57, 60, 'opening', NULL, '2026-11-28 18:01:45.937825+00', NULL, ''),
	(56, 58, 60, 'opening', NULL, '2026-11-28 18:01:45.937825+00', NULL, ''),
	(57, 59, 60, 'opening', NULL, '2026-11-28 18:01:45.937825+00', NULL, ''),
	(58, 60, 4, 'opening', NULL, '2026-11-28 18:01:45.937825+00', NULL, ''),
	(59, 61, 60, 'opening', NULL, '2026-11-28 18:01:45.937825+00', NULL, ''),
	(60, 62, 60, 'opening', NULL, '2026-11-28 18:01:45.937825+00', NULL, ''),
	(61, 63, 60, 'opening', NULL, '2026-11-28 18:01:45.937825+00', NULL, ''),
	(62, 64, 60, 'opening', NULL, '2026-11-28 18:01:45.937825+00', NULL, ''),
	(63, 65, 60, 'opening', NULL, '2026-11-28 18:01:45.937825+00', NULL, ''),
	(64, 66, 60, 'opening', NULL, '2026-11-28 18:01:45.937825+00', NULL, ''),
	(65, 67, 60, 'opening', NULL, '2026-11-28 18:01:45.937825+00', NULL, ''),
	(66, 68, 60, 'opening', NULL, '2026-11-28 18:01:45.937825+00', NULL, ''),
	(67, 69, 60, 'opening', NULL, '2026-11-28 18:01:45.937825+00', NULL, ''),
	(68, 70, 60, 'opening', NULL, '2026-11-28 18:01:45.937825+00', NULL, ''),
	(69, 71, 60, 'opening', NULL, '2026-11-28 18:01:45.937825+00', NULL, ''),
	(70, 72, 60, 'opening', NULL, '2026-11-28 18:01:45.937825+00', NULL, ''),
	(71, 73, 60, 'opening', NULL, '2026-11-28 18:01:45.937825+00', NULL, ''),
	(72, 74, 60, 'opening', NULL, '2026-11-28 18:01:45.937825+00', NULL, ''),
	(73, 75, 60, 'opening', NULL, '2026-11-28 18:01:45.937825+00', NULL, ''),
	(74, 76, 60, 'opening', NULL, '2026-11-28 18:01:45.937825+00', NULL, ''),
	(75, 77, 60, 'opening', NULL, '2026-11-28 18:01:45.937825+00', NULL, ''),
	(76, 78, 60, 'opening', NULL, '2026-11-28 18:01:45.937825+00', NULL, ''),
	(77, 79, 60, 'opening', NULL, '2026-11-28 18:01:45.937825+00', NULL, ''),
	(78, 80, 60, 'opening', NULL, '2026-11-28 18:01:45.937825+00', NULL, ''),
	(79, 81, 60, 'opening', NULL, '2026-11-28 18:01:45.937825+00', NULL, ''),
	(80, 82, 60, 'opening', NULL, '2026-11-28 18:01:45.937825+00', NULL, ''),
	(81, 83, 5, 'opening', NULL, '2026-11-28 18:01:45.937825+00', NULL, ''),
	(82, 84, 2, 'opening', NULL, '2026-11-28 18:01:45.937825+00', NULL, ''),
	(83, 85, 60, 'opening', NULL, '2026-11-28 18:01:45.937825+00', NULL, ''),
	(84, 86, 60, 'opening', NULL, '2026-11-28 18:01:45.937825+00', NULL, ''),
	(85, 87, 3, 'opening', NULL, '2026-11-28 18:01:45.937825+00', NULL, ''),
	(86, 89, 60, 'opening', NULL, '2026-11-28 18:01:45.937825+00', NULL, ''),
	(87, 90, 60, 'opening', NULL, '2026-11-28 18:01:45.937825+00', NULL, ''),
	(88, 91, 60, 'opening', NULL, '2026-11-28 18:01:45.937825+00', NULL, ''),
	(89, 92, 60, 'opening', NULL, '2026-11-28 18:01:45.937825+00', NULL, ''),
	(90, 93, 60, 'opening', NULL, '2026-11-28 18:01:45.937825+00', NULL, ''),
	(91, 94, 60, 'opening', NULL, '2026-11-28 18:01:45.937825+00', NULL, ''),
	(92, 95, 60, 'opening', NULL, '2026-11-28 18:01:45.937825+00', NULL, ''),
	(93, 96, 60, 'opening', NULL, '2026-11-28 18:01:45.937825+00', NULL, ''),
	(94, 2, -1, 'order', 'b46c97c4-f628-4075-8c48-14f62081387d', '2026-11-27 22:01:46.414+00', NULL, ''),
	(95, 21, -1, 'order', '8b59277b-6f80-443c-9b64-e0454727f181', '2026-11-27 22:02:46.414+00', NULL, ''),
	(96, 42, -2, 'order', '25a46246-c149-4501-8d8b-ed092f26fa1f', '2026-11-27 22:03:46.414+00', NULL, ''),
	(97, 73, -2, 'order', '30c21427-f8ad-487d-8805-a7207f9098ab', '2026-11-27 22:04:46.414+00', NULL, ''),
	(98, 5, -1, 'order', '38937048-188a-4d55-80cb-c1a13defcbe5', '2026-11-27 22:05:46.414+00', NULL, ''),
	(99, 53, -1, 'order', '2d834aee-7407-404d-8b98-9bb449d4f497', '2026-11-27 22:06:46.414+00', NULL, ''),
	(100, 57, -1, 'order', 'ce8d04da-fc48-4830-9b87-6716ee2a1a9f', '2026-11-27 22:07:46.414+00', NULL, ''),
	(101, 12, -1, 'order', '9bc7e223-f4ed-4f1c-99c2-4f408b6261a0', '2026-11-27 22:08:46.414+00', NULL, ''),
	(102, 35, -1, 'order', 'e08f2294-604e-4b60-b785-49f555fc1ad8', '2026-11-27 22:09:46.414+00', NULL, ''),
	(103, 38, -1, 'order', 'a6465bd1-e464-4546-b976-a9845e190690', '2026-11-27 22:10:46.414+00', NULL, ''),
	(104, 8, -1, 'order', '7f5c3938-b74f-4e11-a553-1d725bb1a0c2', '2026-11-27 22:11:46.414+00', NULL, ''),
	(105, 30, -1, 'order', '4b35bf2e-0037-4f75-b682-816ba744149c', '2026-11-27 22:12:46.414+00', NULL, ''),
	(106, 75, -3, 'order', '6f1f0b66-4923-4dda-94d5-5b915b4ce9c4', '2026-11-27 22:13:46.414+00', NULL, ''),
	(107, 17, -1, 'order', 'd310d84d-d889-4347-bc37-cc26b155a6de', '2026-11-27 22:14:46.414+00', NULL, ''),
	(108, 85, -1, 'order', 'dcfbe998-b91b-4dd5-95e1-0e5d9dcda503', '2026-11-27 22:15:46.414+00', NULL, ''),
	(109, 40, -1, 'order', 'bd03deb1-ac27-4ec1-9536-9a56821ebfe3', '2026-11-27 22:16:46.414+00', NULL, ''),
	(110, 1, -1, 'order', '31469921-911c-43cc-af51-640adc35a349', '2026-11-28 08:00:02.836+00', NULL, ''),
	(111, 2, -1, 'order', '31469921-911c-43cc-af51-640adc35a349', '2026-11-28 08:00:02.836+00', NULL, '');


--
-- Data for Name: variant; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.variant OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 'ROSES-01-SM', 'small', 16, 16500, 0),
	(2, 1, 'ROSES-01-ME', 'medium', 26, 24500, 1),
	(3, 1, 'ROSES-01-LA', 'large', 38, 34500, 2),
	(4, 2, 'ROSES-02-SM', 'small', 12, 17500, 0),
	(5, 2, 'ROSES-02-LA', 'large', 24, 32000, 1),
	(6, 2, 'ROSES-02-GR', 'grand', 50, 62000, 2),
	(7, 3, 'ROSES-03-ME', 'medium', 20, 29000, 0),
	(8, 3, 'ROSES-03-LA', 'large', 30, 39500, 1),
	(9, 4, 'ROSES-04-ME', 'medium', 20, 31000, 0),
	(10, 4, 'ROSES-04-LA', 'large', 28, 41000, 1),
	(11, 5, 'ROSES-05-SM', 'small', 15, 16000, 0),
	(12, 5, 'ROSES-05-LA', 'large', 24, 25500, 1),
	(13, 5, 'ROSES-05-GR', 'grand', 40, 41500, 2),
	(14, 6, 'ROSES-06-SI', 'single', 1, 3500, 0),
	(15, 7, 'ROSES-07-ME', 'medium', 28, 26500, 0),
	(16, 7, 'ROSES-07-LA', 'large', 40, 36000, 1),
	(17, 8, 'ROSES-08-ME', 'medium', 20, 33500, 0),
	(18, 8, 'ROSES-08-LA', 'large', 30, 45500, 1),
	(19, 9, 'ROSES-09-SM', 'small', 12, 15000, 0),
	(20, 9, 'ROSES-09-ME', 'medium', 21, 23500, 1),
	(21, 10, 'TULIPS-01-ME', 'medium', 16, 18500, 0),
	(22, 10, 'TULIPS-01-LA', 'large', 30, 29500, 1),
	(23, 11, 'TULIPS-02-ME', 'medium', 15, 19000, 0),
	(24, 11, 'TULIPS-02-LA', 'large', 25, 28000, 1),
	(25, 12, 'TULIPS-03-SM', 'small', 10, 9500, 0),
	(26, 12, 'TULIPS-03-ME', 'medium', 20, 16500, 1),
	(27, 12, 'TULIPS-03-LA', 'large', 40, 29000, 2),
	(28, 13, 'TULIPS-04-ME', 'medium', 22, 19500, 0),
	(29, 13, 'TULIPS-04-LA', 'large', 40, 32000, 1),
	(30, 14, 'TULIPS-05-ME', 'medium', 14, 16500, 0),
	(31, 14, 'TULIPS-05-LA', 'large', 20, 22000, 1),
	(32, 14, 'TULIPS-05-GR', 'grand', 50, 48000, 2),
	(33, 15, 'TULIPS-06-ME', 'medium', 13, 17500, 0),
	(34, 16, 'TULIPS-07-SM', 'small', 12, 12500, 0),
	(35, 16, 'TULIPS-07-ME', 'medium', 22, 20500, 1),
	(36, 16, 'TULIPS-07-LA', 'large', 36, 31000, 2),
	(37, 17, 'TULIPS-08-ME', 'medium', 11, 23000, 0),
	(38, 18, 'MIXED-01-ME', 'medium', 22, 26000, 0),
	(39, 18, 'MIXED-01-LA', 'large', 33, 34500, 1),
	(40, 19, 'MIXED-02-ME', 'medium', 15, 28500, 0),
	(41, 19, 'MIXED-02-LA', 'large', 22, 39000, 1),
	(42, 20, 'MIXED-03-ME', 'medium', 16, 31500, 0),
	(43, 20, 'MIXED-03-LA', 'large', 25, 44000, 1),
	(44, 21, 'MIXED-04-SM', 'small', 25, 12000, 0),
	(45, 21, 'MIXED-04-ME', 'medium', 49, 19500, 1),
	(46, 22, 'MIXED-05-ME', 'medium', 6, 21000, 0),
	(47, 22, 'MIXED-05-LA', 'large', 9, 28500, 1),
	(48, 23, 'MIXED-06-ME', 'medium', 15, 18500, 0),
	(49, 23, 'MIXED-06-LA', 'large', 22, 25500, 1),
	(50, 24, 'MIXED-07-LA', 'large', 19, 37500, 0),
	(51, 24, 'MIXED-07-GR', 'grand', 30, 54000, 1),
	(52, 25, 'MIXED-08-SM', 'small', 12, 17000, 0),
	(53, 25, 'MIXED-08-ME', 'medium', 21, 26000, 1),
	(54, 25, 'MIXED-08-LA', 'large', 32, 36500, 2),
	(55, 26, 'MIXED-09-ME', 'medium', 12, 31000, 0),
	(56, 26, 'MIXED-09-LA', 'large', 18, 42500, 1),
	(57, 27, 'PLANTS-01-LA', 'large', 2, 28500, 0),
	(58, 27, 'PLANTS-01-GR', 'grand', 4, 52000, 1),
	(59, 28, 'PLANTS-02-ME', 'medium', 1, 16500, 0),
	(60, 29, 'PLANTS-03-LA', 'large', 2, 31000, 0),
	(61, 30, 'PLANTS-04-SM', 'small', 120, 7500, 0),
	(62, 30, 'PLANTS-04-ME', 'medium', 240, 13000, 1),
	(63, 31, 'PLANTS-05-ME', 'medium', 6, 19500, 0),
	(64, 32, 'PLANTS-06-SM', 'small', 6, 8500, 0),
	(65, 32, 'PLANTS-06-ME', 'medium', 11, 14500, 1),
	(66, 33, 'PLANTS-07-ME', 'medium', 1, 18000, 0),
	(67, 33, 'PLANTS-07-LA', 'large', 2, 29500, 1),
	(68, 34, 'PLANTS-08-LA', 'large', 1, 34000, 0),
	(69, 35, 'PLANTS-09-SM', 'small', 6, 11000, 0),
	(70, 36, 'WEDDING-01-ME', 'medium', 24, 65000, 0),
	(71, 36, 'WEDDING-01-LA', 'large', 34, 85000, 1),
	(72, 37, 'WEDDING-02-ME', 'medium', 18, 69000, 0),
	(73, 37, 'WEDDING-02-LA', 'large', 28, 92000, 1),
	(74, 38, 'WEDDING-03-ME', 'medium', 24, 72000, 0),
	(75, 38, 'WEDDING-03-LA', 'large', 34, 96000, 1),
	(76, 39, 'WEDDING-04-LA', 'large', 21, 42000, 0),
	(77, 39, 'WEDDING-04-GR', 'grand', 34, 64000, 1),
	(78, 40, 'WEDDING-05-LA', 'large', 22, 44500, 0),
	(79, 40, 'WEDDING-05-GR', 'grand', 36, 69000, 1),
	(80, 41, 'WEDDING-06-SM', 'small', 20, 22000, 0),
	(81, 42, 'WEDDING-07-ME', 'medium', 18, 48000, 0),
	(82, 42, 'WEDDING-07-LA', 'large', 30, 72000, 1),
	(83, 43, 'WEDDING-08-LA', 'large', 20, 98000, 0),
	(84, 43, 'WEDDING-08-GR', 'grand', 36, 148000, 1),
	(85, 44, 'GIFTS-01-ME', 'medium', 18, 29000, 0),
	(86, 44, 'GIFTS-01-LA', 'large', 32, 46000, 1),
	(87, 45, 'GIFTS-02-ME', 'medium', 11, 32000, 0),
	(88, 45, 'GIFTS-02-LA', 'large', 17, 43000, 1),
	(89, 46, 'GIFTS-03-ME', 'medium', 15, 31000, 0),
	(90, 47, 'GIFTS-04-ME', 'medium', 25, 34500, 0),
	(91, 48, 'GIFTS-05-ME', 'medium', 21, 29500, 0),
	(92, 49, 'GIFTS-06-SM', 'small', 9, 18500, 0),
	(93, 50, 'GIFTS-07-ME', 'medium', 24, 29000, 0),
	(94, 50, 'GIFTS-07-LA', 'large', 37, 39500, 1),
	(95, 51, 'GIFTS-08-ME', 'medium', 21, 33000, 0),
	(96, 52, 'GIFTS-09-ME', 'medium', 17, 31500, 0);


--
-- Data for Name: welcome_given; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: wishlist_item; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.wishlist_item VALUES
	('187d2035-f5c6-427b-bb16-2eae4927d98f', 1, '2026-11-28 18:01:48.485091+00');


--
-- Data for Name: invoice; Type: TABLE DATA; Schema: sandbox_gateway; Owner: -
--

INSERT INTO sandbox_gateway.invoice VALUES
	('5c860b28e7c857fe7ac8', 'dacc52c6-f404-4f0d-a114-11c7a2c7d9d0', 27000, 'SAR', 'paid', 'Noura Alqahtani', 'Warda, order 10001', 'en', 'http://localhost:3000/confirm-payment?orderId=b46c97c4-f628-4075-8c48-14f62081387d', '2026-11-28 18:01:45.937825+00', '2026-11-28 18:01:45.937825+00', '2026-11-28 18:01:45.937825+00'),
	('13183ce179fd8baeda44', 'ae3d4c11-997a-46de-a474-bf8cd64a0bde', 34500, 'SAR', 'paid', 'ريم الدوسري', 'وردة، طلب رقم 10005', 'ar', 'http://localhost:3000/confirm-payment?orderId=38937048-188a-4d55-80cb-c1a13defcbe5', '2026-11-28 18:01:45.937825+00', '2026-11-28 18:01:45.937825+00', '2026-11-28 18:01:45.937825+00'),
	('a4ff39c695e030087f1e', 'b6a94aaa-8c74-45fe-8d78-f2da59ebbe05', 31000, 'SAR', 'paid', 'Noura Alqahtani', 'Warda, order 10007', 'en', 'http://localhost:3000/confirm-payment?orderId=ce8d04da-fc48-4830-9b87-6716ee2a1a9f', '2026-11-28 18:01:45.937825+00', '2026-11-28 18:01:45.937825+00', '2026-11-28 18:01:45.937825+00'),
	('2aaaab3b276c4f06e0c4', '72b9c3a3-f807-4e94-939a-cb1cbe9a8c3b', 18900, 'SAR', 'paid', 'Lama Alsubaie', 'Warda, order 10009', 'en', 'http://localhost:3000/confirm-payment?orderId=e08f2294-604e-4b60-b785-49f555fc1ad8', '2026-11-28 18:01:45.937825+00', '2026-11-28 18:01:45.937825+00', '2026-11-28 18:01:45.937825+00'),
	('c21b9e198730275a0452', '7dd16a2b-a1a2-4e8b-a39c-af098e29449e', 42000, 'SAR', 'paid', 'James Carter', 'Warda, order 10011', 'en', 'http://localhost:3000/confirm-payment?orderId=7f5c3938-b74f-4e11-a553-1d725bb1a0c2', '2026-11-28 18:01:45.937825+00', '2026-11-28 18:01:45.937825+00', '2026-11-28 18:01:45.937825+00'),
	('a0ae5742403fc9c7fb06', '418b6910-6306-4687-9f32-35858cd5defd', 31000, 'SAR', 'paid', 'Noura Alqahtani', 'Warda, order 10016', 'en', 'http://localhost:3000/confirm-payment?orderId=bd03deb1-ac27-4ec1-9536-9a56821ebfe3', '2026-11-28 18:01:45.937825+00', '2026-11-28 18:01:45.937825+00', '2026-11-28 18:01:45.937825+00');


--
-- Name: job_queues_id_seq; Type: SEQUENCE SET; Schema: graphile_worker; Owner: -
--

SELECT pg_catalog.setval('graphile_worker.job_queues_id_seq', 1, false);


--
-- Name: jobs_id_seq1; Type: SEQUENCE SET; Schema: graphile_worker; Owner: -
--

SELECT pg_catalog.setval('graphile_worker.jobs_id_seq1', 84, true);


--
-- Name: tasks_id_seq; Type: SEQUENCE SET; Schema: graphile_worker; Owner: -
--

SELECT pg_catalog.setval('graphile_worker.tasks_id_seq', 18, true);


--
-- Name: audit_entry_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.audit_entry_id_seq', 130, true);


--
-- Name: branch_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.branch_id_seq', 2, true);


--
-- Name: branch_manager_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.branch_manager_id_seq', 1, true);


--
-- Name: category_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.category_id_seq', 6, true);


--
-- Name: client_event_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.client_event_id_seq', 1, true);


--
-- Name: client_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.client_id_seq', 1, true);


--
-- Name: consent_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.consent_id_seq', 2, true);


--
-- Name: debt_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.debt_id_seq', 8, true);


--
-- Name: debt_settlement_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.debt_settlement_id_seq', 1, true);


--
-- Name: delivery_failure_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.delivery_failure_id_seq', 1, true);


--
-- Name: file_read_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.file_read_id_seq', 1, false);


--
-- Name: ledger_entry_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.ledger_entry_id_seq', 74, true);


--
-- Name: ledger_transaction_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.ledger_transaction_id_seq', 28, true);


--
-- Name: loyalty_entry_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.loyalty_entry_id_seq', 1, true);


--
-- Name: mailbox_message_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.mailbox_message_id_seq', 38, true);


--
-- Name: order_act_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.order_act_id_seq', 10, true);


--
-- Name: orders_number_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.orders_number_seq', 10017, true);


--
-- Name: problem_reply_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.problem_reply_id_seq', 1, true);


--
-- Name: problem_report_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.problem_report_id_seq', 1, true);


--
-- Name: product_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.product_id_seq', 52, true);


--
-- Name: review_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.review_id_seq', 173, true);


--
-- Name: standing_order_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.standing_order_id_seq', 1, true);


--
-- Name: stock_move_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.stock_move_id_seq', 111, true);


--
-- Name: variant_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.variant_id_seq', 96, true);


--
-- Name: _private_job_queues job_queues_pkey1; Type: CONSTRAINT; Schema: graphile_worker; Owner: -
--

ALTER TABLE ONLY graphile_worker._private_job_queues
    ADD CONSTRAINT job_queues_pkey1 PRIMARY KEY (id);


--
-- Name: _private_job_queues job_queues_queue_name_key; Type: CONSTRAINT; Schema: graphile_worker; Owner: -
--

ALTER TABLE ONLY graphile_worker._private_job_queues
    ADD CONSTRAINT job_queues_queue_name_key UNIQUE (queue_name);


--
-- Name: _private_jobs jobs_key_key1; Type: CONSTRAINT; Schema: graphile_worker; Owner: -
--

ALTER TABLE ONLY graphile_worker._private_jobs
    ADD CONSTRAINT jobs_key_key1 UNIQUE (key);


--
-- Name: _private_jobs jobs_pkey1; Type: CONSTRAINT; Schema: graphile_worker; Owner: -
--

ALTER TABLE ONLY graphile_worker._private_jobs
    ADD CONSTRAINT jobs_pkey1 PRIMARY KEY (id);


--
-- Name: _private_known_crontabs known_crontabs_pkey; Type: CONSTRAINT; Schema: graphile_worker; Owner: -
--

ALTER TABLE ONLY graphile_worker._private_known_crontabs
    ADD CONSTRAINT known_crontabs_pkey PRIMARY KEY (identifier);


--
-- Name: migrations migrations_pkey; Type: CONSTRAINT; Schema: graphile_worker; Owner: -
--

ALTER TABLE ONLY graphile_worker.migrations
    ADD CONSTRAINT migrations_pkey PRIMARY KEY (id);


--
-- Name: _private_tasks tasks_identifier_key; Type: CONSTRAINT; Schema: graphile_worker; Owner: -
--

ALTER TABLE ONLY graphile_worker._private_tasks
    ADD CONSTRAINT tasks_identifier_key UNIQUE (identifier);


--
-- Name: _private_tasks tasks_pkey; Type: CONSTRAINT; Schema: graphile_worker; Owner: -
--

ALTER TABLE ONLY graphile_worker._private_tasks
    ADD CONSTRAINT tasks_pkey PRIMARY KEY (id);


--
-- Name: app_user app_user_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.app_user
    ADD CONSTRAINT app_user_pkey PRIMARY KEY (id);


--
-- Name: audit_entry audit_entry_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.audit_entry
    ADD CONSTRAINT audit_entry_pkey PRIMARY KEY (id);


--
-- Name: branch_manager branch_manager_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.branch_manager
    ADD CONSTRAINT branch_manager_pkey PRIMARY KEY (id);


--
-- Name: branch_manager branch_manager_user_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.branch_manager
    ADD CONSTRAINT branch_manager_user_id_key UNIQUE (user_id);


--
-- Name: branch branch_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.branch
    ADD CONSTRAINT branch_pkey PRIMARY KEY (id);


--
-- Name: cart_line cart_line_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.cart_line
    ADD CONSTRAINT cart_line_pkey PRIMARY KEY (user_id, variant_id);


--
-- Name: category category_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.category
    ADD CONSTRAINT category_pkey PRIMARY KEY (id);


--
-- Name: category category_slug_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.category
    ADD CONSTRAINT category_slug_key UNIQUE (slug);


--
-- Name: client_event client_event_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.client_event
    ADD CONSTRAINT client_event_pkey PRIMARY KEY (id);


--
-- Name: client_minimum client_minimum_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.client_minimum
    ADD CONSTRAINT client_minimum_pkey PRIMARY KEY (client_id, product_id);


--
-- Name: client client_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.client
    ADD CONSTRAINT client_pkey PRIMARY KEY (id);


--
-- Name: client_price client_price_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.client_price
    ADD CONSTRAINT client_price_pkey PRIMARY KEY (client_id, variant_id, from_quantity);


--
-- Name: consent consent_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.consent
    ADD CONSTRAINT consent_pkey PRIMARY KEY (id);


--
-- Name: coupon coupon_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.coupon
    ADD CONSTRAINT coupon_pkey PRIMARY KEY (code);


--
-- Name: coupon_use coupon_use_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.coupon_use
    ADD CONSTRAINT coupon_use_pkey PRIMARY KEY (code, order_id);


--
-- Name: debt debt_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.debt
    ADD CONSTRAINT debt_pkey PRIMARY KEY (id);


--
-- Name: debt_settlement debt_settlement_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.debt_settlement
    ADD CONSTRAINT debt_settlement_pkey PRIMARY KEY (id);


--
-- Name: delivery_failure delivery_failure_order_id_attempt_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.delivery_failure
    ADD CONSTRAINT delivery_failure_order_id_attempt_key UNIQUE (order_id, attempt);


--
-- Name: delivery_failure delivery_failure_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.delivery_failure
    ADD CONSTRAINT delivery_failure_pkey PRIMARY KEY (id);


--
-- Name: delivery_proof delivery_proof_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.delivery_proof
    ADD CONSTRAINT delivery_proof_pkey PRIMARY KEY (order_id);


--
-- Name: delivery_route delivery_route_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.delivery_route
    ADD CONSTRAINT delivery_route_pkey PRIMARY KEY (employee_id, date);


--
-- Name: file_read file_read_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.file_read
    ADD CONSTRAINT file_read_pkey PRIMARY KEY (id);


--
-- Name: idempotency idempotency_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.idempotency
    ADD CONSTRAINT idempotency_pkey PRIMARY KEY (user_id, call, key);


--
-- Name: invitation invitation_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.invitation
    ADD CONSTRAINT invitation_pkey PRIMARY KEY (id);


--
-- Name: invitation invitation_token_hash_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.invitation
    ADD CONSTRAINT invitation_token_hash_key UNIQUE (token_hash);


--
-- Name: invoice invoice_counter_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.invoice
    ADD CONSTRAINT invoice_counter_key UNIQUE (counter);


--
-- Name: invoice invoice_credit_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.invoice
    ADD CONSTRAINT invoice_credit_id_key UNIQUE (credit_id);


--
-- Name: invoice invoice_number_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.invoice
    ADD CONSTRAINT invoice_number_key UNIQUE (number);


--
-- Name: invoice invoice_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.invoice
    ADD CONSTRAINT invoice_pkey PRIMARY KEY (id);


--
-- Name: invoice_series invoice_series_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.invoice_series
    ADD CONSTRAINT invoice_series_pkey PRIMARY KEY (series);


--
-- Name: ledger_entry ledger_entry_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.ledger_entry
    ADD CONSTRAINT ledger_entry_pkey PRIMARY KEY (id);


--
-- Name: ledger_transaction ledger_transaction_once_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.ledger_transaction
    ADD CONSTRAINT ledger_transaction_once_key UNIQUE (once);


--
-- Name: ledger_transaction ledger_transaction_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.ledger_transaction
    ADD CONSTRAINT ledger_transaction_pkey PRIMARY KEY (id);


--
-- Name: legal_move legal_move_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.legal_move
    ADD CONSTRAINT legal_move_pkey PRIMARY KEY (from_state, to_state);


--
-- Name: low_stock low_stock_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.low_stock
    ADD CONSTRAINT low_stock_pkey PRIMARY KEY (variant_id);


--
-- Name: loyalty_entry loyalty_entry_order_id_kind_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.loyalty_entry
    ADD CONSTRAINT loyalty_entry_order_id_kind_key UNIQUE (order_id, kind);


--
-- Name: loyalty_entry loyalty_entry_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.loyalty_entry
    ADD CONSTRAINT loyalty_entry_pkey PRIMARY KEY (id);


--
-- Name: mail mail_dedupe_key_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.mail
    ADD CONSTRAINT mail_dedupe_key_key UNIQUE (dedupe_key);


--
-- Name: mail mail_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.mail
    ADD CONSTRAINT mail_pkey PRIMARY KEY (id);


--
-- Name: mailbox_attachment mailbox_attachment_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.mailbox_attachment
    ADD CONSTRAINT mailbox_attachment_pkey PRIMARY KEY (message_id, "position");


--
-- Name: mailbox_message mailbox_message_mail_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.mailbox_message
    ADD CONSTRAINT mailbox_message_mail_id_key UNIQUE (mail_id);


--
-- Name: mailbox_message mailbox_message_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.mailbox_message
    ADD CONSTRAINT mailbox_message_pkey PRIMARY KEY (id);


--
-- Name: migration migration_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.migration
    ADD CONSTRAINT migration_pkey PRIMARY KEY (name);


--
-- Name: occasion occasion_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.occasion
    ADD CONSTRAINT occasion_pkey PRIMARY KEY (slug);


--
-- Name: one_time_token one_time_token_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.one_time_token
    ADD CONSTRAINT one_time_token_pkey PRIMARY KEY (token_hash);


--
-- Name: order_act order_act_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.order_act
    ADD CONSTRAINT order_act_pkey PRIMARY KEY (id);


--
-- Name: order_credit order_credit_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.order_credit
    ADD CONSTRAINT order_credit_pkey PRIMARY KEY (id);


--
-- Name: order_credit order_credit_transaction_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.order_credit
    ADD CONSTRAINT order_credit_transaction_id_key UNIQUE (transaction_id);


--
-- Name: order_event order_event_order_id_to_state_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.order_event
    ADD CONSTRAINT order_event_order_id_to_state_key UNIQUE (order_id, to_state);


--
-- Name: order_event order_event_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.order_event
    ADD CONSTRAINT order_event_pkey PRIMARY KEY (order_id, seq);


--
-- Name: order_line order_line_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.order_line
    ADD CONSTRAINT order_line_pkey PRIMARY KEY (order_id, variant_id);


--
-- Name: orders orders_number_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_number_key UNIQUE (number);


--
-- Name: orders orders_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_pkey PRIMARY KEY (id);


--
-- Name: owing owing_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.owing
    ADD CONSTRAINT owing_pkey PRIMARY KEY (order_id);


--
-- Name: payment_attempt payment_attempt_gateway_tr_number_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.payment_attempt
    ADD CONSTRAINT payment_attempt_gateway_tr_number_key UNIQUE (gateway, tr_number);


--
-- Name: payment_attempt payment_attempt_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.payment_attempt
    ADD CONSTRAINT payment_attempt_pkey PRIMARY KEY (id);


--
-- Name: payment payment_gateway_tr_number_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.payment
    ADD CONSTRAINT payment_gateway_tr_number_key UNIQUE (gateway, tr_number);


--
-- Name: payment payment_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.payment
    ADD CONSTRAINT payment_pkey PRIMARY KEY (id);


--
-- Name: payment_share payment_share_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.payment_share
    ADD CONSTRAINT payment_share_pkey PRIMARY KEY (attempt_id, order_id);


--
-- Name: picture picture_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.picture
    ADD CONSTRAINT picture_pkey PRIMARY KEY (key);


--
-- Name: private_file private_file_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.private_file
    ADD CONSTRAINT private_file_pkey PRIMARY KEY (id);


--
-- Name: problem_reply problem_reply_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.problem_reply
    ADD CONSTRAINT problem_reply_pkey PRIMARY KEY (id);


--
-- Name: problem_report problem_report_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.problem_report
    ADD CONSTRAINT problem_report_pkey PRIMARY KEY (id);


--
-- Name: product_import product_import_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.product_import
    ADD CONSTRAINT product_import_pkey PRIMARY KEY (id);


--
-- Name: product_import_row product_import_row_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.product_import_row
    ADD CONSTRAINT product_import_row_pkey PRIMARY KEY (import_id, line);


--
-- Name: product_picture product_picture_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.product_picture
    ADD CONSTRAINT product_picture_pkey PRIMARY KEY (product_id, "position");


--
-- Name: product product_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.product
    ADD CONSTRAINT product_pkey PRIMARY KEY (id);


--
-- Name: product product_slug_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.product
    ADD CONSTRAINT product_slug_key UNIQUE (slug);


--
-- Name: rate_bucket rate_bucket_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.rate_bucket
    ADD CONSTRAINT rate_bucket_pkey PRIMARY KEY (key, window_start);


--
-- Name: revenue_day revenue_day_day_part_branch_id_orders_leads_amount_vat_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.revenue_day
    ADD CONSTRAINT revenue_day_day_part_branch_id_orders_leads_amount_vat_key UNIQUE NULLS NOT DISTINCT (day, part, branch_id) INCLUDE (orders, leads, amount, vat);


--
-- Name: revenue_folded revenue_folded_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.revenue_folded
    ADD CONSTRAINT revenue_folded_pkey PRIMARY KEY (one);


--
-- Name: revenue_share revenue_share_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.revenue_share
    ADD CONSTRAINT revenue_share_pkey PRIMARY KEY (transaction_id, part);


--
-- Name: review review_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.review
    ADD CONSTRAINT review_pkey PRIMARY KEY (id);


--
-- Name: search_vocabulary search_vocabulary_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.search_vocabulary
    ADD CONSTRAINT search_vocabulary_pkey PRIMARY KEY (word);


--
-- Name: search_word search_word_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.search_word
    ADD CONSTRAINT search_word_pkey PRIMARY KEY (name);


--
-- Name: session session_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.session
    ADD CONSTRAINT session_pkey PRIMARY KEY (id);


--
-- Name: setting setting_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.setting
    ADD CONSTRAINT setting_pkey PRIMARY KEY (key);


--
-- Name: setting_version setting_version_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.setting_version
    ADD CONSTRAINT setting_version_pkey PRIMARY KEY (key, version);


--
-- Name: slot_booking slot_booking_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.slot_booking
    ADD CONSTRAINT slot_booking_pkey PRIMARY KEY (date, slot);


--
-- Name: slug_redirect slug_redirect_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.slug_redirect
    ADD CONSTRAINT slug_redirect_pkey PRIMARY KEY (kind, slug);


--
-- Name: standing_line standing_line_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.standing_line
    ADD CONSTRAINT standing_line_pkey PRIMARY KEY (standing_id, variant_id);


--
-- Name: standing_order standing_order_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.standing_order
    ADD CONSTRAINT standing_order_pkey PRIMARY KEY (id);


--
-- Name: standing_run standing_run_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.standing_run
    ADD CONSTRAINT standing_run_pkey PRIMARY KEY (standing_id, date);


--
-- Name: standing_skip standing_skip_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.standing_skip
    ADD CONSTRAINT standing_skip_pkey PRIMARY KEY (standing_id, date);


--
-- Name: stock_move stock_move_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.stock_move
    ADD CONSTRAINT stock_move_pkey PRIMARY KEY (id);


--
-- Name: stock stock_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.stock
    ADD CONSTRAINT stock_pkey PRIMARY KEY (variant_id);


--
-- Name: variant variant_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.variant
    ADD CONSTRAINT variant_pkey PRIMARY KEY (id);


--
-- Name: variant variant_product_id_position_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.variant
    ADD CONSTRAINT variant_product_id_position_key UNIQUE (product_id, "position");


--
-- Name: variant variant_sku_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.variant
    ADD CONSTRAINT variant_sku_key UNIQUE (sku);


--
-- Name: welcome_given welcome_given_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.welcome_given
    ADD CONSTRAINT welcome_given_pkey PRIMARY KEY (email_hash);


--
-- Name: wishlist_item wishlist_item_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.wishlist_item
    ADD CONSTRAINT wishlist_item_pkey PRIMARY KEY (user_id, product_id);


--
-- Name: invoice invoice_pkey; Type: CONSTRAINT; Schema: sandbox_gateway; Owner: -
--

ALTER TABLE ONLY sandbox_gateway.invoice
    ADD CONSTRAINT invoice_pkey PRIMARY KEY (tr_number);


--
-- Name: jobs_main_index; Type: INDEX; Schema: graphile_worker; Owner: -
--

CREATE INDEX jobs_main_index ON graphile_worker._private_jobs USING btree (priority, run_at) INCLUDE (id, task_id, job_queue_id) WHERE (is_available = true);


--
-- Name: jobs_no_queue_index; Type: INDEX; Schema: graphile_worker; Owner: -
--

CREATE INDEX jobs_no_queue_index ON graphile_worker._private_jobs USING btree (priority, run_at) INCLUDE (id, task_id) WHERE ((is_available = true) AND (job_queue_id IS NULL));


--
-- Name: app_user_buyers; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX app_user_buyers ON public.app_user USING btree (created_at DESC, id) WHERE ((deleted_at IS NULL) AND (role = ANY (ARRAY['Shopper'::text, 'Customer'::text, 'BranchManager'::text])));


--
-- Name: app_user_by_shop; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX app_user_by_shop ON public.app_user USING btree (COALESCE(phone_e164, phone)) WHERE (made_by_shop AND (deleted_at IS NULL));


--
-- Name: app_user_client; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX app_user_client ON public.app_user USING btree (client_id) WHERE (client_id IS NOT NULL);


--
-- Name: app_user_email; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX app_user_email ON public.app_user USING btree (email_folded) WHERE (deleted_at IS NULL);


--
-- Name: app_user_search; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX app_user_search ON public.app_user USING gin (search_text public.gin_trgm_ops) WHERE ((deleted_at IS NULL) AND (role = ANY (ARRAY['Shopper'::text, 'Customer'::text, 'BranchManager'::text])));


--
-- Name: app_user_staff; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX app_user_staff ON public.app_user USING btree (role, id) WHERE (role = ANY (ARRAY['ShippingEmployee'::text, 'Admin'::text]));


--
-- Name: app_user_to_forget; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX app_user_to_forget ON public.app_user USING btree (deleted_at) WHERE ((deleted_at IS NOT NULL) AND (forgotten_at IS NULL));


--
-- Name: app_user_unconfirmed; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX app_user_unconfirmed ON public.app_user USING btree (created_at) WHERE ((email_confirmed_at IS NULL) AND (deleted_at IS NULL));


--
-- Name: audit_entry_action; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX audit_entry_action ON public.audit_entry USING btree (action, at DESC, id DESC);


--
-- Name: audit_entry_actor; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX audit_entry_actor ON public.audit_entry USING btree (actor_id, at DESC, id DESC);


--
-- Name: audit_entry_at; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX audit_entry_at ON public.audit_entry USING btree (at DESC, id DESC);


--
-- Name: audit_entry_subject; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX audit_entry_subject ON public.audit_entry USING btree (subject, at DESC);


--
-- Name: branch_client; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX branch_client ON public.branch USING btree (client_id);


--
-- Name: branch_manager_living; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX branch_manager_living ON public.branch_manager USING btree (branch_id) WHERE (deleted_at IS NULL);


--
-- Name: cart_line_age; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX cart_line_age ON public.cart_line USING btree (added_at);


--
-- Name: client_event_client; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX client_event_client ON public.client_event USING btree (client_id, at DESC);


--
-- Name: client_to_review; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX client_to_review ON public.client USING btree (id) WHERE (review_state = 'pending'::text);


--
-- Name: consent_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX consent_user ON public.consent USING btree (user_id, purpose, at DESC);


--
-- Name: coupon_begins; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX coupon_begins ON public.coupon USING btree (code text_pattern_ops);


--
-- Name: coupon_newest; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX coupon_newest ON public.coupon USING btree (created_at DESC, code) WHERE (user_id IS NULL);


--
-- Name: coupon_use_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX coupon_use_user ON public.coupon_use USING btree (code, user_id);


--
-- Name: coupon_welcome; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX coupon_welcome ON public.coupon USING btree (user_id) WHERE first_order_only;


--
-- Name: debt_due; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX debt_due ON public.debt USING btree (due_date);


--
-- Name: debt_order; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX debt_order ON public.debt USING btree (order_id, due_date, id);


--
-- Name: debt_settlement_debt; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX debt_settlement_debt ON public.debt_settlement USING btree (debt_id);


--
-- Name: delivery_failure_open; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX delivery_failure_open ON public.delivery_failure USING btree (order_id) WHERE (choice IS NULL);


--
-- Name: file_read_file; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX file_read_file ON public.file_read USING btree (file_id, at);


--
-- Name: idempotency_age; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX idempotency_age ON public.idempotency USING btree (created_at);


--
-- Name: invitation_open; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX invitation_open ON public.invitation USING btree (email_folded) WHERE ((used_at IS NULL) AND (revoked_at IS NULL));


--
-- Name: invoice_issued; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX invoice_issued ON public.invoice USING btree (issued_at, counter);


--
-- Name: invoice_of_order; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX invoice_of_order ON public.invoice USING btree (order_id) WHERE (kind <> 'creditNote'::text);


--
-- Name: invoice_order; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX invoice_order ON public.invoice USING btree (order_id, issued_at);


--
-- Name: ledger_entry_credit; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ledger_entry_credit ON public.ledger_entry USING btree (order_id) INCLUDE (amount) WHERE (account = 'customerCredit'::text);


--
-- Name: ledger_entry_order; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ledger_entry_order ON public.ledger_entry USING btree (order_id, account);


--
-- Name: ledger_entry_owed; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ledger_entry_owed ON public.ledger_entry USING btree (order_id) INCLUDE (amount) WHERE (account = 'receivable'::text);


--
-- Name: ledger_entry_transaction; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ledger_entry_transaction ON public.ledger_entry USING btree (transaction_id);


--
-- Name: ledger_entry_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ledger_entry_user ON public.ledger_entry USING btree (user_id, account);


--
-- Name: ledger_transaction_at; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ledger_transaction_at ON public.ledger_transaction USING btree (at, id);


--
-- Name: ledger_transaction_order; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ledger_transaction_order ON public.ledger_transaction USING btree (order_id);


--
-- Name: loyalty_entry_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX loyalty_entry_user ON public.loyalty_entry USING btree (user_id, at DESC);


--
-- Name: mail_of_order; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX mail_of_order ON public.mail USING btree (((payload ->> 'orderNumber'::text))) WHERE (payload ? 'orderNumber'::text);


--
-- Name: mail_to; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX mail_to ON public.mail USING btree (lower(to_address));


--
-- Name: mail_waiting; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX mail_waiting ON public.mail USING btree (try_at) WHERE (sent_at IS NULL);


--
-- Name: mailbox_message_to; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX mailbox_message_to ON public.mailbox_message USING btree (to_address, id DESC);


--
-- Name: one_time_token_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX one_time_token_user ON public.one_time_token USING btree (user_id, purpose);


--
-- Name: order_act_order; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX order_act_order ON public.order_act USING btree (order_id, at);


--
-- Name: order_credit_order; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX order_credit_order ON public.order_credit USING btree (order_id, at);


--
-- Name: orders_assigned; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX orders_assigned ON public.orders USING btree (assigned_to) WHERE ((agreed_at IS NOT NULL) AND (state = ANY (ARRAY['placed'::text, 'preparing'::text, 'ready'::text, 'outForDelivery'::text])));


--
-- Name: orders_board; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX orders_board ON public.orders USING btree (delivery_date, delivery_slot, number) INCLUDE (state, assigned_to, planned_date) WHERE ((agreed_at IS NOT NULL) AND (state = ANY (ARRAY['placed'::text, 'preparing'::text, 'ready'::text, 'outForDelivery'::text])));


--
-- Name: orders_branch; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX orders_branch ON public.orders USING btree (branch_id, placed_at DESC) INCLUDE (state, total) WHERE (branch_id IS NOT NULL);


--
-- Name: orders_client; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX orders_client ON public.orders USING btree (client_id, placed_at DESC, id) INCLUDE (state, money, delivery_date) WHERE (client_id IS NOT NULL);


--
-- Name: orders_client_owes; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX orders_client_owes ON public.orders USING btree (client_id) WHERE ((client_id IS NOT NULL) AND (money = ANY (ARRAY['unpaid'::text, 'partlyPaid'::text])));


--
-- Name: orders_day; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX orders_day ON public.orders USING btree (delivery_date, delivery_slot) WHERE (state <> 'cancelled'::text);


--
-- Name: orders_delivered; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX orders_delivered ON public.orders USING btree (delivered_at DESC, number) INCLUDE (assigned_to, delivery_date, planned_date) WHERE (state = ANY (ARRAY['delivered'::text, 'completed'::text]));


--
-- Name: orders_expiring; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX orders_expiring ON public.orders USING btree (expires_at) WHERE ((state = 'placed'::text) AND (expires_at IS NOT NULL));


--
-- Name: orders_money; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX orders_money ON public.orders USING btree (money, placed_at DESC, id) INCLUDE (state, client_id, delivery_date) WHERE (money = ANY (ARRAY['unpaid'::text, 'partlyPaid'::text]));


--
-- Name: orders_newest; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX orders_newest ON public.orders USING btree (placed_at DESC, id) INCLUDE (state, money, client_id, delivery_date);


--
-- Name: orders_of_day; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX orders_of_day ON public.orders USING btree (delivery_date, placed_at DESC, id) INCLUDE (state, money, client_id);


--
-- Name: orders_open; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX orders_open ON public.orders USING btree (placed_at DESC, id) INCLUDE (delivery_date, delivery_slot, state, money, client_id) WHERE ((agreed_at IS NOT NULL) AND (state = ANY (ARRAY['placed'::text, 'preparing'::text, 'ready'::text, 'outForDelivery'::text])));


--
-- Name: orders_planned; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX orders_planned ON public.orders USING btree (planned_date) WHERE (planned_date IS NOT NULL);


--
-- Name: orders_search; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX orders_search ON public.orders USING gin (search_text public.gin_trgm_ops);


--
-- Name: orders_state; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX orders_state ON public.orders USING btree (state, placed_at DESC, id) INCLUDE (money, client_id, delivery_date);


--
-- Name: orders_unreceived; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX orders_unreceived ON public.orders USING btree (delivered_at) WHERE (state = 'delivered'::text);


--
-- Name: orders_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX orders_user ON public.orders USING btree (user_id, placed_at DESC, id);


--
-- Name: orders_waiting_approval; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX orders_waiting_approval ON public.orders USING btree (client_id) WHERE ((approval = 'waiting'::text) AND (state = 'placed'::text));


--
-- Name: payment_attempt_live; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX payment_attempt_live ON public.payment_attempt USING btree (order_id) WHERE (state = ANY (ARRAY['created'::text, 'pending'::text]));


--
-- Name: payment_attempt_open; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX payment_attempt_open ON public.payment_attempt USING btree (created_at) WHERE (state = ANY (ARRAY['created'::text, 'pending'::text]));


--
-- Name: payment_order; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX payment_order ON public.payment USING btree (order_id);


--
-- Name: payment_share_order; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX payment_share_order ON public.payment_share USING btree (order_id);


--
-- Name: private_file_client; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX private_file_client ON public.private_file USING btree (client_id) WHERE (client_id IS NOT NULL);


--
-- Name: private_file_order; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX private_file_order ON public.private_file USING btree (order_id) WHERE (order_id IS NOT NULL);


--
-- Name: private_file_proofs; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX private_file_proofs ON public.private_file USING btree (created_at) WHERE ((kind = 'proof'::text) AND (deleted_at IS NULL));


--
-- Name: problem_reply_report; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX problem_reply_report ON public.problem_reply USING btree (report_id, id);


--
-- Name: problem_report_age; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX problem_report_age ON public.problem_report USING btree (created_at) WHERE (email <> ''::text);


--
-- Name: problem_report_list; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX problem_report_list ON public.problem_report USING btree (((state <> 'open'::text)), created_at DESC, id DESC);


--
-- Name: problem_report_of; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX problem_report_of ON public.problem_report USING btree (user_id) WHERE (user_id IS NOT NULL);


--
-- Name: problem_report_open; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX problem_report_open ON public.problem_report USING btree (state, created_at DESC, id DESC);


--
-- Name: product_add_ons; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX product_add_ons ON public.product USING btree (sold_count DESC, id) WHERE ((status = 'published'::text) AND (kind = 'addOn'::text));


--
-- Name: product_admin; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX product_admin ON public.product USING btree (updated_at DESC, id);


--
-- Name: product_all_search; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX product_all_search ON public.product USING gin (search_text public.gin_trgm_ops);


--
-- Name: product_category; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX product_category ON public.product USING btree (category_id, updated_at DESC, id);


--
-- Name: product_category_default; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX product_category_default ON public.product USING btree (category_id, sold_count DESC, id) WHERE (status = 'published'::text);


--
-- Name: product_category_price; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX product_category_price ON public.product USING btree (category_id, price_from, id) WHERE (status = 'published'::text);


--
-- Name: product_colours; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX product_colours ON public.product USING gin (colours) WHERE (status = 'published'::text);


--
-- Name: product_default; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX product_default ON public.product USING btree (sold_count DESC, id) WHERE (status = 'published'::text);


--
-- Name: product_import_age; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX product_import_age ON public.product_import USING btree (created_at);


--
-- Name: product_import_problems; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX product_import_problems ON public.product_import_row USING btree (import_id, line) WHERE (problems <> '{}'::text[]);


--
-- Name: product_import_todo; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX product_import_todo ON public.product_import_row USING btree (import_id, slug, line) WHERE (state = 'new'::text);


--
-- Name: product_occasions; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX product_occasions ON public.product USING gin (occasions);


--
-- Name: product_offers; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX product_offers ON public.product USING btree (discount_percent DESC, id) WHERE ((status = 'published'::text) AND (discount_percent > 0));


--
-- Name: product_price; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX product_price ON public.product USING btree (price_from, id) WHERE (status = 'published'::text);


--
-- Name: product_scheduled; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX product_scheduled ON public.product USING btree (publish_at) WHERE ((status = 'draft'::text) AND (publish_at IS NOT NULL));


--
-- Name: product_search; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX product_search ON public.product USING gin (search_text public.gin_trgm_ops) WHERE (status = 'published'::text);


--
-- Name: product_status; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX product_status ON public.product USING btree (status, updated_at DESC, id);


--
-- Name: product_title_ar; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX product_title_ar ON public.product USING btree (title_fold_ar text_pattern_ops) WHERE (status = 'published'::text);


--
-- Name: product_title_en; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX product_title_en ON public.product USING btree (title_fold_en text_pattern_ops) WHERE (status = 'published'::text);


--
-- Name: revenue_share_day; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX revenue_share_day ON public.revenue_share USING btree (day) INCLUDE (part, branch_id, counted, lead, amount, vat);


--
-- Name: review_hidden; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX review_hidden ON public.review USING btree (created_at DESC, id DESC) WHERE (status = 'hidden'::text);


--
-- Name: review_latest; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX review_latest ON public.review USING btree (created_at DESC) WHERE (status = 'published'::text);


--
-- Name: review_moderation; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX review_moderation ON public.review USING btree (created_at DESC, id DESC);


--
-- Name: review_of; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX review_of ON public.review USING btree (user_id) WHERE (user_id IS NOT NULL);


--
-- Name: review_of_product; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX review_of_product ON public.review USING btree (product_id);


--
-- Name: review_once; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX review_once ON public.review USING btree (product_id, user_id) WHERE (user_id IS NOT NULL);


--
-- Name: review_product; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX review_product ON public.review USING btree (product_id, created_at DESC, id DESC) WHERE (status = 'published'::text);


--
-- Name: review_search; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX review_search ON public.review USING gin (search_text public.gin_trgm_ops);


--
-- Name: search_vocabulary_near; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX search_vocabulary_near ON public.search_vocabulary USING gin (word public.gin_trgm_ops);


--
-- Name: session_of_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX session_of_user ON public.session USING btree (user_id) WHERE (revoked_at IS NULL);


--
-- Name: slug_redirect_target; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX slug_redirect_target ON public.slug_redirect USING btree (kind, target_id);


--
-- Name: standing_order_client; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX standing_order_client ON public.standing_order USING btree (client_id) WHERE (deleted_at IS NULL);


--
-- Name: stock_move_order; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX stock_move_order ON public.stock_move USING btree (order_id) WHERE (order_id IS NOT NULL);


--
-- Name: stock_move_variant; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX stock_move_variant ON public.stock_move USING btree (variant_id, id);


--
-- Name: variant_sku; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX variant_sku ON public.variant USING btree (upper(sku) text_pattern_ops);


--
-- Name: app_user app_user_search_text; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER app_user_search_text BEFORE INSERT OR UPDATE OF full_name, email_folded, phone, phone_e164 ON public.app_user FOR EACH ROW EXECUTE FUNCTION public.app_user_search_text();


--
-- Name: audit_entry audit_append_only; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER audit_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.audit_entry FOR EACH STATEMENT EXECUTE FUNCTION public.ledger_append_only();


--
-- Name: category category_heard; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER category_heard AFTER INSERT OR DELETE OR UPDATE ON public.category FOR EACH STATEMENT EXECUTE FUNCTION public.catalogue_changed();


--
-- Name: category category_renamed; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER category_renamed AFTER UPDATE OF name_en, name_ar ON public.category FOR EACH ROW EXECUTE FUNCTION public.category_renamed();


--
-- Name: coupon_use coupon_counted; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER coupon_counted AFTER INSERT OR DELETE ON public.coupon_use FOR EACH ROW EXECUTE FUNCTION public.coupon_counted();


--
-- Name: coupon coupon_not_overused; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER coupon_not_overused AFTER UPDATE OF uses ON public.coupon FOR EACH ROW EXECUTE FUNCTION public.coupon_not_overused();


--
-- Name: debt debt_append_only; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER debt_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.debt FOR EACH STATEMENT EXECUTE FUNCTION public.ledger_append_only();


--
-- Name: debt debt_news; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER debt_news AFTER INSERT ON public.debt FOR EACH ROW EXECUTE FUNCTION public.tell_board_of_order();


--
-- Name: debt_settlement debt_not_overpaid; Type: TRIGGER; Schema: public; Owner: -
--

CREATE CONSTRAINT TRIGGER debt_not_overpaid AFTER INSERT ON public.debt_settlement DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION public.debt_not_overpaid();


--
-- Name: debt_settlement debt_settlement_append_only; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER debt_settlement_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.debt_settlement FOR EACH STATEMENT EXECUTE FUNCTION public.ledger_append_only();


--
-- Name: delivery_failure delivery_failure_news; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER delivery_failure_news AFTER INSERT OR UPDATE ON public.delivery_failure FOR EACH ROW EXECUTE FUNCTION public.tell_board_of_order();


--
-- Name: delivery_proof delivery_proof_news; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER delivery_proof_news AFTER INSERT ON public.delivery_proof FOR EACH ROW EXECUTE FUNCTION public.tell_board_of_order();


--
-- Name: ledger_transaction free_order_counted; Type: TRIGGER; Schema: public; Owner: -
--

CREATE CONSTRAINT TRIGGER free_order_counted AFTER INSERT ON public.ledger_transaction DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((new.kind = ANY (ARRAY['freeSale'::text, 'freeReversal'::text]))) EXECUTE FUNCTION public.free_order_counted();


--
-- Name: invoice invoice_append_only; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER invoice_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.invoice FOR EACH STATEMENT EXECUTE FUNCTION public.invoice_append_only();


--
-- Name: ledger_entry ledger_balanced; Type: TRIGGER; Schema: public; Owner: -
--

CREATE CONSTRAINT TRIGGER ledger_balanced AFTER INSERT ON public.ledger_entry DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION public.ledger_balanced();


--
-- Name: ledger_entry ledger_entry_append_only; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER ledger_entry_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.ledger_entry FOR EACH STATEMENT EXECUTE FUNCTION public.ledger_append_only();


--
-- Name: ledger_transaction ledger_transaction_append_only; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER ledger_transaction_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.ledger_transaction FOR EACH STATEMENT EXECUTE FUNCTION public.ledger_append_only();


--
-- Name: product low_stock_changed; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER low_stock_changed AFTER UPDATE OF low_stock ON public.product FOR EACH ROW WHEN ((old.low_stock <> new.low_stock)) EXECUTE FUNCTION public.low_stock_changed();


--
-- Name: occasion occasion_heard; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER occasion_heard AFTER INSERT OR DELETE OR UPDATE ON public.occasion FOR EACH STATEMENT EXECUTE FUNCTION public.catalogue_changed();


--
-- Name: orders order_money_begins; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER order_money_begins BEFORE INSERT ON public.orders FOR EACH ROW EXECUTE FUNCTION public.order_money_begins();


--
-- Name: app_user order_search_follows; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER order_search_follows AFTER UPDATE OF full_name, phone, phone_e164 ON public.app_user FOR EACH ROW WHEN ((((old.full_name IS DISTINCT FROM new.full_name) OR (old.phone IS DISTINCT FROM new.phone)) OR (old.phone_e164 IS DISTINCT FROM new.phone_e164))) EXECUTE FUNCTION public.order_search_follows();


--
-- Name: client order_search_follows_client; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER order_search_follows_client AFTER UPDATE OF organization_name ON public.client FOR EACH ROW WHEN ((old.organization_name IS DISTINCT FROM new.organization_name)) EXECUTE FUNCTION public.order_search_follows_client();


--
-- Name: orders order_search_text; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER order_search_text BEFORE INSERT OR UPDATE OF recipient_name, recipient_phone ON public.orders FOR EACH ROW EXECUTE FUNCTION public.order_search_text();


--
-- Name: orders orders_changed_news; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER orders_changed_news AFTER UPDATE OF state, agreed_at, assigned_to, planned_date, planned_slot, delivery_date, delivery_slot, postponed ON public.orders FOR EACH ROW WHEN (((new.agreed_at IS NOT NULL) OR (old.agreed_at IS NOT NULL))) EXECUTE FUNCTION public.tell_board();


--
-- Name: orders orders_placed_news; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER orders_placed_news AFTER INSERT ON public.orders FOR EACH ROW WHEN ((new.agreed_at IS NOT NULL)) EXECUTE FUNCTION public.tell_board();


--
-- Name: payment payment_news; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER payment_news AFTER INSERT ON public.payment FOR EACH ROW EXECUTE FUNCTION public.tell_board_of_order();


--
-- Name: ledger_transaction posting_kept; Type: TRIGGER; Schema: public; Owner: -
--

CREATE CONSTRAINT TRIGGER posting_kept AFTER INSERT ON public.ledger_transaction DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((new.order_id IS NOT NULL)) EXECUTE FUNCTION public.posting_kept();


--
-- Name: product product_discount_changed; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER product_discount_changed AFTER UPDATE OF discount_percent ON public.product FOR EACH ROW WHEN ((old.discount_percent IS DISTINCT FROM new.discount_percent)) EXECUTE FUNCTION public.product_discount_changed();


--
-- Name: product product_heard; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER product_heard AFTER INSERT OR DELETE OR UPDATE OF category_id, slug, title_en, title_ar, description_en, description_ar, care_en, care_ar, flowers, colours, container, discount_percent, status, price_from, rating, kind, occasions ON public.product FOR EACH STATEMENT EXECUTE FUNCTION public.catalogue_changed();


--
-- Name: product_picture product_picture_heard; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER product_picture_heard AFTER INSERT OR DELETE OR UPDATE ON public.product_picture FOR EACH STATEMENT EXECUTE FUNCTION public.catalogue_changed();


--
-- Name: product product_search_text; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER product_search_text BEFORE INSERT OR UPDATE OF title_en, title_ar, flowers, colours, container, category_id ON public.product FOR EACH ROW EXECUTE FUNCTION public.product_search_text();


--
-- Name: revenue_share revenue_share_append_only; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER revenue_share_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.revenue_share FOR EACH STATEMENT EXECUTE FUNCTION public.ledger_append_only();


--
-- Name: review review_changed; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER review_changed AFTER INSERT OR DELETE OR UPDATE ON public.review FOR EACH ROW EXECUTE FUNCTION public.review_changed();


--
-- Name: setting setting_heard; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER setting_heard AFTER INSERT OR DELETE OR UPDATE ON public.setting FOR EACH ROW EXECUTE FUNCTION public.setting_heard();


--
-- Name: stock stock_crossed; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER stock_crossed AFTER UPDATE ON public.stock FOR EACH ROW WHEN (((old.on_hand <= old.warn_at) <> (new.on_hand <= new.warn_at))) EXECUTE FUNCTION public.stock_crossed();


--
-- Name: stock stock_heard; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER stock_heard AFTER UPDATE ON public.stock FOR EACH ROW WHEN ((LEAST(old.on_hand, 10) <> LEAST(new.on_hand, 10))) EXECUTE FUNCTION public.stock_heard();


--
-- Name: stock stock_made; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER stock_made AFTER INSERT ON public.stock FOR EACH ROW WHEN ((new.on_hand <= new.warn_at)) EXECUTE FUNCTION public.stock_crossed();


--
-- Name: stock stock_warned; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER stock_warned BEFORE INSERT ON public.stock FOR EACH ROW EXECUTE FUNCTION public.stock_warned();


--
-- Name: variant variant_changed; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER variant_changed AFTER INSERT OR DELETE OR UPDATE OF price ON public.variant FOR EACH ROW EXECUTE FUNCTION public.variant_changed();


--
-- Name: variant variant_heard; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER variant_heard AFTER INSERT OR DELETE OR UPDATE ON public.variant FOR EACH STATEMENT EXECUTE FUNCTION public.catalogue_changed();


--
-- Name: app_user app_user_client_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.app_user
    ADD CONSTRAINT app_user_client_id_fkey FOREIGN KEY (client_id) REFERENCES public.client(id);


--
-- Name: audit_entry audit_entry_actor_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.audit_entry
    ADD CONSTRAINT audit_entry_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES public.app_user(id);


--
-- Name: branch branch_client_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.branch
    ADD CONSTRAINT branch_client_id_fkey FOREIGN KEY (client_id) REFERENCES public.client(id);


--
-- Name: branch_manager branch_manager_branch_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.branch_manager
    ADD CONSTRAINT branch_manager_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES public.branch(id);


--
-- Name: branch_manager branch_manager_created_by_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.branch_manager
    ADD CONSTRAINT branch_manager_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.app_user(id);


--
-- Name: branch_manager branch_manager_identity_file_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.branch_manager
    ADD CONSTRAINT branch_manager_identity_file_fkey FOREIGN KEY (identity_file) REFERENCES public.private_file(id);


--
-- Name: branch_manager branch_manager_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.branch_manager
    ADD CONSTRAINT branch_manager_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.app_user(id);


--
-- Name: cart_line cart_line_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.cart_line
    ADD CONSTRAINT cart_line_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.app_user(id) ON DELETE CASCADE;


--
-- Name: cart_line cart_line_variant_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.cart_line
    ADD CONSTRAINT cart_line_variant_id_fkey FOREIGN KEY (variant_id) REFERENCES public.variant(id) ON DELETE CASCADE;


--
-- Name: category category_picture_key_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.category
    ADD CONSTRAINT category_picture_key_fkey FOREIGN KEY (picture_key) REFERENCES public.picture(key);


--
-- Name: client_event client_event_actor_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.client_event
    ADD CONSTRAINT client_event_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES public.app_user(id);


--
-- Name: client_event client_event_client_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.client_event
    ADD CONSTRAINT client_event_client_id_fkey FOREIGN KEY (client_id) REFERENCES public.client(id);


--
-- Name: client_minimum client_minimum_client_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.client_minimum
    ADD CONSTRAINT client_minimum_client_id_fkey FOREIGN KEY (client_id) REFERENCES public.client(id);


--
-- Name: client_minimum client_minimum_product_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.client_minimum
    ADD CONSTRAINT client_minimum_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.product(id);


--
-- Name: client client_owner_identity_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.client
    ADD CONSTRAINT client_owner_identity_fkey FOREIGN KEY (owner_identity) REFERENCES public.private_file(id);


--
-- Name: client_price client_price_client_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.client_price
    ADD CONSTRAINT client_price_client_id_fkey FOREIGN KEY (client_id) REFERENCES public.client(id);


--
-- Name: client_price client_price_variant_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.client_price
    ADD CONSTRAINT client_price_variant_id_fkey FOREIGN KEY (variant_id) REFERENCES public.variant(id);


--
-- Name: client client_register_copy_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.client
    ADD CONSTRAINT client_register_copy_fkey FOREIGN KEY (register_copy) REFERENCES public.private_file(id);


--
-- Name: client client_reviewed_by_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.client
    ADD CONSTRAINT client_reviewed_by_fkey FOREIGN KEY (reviewed_by) REFERENCES public.app_user(id);


--
-- Name: client client_tax_letter_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.client
    ADD CONSTRAINT client_tax_letter_fkey FOREIGN KEY (tax_letter) REFERENCES public.private_file(id);


--
-- Name: consent consent_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.consent
    ADD CONSTRAINT consent_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.app_user(id);


--
-- Name: coupon_use coupon_use_code_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.coupon_use
    ADD CONSTRAINT coupon_use_code_fkey FOREIGN KEY (code) REFERENCES public.coupon(code);


--
-- Name: coupon_use coupon_use_order_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.coupon_use
    ADD CONSTRAINT coupon_use_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id);


--
-- Name: coupon_use coupon_use_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.coupon_use
    ADD CONSTRAINT coupon_use_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.app_user(id);


--
-- Name: coupon coupon_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.coupon
    ADD CONSTRAINT coupon_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.app_user(id);


--
-- Name: debt debt_order_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.debt
    ADD CONSTRAINT debt_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id);


--
-- Name: debt_settlement debt_settlement_debt_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.debt_settlement
    ADD CONSTRAINT debt_settlement_debt_id_fkey FOREIGN KEY (debt_id) REFERENCES public.debt(id);


--
-- Name: debt_settlement debt_settlement_transaction_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.debt_settlement
    ADD CONSTRAINT debt_settlement_transaction_id_fkey FOREIGN KEY (transaction_id) REFERENCES public.ledger_transaction(id);


--
-- Name: delivery_failure delivery_failure_actor_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.delivery_failure
    ADD CONSTRAINT delivery_failure_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES public.app_user(id);


--
-- Name: delivery_failure delivery_failure_order_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.delivery_failure
    ADD CONSTRAINT delivery_failure_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id);


--
-- Name: delivery_proof delivery_proof_actor_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.delivery_proof
    ADD CONSTRAINT delivery_proof_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES public.app_user(id);


--
-- Name: delivery_proof delivery_proof_file_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.delivery_proof
    ADD CONSTRAINT delivery_proof_file_id_fkey FOREIGN KEY (file_id) REFERENCES public.private_file(id);


--
-- Name: delivery_proof delivery_proof_order_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.delivery_proof
    ADD CONSTRAINT delivery_proof_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id);


--
-- Name: delivery_route delivery_route_employee_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.delivery_route
    ADD CONSTRAINT delivery_route_employee_id_fkey FOREIGN KEY (employee_id) REFERENCES public.app_user(id);


--
-- Name: file_read file_read_file_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.file_read
    ADD CONSTRAINT file_read_file_id_fkey FOREIGN KEY (file_id) REFERENCES public.private_file(id);


--
-- Name: file_read file_read_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.file_read
    ADD CONSTRAINT file_read_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.app_user(id);


--
-- Name: idempotency idempotency_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.idempotency
    ADD CONSTRAINT idempotency_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.app_user(id);


--
-- Name: invitation invitation_invited_by_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.invitation
    ADD CONSTRAINT invitation_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES public.app_user(id);


--
-- Name: invoice invoice_corrects_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.invoice
    ADD CONSTRAINT invoice_corrects_fkey FOREIGN KEY (corrects) REFERENCES public.invoice(id);


--
-- Name: invoice invoice_credit_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.invoice
    ADD CONSTRAINT invoice_credit_id_fkey FOREIGN KEY (credit_id) REFERENCES public.order_credit(id);


--
-- Name: invoice invoice_order_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.invoice
    ADD CONSTRAINT invoice_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id);


--
-- Name: ledger_entry ledger_entry_order_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.ledger_entry
    ADD CONSTRAINT ledger_entry_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id);


--
-- Name: ledger_entry ledger_entry_transaction_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.ledger_entry
    ADD CONSTRAINT ledger_entry_transaction_id_fkey FOREIGN KEY (transaction_id) REFERENCES public.ledger_transaction(id);


--
-- Name: ledger_entry ledger_entry_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.ledger_entry
    ADD CONSTRAINT ledger_entry_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.app_user(id);


--
-- Name: ledger_transaction ledger_transaction_order_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.ledger_transaction
    ADD CONSTRAINT ledger_transaction_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id);


--
-- Name: ledger_transaction ledger_transaction_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.ledger_transaction
    ADD CONSTRAINT ledger_transaction_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.app_user(id);


--
-- Name: low_stock low_stock_variant_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.low_stock
    ADD CONSTRAINT low_stock_variant_id_fkey FOREIGN KEY (variant_id) REFERENCES public.variant(id) ON DELETE CASCADE;


--
-- Name: loyalty_entry loyalty_entry_order_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.loyalty_entry
    ADD CONSTRAINT loyalty_entry_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id);


--
-- Name: loyalty_entry loyalty_entry_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.loyalty_entry
    ADD CONSTRAINT loyalty_entry_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.app_user(id);


--
-- Name: mailbox_attachment mailbox_attachment_message_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.mailbox_attachment
    ADD CONSTRAINT mailbox_attachment_message_id_fkey FOREIGN KEY (message_id) REFERENCES public.mailbox_message(id) ON DELETE CASCADE;


--
-- Name: mailbox_message mailbox_message_mail_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.mailbox_message
    ADD CONSTRAINT mailbox_message_mail_id_fkey FOREIGN KEY (mail_id) REFERENCES public.mail(id);


--
-- Name: one_time_token one_time_token_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.one_time_token
    ADD CONSTRAINT one_time_token_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.app_user(id);


--
-- Name: order_act order_act_actor_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.order_act
    ADD CONSTRAINT order_act_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES public.app_user(id);


--
-- Name: order_act order_act_order_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.order_act
    ADD CONSTRAINT order_act_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id);


--
-- Name: order_credit order_credit_actor_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.order_credit
    ADD CONSTRAINT order_credit_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES public.app_user(id);


--
-- Name: order_credit order_credit_order_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.order_credit
    ADD CONSTRAINT order_credit_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id);


--
-- Name: order_credit order_credit_transaction_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.order_credit
    ADD CONSTRAINT order_credit_transaction_id_fkey FOREIGN KEY (transaction_id) REFERENCES public.ledger_transaction(id);


--
-- Name: order_event order_event_actor_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.order_event
    ADD CONSTRAINT order_event_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES public.app_user(id);


--
-- Name: order_event order_event_from_state_to_state_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.order_event
    ADD CONSTRAINT order_event_from_state_to_state_fkey FOREIGN KEY (from_state, to_state) REFERENCES public.legal_move(from_state, to_state);


--
-- Name: order_event order_event_order_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.order_event
    ADD CONSTRAINT order_event_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id);


--
-- Name: order_line order_line_order_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.order_line
    ADD CONSTRAINT order_line_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id);


--
-- Name: order_line order_line_product_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.order_line
    ADD CONSTRAINT order_line_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.product(id);


--
-- Name: order_line order_line_variant_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.order_line
    ADD CONSTRAINT order_line_variant_id_fkey FOREIGN KEY (variant_id) REFERENCES public.variant(id);


--
-- Name: orders orders_approved_by_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_approved_by_fkey FOREIGN KEY (approved_by) REFERENCES public.app_user(id);


--
-- Name: orders orders_assigned_to_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_assigned_to_fkey FOREIGN KEY (assigned_to) REFERENCES public.app_user(id);


--
-- Name: orders orders_branch_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES public.branch(id);


--
-- Name: orders orders_client_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_client_id_fkey FOREIGN KEY (client_id) REFERENCES public.client(id);


--
-- Name: orders orders_standing; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_standing FOREIGN KEY (standing_id) REFERENCES public.standing_order(id);


--
-- Name: orders orders_taken_by_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_taken_by_fkey FOREIGN KEY (taken_by) REFERENCES public.app_user(id);


--
-- Name: orders orders_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.app_user(id);


--
-- Name: payment payment_attempt_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.payment
    ADD CONSTRAINT payment_attempt_id_fkey FOREIGN KEY (attempt_id) REFERENCES public.payment_attempt(id);


--
-- Name: payment_attempt payment_attempt_order_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.payment_attempt
    ADD CONSTRAINT payment_attempt_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id);


--
-- Name: payment payment_order_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.payment
    ADD CONSTRAINT payment_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id);


--
-- Name: payment_share payment_share_attempt_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.payment_share
    ADD CONSTRAINT payment_share_attempt_id_fkey FOREIGN KEY (attempt_id) REFERENCES public.payment_attempt(id);


--
-- Name: payment_share payment_share_order_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.payment_share
    ADD CONSTRAINT payment_share_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id);


--
-- Name: payment payment_taken_by_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.payment
    ADD CONSTRAINT payment_taken_by_fkey FOREIGN KEY (taken_by) REFERENCES public.app_user(id);


--
-- Name: private_file private_file_client_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.private_file
    ADD CONSTRAINT private_file_client_id_fkey FOREIGN KEY (client_id) REFERENCES public.client(id);


--
-- Name: private_file private_file_created_by_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.private_file
    ADD CONSTRAINT private_file_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.app_user(id);


--
-- Name: private_file private_file_order_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.private_file
    ADD CONSTRAINT private_file_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id);


--
-- Name: problem_reply problem_reply_actor_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.problem_reply
    ADD CONSTRAINT problem_reply_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES public.app_user(id);


--
-- Name: problem_reply problem_reply_report_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.problem_reply
    ADD CONSTRAINT problem_reply_report_id_fkey FOREIGN KEY (report_id) REFERENCES public.problem_report(id);


--
-- Name: problem_report problem_report_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.problem_report
    ADD CONSTRAINT problem_report_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.app_user(id);


--
-- Name: product product_category_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.product
    ADD CONSTRAINT product_category_id_fkey FOREIGN KEY (category_id) REFERENCES public.category(id);


--
-- Name: product_import product_import_actor_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.product_import
    ADD CONSTRAINT product_import_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES public.app_user(id);


--
-- Name: product_import_row product_import_row_import_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.product_import_row
    ADD CONSTRAINT product_import_row_import_id_fkey FOREIGN KEY (import_id) REFERENCES public.product_import(id) ON DELETE CASCADE;


--
-- Name: product_picture product_picture_picture_key_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.product_picture
    ADD CONSTRAINT product_picture_picture_key_fkey FOREIGN KEY (picture_key) REFERENCES public.picture(key);


--
-- Name: product_picture product_picture_product_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.product_picture
    ADD CONSTRAINT product_picture_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.product(id) ON DELETE CASCADE;


--
-- Name: revenue_share revenue_share_transaction_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.revenue_share
    ADD CONSTRAINT revenue_share_transaction_id_fkey FOREIGN KEY (transaction_id) REFERENCES public.ledger_transaction(id);


--
-- Name: review review_product_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.review
    ADD CONSTRAINT review_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.product(id) ON DELETE CASCADE;


--
-- Name: review review_replied_by_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.review
    ADD CONSTRAINT review_replied_by_fkey FOREIGN KEY (replied_by) REFERENCES public.app_user(id);


--
-- Name: review review_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.review
    ADD CONSTRAINT review_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.app_user(id);


--
-- Name: session session_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.session
    ADD CONSTRAINT session_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.app_user(id);


--
-- Name: setting_version setting_version_actor_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.setting_version
    ADD CONSTRAINT setting_version_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES public.app_user(id);


--
-- Name: standing_line standing_line_standing_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.standing_line
    ADD CONSTRAINT standing_line_standing_id_fkey FOREIGN KEY (standing_id) REFERENCES public.standing_order(id);


--
-- Name: standing_line standing_line_variant_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.standing_line
    ADD CONSTRAINT standing_line_variant_id_fkey FOREIGN KEY (variant_id) REFERENCES public.variant(id);


--
-- Name: standing_order standing_order_branch_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.standing_order
    ADD CONSTRAINT standing_order_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES public.branch(id);


--
-- Name: standing_order standing_order_client_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.standing_order
    ADD CONSTRAINT standing_order_client_id_fkey FOREIGN KEY (client_id) REFERENCES public.client(id);


--
-- Name: standing_order standing_order_created_by_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.standing_order
    ADD CONSTRAINT standing_order_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.app_user(id);


--
-- Name: standing_run standing_run_order_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.standing_run
    ADD CONSTRAINT standing_run_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id);


--
-- Name: standing_run standing_run_standing_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.standing_run
    ADD CONSTRAINT standing_run_standing_id_fkey FOREIGN KEY (standing_id) REFERENCES public.standing_order(id);


--
-- Name: standing_skip standing_skip_standing_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.standing_skip
    ADD CONSTRAINT standing_skip_standing_id_fkey FOREIGN KEY (standing_id) REFERENCES public.standing_order(id);


--
-- Name: stock_move stock_move_actor_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.stock_move
    ADD CONSTRAINT stock_move_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES public.app_user(id);


--
-- Name: stock_move stock_move_variant_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.stock_move
    ADD CONSTRAINT stock_move_variant_id_fkey FOREIGN KEY (variant_id) REFERENCES public.variant(id) ON DELETE CASCADE;


--
-- Name: stock stock_variant_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.stock
    ADD CONSTRAINT stock_variant_id_fkey FOREIGN KEY (variant_id) REFERENCES public.variant(id) ON DELETE CASCADE;


--
-- Name: variant variant_product_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.variant
    ADD CONSTRAINT variant_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.product(id) ON DELETE CASCADE;


--
-- Name: wishlist_item wishlist_item_product_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.wishlist_item
    ADD CONSTRAINT wishlist_item_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.product(id) ON DELETE CASCADE;


--
-- Name: wishlist_item wishlist_item_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.wishlist_item
    ADD CONSTRAINT wishlist_item_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.app_user(id) ON DELETE CASCADE;


--
-- Name: _private_job_queues; Type: ROW SECURITY; Schema: graphile_worker; Owner: -
--

ALTER TABLE graphile_worker._private_job_queues ENABLE ROW LEVEL SECURITY;

--
-- Name: _private_jobs; Type: ROW SECURITY; Schema: graphile_worker; Owner: -
--

ALTER TABLE graphile_worker._private_jobs ENABLE ROW LEVEL SECURITY;

--
-- Name: _private_known_crontabs; Type: ROW SECURITY; Schema: graphile_worker; Owner: -
--

ALTER TABLE graphile_worker._private_known_crontabs ENABLE ROW LEVEL SECURITY;

--
-- Name: _private_tasks; Type: ROW SECURITY; Schema: graphile_worker; Owner: -
--

ALTER TABLE graphile_worker._private_tasks ENABLE ROW LEVEL SECURITY;

--
-- PostgreSQL database dump complete
--


