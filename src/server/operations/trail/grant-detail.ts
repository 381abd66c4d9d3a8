import type { Gain } from '#server/stores/gain.ts'

const mostNamed = 50

/** What the trail keeps of a grant of access: who reaches how many patients from now on, and which. */
export function grantDetail(gains: readonly Gain[]): Readonly<Record<string, unknown>> {
  const profiles = [...new Set(gains.map(({ profileId }) => profileId))]
  const granted = profiles.map((profileId) => {
    const patients = gains.filter((gain) => gain.profileId === profileId).map(({ patientId }) => patientId)
    return { profile: profileId, count: patients.length, patients: patients.slice(0, mostNamed) }
  })
  const text = granted.map(({ profile, count }) => `${profile} reaches ${count} more`).join('; ')
  return gains.some(({ isGrant }) => isGrant) ? { event: 'grant-change', granted, text } : { granted }
}
