import type { ConditionGroup } from '#generated/types/condition-group.ts'
import type { NoteDefinition } from '#generated/types/note-definition.ts'
import type { NoteDefinitionSection } from '#generated/types/note-definition-section.ts'
import { isGroup } from '#shared/forms/definition.ts'

/** The sections of a note, and which of them receives which part of a drafted text. */
export type Sectioned = Pick<NoteDefinition, 'sections' | 'sectionMap'>

/** A section that comes; its place gives it its order. */
export type ComingSection = Omit<NoteDefinitionSection, 'order'>

/** Fields of a section with their values; undefined takes one away. */
export type SectionFields = {
  readonly [Name in keyof Omit<NoteDefinitionSection, 'id' | 'key' | 'order'>]?:
    | NoteDefinitionSection[Name]
    | undefined
}

/** One change of the sections of a note. */
export type SectionEdit =
  | { readonly kind: 'add'; readonly section: ComingSection; readonly index: number }
  | { readonly kind: 'remove'; readonly id: string }
  /** The index counts what is left once the section is taken out. */
  | { readonly kind: 'move'; readonly id: string; readonly index: number }
  | {
      readonly kind: 'change'
      readonly id: string
      readonly fields: SectionFields | ((section: NoteDefinitionSection) => SectionFields)
    }

/** The sections as they stand in a note. */
export function sectionsInOrder({ sections = [] }: Sectioned): readonly NoteDefinitionSection[] {
  return sections.toSorted((one, other) => one.order - other.order)
}

/** What an edit makes of the sections of a note; the same object where it means nothing to them: a section that is not there, a key or an id that is taken. */
export function editedSections(note: Sectioned, edit: SectionEdit): Sectioned {
  const sections = sectionsInOrder(note)
  const at = edit.kind === 'add' ? -1 : sections.findIndex(({ id }) => id === edit.id)
  if (edit.kind !== 'add' && at < 0) return note
  switch (edit.kind) {
    case 'add':
      return added(note, sections, edit)
    case 'remove':
      return removed(note, sections, at)
    case 'move': {
      const index = within(edit.index, sections.length - 1)
      const moved = sections[at]
      if (index === at || !moved) return note
      return { ...note, sections: numbered(sections.toSpliced(at, 1).toSpliced(index, 0, moved)) }
    }
    case 'change':
      return {
        ...note,
        sections: numbered(
          sections.map((each, index) =>
            index === at
              ? withSaid(each, typeof edit.fields === 'function' ? edit.fields(each) : edit.fields)
              : each,
          ),
        ),
      }
  }
}

function added(
  note: Sectioned,
  sections: readonly NoteDefinitionSection[],
  { section, index }: SectionEdit & { readonly kind: 'add' },
): Sectioned {
  if (sections.some(({ id, key }) => id === section.id || key === section.key)) return note
  const coming = { ...section, order: 0 }
  return { ...note, sections: numbered(sections.toSpliced(within(index, sections.length), 0, coming)) }
}

/** What is removed takes along what was asked of it, and the part of a draft that it would have received. */
function removed(note: Sectioned, sections: readonly NoteDefinitionSection[], at: number): Sectioned {
  const key = sections[at]?.key ?? ''
  const left = sections.toSpliced(at, 1).map((section) => withoutSource(section, `section.${key}.`))
  const { sectionMap } = note
  return {
    ...note,
    sections: numbered(left),
    ...(sectionMap && { sectionMap: sectionMap.filter(({ sectionKey }) => sectionKey !== key) }),
  }
}

function withoutSource(section: NoteDefinitionSection, prefix: string): NoteDefinitionSection {
  const { visibleWhen, ...rest } = section
  const left = visibleWhen && without(visibleWhen, prefix)
  if (left === visibleWhen) return section
  return left ? { ...rest, visibleWhen: left } : rest
}

/** A condition without what it asks of one section; nothing where nothing is left. */
function without(group: ConditionGroup, prefix: string): ConditionGroup | undefined {
  const clauses = group.clauses.flatMap((clause) => {
    const kept = isGroup(clause) ? without(clause, prefix) : !clause.source.startsWith(prefix) && clause
    return kept ? [kept] : []
  })
  const isSame =
    clauses.length === group.clauses.length && clauses.every((each, index) => each === group.clauses[index])
  if (isSame) return group
  return clauses.length === 0 ? undefined : { ...group, clauses }
}

function withSaid(section: NoteDefinitionSection, fields: SectionFields): NoteDefinitionSection {
  const { id, key, order, sectionForm, ...before } = section
  const said = Object.entries({ ...before, ...fields }).filter(([, value]) => value !== undefined)
  return { ...Object.fromEntries(said), id, key, order, sectionForm: fields.sectionForm ?? sectionForm }
}

function numbered(sections: readonly NoteDefinitionSection[]): readonly NoteDefinitionSection[] {
  return sections.map((section, index) =>
    section.order === index + 1 ? section : { ...section, order: index + 1 },
  )
}

function within(index: number, most: number): number {
  return Math.min(Math.max(0, index), most)
}

/** A key made of a section's name that no other section of the note has. */
export function freeSectionKey(note: Sectioned, name: string): string {
  const taken = new Set((note.sections ?? []).map(({ key }) => key))
  const stem =
    name
      .toLowerCase()
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 50)
      .replace(/-+$/, '') || 'section'
  let found = stem
  for (let number = 2; taken.has(found); number += 1) found = `${stem}-${number}`
  return found
}
