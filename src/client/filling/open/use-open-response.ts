import { useEffect, useMemo, useState } from 'react'
import { useOutbox } from '#client/sync/outbox/use-outbox.tsx'
import { useWorld } from '#client/ui/world.ts'
import type { QuestionnaireResponse } from '#generated/types/questionnaire-response.ts'
import type { Definition } from '#shared/forms/definition.ts'
import { type OpenResponse, openResponse } from './open-response.ts'

/** The response opened for filling for as long as it is shown; undefined for a moment at first, and while the language changes. */
export function useOpenResponse(
  response: QuestionnaireResponse,
  definition: Definition,
): OpenResponse | undefined {
  const outbox = useOutbox()
  const world = useWorld()
  const asked = useMemo(
    () => ({ response, definition, outbox, world }),
    [response, definition, outbox, world],
  )
  const [shown, setShown] = useState<{ readonly open: OpenResponse; readonly asked: object }>()
  const [mistake, setMistake] = useState<{ readonly error: unknown }>()

  useEffect(() => {
    const left = new AbortController()
    openResponse({ ...asked, signal: left.signal })
      .then((open) => left.signal.aborted || setShown({ open, asked }))
      .catch((error: unknown) => left.signal.aborted || setMistake({ error }))
    return () => left.abort()
  }, [asked])

  if (mistake) throw mistake.error
  return shown?.asked === asked ? shown.open : undefined
}
