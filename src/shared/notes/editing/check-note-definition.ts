import type { Form } from '#generated/types/form.ts'
import type { NoteDefinition } from '#generated/types/note-definition.ts'
import { compileForm } from '#shared/forms/compile-form.ts'
import { clausesOf, definitionOf } from '#shared/forms/definition.ts'
import type { Finding } from '#shared/outcome/outcome.ts'
import { blocking } from '#shared/outcome/refuse.ts'

type Checked = Pick<NoteDefinition, 'type' | 'sections' | 'questionnaires'>

/** The forms of the sections of a note, by the keys of these; one that is not known is missing. */
export type SectionForms = ReadonlyMap<string, Pick<Form, 'elements'>>

/** What stands in the way of publishing a note definition beside what its parts have: no sections, a key that stands twice, a section that asks another one what is not there. */
export function checkNoteDefinition(row: Checked, forms: SectionForms): readonly Finding[] {
  return [...ownFindings(row), ...crossFindings(row, forms)]
}

const withSections = new Set(['Form', 'Assessment', 'Subform'])

function ownFindings({ type, sections = [], questionnaires = [] }: Checked): readonly Finding[] {
  const keys = sections.map(({ key }) => key)
  const twice = keys.find((key, index) => keys.indexOf(key) !== index)
  return [
    ...(withSections.has(type) && keys.length === 0 && questionnaires.length === 0
      ? [blocking('/sections', 'definitions.no-sections')]
      : []),
    ...(twice === undefined ? [] : [blocking('/sections', 'definitions.section-twice', { key: twice })]),
  ]
}

/** What a section asks of another one must be there: `section.{key}.{element id}`. */
function crossFindings({ sections = [] }: Checked, forms: SectionForms): readonly Finding[] {
  return sections.flatMap(({ key, visibleWhen }, index) => {
    const form = forms.get(key)
    const asked = new Set([
      ...(form ? compileForm(definitionOf(form)).contextReaders.keys() : []),
      ...clausesOf(visibleWhen).map(({ source }) => source),
    ])
    return [...asked]
      .filter((path) => isStranger(path, forms))
      .map((path) => blocking(`/sections/${index}`, 'definitions.unknown-section-source', { path }))
  })
}

function isStranger(path: string, forms: SectionForms): boolean {
  const [root, key = '', ...id] = path.split('.')
  if (root !== 'section') return false
  const other = forms.get(key)
  return !other || !compileForm(definitionOf(other)).nodes.has(id.join('.'))
}
