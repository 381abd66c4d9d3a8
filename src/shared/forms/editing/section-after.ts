import type { Definition } from '#shared/forms/definition.ts'
import { namesAgain, type SectionNames } from './cut-from.ts'
import type { FormEdit } from './form-edit.ts'
import { idsOf, withinOf } from './standings-of.ts'

/** The lists in which a section of notes names questions of its form. */
const lists = ['requiredElements', 'hiddenElements'] as const

/** A section after an edit of its form: questions that have another id are named by it, those that are gone are not named any more, and those that were cut out and are there again are named as before. The same object where nothing of this happened. */
export function sectionAfter<Section extends SectionNames>(
  section: Section,
  edit: FormEdit,
  after: Definition,
): Section {
  if (edit.kind === 'several')
    return edit.edits.reduce((now, each) => sectionAfter(now, each, after), section)
  if (edit.kind === 'insert') return insertedInto(section, edit, idsOf(after))
  if (edit.kind !== 'rename' && edit.kind !== 'remove') return section
  const called = (id: string) => (edit.kind === 'rename' && id === edit.from ? edit.to : id)
  const next = renamed(section, called, idsOf(after))
  return JSON.stringify(next) === JSON.stringify(section) ? section : next
}

function insertedInto<Section extends SectionNames>(
  section: Section,
  { elements, cutFrom }: Extract<FormEdit, { readonly kind: 'insert' }>,
  there: ReadonlySet<string>,
): Section {
  if (!cutFrom?.section) return section
  const coming = new Set(elements.flatMap(withinOf).map(({ id }) => id))
  const before = new Set([...there].filter((id) => !coming.has(id)))
  const same = (id: string) => id
  return namesAgain(section, renamed(cutFrom.section, same, before), renamed(cutFrom.section, same, there))
}

function renamed<Section extends SectionNames>(
  section: Section,
  called: (id: string) => string,
  there: ReadonlySet<string>,
): Section {
  const named = (ids: readonly string[]) => ids.map(called).filter((id) => there.has(id))
  const { prefill } = section
  return {
    ...section,
    ...Object.fromEntries(lists.flatMap((list) => (section[list] ? [[list, named(section[list])]] : []))),
    ...(prefill && {
      prefill: prefill
        .map((each) => ({ ...each, elementId: called(each.elementId) }))
        .filter(({ elementId }) => there.has(elementId)),
    }),
  }
}

/** A section in which a question is named in one of its lists, or not any more. */
export function withNamed<Section extends SectionNames>(
  section: Section,
  list: (typeof lists)[number],
  { id, isNamed }: { readonly id: string; readonly isNamed: boolean },
): Section {
  const others = (section[list] ?? []).filter((each) => each !== id)
  return { ...section, [list]: isNamed ? [...others, id] : others }
}
