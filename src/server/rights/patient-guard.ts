import type { Patient } from '#generated/types/patient.ts'
import type { Context, Guard } from '#server/operations/handler.ts'
import { changedFields, sameStored } from '#server/stores/same-stored.ts'
import { inGenderSet } from '#shared/lists/in-gender-set.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { hasFlag } from '#shared/permissions/granted.ts'
import { ageOn } from '#shared/time/calendar.ts'

/**
 * The right to open a chart: the confidential team decides who has it, and only CanManageConfidentialTeam changes it. The privacy officer reaches every
 * patient for that and for nothing else; the last member goes only when that is confirmed. A gender is one that the practice offers.
 */
export const patientGuard: Guard<'Patient'> = {
  beforeWrite: async (context, { operation, before, after }) => {
    if (operation === 'restore' && before?.mergedInto)
      return refuse('/mergedInto', 'rights.merged-stays', { kind: 'conflict' })
    if (operation === 'delete' || operation === 'restore') return succeeded(after)
    if (after.gender !== before?.gender && !inGenderSet(context.actor.genderSet, after.gender))
      return refuse('/gender', 'rights.gender-not-offered')
    if (before && comesForTheTeam(context, before) && touchesMore(before, after))
      return failed({ kind: 'forbidden', permission: 'confidentialTeam', because: 'rights.only-the-team' })
    if (sameTeam(before, after)) return succeeded(after)
    if (!hasFlag(context.actor.granted, 'CanManageConfidentialTeam'))
      return failed({ kind: 'forbidden', permission: 'CanManageConfidentialTeam' })
    return isOpened(before, after) && !context.options.confirmed ? lastMember() : succeeded(after)
  },
  today: {
    fields: ['guardianRequired'],
    of: async ({ now }, patient) => ({ guardianRequired: needsGuardian(patient, now.iso.slice(0, 10)) }),
  },
}

const ageOfMajority = 18

/** Under age today, or under guardianship, as far as the reader may know. */
function needsGuardian({ birthDate, legal }: Patient, today: string): boolean {
  const age = ageOn(birthDate, today)
  const isUnderAge = age !== undefined && age < ageOfMajority
  return isUnderAge || legal?.status?.some(({ code }) => code === 'guardianship') === true
}

/** Somebody who is not of the team, and whom no patient-access token brought. */
function comesForTheTeam({ actor }: Context, before: Patient): boolean {
  const team = teamOf(before)
  return (
    team.length > 0 &&
    !team.some(({ practitioner }) => actor.profiles.includes(practitioner.id)) &&
    !actor.allowed.includes(before.id)
  )
}

function touchesMore(before: Patient, after: Patient): boolean {
  return changedFields(before, after).some((name) => name !== 'confidentialTeam')
}

function teamOf(patient: Patient | undefined) {
  return patient?.confidentialTeam ?? []
}

function sameTeam(before: Patient | undefined, after: Patient): boolean {
  return sameStored(teamOf(before), teamOf(after))
}

/** Without a team everybody within whose population the patient lies sees the chart. */
function isOpened(before: Patient | undefined, after: Patient): boolean {
  return teamOf(before).length > 0 && teamOf(after).length === 0
}

function lastMember(): Outcome<never> {
  return refuse('/confidentialTeam', 'rights.last-of-team', { kind: 'conflict' })
}
