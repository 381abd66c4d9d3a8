import { useEffect, useState } from 'react'
import { sendPlainQuietly, sendQuietly } from '#client/api/send.ts'
import type { NoteSectionForm } from '#generated/types/note-section-form.ts'
import { holdsAnswer } from '#shared/elements/element.ts'
import { definitionOf, type Element } from '#shared/forms/definition.ts'
import { standingsOf } from '#shared/forms/editing/standings-of.ts'

const none: readonly Element[] = []

/** The questions of the other sections in the notes that a section stands in, under the names by which it may ask them; none for a form that is no section. */
export function useOtherSections(section: NoteSectionForm | undefined): readonly Element[] {
  const [found, setFound] = useState(none)
  const id = section?.id
  useEffect(() => {
    let isMine = true
    if (id === undefined) return setFound(none)
    void othersOf(id).then((elements) => isMine && setFound(elements))
    return () => {
      isMine = false
    }
  }, [id])
  return found
}

/** What cannot be read is not offered; what a condition names already stays there. */
async function othersOf(id: string): Promise<readonly Element[]> {
  const notes = await sendPlainQuietly('NoteDefinition', 'query', { filters: [], pageSize: 200 })
  if (!notes.ok) return none
  const sections = notes.value.items
    .map(({ sections: all = [] }) => all)
    .filter((all) => all.some(({ sectionForm }) => sectionForm.id === id))
    .flatMap((all) => all.filter(({ sectionForm }) => sectionForm.id !== id))
  const byKey = new Map(sections.map((each) => [each.key, each]))
  const questions = await Promise.all(
    [...byKey.values()].map(async ({ key, title, sectionForm }) => {
      const own = await sendQuietly('noteSectionForm.read', { id: sectionForm.id })
      const form = own.ok ? await sendQuietly('form.read', { id: own.value.form.id }) : own
      return form.ok
        ? questionsOf(definitionOf(form.value).elements, { key, title: title ?? form.value.name })
        : none
    }),
  )
  return questions.flat()
}

type Named = { readonly key: string; readonly title: string }

function questionsOf(elements: readonly Element[], { key, title }: Named): readonly Element[] {
  return standingsOf({ elements })
    .map(({ element }) => element)
    .filter((element) => holdsAnswer(element) && element.type !== 'Repeater')
    .map(({ children: _children, shortLabel, ...element }) => ({
      ...element,
      id: `section.${key}.${element.id}`,
      label: `${title}: ${shortLabel ?? element.label ?? element.id}`,
    }))
}
