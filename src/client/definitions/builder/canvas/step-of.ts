import type { Definition, Element } from '#shared/forms/definition.ts'
import { edited, type FormEdit, isGroup } from '#shared/forms/editing/form-edit.ts'
import { membersOf, standingOf, standingsOf } from '#shared/forms/editing/standings-of.ts'

/** A way in which the element in hand is moved by keys: one further up or down, into the group before it, out of its group. */
export type Step = 'up' | 'down' | 'in' | 'out'

/** The edit that moves an element one step; undefined where there is nowhere to go. */
export function stepOf(form: Definition, id: string, step: Step): FormEdit | undefined {
  const standing = standingOf(form, id)
  if (!standing) return undefined
  const { parent, index } = standing.place
  const members = membersOf(form, parent) ?? []
  if (step === 'up' && index > 0) return { kind: 'move', id, place: { parent, index: index - 1 } }
  if (step === 'down' && index < members.length - 1)
    return { kind: 'move', id, place: { parent, index: index + 1 } }
  if (step === 'in') return intoOf(members[index - 1], id)
  return parent !== undefined ? outOf(form, { id, parent, step }) : undefined
}

/** The element above or below, in the order in which they are read. */
export function besideOf(form: Definition, id: string | undefined, by: number): string | undefined {
  const all = standingsOf(form)
  const at = all.findIndex(({ element }) => element.id === id)
  return all[Math.min(Math.max(0, at + by), all.length - 1)]?.element.id
}

function intoOf(group: Element | undefined, id: string): FormEdit | undefined {
  if (!group || !isGroup(group)) return undefined
  return { kind: 'move', id, place: { parent: group.id, index: group.children?.length ?? 0 } }
}

/** Before the group or behind it. */
function outOf(
  form: Definition,
  { id, parent, step }: { readonly id: string; readonly parent: string; readonly step: Step },
): FormEdit | undefined {
  const group = standingOf(form, parent)
  if (!group) return undefined
  const index = group.place.index + (step === 'up' ? 0 : 1)
  return { kind: 'move', id, place: { parent: group.place.parent, index } }
}

/** Moves elements one step together, as one step of the work; nothing where the foremost of them has nowhere to go. */
export function moveBy({ form, edit }: Edited, ids: readonly string[], step: Step): void {
  // Whoever goes first makes room for the next: up and into a group the first one, down and out of a group the last.
  const isLastFirst = step === 'down' || step === 'out'
  let now = form
  const moves: FormEdit[] = []
  for (const id of isLastFirst ? ids.toReversed() : ids) {
    const move = stepOf(now, id, step)
    if (!move) break
    moves.push(move)
    now = edited(now, move)
  }
  const [first, ...others] = moves
  if (first) edit(others.length > 0 ? { kind: 'several', edits: moves } : first)
}

type Edited = { readonly form: Definition; readonly edit: (edit: FormEdit) => void }
