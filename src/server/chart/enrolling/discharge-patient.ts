import type { ActInputs } from '#generated/operations/operations.ts'
import type { EpisodeOfCare } from '#generated/types/episode-of-care.ts'
import type { Context, Handler } from '#server/operations/handler.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { codesKnown } from './codes-known.ts'
import type { Discharging, EndingEpisode } from './discharge-work.ts'
import { mayPlanContact, planContact } from './plan-contact.ts'
import { type PlannedDischarge, plannedDischarge } from './planned-discharge.ts'
import { endedOn } from './team-left.ts'

type Input = ActInputs['episodeOfCare.discharge']

/** Says what a discharge would do now, and what whoever asks may not do of it. */
export const lookAtDischarge: Handler<'episodeOfCare.lookAtDischarge'> = async (context, { id }) => {
  const planned = await plannedDischarge(context, id)
  if (!planned.ok) return planned
  const { ending, seen, steps } = planned.value
  return succeeded({ versionId: ending.episode.meta.versionId, seen, steps })
}

/**
 * Ends an enrollment: goals and care plans, what is still to come, groups and care team, all or nothing. Only what was looked at before:
 * when anything of it has changed since, or whoever asks may not do a part of it, nothing is done.
 */
export const dischargePatient: Handler<'episodeOfCare.discharge'> = async (context, input) => {
  const planned = await plannedDischarge(context, input.id)
  if (!planned.ok) return planned
  const { ending, works } = planned.value
  const allowed = await allowedNow(context, input, planned.value)
  if (!allowed.ok) return allowed

  for (const work of works) {
    const written = await work.write(dischargingOf(input))
    if (!written.ok) return written
  }
  const ended = await endedEpisode(context, input, ending)
  if (!ended.ok) return ended
  const contact = await planContact(context, ended.value, {
    wish: input.contact,
    topic: { code: 'discharge-follow-up', display: 'Discharge follow-up' },
  })
  if (!contact.ok) return contact
  context.note({ patientId: ended.value.patient.id, detail: { rows: works.length } })
  return ended
}

async function allowedNow(
  context: Context,
  input: Input,
  { ending, seen, steps }: PlannedDischarge,
): Promise<Outcome<void>> {
  if (input.versionId !== ending.episode.meta.versionId || input.seen !== seen)
    return failed({ kind: 'conflict', because: 'chart.discharge-changed' })
  const hindered = steps.find(({ hindrance }) => hindrance !== undefined)
  if (hindered) return refuse('/steps', hindered.hindrance ?? '', { kind: 'conflict' })
  if (input.date > ending.today) return refuse('/date', 'chart.discharge-in-future')
  const { start } = ending.episode.period
  if (start !== undefined && input.date < start) return refuse('/date', 'chart.discharge-before-start')
  const stillOpen = [input.goalStatus, ...(input.goals ?? []).map(({ status }) => status)]
  if (stillOpen.includes('InProgress')) return refuse('/goals', 'chart.goals-open')
  if (steps.some(({ kind }) => kind === 'Draft') && input.leaveDrafts !== true)
    return refuse('/leaveDrafts', 'chart.discharge-drafts')
  const may = mayPlanContact(context, input.contact)
  if (!may.ok) return may
  return codesKnown(context, [{ list: 'discharge-reason', pointer: '/reason', value: input.reason }])
}

function dischargingOf({ date, reason, goals = [], goalStatus = 'NotAchieved' }: Input): Discharging {
  const said = new Map(goals.map(({ id, status }) => [id, status]))
  return { date, reason, goalStatus: (id) => said.get(id) ?? goalStatus }
}

function endedEpisode(
  { stores }: Context,
  { date, reason, disposition, followUp }: Input,
  { episode }: EndingEpisode,
): Promise<Outcome<EpisodeOfCare>> {
  const next = {
    ...episode,
    status: 'Completed' as const,
    period: { ...episode.period, end: date },
    ...(episode.careTeam && { careTeam: episode.careTeam.map((place) => endedOn(place, date)) }),
    discharge: {
      ...episode.discharge,
      date,
      reason,
      ...(disposition !== undefined && { disposition }),
      ...(followUp !== undefined && { followUp }),
    },
  }
  return stores
    .of('EpisodeOfCare')
    .update({ id: episode.id, versionId: episode.meta.versionId }, next, { reason: { reason: reason.code } })
}
