import type { Form } from '#generated/types/form.ts'
import type { NoteDefinition } from '#generated/types/note-definition.ts'
import type { NoteDefinitionSection } from '#generated/types/note-definition-section.ts'
import type { NoteSectionForm } from '#generated/types/note-section-form.ts'
import type { Reference } from '#generated/types/reference.ts'
import { referenceTo } from '#server/definitions/definition/definition-types.ts'
import type { Context, Handler } from '#server/operations/handler.ts'
import { checkNoteDefinition, type SectionForms } from '#shared/notes/editing/check-note-definition.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { draftOf, publish } from './publish.ts'
import { publishQuestionnaireRow } from './publish-form-row.ts'
import { publishSectionFormRow } from './publish-section-form.ts'
import { publishSigning } from './publish-signing.ts'
import { usablePart } from './usable-part.ts'

/** Publishes a note definition with all its Draft parts in one transaction, and pins the versions of its section forms. */
export const publishNoteDefinition: Handler<'noteDefinition.publish'> = async (context, input) => {
  const draft = await draftOf(context, 'NoteDefinition', input)
  if (!draft.ok) return draft
  const row = draft.value

  const sections = await publishSections(context, row.sections ?? [])
  if (!sections.ok) return sections
  const signing = await publishSigning(context, row)
  if (!signing.ok) return signing
  const questionnaires = await publishQuestionnaires(context, row)
  if (!questionnaires.ok) return questionnaires

  const findings = checkNoteDefinition(row, await formsOf(context, sections.value))
  const next = {
    ...row,
    ...(row.sections && { sections: sections.value.map(({ section }) => section) }),
    ...(row.questionnaires && { questionnaires: questionnaires.value }),
  }
  return publish(context, { type: 'NoteDefinition', row: next, versionId: row.meta.versionId, findings })
}

type Part = { readonly section: NoteDefinitionSection; readonly sectionForm: NoteSectionForm }

async function publishSections(
  context: Context,
  sections: readonly NoteDefinitionSection[],
): Promise<Outcome<readonly Part[]>> {
  const parts: Part[] = []
  for (const [index, section] of sections.entries()) {
    const sectionForm = await usablePart(context, {
      ...{ type: 'NoteSectionForm', reference: section.sectionForm },
      place: `/sections/${index}/sectionForm`,
      publishRow: publishSectionFormRow,
    })
    if (!sectionForm.ok) return sectionForm
    parts.push({
      section: { ...section, sectionForm: referenceTo(sectionForm.value) },
      sectionForm: sectionForm.value,
    })
  }
  return succeeded(parts)
}

/** The questionnaires beside the sections, in the version that is used. */
async function publishQuestionnaires(
  context: Context,
  { questionnaires = [] }: NoteDefinition,
): Promise<Outcome<readonly Reference[]>> {
  const all: Reference[] = []
  for (const [index, reference] of questionnaires.entries()) {
    const used = await usablePart(context, {
      ...{ type: 'Questionnaire', reference, place: `/questionnaires/${index}` },
      publishRow: publishQuestionnaireRow,
    })
    if (!used.ok) return used
    all.push(referenceTo(used.value))
  }
  return succeeded(all)
}

/** The form of each section, by its key. */
async function formsOf(context: Context, parts: readonly Part[]): Promise<SectionForms> {
  const forms = new Map<string, Form>()
  for (const { section, sectionForm } of parts) {
    const form = await context.stores.of('Form').get(sectionForm.form.id)
    if (form.ok) forms.set(section.key, form.value)
  }
  return forms
}
