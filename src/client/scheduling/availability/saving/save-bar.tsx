import { Button } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useWords } from '#client/ui/words.tsx'
import type { HoursProblem } from '#shared/scheduling/hours/hours-problems.ts'
import type { HoursWork } from './use-hours.ts'
import { useProblemWords } from './use-problem-words.ts'

type Props = {
  readonly work: HoursWork
  readonly problems: readonly HoursProblem[]
  /** How many appointments that are booked fall outside. */
  readonly outside: number
  readonly onSave: () => void
  readonly onDiscard: (() => void) | undefined
}

/** At the foot of the editor: what keeps the hours from being saved, and saving or leaving them as they were. */
export function SaveBar({ work, problems, outside, onSave, onDiscard }: Props): ReactNode {
  const words = useWords()
  const say = useProblemWords()
  const stopping = problems.filter(({ stops }) => stops)
  if (!work.isChanged) return null
  const isNew = work.base === undefined
  return (
    <div className="hours-save">
      <div role="status">
        {stopping.length === 0 && <p>{words(isNew ? 'availability.new-unsaved' : 'availability.unsaved')}</p>}
        {outside > 0 && (
          <p className="hours-trouble">
            <IconAlertTriangle size={14} aria-hidden="true" />{' '}
            {words('availability.outside', { count: outside })}
          </p>
        )}
        {stopping.length > 0 && (
          <ul className="hours-stopping">
            {stopping.map((problem) => (
              <li key={`${problem.kind} ${problem.row ?? problem.date ?? ''}`}>
                <IconAlertTriangle size={14} aria-hidden="true" /> {say(problem, true)}
              </li>
            ))}
          </ul>
        )}
      </div>
      {onDiscard && (
        <Button variant="default" onClick={onDiscard}>
          {words('availability.discard')}
        </Button>
      )}
      <Button
        onClick={onSave}
        loading={work.isBusy}
        disabled={stopping.length > 0 || work.meanwhile !== undefined}
      >
        {words('availability.save')}
      </Button>
    </div>
  )
}
