import type { FormElement } from '#generated/types/elements.ts'
import type { Reference } from '#generated/types/reference.ts'
import type { Context } from '#server/operations/handler.ts'
import { definitionOf, type Element, storedElements } from '#shared/forms/definition.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'

type Holder = { readonly elements: readonly FormElement[] }

/** What is published from now on holds on to the forms inside it: each embedded form and instrument is named in the version that is there now. */
export async function withPinnedForms<Row extends Holder>(context: Context, row: Row): Promise<Outcome<Row>> {
  const elements = await pinnedElements(context, definitionOf(row).elements)
  return elements.ok ? succeeded({ ...row, elements: storedElements(elements.value) }) : elements
}

async function pinnedElements(
  context: Context,
  elements: readonly Element[],
): Promise<Outcome<readonly Element[]>> {
  const all: Element[] = []
  for (const element of elements) {
    const own = await pinnedElement(context, element)
    if (!own.ok) return own
    all.push(own.value)
  }
  return succeeded(all)
}

async function pinnedElement(context: Context, element: Element): Promise<Outcome<Element>> {
  const { form, questionnaire, children } = element
  const inner = children ? await pinnedElements(context, children) : succeeded(undefined)
  if (!inner.ok) return inner
  const pinnedForm = await pinnedReference(context, form)
  const pinnedQuestionnaire = await pinnedReference(context, questionnaire)
  return succeeded({
    ...element,
    ...(inner.value && { children: inner.value }),
    ...(pinnedForm && { form: pinnedForm }),
    ...(pinnedQuestionnaire && { questionnaire: pinnedQuestionnaire }),
  })
}

/** What cannot be found stays as it was named; whoever fills the form is told that it cannot be opened. */
async function pinnedReference(
  context: Context,
  reference: Reference | undefined,
): Promise<Reference | undefined> {
  if (!reference || reference.versionId !== undefined) return reference
  const { id, resourceType } = reference
  if (resourceType !== 'Form' && resourceType !== 'Questionnaire') return reference
  const found = await context.stores.of(resourceType).get(id)
  return found.ok ? { ...reference, versionId: found.value.meta.versionId } : reference
}
