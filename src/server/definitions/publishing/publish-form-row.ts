import type { FormElement } from '#generated/types/elements.ts'
import type { Form } from '#generated/types/form.ts'
import type { Questionnaire } from '#generated/types/questionnaire.ts'
import type { Reference } from '#generated/types/reference.ts'
import { notPublishable, stops } from '#server/definitions/definition/bad-transition.ts'
import type { DefinitionRow } from '#server/definitions/definition/definition-types.ts'
import type { Context } from '#server/operations/handler.ts'
import { unreadableExpressions } from '#server/stores/expressions/with-expressed.ts'
import { exportFhir } from '#shared/exports/export-fhir.ts'
import { definitionOf, type Element, storedElements } from '#shared/forms/definition.ts'
import { checkDefinition } from '#shared/forms/publishing/check-definition.ts'
import { checkQuestionnaire } from '#shared/forms/publishing/check-questionnaire.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { publish } from './publish.ts'
import { type PublishedPart, usablePart } from './usable-part.ts'

/** Whoever publishes, and the Drafts on the way to this one, by id: none of them can stand inside it. */
type Way = { readonly context: Context; readonly open: ReadonlySet<string> }

/** Checks a Draft form that is at hand and makes it Active, with the Draft forms and instruments inside it. */
export function publishFormRow(context: Context, draft: Form): Promise<Outcome<Form>> {
  return formOn({ context, open: new Set() }, draft)
}

/** The same for a questionnaire: its license, its scores and its alerts are checked too. */
export function publishQuestionnaireRow(
  context: Context,
  draft: Questionnaire,
): Promise<Outcome<Questionnaire>> {
  return questionnaireOn({ context, open: new Set() }, draft)
}

async function formOn(way: Way, draft: Form): Promise<Outcome<Form>> {
  const { context } = way
  const unreadable = await unreadableExpressions(context.express, draft)
  if (!unreadable.ok) return unreadable
  const findings = [...checkDefinition(definitionOf(draft)), ...unreadable.value]
  const pinned = await withUsableForms(way, draft)
  if (!pinned.ok) return pinned
  const row = { ...pinned.value, fhirQuestionnaire: fhirOf(pinned.value) }
  return publish(context, { type: 'Form', row, versionId: row.meta.versionId, findings })
}

/** The form as FHIR, for those who read it from outside; a draft has none, for it changes with each word. */
function fhirOf(form: Form): NonNullable<Form['fhirQuestionnaire']> {
  return exportFhir({ ...form, status: 'Active' }, 'R4').questionnaire
}

async function questionnaireOn(way: Way, draft: Questionnaire): Promise<Outcome<Questionnaire>> {
  const { context } = way
  const unreadable = await unreadableExpressions(context.express, draft)
  if (!unreadable.ok) return unreadable
  const findings = [...checkQuestionnaire(draft), ...unreadable.value]
  const pinned = await withUsableForms(way, draft)
  if (!pinned.ok) return pinned
  const row = pinned.value
  return publish(context, { type: 'Questionnaire', row, versionId: row.meta.versionId, findings })
}

type Holder = { readonly id: string; readonly elements: readonly FormElement[] }

/**
 * What is published from now on holds on to the forms and instruments inside it: each is in use from now on, and named in the version
 * that is in use, whichever one was named before; what is published never changes, so an older one that was published says the same.
 */
async function withUsableForms<Row extends Holder>({ context, open }: Way, row: Row): Promise<Outcome<Row>> {
  const inside = { context, open: new Set([...open, row.id]) }
  const elements = await usableElements(inside, definitionOf(row).elements, '/elements')
  return elements.ok ? succeeded({ ...row, elements: storedElements(elements.value) }) : elements
}

async function usableElements(
  way: Way,
  elements: readonly Element[],
  place: string,
): Promise<Outcome<readonly Element[]>> {
  const all: Element[] = []
  for (const [index, element] of elements.entries()) {
    const own = await usableElement(way, element, `${place}/${index}`)
    if (!own.ok) return own
    all.push(own.value)
  }
  return succeeded(all)
}

async function usableElement(way: Way, element: Element, place: string): Promise<Outcome<Element>> {
  const { form, questionnaire, children } = element
  const inner = children ? await usableElements(way, children, `${place}/children`) : succeeded(undefined)
  if (!inner.ok) return inner
  const usedForm = form
    ? await usableInner(way, { type: 'Form', reference: form, place: `${place}/form`, publishRow: formOn })
    : succeeded(undefined)
  if (!usedForm.ok) return usedForm
  const used = questionnaire
    ? await usableInner(way, {
        ...{ type: 'Questionnaire', reference: questionnaire, place: `${place}/questionnaire` },
        publishRow: questionnaireOn,
      })
    : succeeded(undefined)
  if (!used.ok) return used
  return succeeded({
    ...element,
    ...(inner.value && { children: inner.value }),
    ...(usedForm.value && { form: usedForm.value }),
    ...(used.value && { questionnaire: used.value }),
  })
}

type Inner<Type extends 'Form' | 'Questionnaire'> = Omit<PublishedPart<Type>, 'publishRow'> & {
  readonly publishRow: (way: Way, draft: DefinitionRow<Type>) => Promise<Outcome<DefinitionRow<Type>>>
}

async function usableInner<Type extends 'Form' | 'Questionnaire'>(
  way: Way,
  { type, reference, place, publishRow }: Inner<Type>,
): Promise<Outcome<Reference>> {
  if (way.open.has(reference.id)) {
    const name = reference.display ?? reference.id
    return notPublishable([stops(place, 'definitions.part-inside-itself', { name })])
  }
  const used = await usablePart(way.context, {
    ...{ type, reference, place },
    publishRow: (_, draft) => publishRow(way, draft),
  })
  return used.ok ? succeeded({ ...reference, versionId: used.value.meta.versionId }) : used
}
