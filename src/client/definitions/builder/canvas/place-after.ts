import type { Definition } from '#shared/forms/definition.ts'
import { type FormEdit, isGroup } from '#shared/forms/editing/form-edit.ts'
import { standingOf } from '#shared/forms/editing/standings-of.ts'
import { copiedBehind } from '#shared/forms/editing/together.ts'

/** Where a new element goes: into the group in hand while it is empty, else behind what is in hand, else to the end. */
export function placeAfter(form: Definition, id: string | undefined) {
  const standing = id === undefined ? undefined : standingOf(form, id)
  if (!standing) return { index: form.elements.length }
  const { element, place } = standing
  if (isGroup(element) && element.children?.length === 0) return { parent: element.id, index: 0 }
  return { ...place, index: place.index + 1 }
}

/** Puts copies behind what is in hand. */
export function duplicate({ form, edit }: Edited, ids: readonly string[]): void {
  const copied = copiedBehind(form, ids)
  if (copied) edit(copied)
}

type Edited = { readonly form: Definition; readonly edit: (edit: FormEdit) => void }
