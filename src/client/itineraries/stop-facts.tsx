import { IconAlertTriangle, IconPhone } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useMoments } from '#client/ui/moments.ts'
import { useWords } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import type { Patient } from '#generated/types/patient.ts'
import type { RoadStop } from './road-stop.ts'

/** What is to be known at the door: what staff have warned of, how to call, and what the plan works on. */
export function StopFacts({ of: { patient, plans } }: { readonly of: RoadStop }): ReactNode {
  const words = useWords()
  const today = useMoments().dayOf(useWorld().instant())
  if (!patient) return null
  const warnings = warningsOf(patient, today)
  const phones = (patient.contacts ?? []).filter(({ system }) => system === 'phone' || system === 'sms')
  const goals = plans
    .flatMap(({ problems = [] }) => problems.flatMap((problem) => problem.goals ?? []))
    .slice(0, 5)
  return (
    <div className="route-facts">
      {warnings.length > 0 && (
        <ul className="route-warnings" aria-label={words('itineraries.safety')}>
          {warnings.map(({ id, text }) => (
            <li key={id}>
              <IconAlertTriangle size={16} aria-hidden="true" /> {text}
            </li>
          ))}
        </ul>
      )}
      {phones.map(({ value }) => (
        <a key={value} className="route-phone" href={`tel:${value.replace(/[^+\d]/g, '')}`}>
          <IconPhone size={16} aria-hidden="true" /> {value}
        </a>
      ))}
      {goals.length > 0 && (
        <details>
          <summary>{words('itineraries.goals')}</summary>
          <ul>
            {goals.map(({ id, statement }) => (
              <li key={id}>{statement}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}

function warningsOf({ alerts = [] }: Patient, today: string) {
  return alerts.filter(({ from, until = today }) => from <= today && today <= until)
}
