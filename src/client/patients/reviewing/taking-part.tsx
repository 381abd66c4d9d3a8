import { Checkbox } from '@mantine/core'
import type { ReactNode } from 'react'
import type { TabProps } from '#client/patients/tabs/tab.ts'
import { StaffSearch } from '#client/person/choosing/staff-search.tsx'
import { useMoments } from '#client/ui/moments.ts'
import { useWords } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import type { CarePlan } from '#generated/types/care-plan.ts'
import type { Patient } from '#generated/types/patient.ts'
import type { Reference } from '#generated/types/reference.ts'

type Props = TabProps & {
  readonly plan: CarePlan
  readonly present: readonly Reference[]
  readonly onChange: (present: readonly Reference[]) => void
}

/** Who took part in a meeting about a plan: the patient, who is known to care, and others of the staff. */
export function TakingPart({ patient, plan, present, onChange }: Props): ReactNode {
  const words = useWords()
  const today = useMoments().dayOf(useWorld().instant())
  const isThere = ({ id }: Reference) => present.some((each) => each.id === id)
  const known = knownPeople(patient, plan, today)
  const people = [...known, ...present.filter(({ id }) => !known.some((each) => each.id === id))]
  const turn = (person: Reference) =>
    onChange(isThere(person) ? present.filter(({ id }) => id !== person.id) : [...present, person])
  return (
    <fieldset className="review-people">
      <legend>{words('plan-review.present')}</legend>
      {people.map((person) => (
        <Checkbox
          key={person.id}
          label={person.display ?? words('plan-review.somebody')}
          checked={isThere(person)}
          onChange={() => turn(person)}
        />
      ))}
      <StaffSearch
        title={words('plan-review.somebody-else')}
        value=""
        isOptional
        onChange={(id, display) => {
          if (id !== '' && !present.some((each) => each.id === id))
            onChange([...present, { id, resourceType: 'Practitioner', display }])
        }}
      />
    </fieldset>
  )
}

/** The patient first, then whoever is responsible for the plan, wrote at it or cares now; each once. */
function knownPeople(patient: Patient, plan: CarePlan, today: string): readonly Reference[] {
  const team = (patient.careTeam ?? []).filter(({ period }) => !period?.end || period.end >= today)
  const all: readonly Reference[] = [
    { id: patient.id, resourceType: 'Patient', display: patient.display },
    plan.author,
    ...(plan.participants ?? []).map(({ person }) => person),
    ...team.map(({ member }) => member).filter(({ resourceType }) => resourceType !== 'Organization'),
  ]
  return all.filter(({ id }, index) => all.findIndex((each) => each.id === id) === index)
}
