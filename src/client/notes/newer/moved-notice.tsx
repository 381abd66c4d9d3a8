import { Button } from '@mantine/core'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { OpenNote } from '#client/notes/open/open-note.ts'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { useWords } from '#client/ui/words.tsx'
import { useMoving } from './use-moving.ts'

type Props = {
  readonly version: number
  readonly open: OpenNote
  readonly onMoved: (way: 'newer' | 'back') => void
}

/** A draft has just moved to a newer version: that is said, and taken back by a press until something else is typed. */
export function MovedNotice({ version, open, onMoved }: Props): ReactNode {
  const words = useWords()
  const { move, isBusy, isUnsaved, failure } = useMoving(open)
  const [isTyped, setTyped] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  // The press that moved it is no longer there: whoever pressed it by keyboard goes on from here.
  useEffect(() => place.current?.focus({ preventScroll: true }), [])
  useEffect(() => {
    const stops = open.sheets.map(({ answers }) => answers.subscribeAll(() => setTyped(true)))
    return () => {
      for (const stop of stops) stop()
    }
  }, [open])
  if (isTyped) return null
  return (
    <div ref={place} className="note-newer" role="status" tabIndex={-1}>
      <p>
        {words('note.moved-to-newer', { version })}{' '}
        <Button
          variant="default"
          size="compact-sm"
          loading={isBusy}
          onClick={() => void move(true).then((isDone) => isDone && onMoved('back'))}
        >
          {words('note.undo-newer')}
        </Button>
      </p>
      {isUnsaved && <p role="alert">{words('note.not-yet-saved')}</p>}
      {failure && <FailureNotice failure={failure} />}
    </div>
  )
}
