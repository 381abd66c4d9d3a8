import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useWords } from '#client/ui/words.tsx'
import type { Note } from '#generated/types/note.ts'
import { ReviewDialog, type ReviewVerdict } from './review-dialog.tsx'

type Props = {
  readonly note: Note
  readonly onDone: () => void
  /** Where several notes stand on one page: whose note each button is about, for those who listen. */
  readonly isNamed?: boolean
}

const verdicts = ['Approved', 'Returned', 'Declined'] as const satisfies readonly ReviewVerdict[]
const variants = { Approved: 'light', Returned: 'default', Declined: 'subtle' } as const

/** What a reviewer can say of a note; each asks once more before it is said. */
export function ReviewButtons({ note, onDone, isNamed }: Props): ReactNode {
  const words = useWords()
  const [open, setOpen] = useState<ReviewVerdict>()
  const close = () => setOpen(undefined)
  return (
    <>
      {verdicts.map((verdict) => (
        <Button
          key={verdict}
          variant={variants[verdict]}
          {...(isNamed && {
            'aria-label': words('note.review-of', {
              act: words(`note.review-${verdict}`),
              what: note.display ?? '',
            }),
          })}
          onClick={() => setOpen(verdict)}
        >
          {words(`note.review-${verdict}`)}
        </Button>
      ))}
      {open && (
        <ReviewDialog
          verdict={open}
          note={note}
          onClose={close}
          onDone={() => {
            close()
            onDone()
          }}
        />
      )}
    </>
  )
}
