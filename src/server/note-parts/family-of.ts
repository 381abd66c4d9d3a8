import type { Encounter } from '#generated/types/encounter.ts'
import type { Note } from '#generated/types/note.ts'
import type { Context } from '#server/operations/handler.ts'
import { isSharedPart } from '#shared/notes/group/is-member-part.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { optional } from './optional.ts'
import { readingTogether } from './reading-together.ts'

/** One part of a shared note, and whether its member was there, or its service took place. */
export type MemberPart = { readonly note: Note; readonly encounter: Encounter; readonly isPresent: boolean }

/** A shared note: what all have in common, and its parts. */
export type Family = { readonly common: Note; readonly members: readonly MemberPart[] }

const most = 200

/** The whole of the shared note of which this is a part, as far as the acting person sees it; nothing of any other note. */
export async function familyOf(context: Context, note: Note): Promise<Outcome<Family | undefined>> {
  if (note.composition === 'Individual') return succeeded(undefined)
  const common = isSharedPart(note) ? await optional(context, 'Note', note.partOf) : succeeded(note)
  if (!common.ok) return common
  if (!common.value) return succeeded(undefined)

  const filters = [{ field: 'partOf', op: 'eq', value: common.value.id }] as const
  const found = await context.stores.of('Note').find({ filters, pageSize: most })
  if (!found.ok) return found
  const { rows } = found.value
  const together = readingTogether(context)
  const encounters = await Promise.all(rows.map((each) => optional(together, 'Encounter', each.encounter)))
  const members: MemberPart[] = []
  for (const [index, each] of rows.entries()) {
    const encounter = encounters[index] ?? succeeded(undefined)
    if (!encounter.ok) return encounter
    const { value } = encounter
    if (value) members.push({ note: each, encounter: value, isPresent: value.visitStatus === 'Show' })
  }
  return succeeded({ common: common.value, members })
}
