import { useState } from 'react'
import { refreshAnswers } from '#client/api/answers.ts'
import { sendPlainQuietly } from '#client/api/send.ts'
import { notify } from '#client/ui/notices.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { ResourceType } from '#generated/types/resources.ts'
import type { Failure } from '#shared/outcome/outcome.ts'
import { uploadContent } from './upload-content.ts'

/** What becomes of a file that somebody sends or gets. */
export type ContentState =
  | { readonly kind: 'still' }
  | { readonly kind: 'coming'; readonly percent: number }
  | { readonly kind: 'refused'; readonly failure: Failure }

const still: ContentState = { kind: 'still' }

/** Sends and gets the file of a record. Who tries again after a cut goes on where it was. */
export function useContent(type: ResourceType, id: string) {
  const words = useWords()
  const [state, setState] = useState<ContentState>(still)

  const upload = async (file: File) => {
    const tell = (done: number) => setState({ kind: 'coming', percent: Math.round(done * 100) })
    tell(0)
    const world = {
      send: sendPlainQuietly,
      digest: (bytes: ArrayBuffer) => crypto.subtle.digest('SHA-256', bytes),
    }
    const stored = await uploadContent(world, { type, id, file, onProgress: tell })
    setState(stored.ok ? still : { kind: 'refused', failure: stored.failure })
    if (!stored.ok) return
    refreshAnswers(type)
    notify(words('resources.file-stored'))
  }

  const download = async (save: (file: Blob) => void) => {
    const answer = await sendPlainQuietly(type, 'readContent', { id })
    setState(answer.ok ? still : { kind: 'refused', failure: answer.failure })
    if (answer.ok) save(answer.value)
  }

  return { state, upload, download }
}
