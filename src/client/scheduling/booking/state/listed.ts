import type { Reference } from '#generated/types/reference.ts'

type Named = { readonly id: string; readonly name: string }

/** The rows of a field that chooses: what was read, and what is chosen already though it was not read. */
export function listed(
  read: readonly Named[],
  chosen: string,
  known: readonly Reference[],
): readonly { readonly value: string; readonly label: string }[] {
  const rows = read.map(({ id, name }) => ({ value: id, label: name }))
  const missing = known.filter(({ id }) => id === chosen && read.every((each) => each.id !== id))
  return [...rows, ...missing.map(({ id, display }) => ({ value: id, label: display ?? id }))]
}
