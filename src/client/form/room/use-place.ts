import { useMemo } from 'react'
import { useSource } from '#client/ui/external-store.ts'
import type { Snapshot } from '#shared/forms/answer-node.ts'
import { useFormRoom } from './form-room.ts'

/** In the form's room, what stands at a path now; the component is drawn again only when that changes. */
export function usePlace(path: string): Snapshot {
  const { answers } = useFormRoom()
  const place = useMemo(
    () => ({
      read: () => answers.get(path),
      subscribe: (listener: () => void) => answers.subscribe(path, listener),
    }),
    [answers, path],
  )
  return useSource(place)
}
