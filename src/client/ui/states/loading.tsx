import { Button, Skeleton } from '@mantine/core'
import { type ReactNode, useEffect, useState } from 'react'
import { useWords } from '#client/ui/words.tsx'
import { Spinner } from './spinner.tsx'
import '#client/ui/states.css'

/** The outline of what comes. */
export type Shape = 'lines' | 'rows' | 'cards'

type Props = {
  /** What is awaited, in the reader's words: "Loading {what}…". */
  readonly what?: string
  readonly onCancel?: () => void
  readonly shape?: Shape
}

type Phase = 'nothing' | 'skeleton' | 'text' | 'cancel'

const phases: readonly (readonly [Phase, number])[] = [
  ['skeleton', 200],
  ['text', 2_000],
  ['cancel', 10_000],
]

type Line = { readonly key: string; readonly width: number; readonly height: number }

const outlines: { readonly [S in Shape]: readonly Line[] } = {
  lines: outline(14, [90, 70, 80, 60, 75]),
  rows: outline(26, [100, 100, 100, 100, 100, 100, 100, 100]),
  cards: outline(64, [100, 100, 100]),
}

/** The state of loading on a screen: nothing for 200 ms, then the outline of what comes, words after 2 s, a way out after 10 s. */
export function Loading({ what, onCancel, shape = 'lines' }: Props): ReactNode {
  const words = useWords()
  const phase = usePhase()
  if (phase === 'nothing') return <div aria-busy="true" />

  const isLong = phase === 'text' || phase === 'cancel'
  return (
    <div className="loading" aria-busy="true">
      {outlines[shape].map(({ key, width, height }) => (
        <Skeleton key={key} h={height} w={`${width}%`} />
      ))}
      {isLong && (
        <p className="loading-text" role="status">
          <Spinner />
          {what === undefined ? words('ui.loading') : words('ui.loading-what', { what })}
        </p>
      )}
      {phase === 'cancel' && onCancel && (
        <Button variant="default" onClick={onCancel}>
          {words('ui.stop-waiting')}
        </Button>
      )}
    </div>
  )
}

function usePhase(): Phase {
  const [phase, setPhase] = useState<Phase>('nothing')

  useEffect(() => {
    const timers = phases.map(([next, after]) => setTimeout(() => setPhase(next), after))
    return () => timers.forEach(clearTimeout)
  }, [])

  return phase
}

function outline(height: number, widths: readonly number[]): readonly Line[] {
  return widths.map((width, index) => ({ key: `${index}`, width, height }))
}
