import type { TypeEntry } from '#generated/tables/registry.ts'
import type { Opened } from '#server/stores/opened.ts'
import { displayToday } from '#server/stores/references/display-of.ts'
import { findDisplays } from '#server/stores/references/find-displays.ts'
import { masked } from '#server/stores/references/masked.ts'
import { shown, veiledIn } from '#server/stores/references/shown.ts'
import { isOfPatient } from '#server/stores/references/veiled.ts'
import { withRolledUp } from '#server/stores/rollups/rolled-up.ts'
import type { PageRow } from '#server/stores/search/read-page.ts'
import { searchSummaryRows } from '#server/stores/search/search-rows.ts'
import type { Page, Search, WrittenRow } from '#server/stores/store.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { filledIn, jsonOf, openReferences, placesOf, summaryTagOf, withKept } from './stored-summary.ts'
import { summaryOf } from './summary-of.ts'

/**
 * Finds rows and answers their summaries as JSON text: as they were written with the rows, or made from what the reader may see of
 * the content, where no valid one stands there.
 */
export async function searchSummaries(
  opened: Opened,
  entry: TypeEntry,
  search: Search,
): Promise<Outcome<Page<WrittenRow>>> {
  const summaryTag = summaryTagOf(entry, opened.upcast)
  const found = await searchSummaryRows(opened, entry, { search, summaryTag })
  if (!found.ok) return found
  const { rows, names } = found.value
  const today = opened.now.iso.slice(0, 10)
  const places = rows.map(({ summary }) => (summary ? placesOf(summary) : undefined))
  const references = places.flatMap((each) => (each ? openReferences(each) : []))
  const known =
    references.length === 0 ? new Map<string, string>() : await findDisplays(opened, references, names)
  const displays = new Map(
    [...known].map(([id, display]) => [id, jsonOf(displayToday(display, today))] as const),
  )
  const made = await summariesOf(opened, entry, found.value)
  const kept = rows.map(({ rolled_up: said }) =>
    said ? withRolledUp(entry, {}, { said, now: opened.now.iso }) : {},
  )
  const written = rows.map(({ id }, index) => {
    const open = places[index]
    if (!open) return { id, text: made.get(id) ?? '' }
    const text = withKept(entry, filledIn(open, { displays, today }), kept[index] ?? {})
    const hidden = openReferences(open).filter((each) => isOfPatient(each) && !displays.has(each.id))
    return { id, text: hidden.length === 0 ? text : withVeils(opened, entry, text) }
  })
  return succeeded({ ...found.value, rows: written })
}

/** A summary in which somebody is named whom its reader may not see. */
function withVeils(opened: Opened, entry: TypeEntry, text: string): string {
  return jsonOf(veiledIn(opened, entry, JSON.parse(text)))
}

/** The summaries of rows that have none, or one of other rules, made from their content. */
async function summariesOf(
  opened: Opened,
  entry: TypeEntry,
  { rows, names }: Page<PageRow>,
): Promise<ReadonlyMap<string, string>> {
  const documents = rows.flatMap(({ content }) => (content ? [opened.upcast.upToDate(entry, content)] : []))
  if (documents.length === 0) return new Map()
  const short = documents.map((document) => summaryOf(entry, masked(opened.actor, entry, document)))
  return new Map(
    (await shown(opened, entry, { documents: short, names })).map((row) => [row.id, JSON.stringify(row)]),
  )
}
