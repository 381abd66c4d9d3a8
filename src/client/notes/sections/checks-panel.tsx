import {
  IconAlertTriangle,
  IconCheck,
  IconCircle,
  IconInfoCircle,
  IconMinus,
  IconX,
} from '@tabler/icons-react'
import { memo, type ReactNode, useState } from 'react'
import { ScreenLink } from '#client/routing/use-go.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { Check, Place } from './check.ts'

type Props = { readonly checks: readonly Check[]; readonly go: (place: Place) => void }

const icons = {
  blocks: IconX,
  todo: IconCircle,
  warns: IconAlertTriangle,
  informs: IconInfoCircle,
  passes: IconCheck,
  skipped: IconMinus,
}

const order = ['blocks', 'todo', 'warns', 'informs', 'passes', 'skipped'] as const

/** So many lines stand there before the rest is asked for. */
const mostShown = 12

/** Beside the sections: what stops signing, what asks for a look and what is fine; each line leads to its place. */
export const ChecksPanel = memo(function ChecksPanel({ checks, go }: Props): ReactNode {
  const words = useWords()
  const [isWhole, setWhole] = useState(false)
  const sorted = order.flatMap((weight) => checks.filter((check) => check.weight === weight))
  const shown = isWhole ? sorted : sorted.slice(0, mostShown)
  const countOf = (weight: Check['weight']) => checks.filter((check) => check.weight === weight).length
  const [blocking, toDo] = [countOf('blocks'), countOf('todo')]

  return (
    <section className="note-panel" aria-labelledby="note-checks">
      <h2 id="note-checks">
        {words('note.checks')}
        {blocking > 0 && <span className="note-badge">{words('note.blocking', { count: blocking })}</span>}
        {toDo > 0 && (
          <span className="note-badge" data-quiet>
            {words('note.to-do', { count: toDo })}
          </span>
        )}
      </h2>
      {checks.length === 0 && <p className="note-quiet">{words('note.no-checks')}</p>}
      <ul className="note-checks">
        {shown.map((check) => (
          <li key={check.key} className="note-check" data-weight={check.weight}>
            <CheckLine check={check} go={go} />
          </li>
        ))}
      </ul>
      {sorted.length > shown.length && (
        <button type="button" className="form-clear" onClick={() => setWhole(true)}>
          {words('note.more-checks', { count: sorted.length - shown.length })}
        </button>
      )}
    </section>
  )
})

function CheckLine({ check, go }: { readonly check: Check; readonly go: (place: Place) => void }): ReactNode {
  const words = useWords()
  const Icon = icons[check.weight]
  const { place, address } = check
  const isOpen = check.weight !== 'passes' && check.weight !== 'skipped'
  const line = (
    <>
      <Icon size={15} aria-hidden="true" />
      <span>
        <span className="visually-hidden">{words(`note.weight-${check.weight}`)}: </span>
        <span className="note-check-text">{check.text}</span>
        {check.detail && <small>{check.detail}</small>}
        {address !== undefined && isOpen && <small>{words('note.in-chart')}</small>}
      </span>
    </>
  )
  if (address !== undefined && isOpen)
    return (
      <ScreenLink to={address} className="note-check-line">
        {line}
      </ScreenLink>
    )
  const leads = place && isOpen
  if (!leads) return <div className="note-check-line">{line}</div>
  return (
    <button type="button" className="note-check-line" onClick={() => go(place)}>
      {line}
    </button>
  )
}
