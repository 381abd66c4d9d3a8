import type { Form } from '#generated/types/form.ts'
import type { NoteSectionForm } from '#generated/types/note-section-form.ts'
import type { Definition, Element } from '#shared/forms/definition.ts'

const made = new WeakMap<NoteSectionForm, { readonly form: Form; readonly definition: Definition }>()

/** What a section asks: the elements of its Form, with those that the section requires or hides. The same object for the same pair, so that it is compiled once. */
export function sectionDefinition(sectionForm: NoteSectionForm, form: Form): Definition {
  const known = made.get(sectionForm)
  if (known && known.form === form) return known.definition

  const required = new Set<string>(sectionForm.requiredElements ?? [])
  const hidden = new Set<string>(sectionForm.hiddenElements ?? [])
  const elements = form.elements
  const definition: Definition = {
    elements: elements.map((element) => adjusted(element, required, hidden)),
    validations: form.validations,
  }
  made.set(sectionForm, { form, definition })
  return definition
}

function adjusted(element: Element, required: ReadonlySet<string>, hidden: ReadonlySet<string>): Element {
  return {
    ...element,
    ...(required.has(element.id) ? { required: true } : {}),
    ...(hidden.has(element.id) ? { hidden: true } : {}),
    ...(element.children
      ? { children: element.children.map((child) => adjusted(child, required, hidden)) }
      : {}),
  }
}
