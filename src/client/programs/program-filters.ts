import type { Filter } from '#generated/types/filter.ts'

/** What belongs to a program, as questions. */
export type ProgramFilters = {
  readonly enrolled: readonly Filter[]
  readonly within: readonly Filter[]
  readonly groups: readonly Filter[]
  readonly staff: readonly Filter[]
}

/** The questions of one program: who is enrolled now, which services and places name it, its active groups, its staff at work. */
export function programFilters(id: string): ProgramFilters {
  const active = { field: 'active', op: 'eq', value: true } as const
  const own = { field: 'program', op: 'eq', value: id } as const
  const among = { field: 'programs', op: 'eq', value: id } as const
  return {
    enrolled: [own, { field: 'status', op: 'eq', value: 'Active' }],
    within: [among],
    groups: [own, active],
    staff: [among, active],
  }
}
