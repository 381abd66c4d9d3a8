import type { Definition } from '#shared/forms/definition.ts'
import { copiesOf } from '#shared/forms/editing/copied-elements.ts'
import { type FormEdit, isGroup } from '#shared/forms/editing/form-edit.ts'
import { idsOf, standingOf } from '#shared/forms/editing/standings-of.ts'

/** Where a new element goes: into the group in hand while it is empty, else behind what is in hand, else to the end. */
export function placeAfter(form: Definition, id: string | undefined) {
  const standing = id === undefined ? undefined : standingOf(form, id)
  if (!standing) return { index: form.elements.length }
  const { element, place } = standing
  if (isGroup(element) && element.children?.length === 0) return { parent: element.id, index: 0 }
  return { ...place, index: place.index + 1 }
}

/** Puts a copy behind an element. */
export function duplicate({ form, edit }: Edited, id: string): void {
  const standing = standingOf(form, id)
  if (!standing) return
  const { element, place } = standing
  edit({
    kind: 'insert',
    elements: copiesOf([element], idsOf(form)),
    place: { ...place, index: place.index + 1 },
  })
}

type Edited = { readonly form: Definition; readonly edit: (edit: FormEdit) => void }
