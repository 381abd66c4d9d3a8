import type { Part } from './importing.ts'

/** Whether answers can be compared with a number in this unit: conditions here compare bare numbers, so it has to be the only unit of the question. */
export function isInUnit({ type, unit, units = [] }: Part, asked: string | undefined): boolean {
  const own = units.length > 0 || unit === undefined ? units : [unit]
  if (asked === undefined) return type !== 'Quantity' || own.length === 0
  const [only, ...others] = own
  return others.length === 0 && (only?.code === asked || only?.label === asked)
}
