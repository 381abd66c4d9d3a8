import type { EpisodeStatus } from '#generated/enumerations/episode-status.ts'
import type { EpisodeOfCare } from '#generated/types/episode-of-care.ts'
import type { Group } from '#generated/types/group.ts'
import type { Context } from '#server/operations/handler.ts'
import type { Finding } from '#shared/outcome/outcome.ts'
import { blocking } from '#shared/outcome/refuse.ts'

type Membership = NonNullable<Group['members']>[number]

const over: readonly EpisodeStatus[] = ['Completed', 'Cancelled']

/**
 * What stands against a change of who is in a group: whoever has been in it stays in its history, a closed group takes
 * nobody, and whoever comes is enrolled in its program.
 */
export async function memberFindings(
  context: Context,
  before: Group,
  after: Group,
): Promise<readonly Finding[]> {
  const known = new Set((before.members ?? []).map(rowOf))
  const left = new Set((after.members ?? []).map(rowOf))
  const isLost = (before.members ?? []).some((each) => each.status !== 'Waiting' && !left.has(rowOf(each)))
  const newcomers = (after.members ?? []).filter((each) => !known.has(rowOf(each)))
  const isClosed = before.enrollment === 'Closed' && after.enrollment === 'Closed'
  const strangers: Membership[] = []
  for (const each of newcomers) if (!(await fits(context, each, after))) strangers.push(each)
  return [
    ...(isLost ? [blocking('/members', 'rights.group-history')] : []),
    ...(isClosed && newcomers.length > 0 ? [blocking('/members', 'rights.group-closed')] : []),
    ...(strangers.length > 0 ? [blocking('/members', 'rights.group-not-enrolled')] : []),
  ]
}

function rowOf({ id, patient }: Membership): string {
  return `${id} ${patient.id}`
}

/** Enrolled in the program of the group, by the enrollment that is named, or by any. */
async function fits(
  { stores }: Context,
  { patient, episodeOfCare }: Membership,
  { program }: Group,
): Promise<boolean> {
  if (!program) return true
  const isFitting = (episode: EpisodeOfCare) =>
    episode.patient.id === patient.id && episode.program.id === program.id && !over.includes(episode.status)
  if (episodeOfCare) {
    const named = await stores.of('EpisodeOfCare').get(episodeOfCare.id)
    return named.ok && isFitting(named.value)
  }
  const filters = [
    { field: 'patient', op: 'eq', value: patient.id },
    { field: 'program', op: 'eq', value: program.id },
  ] as const
  const found = await stores.of('EpisodeOfCare').find({ filters, pageSize: 100 })
  return found.ok && found.value.rows.some(isFitting)
}
