import { useCallback, useEffect, useState } from 'react'
import { refreshAnswers } from '#client/api/answers.ts'
import { send } from '#client/api/send.ts'
import { useSession } from '#client/api/session.ts'
import { keepTyping } from '#client/sync/drafts/keep-typing.ts'
import { useKept } from '#client/sync/drafts/use-kept.ts'
import { useMoments } from '#client/ui/moments.ts'
import { useWords } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import type { ActInputs, ActReplies } from '#generated/operations/operations.ts'
import type { CodedValue } from '#generated/types/coded-value.ts'
import type { Failure, Outcome } from '#shared/outcome/outcome.ts'
import { type ContactFields, contactOf, firstContact } from './contact-fields.ts'

/** Somebody of the care team, as far as he was chosen. */
export type Worker = {
  readonly id: string
  readonly member: string
  readonly role: CodedValue | undefined
}

/** What somebody says of a new enrollment. */
export type EnrollingFields = {
  readonly program: string
  readonly start: string
  readonly admissionType: CodedValue | undefined
  readonly source: CodedValue | undefined
  readonly referrer: string
  readonly referredOn: string
  readonly reason: string
  /** Who leads the care team; empty: nobody yet. */
  readonly lead: string
  readonly team: readonly Worker[]
  readonly assessment: ContactFields
  readonly withoutConsents: string
}

/** What an enrollment is answered with. */
export type Enrolled = ActReplies['episodeOfCare.enroll']

const keptEnrollments = keepTyping<EnrollingFields>()
const leading: CodedValue = { code: 'primary-clinician', display: 'Primary clinician / therapist' }

/** A new enrollment as it is being written: what is missing for it, and its making, once however often it is sent. */
export function useEnrolling(patientId: string, onEnrolled: (enrollmentId: string) => void) {
  const words = useWords()
  const { newId, instant } = useWorld()
  const { dayOf } = useMoments()
  const { profile } = useSession()
  const [failure, setFailure] = useState<Failure>()
  const [isBusy, setBusy] = useState(false)
  const [enrolledId, setEnrolledId] = useState<string>()
  const first = () =>
    firstFields(dayOf(instant()), firstContact(profile?.id ?? '', words('enrolling.assess')))
  const kept = useKept(keptEnrollments, patientId, first)
  const fields = kept.typed
  const { plan, askAgain } = usePlan(patientId, fields)

  return {
    kept,
    fields,
    plan,
    askAgain,
    failure,
    isBusy,
    enrolledId,
    newId,
    change: (some: Partial<EnrollingFields>) => {
      setFailure(undefined)
      kept.type({ ...fields, ...some })
    },
    enroll: async () => {
      setBusy(true)
      const made = await send('episodeOfCare.enroll', inputOf(patientId, fields))
      setBusy(false)
      if (!made.ok) return setFailure(made.failure)
      kept.stored(fields)
      refreshAnswers('EpisodeOfCare')
      refreshAnswers('Communication')
      const { enrollment } = made.value
      if (!enrollment) return
      setEnrolledId(enrollment.id)
      onEnrolled(enrollment.id)
    },
  }
}

/** What is missing for the enrollment, as soon as it is said in what and from when. */
function usePlan(patient: string, { program, start }: EnrollingFields) {
  const [plan, setPlan] = useState<Outcome<Enrolled>>()
  const ask = useCallback(
    () => send('episodeOfCare.enroll', { patient, program, start, planOnly: true }),
    [patient, program, start],
  )
  useEffect(() => {
    setPlan(undefined)
    if (program === '' || start === '') return
    let isLeft = false
    void ask().then((outcome) => !isLeft && setPlan(outcome))
    return () => {
      isLeft = true
    }
  }, [ask, program, start])
  return { plan, askAgain: () => void ask().then(setPlan) }
}

/** Nothing is chosen yet, and it begins today. */
function firstFields(today: string, assessment: ContactFields): EnrollingFields {
  return {
    program: '',
    start: today,
    admissionType: undefined,
    source: undefined,
    referrer: '',
    referredOn: '',
    reason: '',
    lead: '',
    team: [],
    assessment,
    withoutConsents: '',
  }
}

function inputOf(patient: string, fields: EnrollingFields): ActInputs['episodeOfCare.enroll'] {
  const { program, start, admissionType, source, referrer, referredOn, reason, lead, team } = fields
  const [person, why, consents] = [referrer, reason, fields.withoutConsents].map((text) => text.trim())
  const assessment = contactOf(fields.assessment)
  const workers = [
    ...(lead === '' ? [] : [{ member: lead, role: leading, leads: true }]),
    ...team.flatMap(({ member, role }) => (member !== '' && role ? [{ member, role, leads: false }] : [])),
  ]
  return {
    patient,
    program,
    start,
    ...(admissionType && { admissionType }),
    ...(source && {
      referral: {
        source,
        ...(person && { person }),
        ...(referredOn !== '' && { date: referredOn }),
        ...(why && { reason: why }),
      },
    }),
    ...(workers.length > 0 && { team: workers }),
    ...(assessment && { assessment }),
    ...(consents && { withoutConsents: consents }),
  }
}
