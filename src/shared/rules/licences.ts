import type { Licence } from '#generated/types/licence.ts'

/** Those of somebody's licences that are in force on a day. */
export function licencesValidOn(licences: readonly Licence[], date: string): readonly Licence[] {
  return licences.filter(({ issued, expires }) => (issued ?? date) <= date && date <= (expires ?? date))
}

/** Whether one of them holds in a state. A licence that names no state is taken for one that holds anywhere. */
export function licencesHoldIn(licences: readonly Licence[], state: string): boolean {
  return licences.some((licence) => licence.state === undefined || licence.state.code === state)
}

/** Whether somebody has licences in force on a day, and none of them holds in the state. Of whom no licence is known nothing can be said. */
export function licencesLackState(
  licences: readonly Licence[],
  { state, date }: { readonly state: string; readonly date: string },
): boolean {
  const valid = licencesValidOn(licences, date)
  return valid.length > 0 && !licencesHoldIn(valid, state)
}
