import { type Field, fieldsIn } from '#codegen/model/shape.ts'

/** Fields of two states side by side: those that are the same field, whatever its name, and those that came or went. */
export type Counterparts = {
  readonly pairs: readonly { readonly old: Field; readonly fresh: Field }[]
  readonly added: readonly Field[]
  readonly gone: readonly Field[]
}

/** Finds for each field what it was before, by its name or the name that it says it had; inside of what came or went nothing is compared. */
export function counterpartsOf(before: readonly Field[], after: readonly Field[]): Counterparts {
  const found = after.map((fresh) => ({ fresh, old: formerOf(fresh, before, after) }))
  const pairs = found.flatMap(({ fresh, old }) => (old ? [{ old, fresh }] : []))
  const known = new Set(pairs.map(({ old }) => old.name))
  const inner = pairs.map(({ old, fresh }) => counterpartsOf(fieldsIn(old.shape), fieldsIn(fresh.shape)))
  return {
    pairs: [...pairs, ...inner.flatMap((each) => each.pairs)],
    added: [
      ...found.flatMap(({ fresh, old }) => (old ? [] : [fresh])),
      ...inner.flatMap((each) => each.added),
    ],
    gone: [...before.filter(({ name }) => !known.has(name)), ...inner.flatMap((each) => each.gone)],
  }
}

function formerOf(
  { name, renamedFrom }: Field,
  before: readonly Field[],
  after: readonly Field[],
): Field | undefined {
  const same = before.find((field) => field.name === name)
  if (same || !renamedFrom || after.some((field) => field.name === renamedFrom)) return same
  return before.find((field) => field.name === renamedFrom)
}
