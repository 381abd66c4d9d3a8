import type { ReactNode } from 'react'
import { useMoments } from '#client/ui/moments.ts'
import { useWords } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import type { Patient } from '#generated/types/patient.ts'
import { ageOn } from '#shared/time/calendar.ts'

/** The basics of a patient on one line: age, day of birth, pronouns, record number. */
export function PatientBasics({ patient }: { readonly patient: Patient }): ReactNode {
  const words = useWords()
  const moments = useMoments()
  const { instant } = useWorld()
  const { birthDate, birthDateApprox, pronouns, deceased, identifiers = [] } = patient
  const years = deceased?.value ? undefined : ageOn(birthDate, moments.dayOf(instant()))
  const number = identifiers.find(({ type }) => type === 'mrn')?.value
  const day = `${birthDateApprox ? '≈ ' : ''}${birthDate}`
  const basics = [
    years === undefined ? undefined : words('person.years', { years }),
    words('person.born', { day }),
    pronouns?.display,
    number && words('patients.number-is', { number }),
  ].filter((basic) => basic)
  return <span className="person-basics">{basics.join(' · ')}</span>
}
