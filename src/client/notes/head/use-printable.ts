import { useEffect } from 'react'
import { useSession } from '#client/api/session.ts'
import { useWords } from '#client/ui/words.tsx'

/** In the head of a note: where a practice does not want its notes printed, paper shows that sentence and nothing of the note; answers whether it may be printed. */
export function usePrintable(): boolean {
  const words = useWords()
  const isAllowed = useSession().practice?.allowNotePrintout !== false
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
