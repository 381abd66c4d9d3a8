import type { NoteSectionForm } from '#generated/types/note-section-form.ts'
import type { Definition } from '#shared/forms/definition.ts'
import type { FormEdit } from './form-edit.ts'
import { idsOf } from './standings-of.ts'

/** The lists in which a section of notes names questions of its form. */
const lists = ['requiredElements', 'hiddenElements'] as const

type Naming = Pick<NoteSectionForm, (typeof lists)[number] | 'prefill'>

/** A section after an edit of its form: questions that have another id are named by it, and those that are gone are not named any more. The same object where nothing of this happened. */
export function sectionAfter<Section extends Naming>(
  section: Section,
  edit: FormEdit,
  after: Definition,
): Section {
  if (edit.kind === 'several')
    return edit.edits.reduce((now, each) => sectionAfter(now, each, after), section)
  if (edit.kind !== 'rename' && edit.kind !== 'remove') return section
  const there = idsOf(after)
  const called = (id: string) => (edit.kind === 'rename' && id === edit.from ? edit.to : id)
  const named = (ids: readonly string[]) => ids.map(called).filter((id) => there.has(id))
  const { prefill } = section
  const next = {
    ...section,
    ...Object.fromEntries(lists.flatMap((list) => (section[list] ? [[list, named(section[list])]] : []))),
    ...(prefill && {
      prefill: prefill
        .map((each) => ({ ...each, elementId: called(each.elementId) }))
        .filter(({ elementId }) => there.has(elementId)),
    }),
  }
  return JSON.stringify(next) === JSON.stringify(section) ? section : next
}

/** A section in which a question is named in one of its lists, or not any more. */
export function withNamed<Section extends Naming>(
  section: Section,
  list: (typeof lists)[number],
  { id, isNamed }: { readonly id: string; readonly isNamed: boolean },
): Section {
  const others = (section[list] ?? []).filter((each) => each !== id)
  return { ...section, [list]: isNamed ? [...others, id] : others }
}
