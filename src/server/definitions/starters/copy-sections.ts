import type { NoteDefinition } from '#generated/types/note-definition.ts'
import type { Creates } from '#generated/types/resources.ts'
import { referenceTo } from '#server/definitions/definition/definition-types.ts'
import { freeKey } from '#server/definitions/definition/free-key.ts'
import { madeByServer } from '#server/definitions/guards/form-guard.ts'
import type { Context } from '#server/operations/handler.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { instrumentsByKey } from './instruments-by-key.ts'
import type { SectionOfStarter } from './starter-file.ts'

type Section = NonNullable<NoteDefinition['sections']>[number]
type Named = { readonly key: string; readonly name: string }

/** Copies the sections of a starter: a Draft form and a Draft section form for each, and the places that they have in a note definition. */
export async function copySections(
  context: Context,
  of: Named,
  sections: readonly SectionOfStarter[],
): Promise<Outcome<readonly Section[]>> {
  const made: Section[] = []
  const withInstruments = instrumentsByKey(context)
  for (const section of sections) {
    const elements = await withInstruments(section.elements)
    if (!elements.ok) return elements
    const one = await copySection(context, of, { ...section, elements: elements.value })
    if (!one.ok) return one
    made.push({ ...one.value, id: `${made.length + 1}`, order: made.length + 1 })
  }
  return succeeded(made)
}

async function copySection(
  context: Context,
  of: Named,
  { key, title, sectionType, required, elements }: SectionOfStarter,
): Promise<Outcome<Omit<Section, 'id' | 'order'>>> {
  const wanted = `${of.key.slice(0, 60 - key.length - 1)}-${key}`
  const formKey = await freeKey(context, 'Form', wanted)
  if (!formKey.ok) return formKey
  const sectionKey = await freeKey(context, 'NoteSectionForm', wanted)
  if (!sectionKey.ok) return sectionKey

  const draft = { name: `${of.name}: ${title}`.slice(0, 120), version: 1, status: 'Draft' } as const
  const form = await context.stores
    .of('Form')
    .create({ ...draft, key: formKey.value, elements, ...madeByServer(elements, context) })
  if (!form.ok) return form

  const type: Creates['NoteSectionForm']['sectionType'] = {
    code: sectionType,
    display: title,
    list: 'note-section-type',
  }
  const sectionForm = await context.stores
    .of('NoteSectionForm')
    .create({ ...draft, key: sectionKey.value, sectionType: type, form: referenceTo(form.value) })
  if (!sectionForm.ok) return sectionForm
  return succeeded({ key, title, sectionForm: referenceTo(sectionForm.value), required, scope: 'Common' })
}
