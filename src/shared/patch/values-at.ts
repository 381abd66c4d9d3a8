import { membersOf } from './members-of.ts'

/** All values of a row at a path; lists on the way are passed through, what is not there is left out. */
export function valuesAt(row: unknown, path: string): readonly unknown[] {
  const steps = path.split('.')
  return steps.reduce<readonly unknown[]>(
    (values, step) => values.flatMap((value) => inner(value, step)),
    [row],
  )
}

function inner(value: unknown, step: string): readonly unknown[] {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return []
  const next = membersOf(value)[step]
  if (next === undefined || next === null) return []
  return Array.isArray(next) ? next : [next]
}
