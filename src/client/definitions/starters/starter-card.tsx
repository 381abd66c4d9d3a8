import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { pathOfDefinition } from '#client/definitions/shown/definition-lists.ts'
import { StatusBadge } from '#client/definitions/shown/status-badge.tsx'
import { ScreenLink } from '#client/routing/use-go.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { Starter } from '#generated/types/starter.ts'
import { UseStarterButton } from './use-starter-button.tsx'
import type { StarterCopying } from './use-starter-copy.ts'

type Props = {
  readonly starter: Starter
  readonly copying: StarterCopying
  readonly onLook: (starter: Starter) => void
}

/** One starter: its name, what it is for, how long it is, and whether the practice has one already. */
export function StarterCard({ starter, copying, onLook }: Props): ReactNode {
  const words = useWords()
  const { name, purpose, questions } = starter
  return (
    <li className="starter">
      <h3>{name}</h3>
      <p>{purpose}</p>
      <p className="build-quiet">{words('starters.questions', { count: questions })}</p>
      <Had starter={starter} />
      <div className="starter-acts">
        <Button
          variant="default"
          aria-label={words('starters.preview-of', { name })}
          onClick={() => onLook(starter)}
        >
          {words('starters.preview')}
        </Button>
        <UseStarterButton starter={starter} copying={copying} />
      </div>
    </li>
  )
}

function Had({ starter: { copy, copyStatus, definitionType } }: Pick<Props, 'starter'>): ReactNode {
  const words = useWords()
  if (!copy || !copyStatus) return null
  return (
    <p className="starter-had">
      {words('starters.had')}{' '}
      <ScreenLink to={pathOfDefinition(definitionType, copy.id)}>{copy.display ?? copy.id}</ScreenLink>{' '}
      <StatusBadge status={copyStatus} />
    </p>
  )
}
