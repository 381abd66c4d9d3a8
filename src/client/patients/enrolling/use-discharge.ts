import { useCallback, useEffect, useState } from 'react'
import { refreshAnswers } from '#client/api/answers.ts'
import { usePermissions } from '#client/api/permissions.ts'
import { send } from '#client/api/send.ts'
import { useSession } from '#client/api/session.ts'
import { keepTyping } from '#client/sync/drafts/keep-typing.ts'
import { useKept } from '#client/sync/drafts/use-kept.ts'
import { useMoments } from '#client/ui/moments.ts'
import { notify } from '#client/ui/notices.tsx'
import { useWords } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import type { GoalStatus } from '#generated/enumerations/goal-status.ts'
import type { ActReplies } from '#generated/operations/operations.ts'
import type { CodedValue } from '#generated/types/coded-value.ts'
import type { Failure, Outcome } from '#shared/outcome/outcome.ts'
import { type ContactFields, contactOf, firstContact } from './contact-fields.ts'

/** What somebody says of a discharge. */
export type DischargeFields = {
  readonly date: string
  readonly reason: CodedValue | undefined
  readonly disposition: string
  readonly goals: Readonly<Record<string, GoalStatus>>
  readonly contact: ContactFields
  readonly leavesDrafts: boolean
}

type Seen = ActReplies['episodeOfCare.lookAtDischarge']

const keptDischarges = keepTyping<DischargeFields>()

/** A discharge as it is being written: what it does now, and its act. */
export function useDischarge(episodeId: string, onDone: () => void) {
  const words = useWords()
  const { mayDo } = usePermissions()
  const { instant } = useWorld()
  const { dayOf } = useMoments()
  const { profile } = useSession()
  const [failure, setFailure] = useState<Failure>()
  const [isBusy, setBusy] = useState(false)
  const [looks, setLooks] = useState(0)
  const { seen, look } = useLook(episodeId)
  const first = () =>
    firstFields(dayOf(instant()), firstContact(profile?.id ?? '', words('enrolling.follow-up-text')))
  const kept = useKept(keptDischarges, episodeId, first)
  const fields = kept.typed

  const discharge = async ({ versionId, seen: mark, steps }: Seen) => {
    if (!fields.reason) return
    setBusy(true)
    const goals = steps.flatMap(({ kind, part = '' }) =>
      kind === 'Goal' ? [{ id: part, status: fields.goals[part] ?? ('NotAchieved' as const) }] : [],
    )
    const contact = mayDo('communication.create') ? contactOf(fields.contact) : undefined
    const done = await send('episodeOfCare.discharge', {
      ...saidOf(fields),
      id: episodeId,
      versionId,
      seen: mark,
      reason: fields.reason,
      ...(goals.length > 0 && { goals }),
      ...(contact && { contact }),
    })
    setBusy(false)
    if (!done.ok) return setFailure(done.failure)
    kept.stored(fields)
    for (const type of changed) refreshAnswers(type)
    notify(words('enrolling.discharged'))
    onDone()
  }
  return {
    kept,
    fields,
    seen,
    look,
    failure,
    isBusy,
    discharge,
    change: (some: Partial<DischargeFields>) => {
      setFailure(undefined)
      kept.type({ ...fields, ...some })
    },
    /** How many times somebody has looked again. */
    looks,
    lookAgain: () => {
      setFailure(undefined)
      setLooks((before) => before + 1)
      look()
    },
  }
}

/** What a discharge may change. */
const changed = ['EpisodeOfCare', 'CarePlan', 'Appointment', 'Group', 'Patient', 'Communication'] as const

/** It ends today, and nobody has said why. */
function firstFields(date: string, contact: ContactFields): DischargeFields {
  return { date, reason: undefined, disposition: '', goals: {}, contact, leavesDrafts: false }
}

function saidOf({ date, disposition, leavesDrafts }: DischargeFields) {
  const where = disposition.trim()
  return { date, leaveDrafts: leavesDrafts, ...(where !== '' && { disposition: where }) }
}

/** What the discharge would do, as it was last looked at. */
function useLook(id: string) {
  const [seen, setSeen] = useState<Outcome<Seen>>()
  const ask = useCallback(() => send('episodeOfCare.lookAtDischarge', { id }), [id])
  useEffect(() => {
    let isLeft = false
    void ask().then((outcome) => !isLeft && setSeen(outcome))
    return () => {
      isLeft = true
    }
  }, [ask])
  return { seen, look: () => void ask().then(setSeen) }
}
