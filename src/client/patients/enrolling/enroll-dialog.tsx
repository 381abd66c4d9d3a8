import { Button, Textarea, TextInput } from '@mantine/core'
import type { FormEvent, ReactNode } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { ListChoice } from '#client/form/words/list-choice.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { FailureLines } from '#client/ui/states/failure-lines.tsx'
import { StillThere } from '#client/ui/states/still-there.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { Patient } from '#generated/types/patient.ts'
import { ContactPart } from './contact-part.tsx'
import { EnrolledPart } from './enrolled-part.tsx'
import { MissingPart } from './missing-part.tsx'
import { ProgramChoice } from './program-choice.tsx'
import { TeamPart } from './team-part.tsx'
import { useEnrolling } from './use-enrolling.ts'
import './enrolling.css'

type Props = {
  readonly patient: Patient
  /** The enrollment that is made already, of which it is asked what comes next. */
  readonly enrollmentId: string | undefined
  readonly onEnrolled: (enrollmentId: string) => void
  readonly onClose: () => void
}

/** The dialog that enrolls a patient in a program: which one, from whom, with whom, what is missing, and what comes next. */
export function EnrollDialog({ patient, enrollmentId, onEnrolled, onClose }: Props): ReactNode {
  const words = useWords()
  const enrolling = useEnrolling(patient.id, onEnrolled)
  const title = words(enrollmentId === undefined ? 'enrolling.title' : 'enrolling.title-steps', {
    name: patient.display,
  })
  return (
    <Dialog isOpen onClose={onClose} title={title} size="lg">
      {enrollmentId !== undefined ? (
        <EnrolledPart
          patientId={patient.id}
          enrollmentId={enrollmentId}
          isNew={enrolling.enrolledId === enrollmentId}
          onClose={onClose}
        />
      ) : (
        <EnrollForm patient={patient} enrolling={enrolling} onClose={onClose} />
      )}
    </Dialog>
  )
}

type Enrolling = ReturnType<typeof useEnrolling>
type FormProps = Pick<Props, 'patient' | 'onClose'> & { readonly enrolling: Enrolling }

function EnrollForm({ patient, enrolling, onClose }: FormProps): ReactNode {
  const words = useWords()
  const { mayDo } = usePermissions()
  const { kept, fields, change, failure, plan, isBusy } = enrolling
  const needsReason = plan?.ok === true && plan.value.missing.some((each) => each.needsReason)
  const isWhole = plan?.ok === true && (!needsReason || fields.withoutConsents.trim() !== '')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isWhole && !isBusy) void enrolling.enroll()
  }
  return (
    <form className="enrolling" onSubmit={submit}>
      <StillThere isFromBefore={kept.isFromBefore} onStartOver={kept.startOver} />
      <div className="enrolling-pair">
        <ProgramChoice
          patientId={patient.id}
          value={fields.program}
          onChange={(program) => change({ program })}
        />
        <TextInput
          type="date"
          label={words('enrolling.start')}
          value={fields.start}
          required
          onChange={(event) => change({ start: event.currentTarget.value })}
        />
      </div>
      <MissingPart enrolling={enrolling} patientId={patient.id} />
      <Referral enrolling={enrolling} />
      <TeamPart enrolling={enrolling} />
      {mayDo('communication.create') && (
        <ContactPart
          title={words('enrolling.assessment')}
          value={fields.assessment}
          onChange={(assessment) => change({ assessment })}
        />
      )}
      <FailureLines failure={failure} />
      <div className="state-actions">
        <Button variant="default" onClick={onClose}>
          {words('ui.cancel')}
        </Button>
        <Button type="submit" loading={isBusy} disabled={!isWhole}>
          {words('enrolling.enroll')}
        </Button>
      </div>
    </form>
  )
}

function Referral({ enrolling: { fields, change } }: { readonly enrolling: Enrolling }): ReactNode {
  const words = useWords()
  const { admissionType, source, referrer, referredOn, reason } = fields
  return (
    <fieldset className="enrolling-part">
      <legend>{words('enrolling.referral')}</legend>
      <div className="enrolling-pair">
        <ListChoice
          list="admission-type"
          label={words('enrolling.admission')}
          value={admissionType?.code ?? ''}
          empty={words('enrolling.choose')}
          onChange={(chosen) => change({ admissionType: chosen })}
        />
        <ListChoice
          list="referral-source"
          label={words('enrolling.source')}
          value={source?.code ?? ''}
          empty={words('enrolling.choose')}
          onChange={(chosen) => change({ source: chosen })}
        />
      </div>
      {source && (
        <>
          <div className="enrolling-pair">
            <TextInput
              label={words('enrolling.referrer')}
              value={referrer}
              maxLength={120}
              onChange={(event) => change({ referrer: event.currentTarget.value })}
            />
            <TextInput
              type="date"
              label={words('enrolling.referred-on')}
              value={referredOn}
              onChange={(event) => change({ referredOn: event.currentTarget.value })}
            />
          </div>
          <Textarea
            label={words('enrolling.reason')}
            value={reason}
            maxLength={500}
            autosize
            minRows={2}
            onChange={(event) => change({ reason: event.currentTarget.value })}
          />
        </>
      )}
    </fieldset>
  )
}
