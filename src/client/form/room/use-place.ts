import { useMemo } from 'react'
import { afterFrame } from '#client/ui/drawing/after-frame.ts'
import { useSource } from '#client/ui/external-store.ts'
import { isRich } from '#shared/elements/text/rich-words.ts'
import type { Snapshot } from '#shared/forms/answer-node.ts'
import type { OpenAnswers } from '#shared/forms/opening/open-answers.ts'
import { useFormRoom } from './form-room.ts'

/**
 * In the form's room, what stands at a path now; the component is drawn again only when that changes. Formatted text is
 * drawn by its own editor while it is typed there, so what stands around it follows after the frame with the letter.
 */
export function usePlace(path: string): Snapshot {
  const { answers } = useFormRoom()
  const place = useMemo(
    () => ({
      read: () => answers.get(path),
      subscribe: (listener: () => void) =>
        answers.subscribe(path, isFormatted(answers, path) ? behindEditor(listener) : listener),
    }),
    [answers, path],
  )
  return useSource(place)
}

function isFormatted({ form }: OpenAnswers, path: string): boolean {
  const element = form.nodes.get(path.slice(path.lastIndexOf('/') + 1))?.element
  return element !== undefined && isRich(element)
}

/** Wherever else a text is typed, React must hear of each letter at once, or it puts the former text back. */
function behindEditor(listener: () => void): () => void {
  const later = afterFrame(listener)
  return () => {
    const writing = document.activeElement
    if (writing instanceof HTMLElement && writing.isContentEditable) later()
    else listener()
  }
}
