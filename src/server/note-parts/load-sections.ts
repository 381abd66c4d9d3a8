import type { NoteSection } from '#generated/types/note-section.ts'
import type { Reference } from '#generated/types/reference.ts'
import type { Context } from '#server/operations/handler.ts'
import { compileForm, type Form } from '#shared/forms/compile-form.ts'
import { type Definition, definitionOf as readDefinition } from '#shared/forms/definition.ts'
import { sectionDefinition } from '#shared/notes/section-definition.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { subStatuses } from '#shared/outcome/sub-status.ts'
import { pinned } from './optional.ts'

/** A section of a note with the compiled form that it is filled by. */
export type SectionForm = { readonly section: NoteSection; readonly index: number; readonly form: Form }

/**
 * Compiled forms by practice, id and version. A stored version never changes, so what is remembered cannot be stale;
 * the oldest goes when there are too many.
 */
const remembered = new Map<string, Form>()
const mostRemembered = 500

/** The form of each section, in the version that the note pins. `invalid` with 2005 when one cannot be found. */
export async function loadSections(
  context: Context,
  sections: readonly NoteSection[],
): Promise<Outcome<readonly SectionForm[]>> {
  const loaded: SectionForm[] = []
  for (const [index, section] of sections.entries()) {
    const form = await formOf(context, section.form)
    if (!form.ok) return withoutForm(index)
    loaded.push({ section, index, form: form.value })
  }
  return succeeded(loaded)
}

async function formOf(context: Context, reference: Reference): Promise<Outcome<Form>> {
  const key = `${context.actor.practiceId}/${reference.id}/${reference.versionId ?? ''}`
  const known = remembered.get(key)
  if (known) return succeeded(known)

  const definition = await definitionOf(context, reference)
  if (!definition.ok) return definition

  const form = compileForm(definition.value)
  if (reference.versionId) remember(key, form)
  return succeeded(form)
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

function remember(key: string, form: Form): void {
  const [oldest] = remembered.keys()
  if (remembered.size >= mostRemembered && oldest !== undefined) remembered.delete(oldest)
  remembered.set(key, form)
}

function withoutForm(index: number) {
  return refuse(`/sections/${index}/form`, 'notes.section-form-missing', {
    subStatus: subStatuses.referenceWrong,
  })
}
