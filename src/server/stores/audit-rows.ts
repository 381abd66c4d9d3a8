import { sql } from 'kysely'
import type { TypeEntry } from '#generated/tables/registry.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import type { StoredDocument } from './document.ts'
import type { Opened } from './opened.ts'
import type { RowStore } from './row-store.ts'
import { type Searched, searchIn } from './search-rows.ts'
import { shown } from './shown.ts'

/**
 * The trail as resources: made of `audit_event` while it is read, and never written through here.
 * Each row gets the same names as a stored resource has, so that filters and order work on it.
 */
export function auditRows(opened: Opened, entry: TypeEntry): RowStore {
  const load = async (id: string): Promise<Outcome<StoredDocument>> => {
    if (!/^[0-9a-f-]{36}$/.test(id)) return failed({ kind: 'missing' })
    const { rows } = await sql<{ content: StoredDocument }>`
      select r.content from ${trail(opened)} r where r.id = ${id}::uuid`.execute(opened.transaction)
    return rows[0] ? succeeded(rows[0].content) : failed({ kind: 'missing' })
  }
  const loaded = async (id: string) => {
    const found = await load(id)
    return found.ok ? succeeded({ document: found.value, isLocked: true }) : found
  }
  return {
    load: loaded,
    loadAny: loaded,
    loadVersion: (id, versionId) =>
      versionId === '1' ? load(id) : Promise.resolve(failed({ kind: 'missing' })),
    search: (search) => searchIn(opened, entry, { search, searched: auditGround(opened) }),
    insert: neverWritten,
    replace: neverWritten,
    mark: neverWritten,
    shown: (documents, names) => shown(opened, entry, documents, names),
  }
}

function neverWritten(): Promise<Outcome<never>> {
  return Promise.resolve(failed({ kind: 'disallowed', allowed: ['GET'] }))
}

function auditGround(opened: Opened): Searched {
  return {
    table: trail(opened),
    rows: sql`true`,
    ground: {
      hasColumns: false,
      tokensWhere: (condition) => sql`exists (select 1 from (${tokens}) t where ${condition})`,
    },
  }
}

/** What can be filtered by, in the form of tokens. */
const tokens = sql`
  select unnest(array[
    'type=' || coalesce(r.content #>> '{type,code}', ''), 'at=' || coalesce(r.content ->> 'at', ''),
    'actor=' || coalesce(r.content #>> '{actor,id}', ''), 'profile=' || coalesce(r.content #>> '{profile,id}', ''),
    'action=' || coalesce(r.content ->> 'action', ''), 'outcome=' || coalesce(r.content ->> 'outcome', ''),
    'patient=' || coalesce(r.content #>> '{patient,id}', ''), 'requestId=' || coalesce(r.content ->> 'requestId', ''),
    'target.id=' || coalesce(r.content #>> '{target,id}', ''),
    'target.resourceType=' || lower(coalesce(r.content #>> '{target,resourceType}', ''))]) as token`

/** What an event is about, as a code of the list audit-event-type: what it says itself, else by its outcome, act and action. */
const eventType = sql`case
    when e.detail ->> 'event' = 'session' then 'read'
    when e.detail ->> 'event' is not null then e.detail ->> 'event'
    when e.outcome = 'Denied' then 'permission-denied'
    when e.detail ->> 'operation' in ('note.sign', 'note.ready') then replace(e.detail ->> 'operation', '.', '-')
    when e.detail ->> 'operation' = 'appointment.startNote' then 'note-start'
    when e.detail ->> 'operation' like '%.publish' then 'definition-publish'
    when e.action = 'C' then 'create'
    when e.action = 'R' then 'read'
    when e.action = 'D' then 'delete'
    else 'update' end`

function trail({ actor }: Opened) {
  return sql`(select e.id, e.at as last_modified, false as is_deleted, to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as name,
      jsonb_strip_nulls(jsonb_build_object(
        'id', e.id, 'resourceType', 'AuditEvent', 'partition', ${actor.practiceKey}::text,
        'display', e.action || coalesce(' ' || e.type, '') || ' ' || to_char(e.at at time zone 'UTC', 'YYYY-MM-DD HH24:MI'),
        'type', jsonb_build_object('code', ${eventType}, 'display', ${eventType}),
        'at', to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'actor', case when e.actor_id is not null then jsonb_build_object('id', e.actor_id, 'resourceType', 'Person', 'partition', 'global') end,
        'profile', case when e.profile_id is not null then jsonb_build_object('id', e.profile_id, 'resourceType', 'Practitioner', 'partition', ${actor.practiceKey}::text) end,
        'action', e.action,
        'target', case when e.resource_id is not null then jsonb_strip_nulls(jsonb_build_object('resourceType', e.type, 'id', e.resource_id::text, 'versionId', e.version_id::text)) end,
        'patient', case when e.patient_id is not null then jsonb_build_object('id', e.patient_id, 'resourceType', 'Patient', 'partition', e.patient_id::text) end,
        'outcome', e.outcome, 'status', e.status, 'requestId', e.request_id::text,
        'token', case when e.token_id is not null then jsonb_build_object('id', e.token_id, 'resourceType', 'SecurityToken') end,
        'client', case when e.detail ->> 'ip' is not null then jsonb_strip_nulls(jsonb_build_object('ip', e.detail ->> 'ip', 'userAgent', e.detail ->> 'userAgent')) end,
        'detail', left(e.detail ->> 'text', 1000),
        'meta', jsonb_build_object('versionId', '1', 'lastModified', to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'created', to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'resourceSystem', 'app',
          'isDeleted', false, 'isHistorical', false, 'hasTransformations', false))) as content
    from audit_event e where e.practice_id = ${actor.practiceId}::uuid)`
}
