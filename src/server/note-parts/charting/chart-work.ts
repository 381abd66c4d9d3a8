import type { ChartingDoubt } from '#generated/enumerations/charting-doubt.ts'
import type { ChartingType } from '#generated/enumerations/charting-type.ts'
import { labels } from '#generated/permissions/labels.ts'
import { registry } from '#generated/tables/registry.ts'
import type { Note } from '#generated/types/note.ts'
import type { Reference } from '#generated/types/reference.ts'
import type { Context } from '#server/operations/handler.ts'
import { closedBy, labelsIn, readClosed } from '#server/stores/labels/closed-by.ts'
import { untypedRow } from '#server/stores/typed-row.ts'
import type { Outcome } from '#shared/outcome/outcome.ts'
import { permits } from '#shared/permissions/permits.ts'

/** A note whose facts go into the chart of its patient or come out of it again. */
export type ChartWork = {
  readonly context: Context
  readonly note: Note
  readonly patient: Reference
  /** When what stands at a place of it was so: on the day on which it was answered, where that is known, else at the beginning of its session. */
  readonly effectiveAt: (key: string) => { readonly day: string; readonly moment: string }
  /** Places of facts that leave the chart with this very work. */
  readonly leaving: ReadonlySet<string>
}

/** What becomes of one fact of a note: something is written, or there is a reason why not; neither where it is done already. */
export type ChartStep = {
  readonly text: string
  readonly doubt?: ChartingDoubt
  readonly write?: () => Promise<Outcome<unknown>>
}

/** What a row says of the note that it came from. */
export function sourceOf({ note }: ChartWork, key: string) {
  return { note: { id: note.id, resourceType: 'Note' as const }, noteRow: key }
}

/** Why somebody who finishes a note may not write such a row from it; nothing where he may. */
export function writingDoubt(
  work: ChartWork,
  type: ChartingType,
  verb: 'Create' | 'Update',
): ChartingDoubt | undefined {
  const { actor } = work.context
  if (!permits(actor.granted, `${type}:${verb}`)) return 'NoGrant'
  // What the author alone may read would be the signer's alone.
  const isAuthorsOnly = closingLabels(work.note).some(
    (code) => labels.find((each) => each.code === code)?.readers.every((word) => word === 'author') !== false,
  )
  return isAuthorsOnly && actor.profile?.id !== work.note.author.id ? 'Closed' : undefined
}

/** Whether a row of the chart is open to people to whom the note is not: a change would tell them what the note hides. */
export function isMoreOpen({ note }: ChartWork, row: object): boolean {
  const held = labelsIn(untypedRow(row))
  return closingLabels(note).some((code) => !held.includes(code))
}

/** The labels of a note that not everybody in reach reads. */
export function closingLabels(note: Note): readonly string[] {
  return readClosed(closedBy(registry.Note, untypedRow(note))).labels
}
