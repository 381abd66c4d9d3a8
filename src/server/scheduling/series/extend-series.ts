import type { GroupMemberStatus } from '#generated/enumerations/group-member-status.ts'
import type { Context, Handler } from '#server/operations/handler.ts'
import { asked } from '#server/scheduling/acceptance/await-acceptance.ts'
import { isDecidedByOwner } from '#server/scheduling/acceptance/needs-acceptance.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { type HeldSeries, heldSeries, type Member } from './held-series.ts'
import { judgedTime } from './judged-row.ts'
import { makeOccurrences, withoutTaken } from './make-occurrences.ts'
import { patternOf } from './pattern-of.ts'
import { type Occurring, type PlannedOccurrence, planOccurrences } from './plan-occurrences.ts'
import { seriesAnswer } from './series-answer.ts'
import { usualClock } from './usual-clock.ts'

const left: readonly string[] = ['Completed', 'Discharged'] satisfies readonly GroupMemberStatus[]

/**
 * Makes those of a series that have come within the days ahead: after the last that is there, so that none is made twice. Where its
 * group or authorization has ended it stops, and goes on when that has changed.
 */
export const extendSeries: Handler<'appointment.extendSeries'> = async (context, { id }) => {
  const held = await heldSeries(context, { id })
  if (!held.ok) return held
  const planned = await plannedNext(context, held.value)
  if (!planned.ok) return planned

  const rule = await withTakenLeftOut(context, held.value, planned.value)
  if (!rule.ok) return rule
  const made = await makeOccurrences(context, planned.value)
  if (!made.ok) return made
  return succeeded(seriesAnswer(made.value, { isPlan: false, masterId: held.value.master.id }))
}

async function plannedNext(
  context: Context,
  { rows, recurrence, master }: HeldSeries,
): Promise<Outcome<readonly PlannedOccurrence[]>> {
  const first = patternOf(rows)
  const clock = usualClock(rows, recurrence)
  if (!first || !clock) return refuse('/start', 'scheduling.time-missing')
  const pattern = await withoutWhoLeft(context, first)
  if (!pattern) return succeeded([])
  const from = Math.max(...rows.map(({ series }) => series.index)) + 1
  return planOccurrences(context, {
    masterId: master.id,
    pattern,
    clock,
    recurrence,
    from,
    judge: askedAgain(pattern),
  })
}

/** A series that was asked for in somebody's calendar asks for each further one: the night books nothing that its owner decides on. */
function askedAgain({ acceptance }: Member): Occurring['judge'] {
  if (!acceptance) return judgedTime
  return async (context, judging) => {
    const decides = await isDecidedByOwner(context, judging.after, acceptance.askedBy)
    if (!decides.ok) return decides
    const after = decides.value ? asked(context, judging.after, acceptance.askedBy) : judging.after
    return judgedTime(context, { ...judging, after })
  }
}

/** Whoever has left the group that meets is not expected in what is made from now on; undefined: nobody is. */
async function withoutWhoLeft({ stores }: Context, pattern: Member): Promise<Member | undefined> {
  const group = pattern.group && (await stores.of('Group').get(pattern.group.id))
  if (!group?.ok) return pattern
  const members = group.value.members ?? []
  const isIn = (id: string) =>
    members.every(({ patient }) => patient.id !== id) ||
    members.some(({ patient, status }) => patient.id === id && !left.includes(status))
  const attendees = (pattern.attendees ?? []).filter(({ subject }) => isIn(subject.id))
  const isNobody = attendees.length === 0 && (pattern.attendees ?? []).length > 0
  return isNobody ? undefined : { ...pattern, attendees }
}

async function withTakenLeftOut(
  context: Context,
  { master, recurrence }: HeldSeries,
  planned: readonly PlannedOccurrence[],
): Promise<Outcome<void>> {
  const rule = withoutTaken(recurrence, planned)
  if (rule === recurrence) return succeeded(undefined)
  const written = await context.stores
    .of('Appointment')
    .update({ id: master.id, versionId: master.meta.versionId }, { ...master, recurrence: rule })
  return written.ok ? succeeded(undefined) : written
}
