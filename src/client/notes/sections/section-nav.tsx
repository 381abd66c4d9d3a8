import { IconCheck, IconCircle, IconCircleHalf2 } from '@tabler/icons-react'
import { memo, type ReactNode } from 'react'
import { useShortcut } from '#client/ui/keys/use-shortcut.ts'
import { useWords } from '#client/ui/words.tsx'

/** One entry of the note's outline. */
export type NavEntry = {
  readonly id: string
  readonly title: string
  readonly progress: 'done' | 'begun' | 'empty'
}

type Props = {
  readonly entries: readonly NavEntry[]
  readonly current: string | undefined
  readonly go: (id: string) => void
}

/** The outline: how far each section is, and its number key. */
export const SectionNav = memo(function SectionNav({ entries, current, go }: Props): ReactNode {
  const words = useWords()
  const done = entries.filter(({ progress }) => progress === 'done').length
  const share = entries.length === 0 ? 0 : Math.round((done / entries.length) * 100)

  return (
    <nav className="note-nav" aria-label={words('note.sections')}>
      <p className="note-nav-head">
        <span>{words('note.sections')}</span>
        <span>{words('note.done-of', { done, count: entries.length })}</span>
      </p>
      <progress
        className="note-progress"
        max={100}
        value={share}
        aria-label={words('note.completion', { share })}
      />
      <ol>
        {entries.map((entry, index) => (
          <li key={entry.id}>
            <button
              type="button"
              className="note-nav-entry"
              aria-current={entry.id === current ? 'true' : undefined}
              onClick={() => go(entry.id)}
            >
              <ProgressMark progress={entry.progress} />
              <span>{entry.title}</span>
              {index < 9 && (
                <span className="note-key" aria-hidden="true">
                  {index + 1}
                </span>
              )}
            </button>
            {index < 9 && <NumberKey number={index + 1} act={() => go(entry.id)} />}
          </li>
        ))}
      </ol>
    </nav>
  )
})

const marks = { done: IconCheck, begun: IconCircleHalf2, empty: IconCircle }

function ProgressMark({ progress }: Pick<NavEntry, 'progress'>): ReactNode {
  const words = useWords()
  const Mark = marks[progress]
  return (
    <span className="note-mark" data-progress={progress}>
      <Mark size={15} aria-hidden="true" />
      <span className="visually-hidden">{words(`note.progress-${progress}`)}</span>
    </span>
  )
}

function NumberKey({ number, act }: { readonly number: number; readonly act: () => void }): ReactNode {
  useShortcut(`mod+${number}`, act, 'note.go-to-section')
  return null
}
