import { registry } from '#generated/tables/registry.ts'
import type { ResourceType } from '#generated/types/resources.ts'
import { auditRows, understoodAuditSearch } from '#server/stores/audit/audit-rows.ts'
import type { Opened } from '#server/stores/opened.ts'
import { type RowStore, storeOver } from '#server/stores/row-store.ts'
import { globalRows } from '#server/stores/rows/global-rows.ts'
import { practiceRows } from '#server/stores/rows/practice-rows.ts'
import { understoodSearch } from '#server/stores/search/search-rows.ts'
import type { Search, Stores } from '#server/stores/store.ts'
import { upcastRows } from '#server/stores/upcast/upcast-rows.ts'
import type { Outcome } from '#shared/outcome/outcome.ts'
import { inPartition } from './in-partition.ts'
import { referredRows } from './referred-rows.ts'
import { wholeRows } from './whole-rows.ts'

/** The stores of all types for one actor inside one transaction. */
export function openStores(opened: Opened): Stores {
  return { of: (type) => storeOver(openRows(opened, type)) }
}

/** The rows of one type in the shape of today: of the practice, of the installation, or the trail. */
export function openRows(opened: Opened, type: ResourceType): RowStore {
  const entry = registry[type]
  if (type === 'AuditEvent') return auditRows(opened, entry)
  const rows = entry.scope === 'global' ? globalRows(opened, entry) : practiceRows(opened, entry)
  const whole = wholeRows(upcastRows(rows, entry, opened.upcast), entry, opened.indexing)
  return referredRows(whole, entry, { opened, open: (other) => openRows(opened, other) })
}

/** The rows of one type that are in one partition. */
export function rowsInPartition(opened: Opened, type: ResourceType, partition: string): RowStore {
  return inPartition(opened, registry[type], { rows: openRows(opened, type), partition })
}

/** Can a search of this type be understood? Asked before a store is opened: its order and its filters, not what they find. */
export function understood(type: ResourceType, search: Search): Outcome<void> {
  const entry = registry[type]
  return type === 'AuditEvent' ? understoodAuditSearch(entry, search) : understoodSearch(entry, search)
}
