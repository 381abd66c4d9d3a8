import type { ReactNode } from 'react'
import { useAnswer } from '#client/api/use-answer.ts'
import { rowsOf } from '#client/patients/tabs/rows-of.ts'
import { useSpan } from '#client/patients/tabs/use-span.ts'
import { useLabels } from '#client/ui/words.tsx'
import type { Consent } from '#generated/types/consent.ts'
import type { Coverage } from '#generated/types/coverage.ts'
import type { RelatedPerson } from '#generated/types/related-person.ts'
import { writeContact } from '#shared/elements/text/write-contact.ts'
import { Card } from './card.tsx'
import type { CardProps } from './summary-card.ts'

/** The office's card of coverage: who pays, in which order, until when. */
export function OfficeCoverageCard({ patient, title }: CardProps): ReactNode {
  const labels = useLabels()
  const spanText = useSpan()
  const answer = useAnswer('coverage.query', rowsOf('beneficiary', patient.id, { orderBy: 'order' }))
  const line = ({ display, status, planName, period }: Coverage) => (
    <>
      <b>{display}</b>
      <span className="chart-state">{labels(`enumeration.CoverageStatus.${status}`)}</span>
      <span className="chart-dim">{[planName, spanText(period)].filter(Boolean).join(' · ')}</span>
    </>
  )
  return <Card title={title} emptyId="chart-summary.no-coverage" answer={answer} line={line} />
}

/** Family and others to be reached, whoever is called in an emergency first. */
export function OfficeContactsCard({ patient, title }: CardProps): ReactNode {
  const labels = useLabels()
  const answer = useAnswer('relatedPerson.query', rowsOf('patient', patient.id))
  const line = ({ display, contacts = [], isEmergencyContact }: RelatedPerson) => (
    <>
      <b>{display}</b>
      {isEmergencyContact && (
        <span className="chart-state">{labels('field.RelatedPerson.isEmergencyContact')}</span>
      )}
      <span className="chart-dim">{contacts.map(writeContact).join(' · ')}</span>
    </>
  )
  return <Card title={title} emptyId="chart-summary.no-contacts" answer={answer} line={line} />
}

/** What the patient has agreed to, and until when. */
export function OfficeConsentsCard({ patient, title }: CardProps): ReactNode {
  const labels = useLabels()
  const spanText = useSpan()
  const answer = useAnswer('consent.query', rowsOf('patient', patient.id, { summary: true }))
  const line = ({ kind, status, period }: Consent) => (
    <>
      <b>{kind.display}</b>
      <span className="chart-state">{labels(`enumeration.ConsentStatus.${status}`)}</span>
      <span className="chart-dim">{spanText(period)}</span>
    </>
  )
  return <Card title={title} emptyId="chart-summary.no-consents" answer={answer} line={line} />
}
