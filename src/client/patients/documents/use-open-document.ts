import { useState } from 'react'
import { useUploads } from '#client/content/uploads.ts'
import type { ChartDocument } from './use-documents.ts'

/**
 * Which document is open; the first of those that were just added opens by itself as soon as it is there, to be filed. It stays
 * open, as it was last seen, although the list is without it.
 */
export function useOpenDocument(documents: readonly ChartDocument[]) {
  const [openId, setOpenId] = useState<string>()
  const [awaited, setAwaited] = useState<string>()
  const [seen, setSeen] = useState<ChartDocument>()
  const uploads = useUploads()
  const isHere = uploads.some(({ id, state }) => id === awaited && state === 'done')
  const id = openId ?? (isHere ? awaited : undefined)
  const listed = documents.find((each) => each.id === id)
  if (listed && listed !== seen) setSeen(listed)
  return {
    document: listed ?? (seen?.id === id ? seen : undefined),
    open: setOpenId,
    awaitFirst: (added: readonly { readonly id: string }[]) => setAwaited(added[0]?.id),
    close: () => {
      setOpenId(undefined)
      setAwaited(undefined)
      setSeen(undefined)
    },
  }
}
