import { useState } from 'react'
import { useUploads } from '#client/content/uploads.ts'
import type { ChartDocument } from './use-documents.ts'

/** Which document is open; the first of those that were just added opens by itself as soon as it is there, to be filed. */
export function useOpenDocument(documents: readonly ChartDocument[]) {
  const [openId, setOpenId] = useState<string>()
  const [awaited, setAwaited] = useState<string>()
  const uploads = useUploads()
  const isHere = uploads.some(({ id, state }) => id === awaited && state === 'done')
  const id = openId ?? (isHere ? awaited : undefined)
  return {
    document: documents.find((each) => each.id === id),
    open: setOpenId,
    awaitFirst: (added: readonly { readonly id: string }[]) => setAwaited(added[0]?.id),
    close: () => {
      setOpenId(undefined)
      setAwaited(undefined)
    },
  }
}
