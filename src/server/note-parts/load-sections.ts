import type { ConditionGroup } from '#generated/types/condition-group.ts'
import type { Note } from '#generated/types/note.ts'
import type { NoteSection } from '#generated/types/note-section.ts'
import type { Reference } from '#generated/types/reference.ts'
import type { Context } from '#server/operations/handler.ts'
import { compileForm, type Form } from '#shared/forms/compile-form.ts'
import { type Definition, definitionOf as readDefinition } from '#shared/forms/definition.ts'
import { sectionConditions, shownWhen } from '#shared/notes/editing/shown-when.ts'
import { sectionDefinition } from '#shared/notes/section-definition.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { subStatuses } from '#shared/outcome/sub-status.ts'
import { definitionOfNote } from './definition-of-note.ts'
import { pinned } from './optional.ts'

/** A section of a note with the compiled form that it is filled by. */
export type SectionForm = { readonly section: NoteSection; readonly index: number; readonly form: Form }

/**
 * Compiled forms by practice, id and version. A stored version never changes, so what is remembered cannot be stale;
 * the oldest goes when there are too many.
 */
const remembered = new Map<string, Form>()
const mostRemembered = 500

type Conditions = ReturnType<typeof sectionConditions>
const none: Conditions = new Map()
const rememberedConditions = new Map<string, Conditions>()

/** The form of each section, in the version that the note pins. `invalid` with 2005 when one cannot be found. */
export async function loadSections(
  context: Context,
  { definition, sections }: Pick<Note, 'definition' | 'sections'>,
): Promise<Outcome<readonly SectionForm[]>> {
  const conditions = await conditionsOf(context, definition)
  const loaded: SectionForm[] = []
  for (const [index, section] of sections.entries()) {
    const form = await formOf(context, section.form, conditions.get(section.key))
    if (!form.ok) return withoutForm(index)
    loaded.push({ section, index, form: form.value })
  }
  return succeeded(loaded)
}

async function formOf(
  context: Context,
  reference: Reference,
  condition: ConditionGroup | undefined,
): Promise<Outcome<Form>> {
  const shown = condition ? ` ${JSON.stringify(condition)}` : ''
  const key = `${context.actor.practiceId}/${reference.id}/${reference.versionId ?? ''}${shown}`
  const known = remembered.get(key)
  if (known) return succeeded(known)

  const definition = await definitionOf(context, reference)
  if (!definition.ok) return definition

  const form = compileForm(shownWhen(definition.value, condition))
  if (reference.versionId) rememberIn(remembered, key, form)
  return succeeded(form)
}

/** When the sections of a note are shown, by their keys: as the version says that the note pins. */
async function conditionsOf(
  context: Context,
  { id, resourceType, versionId }: Reference,
): Promise<Conditions> {
  const key = `${context.actor.practiceId}/${id}/${versionId ?? ''}`
  const known = versionId === undefined ? undefined : rememberedConditions.get(key)
  if (known) return known

  const definition = await definitionOfNote(context, {
    id,
    resourceType,
    ...(versionId !== undefined && { versionId }),
  })
  if (!definition.ok) return none
  const conditions = sectionConditions(definition.value)
  if (versionId !== undefined) rememberIn(rememberedConditions, key, conditions)
  return conditions
}

async function definitionOf(context: Context, reference: Reference): Promise<Outcome<Definition>> {
  if (reference.resourceType === 'Form') {
    const form = await pinned(context, 'Form', reference)
    return form.ok ? succeeded(readDefinition(form.value)) : form
  }

  const sectionForm = await pinned(context, 'NoteSectionForm', reference)
  if (!sectionForm.ok) return sectionForm
  const form = await pinned(context, 'Form', sectionForm.value.form)
  return form.ok ? succeeded(sectionDefinition(sectionForm.value, form.value)) : form
}

function rememberIn<Value>(known: Map<string, Value>, key: string, value: Value): void {
  const [oldest] = known.keys()
  if (known.size >= mostRemembered && oldest !== undefined) known.delete(oldest)
  known.set(key, value)
}

function withoutForm(index: number) {
  return refuse(`/sections/${index}/form`, 'notes.section-form-missing', {
    subStatus: subStatuses.referenceWrong,
  })
}
