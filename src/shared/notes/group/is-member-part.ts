import type { Note } from '#generated/types/note.ts'
import type { NoteSection } from '#generated/types/note-section.ts'
import { noteInRound } from '#shared/notes/in-round.ts'

/** Is this one member's part of a group's note? It stands in that member's chart, and in nobody else's. */
export function isMemberPart({ composition, partOf }: Pick<Note, 'composition' | 'partOf'>): boolean {
  return composition === 'Group' && partOf !== undefined
}

/** Is this the part of a group's note that all have in common? It stands in no chart. */
export function isCommonPart({ composition, partOf }: Pick<Note, 'composition' | 'partOf'>): boolean {
  return composition === 'Group' && partOf === undefined
}

type Composed = Pick<Note, 'composition' | 'partOf'>

/** Is this one part of a shared note: a member's part of a group's, or one service's of a note of several services? */
export function isSharedPart({ composition, partOf }: Composed): boolean {
  return composition !== 'Individual' && partOf !== undefined
}

/** Is this the whole of a shared note, to which the parts belong? */
export function isSharedWhole({ composition, partOf }: Composed): boolean {
  return composition !== 'Individual' && partOf === undefined
}

/** Is this the part of one service in a note of several services? It stands in the same chart as the whole. */
export function isServicePart({ composition, partOf }: Composed): boolean {
  return composition === 'MultiService' && partOf !== undefined
}

/** Is this a note of several services whose services have parts of their own? One that lists them in its answers is none. */
export function isServicesWhole(note: Composed & Pick<Note, 'definition'>): boolean {
  return (
    note.composition === 'MultiService' &&
    note.partOf === undefined &&
    note.definition.resourceType === 'GroupNoteDefinition'
  )
}

/** The sections that are written in this note itself; what all have in common stands behind them in a member's part, as a copy. */
export function ownSections(note: Pick<Note, 'composition' | 'partOf' | 'sections'>): readonly NoteSection[] {
  return isMemberPart(note) ? note.sections.filter(({ scope }) => scope !== 'Common') : note.sections
}

/** A member's sections with what all have in common as it stands now, which is what is signed for that member. */
export function withCommonSections(
  member: Pick<Note, 'composition' | 'partOf' | 'sections'>,
  common: Pick<Note, 'sections'>,
): readonly NoteSection[] {
  const copies = common.sections.filter(isWritten).map(
    (section): NoteSection => ({
      ...section,
      key: `common-${section.key}`.slice(0, 60),
      scope: 'Common',
      required: false,
    }),
  )
  const after = Math.max(0, ...copies.map(({ order }) => order)) + 1
  const own = ownSections(member)
  const first = Math.min(...own.map(({ order }) => order), after)
  const moved = own.map((section) =>
    first >= after ? section : { ...section, order: section.order + after - first },
  )
  return [...moved, ...copies]
}

function isWritten({ data, narrative }: NoteSection): boolean {
  return Object.keys(data).length > 0 || Boolean(narrative?.trim())
}

/** Does the member's part hold what all have in common as it stands now, or as it is being amended? */
export function holdsCommon(member: Note, common: Note): boolean {
  const [own, whole] = [noteInRound(member), noteInRound(common)]
  return told(own.sections) === told(withCommonSections(own, whole))
}

/** The copies as one text: what was written, and nothing of who wrote it when. */
function told(sections: readonly NoteSection[]): string {
  const copies = sections
    .filter((section) => section.scope === 'Common' && isWritten(section))
    .toSorted((one, other) => one.key.localeCompare(other.key))
  return JSON.stringify(copies.map(({ id, order, data, narrative }) => [id, order, data, narrative ?? '']))
}
