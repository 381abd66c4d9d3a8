import type { Group } from '#generated/types/group.ts'
import type { Context } from '#server/operations/handler.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { type DischargeWork, type EndingEpisode, workOn } from './discharge-work.ts'
import { endedPeriod } from './ended-period.ts'

type Membership = NonNullable<Group['members']>[number]

const attending: readonly Membership['status'][] = ['Waiting', 'Active', 'OnHold']

/** The groups that somebody attends or waits for in an enrollment: a discharge ends the membership. */
export async function groupsLeft(
  context: Context,
  ending: EndingEpisode,
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
              ? { ...member, status: 'Discharged' as const, period: endedPeriod(member.period, date) }
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
  { episode }: EndingEpisode,
): boolean {
  if (patient.id !== episode.patient.id || !attending.includes(status)) return false
  return episodeOfCare ? episodeOfCare.id === episode.id : program?.id === episode.program.id
}
