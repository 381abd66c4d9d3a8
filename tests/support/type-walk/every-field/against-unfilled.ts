import type { Filled } from './fill-every-field.ts'
import known from './unfilled.json' with { type: 'json' }

type Found = Pick<Filled, 'type' | 'unfilled'>

/** Holds what a walk could not fill against the fields that are known to be unfilled, each with its reason: which are new, and which are filled by now and have to leave the list. */
export function againstUnfilled(
  walked: readonly Found[],
  list: Readonly<Record<string, string>> = known.fields,
): { readonly added: readonly string[]; readonly filledByNow: readonly string[] } {
  const found = walked.flatMap(({ type, unfilled }) =>
    [...unfilled].map(([field, reason]) => [`${type}.${field}`, reason] as const),
  )
  const names = new Set<string>(found.map(([name]) => name))
  const types = new Set<string>(walked.map(({ type }) => type))
  return {
    added: found.filter(([name]) => !(name in list)).map(([name, reason]) => `${name}: ${reason}`),
    filledByNow: Object.keys(list).filter((name) => types.has(name.split('.')[0] ?? '') && !names.has(name)),
  }
}
