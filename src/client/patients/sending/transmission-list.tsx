import { Button } from '@mantine/core'
import { type ReactNode, useMemo, useState } from 'react'
import { refreshAnswers } from '#client/api/answers.ts'
import { usePermissions } from '#client/api/permissions.ts'
import { send } from '#client/api/send.ts'
import { useAnswer } from '#client/api/use-answer.ts'
import { useCodeWords } from '#client/form/words/code-words.ts'
import { ScreenLink } from '#client/routing/use-go.tsx'
import { useMoments } from '#client/ui/moments.ts'
import { Answered } from '#client/ui/states/answered.tsx'
import { FailureLines } from '#client/ui/states/failure-lines.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { QueryCall } from '#generated/operations/plain.ts'
import type { DocumentTransmission } from '#generated/types/document-transmission.ts'
import type { Patient } from '#generated/types/patient.ts'
import { writePhone } from '#shared/elements/text/write-phone.ts'
import type { Failure } from '#shared/outcome/outcome.ts'
import { ReleaseDialog } from './release-dialog.tsx'
import './sending.css'

/** The list of what was sent of a chart, with how each stands: waiting ones are stopped, failed ones tried again, held ones released by the privacy officer. */
export function TransmissionList({ patient }: { readonly patient: Patient }): ReactNode {
  const words = useWords()
  const input = useMemo(
    (): QueryCall => ({
      filters: [{ field: 'patient', op: 'eq', value: patient.id }],
      partition: patient.id,
      pageSize: 50,
    }),
    [patient.id],
  )
  const answer = useAnswer('documentTransmission.query', input)
  return (
    <section className="transmissions" aria-label={words('transmissions.sent')}>
      <h2>{words('transmissions.sent')}</h2>
      <Answered
        answer={answer}
        what={words('transmissions.sent')}
        onRetry={() => refreshAnswers('DocumentTransmission')}
        isEmpty={({ items }) => items.length === 0}
        empty={<p className="transmissions-empty">{words('transmissions.none')}</p>}
      >
        {({ items }) => (
          <ul>
            {newestFirst(items).map((transmission) => (
              <li key={transmission.id}>
                <TransmissionRow patient={patient} transmission={transmission} />
              </li>
            ))}
          </ul>
        )}
      </Answered>
    </section>
  )
}

/** Ids of version 7 rise with the time at which they were made. */
function newestFirst(items: readonly DocumentTransmission[]): readonly DocumentTransmission[] {
  return items.toSorted((one, other) => (one.id < other.id ? 1 : -1))
}

type RowProps = { readonly patient: Patient; readonly transmission: DocumentTransmission }

function TransmissionRow({ patient, transmission }: RowProps): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const moments = useMoments()
  const { recipient, method, purpose, result, attempts = [], sentAt, noticeAttached, release } = transmission
  const last = attempts.at(-1)
  const at = sentAt ?? last?.at
  const tones: Readonly<Record<string, string>> = { Hold: 'warn', Failed: 'danger', Success: 'good' }
  return (
    <>
      <div className="transmission-line">
        <b>{recipient.name}</b>
        <span className="transmission-state" data-tone={tones[result]}>
          {labels(`transmissions.state-${transmission.sentBy ? result : 'New'}`)}
        </span>
        <span className="transmission-dim">
          {[
            labels(`enumeration.TransmissionMethod.${method}`),
            purpose.display,
            at && moments.dateAndTime(at),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </div>
      <TransmissionFacts patient={patient} transmission={transmission} />
      {last?.message && result !== 'Success' && <p className="transmission-dim">{last.message}</p>}
      {release && (
        <p className="transmission-dim">{words('transmissions.released', { reason: release.reason })}</p>
      )}
      {noticeAttached && <p className="transmission-dim">{words('transmissions.with-notice')}</p>}
      <TransmissionActions transmission={transmission} />
    </>
  )
}

/** Which documents went where, who sent them and under which consent. */
function TransmissionFacts({ patient, transmission }: RowProps): ReactNode {
  const words = useWords()
  const { documents, recipient, sentBy, consent, legalBasis } = transmission
  const labels = useLabels()
  const nameOfConsent = useConsentName(patient)
  const titles = documents.flatMap(({ display }) => display ?? [])
  const place = recipient.fax ? writePhone(recipient.fax) : (recipient.directAddress ?? recipient.email)
  return (
    <>
      {titles.length > 0 && <p>{titles.join(', ')}</p>}
      <p className="transmission-dim">
        {[
          place && words('transmissions.sent-to', { place }),
          sentBy?.display && words('transmissions.sent-by', { name: sentBy.display }),
          !consent &&
            words('transmissions.sent-on', { basis: labels(`enumeration.LegalBasis.${legalBasis}`) }),
        ]
          .filter(Boolean)
          .join(' · ')}
        {consent && (
          <>
            {' · '}
            <ScreenLink to={`/patients/${patient.id}/consents?consent=${consent.id}`}>
              {nameOfConsent(consent.id)}
            </ScreenLink>
          </>
        )}
      </p>
    </>
  )
}

/** What a consent is called on a line: its kind and its last day, as far as consents may be read. */
function useConsentName({ id: patientId }: Patient): (id: string) => string {
  const words = useWords()
  const moments = useMoments()
  const codeWords = useCodeWords()
  const { may } = usePermissions()
  const input = useMemo(
    (): QueryCall => ({
      filters: [{ field: 'patient', op: 'eq', value: patientId }],
      partition: patientId,
      pageSize: 200,
    }),
    [patientId],
  )
  const answer = useAnswer('consent.query', may('Consent:Read') ? input : undefined)
  return (id) => {
    const consent = answer?.ok ? answer.value.items.find((each) => each.id === id) : undefined
    if (!consent) return words('transmissions.sent-under-one')
    const kind = codeWords('consent-kind', consent.kind.code)
    const { end } = consent.period
    return end
      ? words('transmissions.sent-under-until', { kind, end: moments.date(end) })
      : words('transmissions.sent-under', { kind })
  }
}

function TransmissionActions({ transmission }: { readonly transmission: DocumentTransmission }): ReactNode {
  const words = useWords()
  const { mayDo } = usePermissions()
  const [failure, setFailure] = useState<Failure>()
  const [isReleasing, setReleasing] = useState(false)
  const { id, meta, result, sentBy } = transmission
  const act = async (operation: 'documentTransmission.send' | 'documentTransmission.stop') => {
    const outcome = await send(operation, { id, versionId: meta.versionId })
    setFailure(outcome.ok ? undefined : outcome.failure)
  }
  const isWaiting = result === 'Hold' || result === 'Pending'
  const maySend = result === 'Failed' || (result === 'Pending' && !sentBy)
  return (
    <div className="transmission-actions">
      <FailureLines failure={failure} />
      {maySend && mayDo('documentTransmission.send') && (
        <Button size="compact-sm" variant="default" onClick={() => void act('documentTransmission.send')}>
          {words('transmissions.send-again')}
        </Button>
      )}
      {isWaiting && mayDo('documentTransmission.stop') && (
        <Button size="compact-sm" variant="default" onClick={() => void act('documentTransmission.stop')}>
          {words('transmissions.stop')}
        </Button>
      )}
      {result === 'Hold' && mayDo('documentTransmission.release') && (
        <Button size="compact-sm" variant="default" onClick={() => setReleasing(true)}>
          {words('transmissions.release')}
        </Button>
      )}
      {isReleasing && <ReleaseDialog transmission={transmission} onClose={() => setReleasing(false)} />}
    </div>
  )
}
