import type { Group } from '#generated/types/group.ts'
import type { Context, Guard } from '#server/operations/handler.ts'
import { failed, succeeded } from '#shared/outcome/outcome.ts'
import { leaveMeetings } from './leave-meetings.ts'
import { memberFindings } from './member-findings.ts'

/**
 * Who is in a group and who leads it decides who reaches its members: that is changed by its facilitators, the staff of its
 * program, or those who reach everybody. What they give must be theirs; the store sees to that. Whoever leaves stays in its history and
 * is not expected at its coming meetings.
 */
export const groupGuard: Guard<'Group'> = {
  beforeWrite: async (context, { operation, before, after }) => {
    const isOrdinary = operation === 'update' && before !== undefined && peopleOf(before) === peopleOf(after)
    if (isOrdinary) return succeeded(after)
    if (!(await mayLead(context, before ?? after)))
      return failed({ kind: 'forbidden', permission: '/facilitators', because: 'rights.group-of-others' })
    const findings = operation === 'update' && before ? await memberFindings(context, before, after) : []
    return findings.length > 0 ? failed({ kind: 'invalid', findings }) : succeeded(after)
  },
  afterWrite: (context, { operation, before, after }) =>
    operation === 'update' ? leaveMeetings(context, before, after) : Promise.resolve(succeeded(undefined)),
}

/** Everything in a group that decides who reaches whom. */
function peopleOf({ facilitators, members = [], program }: Group): string {
  return JSON.stringify([
    facilitators.map(({ practitioner }) => practitioner.id),
    members.map(({ patient, status }) => `${patient.id} ${status}`),
    program?.id,
  ])
}

async function mayLead({ actor, stores }: Context, { facilitators, program }: Group): Promise<boolean> {
  const own = actor.profile?.id
  if (actor.reach === 'All') return true
  if (own === undefined) return false
  if (facilitators.some(({ practitioner }) => practitioner.id === own)) return true
  if (!program) return false
  const me = await stores.of('Practitioner').get(own)
  return me.ok && (me.value.programs ?? []).some(({ id }) => id === program.id)
}
