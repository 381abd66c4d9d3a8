import type { Reference } from '#generated/types/reference.ts'
import { pinned } from '#server/note-parts/optional.ts'
import type { Context } from '#server/operations/handler.ts'
import { type Definition, definitionOf, type Element } from '#shared/forms/definition.ts'
import { has } from '#shared/permissions/granted.ts'

/** So many forms stand inside each other at most. */
const deepest = 4

/** A form with the questions of the forms and instruments inside it in their places, under their names; one that its reader may not read stays closed. */
export async function withInnerForms(
  context: Context,
  { elements, ...rest }: Definition,
  depth = 0,
): Promise<Definition> {
  const opened: Element[] = []
  for (const element of elements) opened.push(await openedElement(context, element, depth))
  return { ...rest, elements: opened }
}

async function openedElement(context: Context, element: Element, depth: number): Promise<Element> {
  const { children, type, label, help, visibleWhen, print } = element
  if (children) {
    const inner = await withInnerForms(context, { elements: children }, depth)
    return { ...element, children: inner.elements }
  }
  const reference = innerForm(element)
  const form = reference && depth < deepest ? await readForm(context, reference) : undefined
  if (!form) return element
  const inner = await withInnerForms(context, form, depth + 1)
  return {
    id: element.id,
    type: type === 'Instrument' || type === 'Subform' ? 'Section' : type,
    ...(label !== undefined && { label }),
    ...(help !== undefined && { help }),
    ...(visibleWhen && { visibleWhen }),
    ...(print && { print }),
    children: inner.elements,
  }
}

function innerForm({ type, form, questionnaire }: Element): Reference | undefined {
  if (type === 'Subform') return form
  return type === 'Instrument' ? questionnaire : undefined
}

async function readForm(context: Context, reference: Reference): Promise<Definition | undefined> {
  const type = reference.resourceType === 'Form' ? 'Form' : 'Questionnaire'
  if (!has(context.actor.granted, `${type}:Read`)) return undefined
  const found = await pinned(context, type, reference)
  return found.ok ? definitionOf(found.value) : undefined
}
