import type { Amendment } from '#generated/types/amendment.ts'
import type { Note } from '#generated/types/note.ts'
import type { NoteSection } from '#generated/types/note-section.ts'
import { equal } from '#shared/patch/equal.ts'
import type { Json } from '#shared/patch/patch-operation.ts'
import { isMemberPart, withCommonSections } from './is-member-part.ts'

type Changes = NonNullable<Amendment['sectionChanges']>

/** How a member's signed part changes when what all have in common is amended: its copies of the common sections and nothing of its own. */
export function commonChanges(
  member: Pick<Note, 'composition' | 'partOf' | 'sections'>,
  amended: readonly NoteSection[],
): Changes {
  const copies = withCommonSections(member, { sections: amended }).filter(isCommon)
  const changed = member.sections.flatMap((section, index) => {
    if (!isCommon(section)) return []
    const copy = copies.find(({ key }) => key === section.key) ?? {
      ...section,
      data: {},
      narrative: undefined,
    }
    return changesOf(section, copy, `/sections/${index}`)
  })
  const added = copies.filter(({ key }) => !member.sections.some((section) => section.key === key))
  return [
    ...changed,
    ...added.map((copy) => ({ op: 'add' as const, path: '/sections/-', value: plain(copy) })),
  ]
}

/** Does an amendment of a member's part change what all have in common, which is amended for all or for nobody? */
export function touchesCommon(
  note: Pick<Note, 'composition' | 'partOf' | 'sections'>,
  changes: Changes,
): boolean {
  if (!isMemberPart(note)) return false
  return changes.some(({ path }) => {
    const [, , index] = path.split('/')
    const section = note.sections[Number(index)]
    return section === undefined || isCommon(section)
  })
}

function isCommon({ scope }: NoteSection): boolean {
  return scope === 'Common'
}

type Said = Pick<NoteSection, 'data'> & { readonly narrative?: string | undefined }

function changesOf(before: Said, after: Said, path: string): Changes {
  const isSame = equal(plain(before.data), plain(after.data))
  return [
    ...(isSame ? [] : [{ op: 'replace' as const, path: `${path}/data`, value: plain(after.data) }]),
    ...narrativeChanges(before.narrative, after.narrative, `${path}/narrative`),
  ]
}

function narrativeChanges(before: string | undefined, after: string | undefined, path: string): Changes {
  if (before === after) return []
  if (after === undefined) return [{ op: 'remove', path }]
  return [{ op: before === undefined ? 'add' : 'replace', path, value: after }]
}

function plain(value: unknown): Json {
  return JSON.parse(JSON.stringify(value))
}
