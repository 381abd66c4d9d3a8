import { useMemo } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { useAnswer } from '#client/api/use-answer.ts'
import { keepTyping } from '#client/sync/drafts/keep-typing.ts'
import { useKept } from '#client/sync/drafts/use-kept.ts'
import { useMoments } from '#client/ui/moments.ts'
import { notify } from '#client/ui/notices.tsx'
import { useWords } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import type { MessageId } from '#generated/messages/ids.ts'
import type { QueryCall } from '#generated/operations/plain.ts'
import type { Group } from '#generated/types/group.ts'
import type { Reference } from '#generated/types/reference.ts'
import { fillingOf, isEnded } from './members-of.ts'
import { type MemberChange, useMemberChange, useMemberPlan } from './use-member-change.ts'

type Typed = {
  readonly patient: string
  readonly label: string
  readonly status: 'Active' | 'Waiting'
  readonly start: string
  /** Do the coming meetings count on whoever is added? */
  readonly isExpected: boolean
}

const keptJoining = keepTyping<Typed>()

/** Somebody on the way into a group: what is typed, what stands against it, what it means for the coming meetings, and the way in. */
export function useJoining(group: Group, onDone: () => void) {
  const words = useWords()
  const { instant } = useWorld()
  const moments = useMoments()
  const { change, failure, isBusy } = useMemberChange(group)
  const isFull = fillingOf(group).state === 'full'
  const kept = useKept(keptJoining, group.id, () => ({
    ...{ patient: '', label: '', start: moments.dayOf(instant()), isExpected: true },
    status: isFull ? ('Waiting' as const) : ('Active' as const),
  }))
  const { typed } = kept
  const enrollment = useEnrollment(group, typed.patient)
  const hindrance = hindranceOf(group, typed.patient, enrollment)
  const isReady = typed.patient !== '' && typed.start !== '' && !hindrance && !enrollment.isAwaited
  const wanted: MemberChange = {
    patient: { id: typed.patient, resourceType: 'Patient' },
    status: typed.status,
    period: { start: typed.start },
    ...(enrollment.found && { episodeOfCare: enrollment.found }),
  }
  const plan = useMemberPlan(group, isReady && typed.status === 'Active' ? wanted : undefined)

  const join = async () => {
    const done = await change({ ...wanted, withMeetings: typed.isExpected })
    if (!done) return
    kept.stored(typed)
    const name = typed.label.split(' · ')[0] ?? ''
    const of = done.joins + done.blocked.length
    notify(
      of === 0 ? words('groups.added', { name }) : words('groups.added-to', { name, count: done.joins, of }),
    )
    onDone()
  }
  return { kept, plan, hindrance, failure, join, isReady, isBusy }
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
