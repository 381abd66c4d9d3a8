import { useEffect, useRef, useState } from 'react'
import { refreshAnswers } from '#client/api/answers.ts'
import { reach, subscribeToReach } from '#client/api/fetch-from-server.ts'
import { sendPlainQuietly } from '#client/api/send.ts'
import { notify } from '#client/ui/notices.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { ResourceType } from '#generated/types/resources.ts'
import type { Failure, Outcome } from '#shared/outcome/outcome.ts'
import { uploadContent } from './upload-content.ts'

/** What becomes of a file that somebody sends, gets or takes away; a file that can still be sent is kept with it. */
export type ContentState =
  | { readonly kind: 'still' }
  | { readonly kind: 'coming'; readonly percent: number }
  | { readonly kind: 'stopped'; readonly file: File }
  | { readonly kind: 'cut'; readonly file: File }
  | { readonly kind: 'refused'; readonly failure: Failure }

/** Which record, and the version that is seen. */
export type ContentOf = { readonly type: ResourceType; readonly id: string; readonly versionId: string }

const still: ContentState = { kind: 'still' }

/** Sends, gets and takes away the file of a record, and asks for its text. An upload goes on where it was: by itself when the server is there again. */
export function useContent({ type, id, versionId }: ContentOf) {
  const words = useWords()
  const [state, setState] = useState<ContentState>(still)
  const isStopped = useRef(false)

  const ended = (outcome: Outcome<unknown>, sentence: string) => {
    setState(outcome.ok ? still : { kind: 'refused', failure: outcome.failure })
    if (!outcome.ok) return
    refreshAnswers(type)
    notify(sentence)
  }

  const upload = async (file: File) => {
    isStopped.current = false
    const tell = (done: number) => setState({ kind: 'coming', percent: Math.round(done * 100) })
    tell(0)
    const world = {
      send: sendPlainQuietly,
      digest: (bytes: ArrayBuffer) => crypto.subtle.digest('SHA-256', bytes),
    }
    const asked = { type, id, file, onProgress: tell, isStopped: () => isStopped.current }
    const stored = await uploadContent(world, asked)
    if (stored.ok) return ended(stored, words('resources.file-stored'))
    if (isStopped.current) return setState({ kind: 'stopped', file })
    if (stored.failure.kind === 'unreachable') return setState({ kind: 'cut', file })
    return ended(stored, '')
  }

  const goOn = useRef(upload)
  goOn.current = upload
  useEffect(() => {
    if (state.kind !== 'cut') return undefined
    return subscribeToReach(() => {
      if (reach() === 'reached') void goOn.current(state.file)
    })
  }, [state])

  return {
    state,
    upload,
    stop: () => {
      isStopped.current = true
    },
    download: async (save: (file: Blob) => void) => {
      const answer = await sendPlainQuietly(type, 'readContent', { id })
      setState(answer.ok ? still : { kind: 'refused', failure: answer.failure })
      if (answer.ok) save(answer.value)
    },
    remove: async () => {
      const removed = await sendPlainQuietly(type, 'deleteContent', { id, versionId })
      ended(removed, words('resources.file-removed'))
    },
    recognize: async () => {
      const asked = await sendPlainQuietly(type, 'recognizeText', { id, versionId })
      ended(asked, words('resources.text-asked'))
    },
  }
}
