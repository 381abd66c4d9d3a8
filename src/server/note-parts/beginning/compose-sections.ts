import type { CarryForward } from '#generated/enumerations/carry-forward.ts'
import type { NoteDefinition } from '#generated/types/note-definition.ts'
import type { NoteSection } from '#generated/types/note-section.ts'
import type { Reference } from '#generated/types/reference.ts'
import { pinned } from '#server/note-parts/optional.ts'
import type { Context } from '#server/operations/handler.ts'
import type { Answer, Answers } from '#shared/answers/answer.ts'
import { compileForm, type Form } from '#shared/forms/compile-form.ts'
import { carriedAnswers, carriesAlways } from '#shared/forms/opening/carried-answers.ts'
import { startAnswers } from '#shared/forms/opening/start-answers.ts'
import type { FormContext } from '#shared/forms/reading.ts'
import { shownWhen } from '#shared/notes/editing/shown-when.ts'
import { sectionDefinition } from '#shared/notes/section-definition.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { membersOf } from '#shared/patch/members-of.ts'
import type { FindFormer } from './former-of.ts'
import { type PrefillAbout, prefillValues } from './prefill-values.ts'

/** The sections with which a new note begins: those of its definition, in order, with the answers that are always taken over from an earlier note, and else those that prefills and defaults give. */
export async function composeSections(
  context: Context,
  definition: NoteDefinition,
  opening: Composing,
): Promise<Outcome<readonly NoteSection[]>> {
  const sections: NoteSection[] = []
  for (const wanted of (definition.sections ?? []).toSorted((one, other) => one.order - other.order)) {
    const section = await composeSection(context, wanted, {
      ...opening,
      mode: definition.carryForward?.mode ?? 'None',
    })
    if (!section.ok) return section
    sections.push(section.value)
  }
  return succeeded(sections)
}

/** What a form begins from: what it may ask, and the note from which it takes over. */
type Composing = {
  readonly formContext: FormContext
  readonly former: FindFormer
  readonly about: PrefillAbout
}

type Wanted = NonNullable<NoteDefinition['sections']>[number]

async function composeSection(
  context: Context,
  wanted: Wanted,
  { formContext, former, about, mode }: Composing & { readonly mode: CarryForward },
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
  const prefilled = await prefillValues(context, prefillsOf(compiled), about)
  if (!prefilled.ok) return prefilled
  const values = { now: context.now.iso, ...prefilled.value, ...given(formContext.values) }
  const started = startAnswers(compiled, { ...formContext, values, newId: context.newId })
  const data = { ...started, ...carried.value }
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

/** The paths that the questions of a form are filled from, and their defaults. */
function prefillsOf(form: Form): readonly string[] {
  return [...form.nodes.values()].flatMap(({ element }) => {
    const { path } = membersOf(element.default)
    return [element.prefill, path].filter((each) => typeof each === 'string')
  })
}

/** What the context says goes before; what it leaves open may stand in a record. */
function given(values: FormContext['values'] = {}): Readonly<Record<string, Answer>> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([path, value]) => (value === undefined ? [] : [[path, value] as const])),
  )
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
