import { useMemo, useState } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { send } from '#client/api/send.ts'
import { useAnswer } from '#client/api/use-answer.ts'
import { keepTyping } from '#client/sync/drafts/keep-typing.ts'
import { useKept } from '#client/sync/drafts/use-kept.ts'
import { useMoments } from '#client/ui/moments.ts'
import { notify } from '#client/ui/notices.tsx'
import { useWords } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import type { MessageId } from '#generated/messages/ids.ts'
import type { QueryCall } from '#generated/operations/plain.ts'
import type { Appointment } from '#generated/types/appointment.ts'
import type { Group } from '#generated/types/group.ts'
import type { Reference } from '#generated/types/reference.ts'
import { diff } from '#shared/patch/diff.ts'
import { fillingOf, isEnded } from './members-of.ts'
import { useMeetings } from './use-meetings.ts'
import { useMemberChange } from './use-member-change.ts'

type Typed = {
  readonly patient: string
  readonly label: string
  readonly status: 'Active' | 'Waiting'
  readonly start: string
  /** Do the coming meetings count on whoever is added? */
  readonly isExpected: boolean
}

const keptJoining = keepTyping<Typed>()
const nobody: readonly Appointment[] = []

/** Somebody on the way into a group: what is typed, what stands against it, and the way in. */
export function useJoining(group: Group, onDone: () => void) {
  const words = useWords()
  const { mayDo } = usePermissions()
  const { instant, newId } = useWorld()
  const moments = useMoments()
  const { change, failure, isBusy } = useMemberChange(group)
  const [isAdding, setAdding] = useState(false)
  const isFull = fillingOf(group).state === 'full'
  const kept = useKept(keptJoining, group.id, () => ({
    ...{ patient: '', label: '', start: moments.dayOf(instant()), isExpected: true },
    status: isFull ? ('Waiting' as const) : ('Active' as const),
  }))
  const { typed } = kept
  const { answer } = useMeetings(group.id, 'coming', 100)
  const coming =
    answer?.ok && mayDo('appointment.patch') ? answer.value.items.filter(isToCome(instant())) : nobody
  const enrollment = useEnrollment(group, typed.patient)
  const hindrance = hindranceOf(group, typed.patient, enrollment)

  const join = async () => {
    const patient = { id: typed.patient, resourceType: 'Patient' as const }
    const { status, start } = typed
    const newcomer = {
      id: newId(),
      patient,
      status,
      period: { start },
      ...(enrollment.found && { episodeOfCare: enrollment.found }),
    }
    if (!(await change([...(group.members ?? []), newcomer]))) return
    kept.stored(typed)
    setAdding(true)
    const wanted =
      status === 'Active' && typed.isExpected ? coming.filter((each) => (each.start ?? '') >= start) : nobody
    const expected = await expectAt(wanted, {
      id: newId(),
      subject: patient,
      episodeOfCare: enrollment.found,
    })
    setAdding(false)
    const name = typed.label.split(' · ')[0] ?? ''
    notify(
      wanted.length === 0
        ? words('groups.added', { name })
        : words('groups.added-to', { name, count: expected, of: wanted.length }),
    )
    onDone()
  }
  const isReady = typed.patient !== '' && typed.start !== '' && !hindrance && !enrollment.isAwaited
  return { kept, coming, hindrance, failure, join, isReady, isBusy: isBusy || isAdding }
}

function isToCome(now: string): (meeting: Appointment) => boolean {
  return ({ start, status }) =>
    start !== undefined && start > now && (status === 'booked' || status === 'pending')
}

type Enrollment = {
  readonly isAwaited: boolean
  readonly isMissing: boolean
  readonly found: Reference | undefined
}

/** By which enrollment somebody comes to the program's group. Who reads no enrollments is told by the server. */
function useEnrollment({ program }: Group, patient: string): Enrollment {
  const { mayDo } = usePermissions()
  const isAsked = program !== undefined && patient !== '' && mayDo('episodeOfCare.query')
  const input = useMemo(
    (): QueryCall => ({
      filters: [
        { field: 'patient', op: 'eq', value: patient },
        { field: 'program', op: 'eq', value: program?.id ?? '' },
        { field: 'status', op: 'eq', value: 'Active' },
      ],
      pageSize: 1,
      crossPartition: true,
    }),
    [patient, program?.id],
  )
  const answer = useAnswer('episodeOfCare.query', isAsked ? input : undefined)
  const episode = answer?.ok ? answer.value.items[0] : undefined
  return {
    isAwaited: isAsked && answer === undefined,
    isMissing: answer?.ok === true && episode === undefined,
    found: episode && { id: episode.id, resourceType: 'EpisodeOfCare' },
  }
}

function hindranceOf(
  { members = [] }: Group,
  patient: string,
  { isMissing }: Enrollment,
): MessageId | undefined {
  if (members.some((each) => each.patient.id === patient && !isEnded(each.status))) return 'groups.is-member'
  return isMissing ? 'groups.not-enrolled' : undefined
}

type Newcomer = {
  readonly id: string
  readonly subject: Reference
  readonly episodeOfCare: Reference | undefined
}

/** Adds whoever has come to coming meetings, each judged by the server as any change of it; answers to how many. */
async function expectAt(
  meetings: readonly Appointment[],
  { episodeOfCare, ...newcomer }: Newcomer,
): Promise<number> {
  let done = 0
  for (const meeting of meetings) {
    const attendee = {
      ...newcomer,
      ...({ kind: 'Patient', requirement: 'Optional', status: 'booked' } as const),
      ...(episodeOfCare && { episodeOfCare }),
    }
    const after = { ...meeting, attendees: [...(meeting.attendees ?? []), attendee] }
    const { id, meta } = meeting
    const operations = diff(meeting, after)
    const outcome = await send('appointment.patch', { id, versionId: meta.versionId, operations })
    if (outcome.ok) done += 1
  }
  return done
}
