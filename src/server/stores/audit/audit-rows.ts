import { sql } from 'kysely'
import { parameterLimits } from '#generated/operations/parameter-forms.ts'
import type { TypeEntry } from '#generated/tables/registry.ts'
import type { StoredDocument } from '#server/stores/document.ts'
import type { Opened } from '#server/stores/opened.ts'
import { named } from '#server/stores/references/shown.ts'
import type { RowStore } from '#server/stores/row-store.ts'
import { mostFilters, tooManyFilters } from '#server/stores/search/conditions-of.ts'
import { boundTo, lastOf, pageOf, refused } from '#server/stores/search/search-rows.ts'
import { sortOrderOf } from '#server/stores/search/sort-order.ts'
import type { Page, Search } from '#server/stores/store.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { auditDocument, type EventRow, eventColumns } from './audit-document.ts'
import { type AuditFilters, planAuditFilters } from './audit-filters.ts'
import { findEvents } from './find-events.ts'

const usualPage = 50
const { maximum: largestPage } = parameterLimits.pageSize
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The trail as resources: made of `audit_event` while it is read, and never written through here. */
export function auditRows(opened: Opened, entry: TypeEntry): RowStore {
  const load = async (id: string): Promise<Outcome<StoredDocument>> => {
    const row = uuid.test(id) ? await readEvent(opened, id) : undefined
    return row ? succeeded(auditDocument(opened.actor, row)) : failed({ kind: 'missing' })
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
    search: (search) => searchTrail(opened, entry, search),
    insert: neverWritten,
    replace: neverWritten,
    mark: neverWritten,
    shown: (documents, names) => named(opened, entry, { documents, names }),
    named: (documents, names) => named(opened, entry, { documents, names }),
  }
}

function neverWritten(): Promise<Outcome<never>> {
  return Promise.resolve(failed({ kind: 'disallowed', allowed: ['GET'] }))
}

async function readEvent({ transaction, actor }: Opened, id: string): Promise<EventRow | undefined> {
  const { rows } = await sql<EventRow>`
    select ${eventColumns} from audit_event e where e.practice_id = ${actor.practiceId}::uuid and e.id = ${id}::uuid`.execute(
    transaction,
  )
  return rows[0]
}

/** The events that fit every filter, in the order of their time, page by page. */
async function searchTrail(
  opened: Opened,
  entry: TypeEntry,
  search: Search,
): Promise<Outcome<Page<StoredDocument>>> {
  const order = sortOrderOf(entry, search, 'columns')
  if (!order) return refused('/orderBy', 'stores.not-sortable', { field: search.orderBy ?? '' })
  const filters = filtersOf(entry, search)
  if (!filters.ok) return filters

  const bound = boundTo(opened, entry, { search, order })
  const last =
    search.continuation === undefined ? succeeded(undefined) : lastOf(opened, search.continuation, bound)
  if (!last.ok) return last

  const size = Math.min(search.pageSize ?? usualPage, largestPage)
  const by = order.field === 'id' ? 'id' : 'at'
  const counting = search.counting ?? 'none'
  const { rows, total } = await findEvents(opened, {
    filters: filters.value,
    by,
    direction: order.direction,
    size,
    last: last.value,
    counting,
  })
  const found = rows.map((row) => ({
    content: auditDocument(opened.actor, row),
    id: row.id,
    place: by === 'id' ? row.id : row.at,
  }))
  const page = pageOf(opened, found, { size, bound, total, before: last.value })
  return succeeded({ ...page, rows: page.rows.flatMap(({ content }) => (content ? [content] : [])) })
}

/** Can a search of the trail be understood? Asked before anybody looks. */
export function understoodAuditSearch(entry: TypeEntry, search: Search): Outcome<void> {
  if (!sortOrderOf(entry, search, 'columns'))
    return refused('/orderBy', 'stores.not-sortable', { field: search.orderBy ?? '' })
  const filters = filtersOf(entry, search)
  return filters.ok ? succeeded(undefined) : filters
}

function filtersOf(entry: TypeEntry, { filters = [] }: Search): Outcome<AuditFilters> {
  if (filters.length > mostFilters) return tooManyFilters()
  const planned = planAuditFilters(entry, filters)
  return 'trouble' in planned
    ? refused(`/${planned.index}`, planned.trouble, { field: planned.field })
    : succeeded(planned)
}
