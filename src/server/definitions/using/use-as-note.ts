import type { Form } from '#generated/types/form.ts'
import type { NoteSectionForm } from '#generated/types/note-section-form.ts'
import type { Questionnaire } from '#generated/types/questionnaire.ts'
import { notPublishable, stops } from '#server/definitions/definition/bad-transition.ts'
import { referenceTo } from '#server/definitions/definition/definition-types.ts'
import { freeKey } from '#server/definitions/definition/free-key.ts'
import { signingFor } from '#server/definitions/definition/signing-for.ts'
import { madeByServer } from '#server/definitions/guards/form-guard.ts'
import type { Context, Handler } from '#server/operations/handler.ts'
import { definitionOf, storedElements } from '#shared/forms/definition.ts'
import { checkDefinition } from '#shared/forms/publishing/check-definition.ts'
import { type FormPart, splitForm } from '#shared/forms/splitting/split-form.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'

/** Makes Drafts of a form and a section form for each group of a questionnaire and of a note definition over them, in one transaction. */
export const useAsNote: Handler<'questionnaire.useAsNote'> = async (context, input) => {
  const found = await context.stores.of('Questionnaire').get(input.id)
  if (!found.ok) return found
  const questionnaire = found.value
  const findings = checkDefinition(definitionOf(questionnaire)).filter(({ weight }) => weight === 'blocks')
  if (findings.length > 0) return notPublishable(findings)

  const signatureConfiguration = await signingFor(context, input.signatureConfiguration)
  if (!signatureConfiguration.ok) return signatureConfiguration
  const key = await freeKey(context, 'NoteDefinition', questionnaire.key)
  if (!key.ok) return key
  const parts = splitForm(definitionOf(questionnaire).elements)
  if (parts.length === 0)
    return failed({ kind: 'invalid', findings: [stops('/elements', 'forms.no-elements')] })

  const made = await makeParts(context, { questionnaire, key: key.value, parts })
  if (!made.ok) return made
  const name = input.name ?? questionnaire.name
  const definition = await context.stores.of('NoteDefinition').create({
    ...{
      name,
      key: key.value,
      version: 1,
      status: 'Draft',
      type: 'Form',
      kinds: ['Note'],
      category: 'Imported',
    },
    requiresEncounter: true,
    signatureConfiguration: signatureConfiguration.value,
    sections: made.value.map(({ part, sectionForm }, index) => ({
      id: `${index + 1}`,
      key: part.key,
      title: titleOf(part, questionnaire),
      sectionForm: referenceTo(sectionForm),
      order: index + 1,
      required: false,
      scope: 'Common' as const,
    })),
  })
  if (!definition.ok) return definition
  return succeeded({
    noteDefinition: referenceTo(definition.value),
    sectionForms: made.value.map(({ sectionForm }) => referenceTo(sectionForm)),
    forms: made.value.map(({ form }) => referenceTo(form)),
  })
}

type Plan = {
  readonly questionnaire: Questionnaire
  readonly key: string
  readonly parts: readonly FormPart[]
}
type Made = { readonly part: FormPart; readonly form: Form; readonly sectionForm: NoteSectionForm }

async function makeParts(context: Context, plan: Plan): Promise<Outcome<readonly Made[]>> {
  const made: Made[] = []
  for (const part of plan.parts) {
    const one = await makePart(context, plan, part)
    if (!one.ok) return one
    made.push(one.value)
  }
  return succeeded(made)
}

async function makePart(context: Context, plan: Plan, part: FormPart): Promise<Outcome<Made>> {
  const key = `${plan.key.slice(0, 60 - part.key.length - 1)}-${part.key}`
  const formKey = await freeKey(context, 'Form', key)
  if (!formKey.ok) return formKey
  const sectionKey = await freeKey(context, 'NoteSectionForm', key)
  if (!sectionKey.ok) return sectionKey

  const title = titleOf(part, plan.questionnaire)
  const row = {
    name: `${plan.questionnaire.name}: ${title}`.slice(0, 120),
    version: 1,
    status: 'Draft' as const,
  }
  const elements = storedElements(part.elements)
  const form = await context.stores
    .of('Form')
    .create({ ...row, key: formKey.value, elements, ...madeByServer(elements, context) })
  if (!form.ok) return form

  const sectionForm = await context.stores.of('NoteSectionForm').create({
    ...row,
    key: sectionKey.value,
    sectionType: sectionType,
    form: referenceTo(form.value),
  })
  return sectionForm.ok ? succeeded({ part, form: form.value, sectionForm: sectionForm.value }) : sectionForm
}

const sectionType = { code: 'assessment', display: 'Assessment', list: 'note-section-type' }

function titleOf(part: FormPart, questionnaire: Questionnaire): string {
  return (part.title ?? questionnaire.name).slice(0, 120)
}
