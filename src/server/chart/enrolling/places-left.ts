import type { CareTeamMember } from '#generated/types/care-team-member.ts'
import type { DatePeriod } from '#generated/types/date-period.ts'
import type { DischargeStep } from '#generated/types/discharge-step.ts'
import type { Group } from '#generated/types/group.ts'
import type { Context } from '#server/operations/handler.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { type DischargeWork, type Ending, workOn } from './discharge-work.ts'

type Membership = NonNullable<Group['members']>[number]

const attending: readonly Membership['status'][] = ['Waiting', 'Active', 'OnHold']

/** The groups that somebody attends or waits for in an enrollment: a discharge ends the membership. */
export async function groupsLeft(
  context: Context,
  ending: Ending,
): Promise<Outcome<readonly DischargeWork[]>> {
  const { episode } = ending
  const filters = [{ field: 'members.patient', op: 'eq', value: episode.patient.id }] as const
  const found = await context.stores.of('Group').find({ filters, pageSize: 200 })
  if (!found.ok) return found
  const works: DischargeWork[] = []
  for (const group of found.value.rows) {
    const isLeft = (member: Membership) => isOf(member, group, ending)
    const left = (group.members ?? []).filter(isLeft)
    if (left.length === 0) continue
    const row = { id: group.id, resourceType: 'Group' }
    works.push(
      await workOn(context, ending, {
        type: 'Group',
        before: group,
        after: ({ date }) => ({
          ...group,
          members: (group.members ?? []).map((member) =>
            isLeft(member)
              ? { ...member, status: 'Discharged' as const, period: until(member.period, date) }
              : member,
          ),
        }),
        steps: left.map(({ id }) => ({ kind: 'Group', row, part: id, text: group.name })),
      }),
    )
  }
  return succeeded(works)
}

function isOf(
  { patient, episodeOfCare, status }: Membership,
  { program }: Group,
  { episode }: Ending,
): boolean {
  if (patient.id !== episode.patient.id || !attending.includes(status)) return false
  return episodeOfCare ? episodeOfCare.id === episode.id : program?.id === episode.program.id
}

/** The places in the patient's care team that were given for this enrollment: a discharge ends them. */
export async function teamLeft(context: Context, ending: Ending): Promise<Outcome<readonly DischargeWork[]>> {
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
export function ownTeamSteps(ending: Ending): readonly DischargeStep[] {
  const { episode } = ending
  const row = { id: episode.id, resourceType: 'EpisodeOfCare' }
  return (episode.careTeam ?? [])
    .filter((place) => isStanding(place, ending))
    .map((place) => teamStep(row, place))
}

/** A place in a care team that is over from a day on; what was over before stays so. */
export function endedOn(place: CareTeamMember, date: string): CareTeamMember {
  const { period } = place
  return period?.end !== undefined && period.end <= date ? place : { ...place, period: until(period, date) }
}

/** Where nobody knows since when, it is known until when. */
function until(period: DatePeriod | undefined, end: string): DatePeriod {
  return { start: period?.start ?? end, end }
}

function isStanding({ period }: CareTeamMember, { today }: Ending): boolean {
  return period?.end === undefined || period.end > today
}

function teamStep(row: DischargeStep['row'], { id, member, role }: CareTeamMember): DischargeStep {
  return { kind: 'Team', row, part: id, text: [member.display, role.display].filter(Boolean).join(' – ') }
}
