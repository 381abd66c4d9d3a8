import type { Filter } from '#generated/types/filter.ts'

/** For the page Today: which notes wait for a review of this profile: those that are ready or signed in part, of which it has said nothing yet. */
export function reviewFilters(profile: string): readonly Filter[] {
  return [
    { field: 'reviewers.practitioner', op: 'eq', value: profile },
    { field: 'reviewers.state', op: 'eq', value: 'Requested' },
    { field: 'signingState', op: 'in', value: ['ReadyToSign', 'PartiallySigned', 'Amending'] },
  ]
}
