import type { Form } from '#generated/types/form.ts'
import type { NoteDefinition } from '#generated/types/note-definition.ts'
import type { NoteDefinitionSection } from '#generated/types/note-definition-section.ts'
import type { NoteSectionForm } from '#generated/types/note-section-form.ts'
import { notPublishable, stops } from '#server/definitions/definition/bad-transition.ts'
import {
  type DefinitionRow,
  type DefinitionType,
  referenceTo,
} from '#server/definitions/definition/definition-types.ts'
import type { Context, Handler } from '#server/operations/handler.ts'
import { checkNoteDefinition, type SectionForms } from '#shared/notes/editing/check-note-definition.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { draftOf, publish } from './publish.ts'
import { publishQuestionnaireRow } from './publish-questionnaire.ts'
import { publishSectionFormRow } from './publish-section-form.ts'

/** Publishes a note definition with all its Draft parts in one transaction, and pins the versions of its section forms. */
export const publishNoteDefinition: Handler<'noteDefinition.publish'> = async (context, input) => {
  const draft = await draftOf(context, 'NoteDefinition', input)
  if (!draft.ok) return draft
  const row = draft.value

  const sections = await publishSections(context, row.sections ?? [])
  if (!sections.ok) return sections
  const others = await publishOthers(context, row)
  if (!others.ok) return others

  const findings = checkNoteDefinition(row, await formsOf(context, sections.value))
  const next = { ...row, ...(row.sections ? { sections: sections.value.map(({ section }) => section) } : {}) }
  return publish(context, { type: 'NoteDefinition', row: next, versionId: row.meta.versionId, findings })
}

type Part = { readonly section: NoteDefinitionSection; readonly sectionForm: NoteSectionForm }

async function publishSections(
  context: Context,
  sections: readonly NoteDefinitionSection[],
): Promise<Outcome<readonly Part[]>> {
  const parts: Part[] = []
  for (const [index, section] of sections.entries()) {
    const place = `/sections/${index}/sectionForm`
    const sectionForm = await activePart(context, 'NoteSectionForm', { id: section.sectionForm.id, place })
    if (!sectionForm.ok) return sectionForm
    parts.push({
      section: { ...section, sectionForm: referenceTo(sectionForm.value) },
      sectionForm: sectionForm.value,
    })
  }
  return succeeded(parts)
}

async function publishOthers(context: Context, row: NoteDefinition): Promise<Outcome<void>> {
  const wanted: readonly [DefinitionType, string, string][] = [
    ['SignatureConfiguration', row.signatureConfiguration.id, '/signatureConfiguration'],
    ...(row.noteRules ?? []).map(({ id }, index): [DefinitionType, string, string] => [
      'NoteRule',
      id,
      `/noteRules/${index}`,
    ]),
    ...(row.questionnaires ?? []).map(({ id }, index): [DefinitionType, string, string] => [
      'Questionnaire',
      id,
      `/questionnaires/${index}`,
    ]),
  ]
  for (const [type, id, place] of wanted) {
    const part = await activePart(context, type, { id, place })
    if (!part.ok) return part
  }
  return succeeded(undefined)
}

/** A part as it is used: a Draft is published on the way, a Retired one refuses. */
async function activePart<Type extends DefinitionType>(
  context: Context,
  type: Type,
  { id, place }: { readonly id: string; readonly place: string },
): Promise<Outcome<DefinitionRow<Type>>> {
  const found = await context.stores.of(type).get(id)
  if (!found.ok) return found
  if (found.value.status === 'Active') return found
  if (found.value.status === 'Retired')
    return notPublishable([stops(place, 'definitions.part-retired', { name: found.value.name })])

  const done = await publishPart(context, found.value)
  // What is published stays of the type that it was.
  return done as Outcome<DefinitionRow<Type>>
}

function publishPart(context: Context, row: DefinitionRow): Promise<Outcome<DefinitionRow>> {
  if (row.resourceType === 'NoteSectionForm') return publishSectionFormRow(context, row)
  if (row.resourceType === 'Questionnaire') return publishQuestionnaireRow(context, row)
  return publish(context, { type: row.resourceType, row, versionId: row.meta.versionId, findings: [] })
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
