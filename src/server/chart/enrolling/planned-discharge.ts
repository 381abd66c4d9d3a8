import type { DischargeStep } from '#generated/types/discharge-step.ts'
import type { EpisodeOfCare } from '#generated/types/episode-of-care.ts'
import type { Context } from '#server/operations/handler.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { localDate } from '#shared/time/local-moment.ts'
import { closingPlans } from './closing-plans.ts'
import { comingAppointments } from './coming-appointments.ts'
import type { DischargeWork, EndingEpisode } from './discharge-work.ts'
import { groupsLeft } from './groups-left.ts'
import { holdPatient } from './hold-patient-query.ts'
import { openDrafts } from './open-drafts.ts'
import { ownTeamSteps, teamLeft } from './team-left.ts'

/** All that a discharge does, in its order, and what it leaves open. */
export type PlannedDischarge = {
  readonly ending: EndingEpisode
  readonly works: readonly DischargeWork[]
  readonly steps: readonly DischargeStep[]
  /** Of all of it: when anything of it changes, it is another one. */
  readonly seen: string
}

const usualZone = 'America/Chicago'

/** What happens when an enrollment ends, as whoever asks sees it; an enrollment that is over ends no more. Nothing is written. */
export async function plannedDischarge(context: Context, id: string): Promise<Outcome<PlannedDischarge>> {
  const ending = await endingOf(context, id)
  if (!ending.ok) return ending
  const works: DischargeWork[] = []
  for (const collect of [closingPlans, comingAppointments, groupsLeft, teamLeft]) {
    const found = await collect(context, ending.value)
    if (!found.ok) return found
    works.push(...found.value)
  }
  const drafts = await openDrafts(context, ending.value)
  if (!drafts.ok) return drafts
  const steps = [...works.flatMap((work) => work.steps), ...ownTeamSteps(ending.value), ...drafts.value]
  return succeeded({
    ending: ending.value,
    works,
    steps,
    seen: seenOf(context, { episode: ending.value.episode, works, drafts: drafts.value }),
  })
}

async function endingOf(context: Context, id: string): Promise<Outcome<EndingEpisode>> {
  const { stores, now } = context
  const first = await stores.of('EpisodeOfCare').get(id)
  if (!first.ok) return first
  await holdPatient(context, first.value.patient.id)
  const episode = await stores.of('EpisodeOfCare').get(id)
  if (!episode.ok) return episode
  if (episode.value.status !== 'Active')
    return failed({ kind: 'conflict', because: 'chart.not-enrolled-now' })
  const preferences = await stores.of('PracticePreferences').find({ pageSize: 1 })
  if (!preferences.ok) return preferences
  const { timezone = usualZone } = preferences.value.rows[0] ?? {}
  return succeeded({ episode: episode.value, today: localDate(now.iso, timezone) })
}

type Seen = {
  readonly episode: EpisodeOfCare
  readonly works: readonly DischargeWork[]
  readonly drafts: readonly DischargeStep[]
}

function seenOf({ digest }: Context, { episode, works, drafts }: Seen): string {
  const marks = [...works.map(({ mark }) => mark), ...drafts.map(({ row }) => `draft ${row.id}`)].sort()
  return digest('discharge', JSON.stringify([episode.id, episode.meta.versionId, ...marks]))
}
