import { useMemo } from 'react'
import { afterFrame } from '#client/ui/drawing/after-frame.ts'
import { useSource } from '#client/ui/external-store.ts'
import { isRich } from '#shared/elements/text/rich-words.ts'
import type { Snapshot } from '#shared/forms/answer-node.ts'
import type { OpenAnswers } from '#shared/forms/opening/open-answers.ts'
import { useFormRoom } from './form-room.ts'

/**
 * In the form's room, what stands at a path now; the component is drawn again only when that changes. Formatted text is
 * drawn by its own editor while it is typed, so what stands around it follows after the frame with the letter.
 */
export function usePlace(path: string): Snapshot {
  const { answers } = useFormRoom()
  const place = useMemo(() => {
    const isLater = isWrittenElsewhere(answers, path)
    return {
      read: () => answers.get(path),
      subscribe: (listener: () => void) => answers.subscribe(path, isLater ? afterFrame(listener) : listener),
    }
  }, [answers, path])
  return useSource(place)
}

function isWrittenElsewhere({ form }: OpenAnswers, path: string): boolean {
  const element = form.nodes.get(path.slice(path.lastIndexOf('/') + 1))?.element
  return element !== undefined && isRich(element)
}
