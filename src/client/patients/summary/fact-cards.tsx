import type { ReactNode } from 'react'
import { useAnswer } from '#client/api/use-answer.ts'
import { LabelTags } from '#client/form/words/label-tags.tsx'
import { reactionsText } from '#client/patients/tabs/reactions-text.ts'
import { rowsOf } from '#client/patients/tabs/rows-of.ts'
import { useSpan } from '#client/patients/tabs/use-span.ts'
import { useMoments } from '#client/ui/moments.ts'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { Allergy } from '#generated/types/allergy.ts'
import type { Condition } from '#generated/types/condition.ts'
import type { EpisodeOfCare } from '#generated/types/episode-of-care.ts'
import type { Medication } from '#generated/types/medication.ts'
import { Card } from './card.tsx'
import type { CardProps } from './summary-card.ts'

const active = { filters: [{ field: 'status', op: 'eq', value: 'Active' }] } as const

/** The card of facts about programs: those that the patient is or was enrolled in. */
export function ProgramFactsCard({ patient, title }: CardProps): ReactNode {
  const labels = useLabels()
  const spanText = useSpan()
  const answer = useAnswer('episodeOfCare.query', rowsOf('patient', patient.id, { pageSize: 50 }))
  const line = ({ program, status, period, careManager, meta }: EpisodeOfCare) => (
    <>
      <b>{program.display}</b>
      <span className="chart-state">{labels(`enumeration.EpisodeStatus.${status}`)}</span>
      <LabelTags meta={meta} />
      <span className="chart-dim">
        {[spanText(period), careManager?.display].filter(Boolean).join(' · ')}
      </span>
    </>
  )
  return <Card title={title} emptyId="patients.no-enrollments" answer={answer} line={line} />
}

/** Diagnoses and problems, with how certain they are. */
export function ProblemFactsCard({ patient, title }: CardProps): ReactNode {
  const labels = useLabels()
  const sinceText = useSince()
  const answer = useAnswer('condition.query', rowsOf('subject', patient.id, { pageSize: 100 }))
  const line = ({ code, clinicalStatus, verification, onsetDate, meta }: Condition) => (
    <>
      <b>{code.display}</b>
      <span className="chart-state">{labels(`enumeration.ConditionClinicalStatus.${clinicalStatus}`)}</span>
      <LabelTags meta={meta} />
      <span className="chart-dim">
        {[code.code, labels(`enumeration.ConditionVerification.${verification}`), sinceText(onsetDate)]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </>
  )
  return <Card title={title} emptyId="patients.no-problems" answer={answer} line={line} />
}

/** What the patient must not have, the gravest with their reactions. */
export function AllergyFactsCard({ patient, title }: CardProps): ReactNode {
  const labels = useLabels()
  const answer = useAnswer('allergy.query', rowsOf('patient', patient.id, active))
  const line = (row: Allergy) => (
    <>
      <b>{row.substance?.display ?? row.display}</b>
      {!row.noKnownAllergies && row.criticality !== 'Unknown' && (
        <span className="chart-state">{labels(`enumeration.AllergyCriticality.${row.criticality}`)}</span>
      )}
      <LabelTags meta={row.meta} />
      <span className="chart-dim">{reactionsText(row, labels)}</span>
    </>
  )
  return <Card title={title} emptyId="chart-summary.no-allergies" answer={answer} line={line} />
}

/** What the patient takes now. */
export function MedicationFactsCard({ patient, title }: CardProps): ReactNode {
  const words = useWords()
  const sinceText = useSince()
  const answer = useAnswer('medication.query', rowsOf('patient', patient.id, active))
  const line = (item: Medication) => (
    <>
      <b>{item.medication?.display ?? item.display}</b>
      {item.asNeeded && <span className="chart-state">{words('chart-summary.as-needed')}</span>}
      <LabelTags meta={item.meta} />
      <span className="chart-dim">
        {[item.dose, item.route, item.frequency, sinceText(item.startDate)].filter(Boolean).join(' · ')}
      </span>
    </>
  )
  return <Card title={title} emptyId="chart-summary.no-medications" answer={answer} line={line} />
}

/** Since when, as far as it is known. */
function useSince(): (known: string | undefined) => string | undefined {
  const words = useWords()
  const moments = useMoments()
  return (known) => known && words('chart-tabs.since', { from: moments.approximate(known) })
}
