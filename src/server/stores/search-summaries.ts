import type { TypeEntry } from '#generated/tables/registry.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { displayToday } from './display.ts'
import { findDisplays } from './find-displays.ts'
import type { Opened } from './opened.ts'
import type { PageRow } from './search-page.ts'
import { searchSummaryRows } from './search-rows.ts'
import { shown } from './shown.ts'
import type { Page, Search, WrittenRow } from './store.ts'
import { filledIn, openReferences } from './stored-summary.ts'
import { summaryOf } from './summary.ts'

/**
 * Finds rows and answers their summaries as JSON text. For a reader who may see every field of the type: of the row itself the
 * row policies decide, of what it refers to the reader's right to know its name.
 */
export async function searchSummaries(
  opened: Opened,
  entry: TypeEntry,
  asked: { readonly search: Search; readonly summaryTag: string },
): Promise<Outcome<Page<WrittenRow>>> {
  const found = await searchSummaryRows(opened, entry, asked)
  if (!found.ok) return found
  const { rows, names } = found.value
  const today = opened.now.iso.slice(0, 10)
  const summaries = rows.flatMap(({ summary }) => (summary ? [summary] : []))
  const references = summaries.flatMap(openReferences)
  const known =
    references.length === 0 ? new Map<string, string>() : await findDisplays(opened, references, names)
  const displays = new Map(
    [...known].map(([id, display]) => [id, JSON.stringify(displayToday(display, today))] as const),
  )
  const made = await summariesOf(opened, entry, found.value)
  const written = rows.map(({ id, summary }) => {
    return { id, text: summary ? filledIn(summary, { displays, today }) : (made.get(id) ?? '') }
  })
  return succeeded({ ...found.value, rows: written })
}

/** The summaries of rows whose own is not valid any more, made from their content. */
async function summariesOf(
  opened: Opened,
  entry: TypeEntry,
  { rows, names }: Page<PageRow>,
): Promise<ReadonlyMap<string, string>> {
  const documents = rows.flatMap(({ content }) => (content ? [opened.upcast.upToDate(entry, content)] : []))
  if (documents.length === 0) return new Map()
  const short = documents.map((document) => summaryOf(entry, document))
  return new Map((await shown(opened, entry, short, names)).map((row) => [row.id, JSON.stringify(row)]))
}
