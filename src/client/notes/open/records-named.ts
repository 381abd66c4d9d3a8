import type { Encounter } from '#generated/types/encounter.ts'

/** Which records a session speaks of: while this stays, what was read of them stays right. */
export function recordsNamed(encounter: Encounter | undefined): string {
  const { serviceType, program, episodeOfCare, location, appointment } = encounter ?? {}
  const named = [serviceType, program, episodeOfCare, location?.location, appointment]
  return named.map((each) => each?.id ?? '').join('|')
}
