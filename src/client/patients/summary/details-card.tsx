import type { ReactNode } from 'react'
import { addressOf, birthDayOf, phoneOf } from '#client/patients/tabs/patient-facts.ts'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { CardProps } from './summary-card.ts'

/** The card of personal details: birth, gender, how to reach the patient, languages, care team. */
export function DetailsCard({ patient }: CardProps): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const { gender, languages = [], careTeam = [], generalPractitioner, defaultLocation } = patient
  const facts = [
    [words('patients.birth'), birthDayOf(patient, words)],
    [words('patients.gender'), labels(`enumeration.AdministrativeGender.${gender}`)],
    [words('patients.phone'), phoneOf(patient)],
    [words('patients.address'), addressOf(patient)],
    [words('patients.languages'), languages.map(({ language }) => language.display).join(', ')],
    [words('patients.care-team'), careTeam.flatMap(({ member }) => member.display ?? []).join(', ')],
    [words('patients.general-practitioner'), generalPractitioner?.display],
    [words('patients.place'), defaultLocation?.display],
  ] as const

  return (
    <dl>
      {facts.map(([name, value]) =>
        value ? (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  )
}
