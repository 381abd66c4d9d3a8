import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useWords } from '#client/ui/words.tsx'
import type { useChosenNotes } from './use-chosen-notes.ts'
import { mostTogether } from './why-alone.ts'

type Props = { readonly choosing: ReturnType<typeof useChosenNotes>; readonly onSign: () => void }

/** Above the notes that wait: how many are ticked, all that can be, and the one word that signs them. */
export function CoSignBar({ choosing, onSign }: Props): ReactNode {
  const words = useWords()
  const { able, chosen, all, none } = choosing
  const most = Math.min(able.length, mostTogether)
  const isAll = chosen.length === most
  return (
    <div className="co-sign-bar">
      <span role="status">{words('today.co-sign-count', { count: chosen.length })}</span>
      <Button variant="default" onClick={isAll ? none : all} disabled={most === 0}>
        {words(isAll && most > 0 ? 'today.co-sign-none' : 'today.co-sign-able', { count: most })}
      </Button>
      <Button onClick={onSign} disabled={chosen.length === 0}>
        {words('today.co-sign-open')}
      </Button>
      {most === 0 && <span className="day-count">{words('today.co-sign-how')}</span>}
    </div>
  )
}
