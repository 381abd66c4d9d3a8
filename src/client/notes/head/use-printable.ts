import { useEffect } from 'react'
import { useSession } from '#client/api/session.ts'
import { useWords } from '#client/ui/words.tsx'
import { hasFlag } from '#shared/permissions/granted.ts'

/** In the head of a note: where a practice does not want its notes printed, paper shows that sentence and nothing of the note, but to those who may print all the same; answers whether it may be printed. */
export function usePrintable(): boolean {
  const words = useWords()
  const { practice, permissions } = useSession()
  const isAllowed = practice?.allowNotePrintout !== false || hasFlag(new Set(permissions), 'CanPrintNotes')
  const refusal = words('note.print-refused')
  useEffect(() => {
    if (isAllowed) return
    const { body } = document
    body.dataset.printRefusal = refusal
    return () => {
      delete body.dataset.printRefusal
    }
  }, [isAllowed, refusal])
  return isAllowed
}
