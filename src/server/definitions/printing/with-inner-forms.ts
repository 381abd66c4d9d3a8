import type { ConditionGroup } from '#generated/types/condition-group.ts'
import type { Reference } from '#generated/types/reference.ts'
import type { Translations } from '#generated/types/translations.ts'
import { pinned } from '#server/note-parts/optional.ts'
import type { Context } from '#server/operations/handler.ts'
import { placedElements } from '#shared/forms/comparing/placed-elements.ts'
import { type Definition, type Element, isGroup, wholeDefinitionOf } from '#shared/forms/definition.ts'
import { standingsOf } from '#shared/forms/editing/standings-of.ts'
import { translatedForm } from '#shared/forms/translating/translated-form.ts'
import { has } from '#shared/permissions/granted.ts'

/** So many forms stand inside each other at most. */
const deepest = 4

/** So many elements are put in at most, so that forms within forms, each many times, stop nobody; what would be more stays closed. */
const mostElements = 5_000

type Opening = { readonly depth: number; readonly room: { left: number }; readonly language: string }

type Translatable = Definition & { readonly translations?: Translations | undefined }

/** A form in one language, with the questions of the forms and instruments inside it in their places, under their names; one that its reader may not read stays closed. */
export async function withInnerForms(
  context: Context,
  form: Translatable,
  language: string,
): Promise<Definition> {
  return opened(context, form, { depth: 0, room: { left: mostElements }, language })
}

async function opened(context: Context, form: Translatable, opening: Opening): Promise<Definition> {
  const elements: Element[] = []
  for (const element of translatedForm(form, opening.language).elements)
    elements.push(await openedElement(context, element, opening))
  return { elements }
}

async function openedElement(context: Context, element: Element, opening: Opening): Promise<Element> {
  const { children, type, label, help, visibleWhen, print } = element
  if (children) {
    const inner = await opened(context, { elements: children }, opening)
    return { ...element, children: inner.elements }
  }
  const form = await roomyForm(context, innerForm(element), opening)
  if (!form) return element
  const named = withNamesUnder(element.id, translatedForm(form, opening.language))
  const inner = await opened(context, named, { ...opening, depth: opening.depth + 1 })
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

/** A form whose questions are called after the one in whose place they stand, so that conditions mean none of another form. */
function withNamesUnder(above: string, { elements }: Definition): Definition {
  const own = new Set(placedElements(elements).map(({ element }) => element.id))
  const nameOf = (id: string) => (own.has(id) ? `${above}/${id}` : id)
  const groupOf = (group: ConditionGroup): ConditionGroup => ({
    ...group,
    clauses: group.clauses.map((clause) =>
      isGroup(clause) ? groupOf(clause) : { ...clause, source: nameOf(clause.source) },
    ),
  })
  const named = ({ id, visibleWhen, children, ...element }: Element): Element => ({
    ...element,
    id: nameOf(id),
    ...(visibleWhen && { visibleWhen: groupOf(visibleWhen) }),
    ...(children && { children: children.map(named) }),
  })
  return { elements: elements.map(named) }
}

/** The form as far as there is room for it; where there is none, there is none for any that follows. */
async function roomyForm(
  context: Context,
  reference: Reference | undefined,
  { depth, room }: Opening,
): Promise<Translatable | undefined> {
  if (!reference || depth >= deepest || room.left <= 0) return undefined
  const form = await readForm(context, reference)
  if (!form) return undefined
  room.left -= 1 + standingsOf(form).length
  return room.left < 0 ? undefined : form
}

function innerForm({ type, form, questionnaire }: Element): Reference | undefined {
  if (type === 'Subform') return form
  return type === 'Instrument' ? questionnaire : undefined
}

async function readForm(context: Context, reference: Reference): Promise<Translatable | undefined> {
  const type = reference.resourceType === 'Form' ? 'Form' : 'Questionnaire'
  if (!has(context.actor.granted, `${type}:Read`)) return undefined
  const found = await pinned(context, type, reference)
  return found.ok ? wholeDefinitionOf(found.value) : undefined
}
