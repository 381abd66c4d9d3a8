import type { CarryForward } from '#generated/enumerations/carry-forward.ts'
import type { NoteDefinition } from '#generated/types/note-definition.ts'
import type { NoteSection } from '#generated/types/note-section.ts'
import type { Reference } from '#generated/types/reference.ts'
import { pinned } from '#server/note-parts/optional.ts'
import type { Context } from '#server/operations/handler.ts'
import type { Answers } from '#shared/answers/answer.ts'
import { compileForm, type Form } from '#shared/forms/compile-form.ts'
import { carriedAnswers, carriesAlways } from '#shared/forms/opening/carried-answers.ts'
import { startAnswers } from '#shared/forms/opening/start-answers.ts'
import type { FormContext } from '#shared/forms/reading.ts'
import { shownWhen } from '#shared/notes/editing/shown-when.ts'
import { sectionDefinition } from '#shared/notes/section-definition.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import type { FindFormer } from './former-of.ts'

/** The sections with which a new note begins: those of its definition, in order, with the answers that are always taken over from an earlier note, and else those that prefills and defaults give. */
export async function composeSections(
  context: Context,
  definition: NoteDefinition,
  { formContext, former }: Composing,
): Promise<Outcome<readonly NoteSection[]>> {
  const sections: NoteSection[] = []
  for (const wanted of (definition.sections ?? []).toSorted((one, other) => one.order - other.order)) {
    const section = await composeSection(context, wanted, {
      formContext,
      former,
      mode: definition.carryForward?.mode ?? 'None',
    })
    if (!section.ok) return section
    sections.push(section.value)
  }
  return succeeded(sections)
}

/** What a form begins from: what it may ask, and the note from which it takes over. */
type Composing = { readonly formContext: FormContext; readonly former: FindFormer }

type Wanted = NonNullable<NoteDefinition['sections']>[number]

async function composeSection(
  context: Context,
  wanted: Wanted,
  { formContext, former, mode }: Composing & { readonly mode: CarryForward },
): Promise<Outcome<NoteSection>> {
  const sectionForm = await pinned(context, 'NoteSectionForm', wanted.sectionForm)
  if (!sectionForm.ok) return sectionForm
  const form = await pinned(context, 'Form', sectionForm.value.form)
  if (!form.ok) return form

  const compiled = compileForm(
    shownWhen(sectionDefinition(sectionForm.value, form.value), wanted.visibleWhen),
  )
  const carried = await carriedInto(compiled, former, sectionForm.value.carryForward ?? mode)
  if (!carried.ok) return carried
  const data = { ...startAnswers(compiled, { ...formContext, newId: context.newId }), ...carried.value }
  return succeeded({
    id: context.newId(),
    key: wanted.key,
    type: sectionForm.value.sectionType,
    title: wanted.title ?? sectionForm.value.name,
    order: wanted.order,
    form: pin(wanted.sectionForm, sectionForm.value.meta.versionId),
    scope: wanted.scope ?? sectionForm.value.scopeDefault,
    data,
    progress: 'NotStarted',
    required: wanted.required ?? false,
  })
}

/** Of a form in which nothing is always taken over, no earlier note is looked for. */
async function carriedInto(form: Form, former: FindFormer, mode: CarryForward): Promise<Outcome<Answers>> {
  if (!carriesAlways(form)) return succeeded({})
  const found = await former(mode)
  if (!found.ok) return found
  return succeeded(found.value ? carriedAnswers(form, found.value).answers : {})
}

/** The reference with the version that it now holds on to. */
export function pin(reference: Reference, versionId: string): Reference {
  const { id, resourceType } = reference
  return { id, resourceType, versionId: reference.versionId ?? versionId }
}
