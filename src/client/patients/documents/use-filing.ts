import { useState } from 'react'
import { keepTyping } from '#client/sync/drafts/keep-typing.ts'
import { useOutbox } from '#client/sync/outbox/use-outbox.tsx'
import { useAskBeforeClosing } from '#client/ui/page/use-ask-before-closing.ts'
import type { DocumentReference } from '#generated/types/document-reference.ts'
import type { SeenFailure } from '#shared/outcome/seen-failure.ts'
import { type Filing, filed, filingOf, type TouchedFiling, touchedUpon } from './filing.ts'

const keptFilings = keepTyping<TouchedFiling>()

/** Whether something is typed over a document that is not filed yet. */
export function hasFiling(id: string): boolean {
  return keptFilings.of(id) !== undefined
}

/** The filing of one document in work: what was touched lies upon the newest copy, and is kept while one looks elsewhere. */
export function useFiling(document: DocumentReference) {
  const outbox = useOutbox()
  const { id } = document
  const [touched, setTouched] = useState(() => keptFilings.of(id))
  const [failure, setFailure] = useState<SeenFailure>()
  useAskBeforeClosing(touched !== undefined)

  const keep = (next: TouchedFiling | undefined) => {
    if (next === undefined) keptFilings.forget(id)
    else keptFilings.keep(id, next)
    setTouched(next)
  }

  /** Hands the filing to the outbox; answers whether nothing more is typed. */
  const file = async (): Promise<boolean> => {
    const sent = keptFilings.of(id)
    const after = filed(document, sent ?? {})
    setFailure(undefined)
    const written = await outbox.write({
      kind: 'patch',
      type: 'DocumentReference',
      id,
      before: document,
      after,
    })
    if (!written.ok) {
      setFailure(written.failure)
      return false
    }
    const now = keptFilings.of(id)
    keep(now === undefined || now === sent ? undefined : touchedUpon(after, now))
    return !hasFiling(id)
  }

  return {
    filing: { ...filingOf(document), ...touched },
    failure,
    type: (said: Partial<Filing>) => keep(touchedUpon(document, { ...keptFilings.of(id), ...said })),
    file,
  }
}
