import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useWords } from '#client/ui/words.tsx'
import type { PersonAlert } from './use-alerts.ts'

/** The alerts of a patient as words, the grave ones with a sign beside their colour. */
export function PatientAlerts({ alerts }: { readonly alerts: readonly PersonAlert[] }): ReactNode {
  const words = useWords()
  if (alerts.length === 0) return null
  const isQuiet = alerts.every(({ look }) => look === 'quiet')
  return (
    <ul className="person-alerts" data-quiet={isQuiet || undefined} aria-label={words('person.alerts')}>
      {alerts.map(({ key, look, text }) => (
        <li key={key} data-look={look}>
          {look === 'quiet' ? (
            <IconInfoCircle size={14} aria-hidden="true" />
          ) : (
            <IconAlertTriangle size={14} aria-hidden="true" />
          )}
          {text}
        </li>
      ))}
    </ul>
  )
}
