import type { Encounter } from '#generated/types/encounter.ts'
import type { Reference } from '#generated/types/reference.ts'

/** Those who were there and do not work here. */
export function peoplePresent({ patient, participants }: Encounter): readonly Reference[] {
  const others = participants
    .map(({ individual }) => individual)
    .filter(({ id, resourceType }) => resourceType !== 'Practitioner' && id !== patient?.id)
  return [...(patient ? [patient] : []), ...others]
}

type Named = { readonly id: string; readonly display?: string | undefined }

/** Those who work here and were there, oneself first. */
export function staffPresent(
  encounter: Encounter | undefined,
  self: Named | null | undefined,
): readonly Reference[] {
  const there = (encounter?.participants ?? [])
    .map(({ individual }) => individual)
    .filter(({ resourceType, id }) => resourceType === 'Practitioner' && id !== self?.id)
  const { id, display = '' } = self ?? {}
  return [...(id === undefined ? [] : [{ id, resourceType: 'Practitioner' as const, display }]), ...there]
}
