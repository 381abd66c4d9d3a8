import type { CareTeamMember } from '#generated/types/care-team-member.ts'
import type { DischargeStep } from '#generated/types/discharge-step.ts'
import type { Context } from '#server/operations/handler.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { type DischargeWork, type EndingEpisode, workOn } from './discharge-work.ts'
import { endedPeriod } from './ended-period.ts'

/** The places in the patient's care team that were given for this enrollment: a discharge ends them. */
export async function teamLeft(
  context: Context,
  ending: EndingEpisode,
): Promise<Outcome<readonly DischargeWork[]>> {
  const { episode } = ending
  const patient = await context.stores.of('Patient').get(episode.patient.id)
  if (!patient.ok) return patient
  const { careTeam = [] } = patient.value
  const isLeft = (place: CareTeamMember) => place.episode?.id === episode.id && isStanding(place, ending)
  const left = careTeam.filter(isLeft)
  if (left.length === 0) return succeeded([])
  const row = { id: patient.value.id, resourceType: 'Patient' }
  const work = await workOn(context, ending, {
    type: 'Patient',
    before: patient.value,
    after: ({ date }) => ({
      ...patient.value,
      careTeam: careTeam.map((place) => (isLeft(place) ? endedOn(place, date) : place)),
    }),
    steps: left.map((place) => teamStep(row, place)),
  })
  return succeeded([work])
}

/** The places in the enrollment's own care team, which end with it. */
export function ownTeamSteps(ending: EndingEpisode): readonly DischargeStep[] {
  const { episode } = ending
  const row = { id: episode.id, resourceType: 'EpisodeOfCare' }
  return (episode.careTeam ?? [])
    .filter((place) => isStanding(place, ending))
    .map((place) => teamStep(row, place))
}

/** A place in a care team that is over from a day on; what was over before stays so. */
export function endedOn(place: CareTeamMember, date: string): CareTeamMember {
  const { period } = place
  return period?.end !== undefined && period.end <= date
    ? place
    : { ...place, period: endedPeriod(period, date) }
}

function isStanding({ period }: CareTeamMember, { today }: EndingEpisode): boolean {
  return period?.end === undefined || period.end > today
}

function teamStep(row: DischargeStep['row'], { id, member, role }: CareTeamMember): DischargeStep {
  return { kind: 'Team', row, part: id, text: [member.display, role.display].filter(Boolean).join(' – ') }
}
