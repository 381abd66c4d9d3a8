import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useMoments } from '#client/ui/moments.ts'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { Questionnaire } from '#generated/types/questionnaire.ts'
import type { QuestionnaireResponse } from '#generated/types/questionnaire-response.ts'

type Props = {
  readonly response: QuestionnaireResponse
  readonly questionnaire: Questionnaire | undefined
}

/** The alerts that answers raise, in their author's words, and what became of each. */
export function AlertList({ response, questionnaire }: Props): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const moments = useMoments()
  const { alerts = [] } = response
  if (alerts.length === 0) return null
  return (
    <ul className="filling-alerts" aria-label={words('filling.alerts')}>
      {alerts.map(({ alertId, at, acknowledgedBy, action }) => {
        const known = questionnaire?.alerts?.find(({ id }) => id === alertId)
        return (
          <li key={alertId} data-severity={known?.severity} data-open={at === undefined || undefined}>
            <IconAlertTriangle size={18} aria-hidden="true" />
            <span>
              <b>{labels(`enumeration.AlertSeverity.${known?.severity ?? 'Warn'}`)}: </b>
              {known?.message ?? alertId}
              <small>
                {at === undefined
                  ? words('filling.unacknowledged')
                  : words('filling.acknowledged', {
                      name: acknowledgedBy?.display ?? '–',
                      when: moments.dateAndTime(at),
                      action: action ?? '',
                    })}
              </small>
            </span>
          </li>
        )
      })}
    </ul>
  )
}
