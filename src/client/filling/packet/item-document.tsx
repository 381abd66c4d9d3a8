import { Button } from '@mantine/core'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { BlobView } from '#client/content/blob-view.tsx'
import { fileName } from '#client/content/content-facts.ts'
import { saveFile } from '#client/ui/save-file.ts'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { Loading } from '#client/ui/states/loading.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { PacketSheetItem } from '#generated/types/packet-sheet-item.ts'
import type { Outcome } from '#shared/outcome/outcome.ts'
import type { PacketDoor } from './packet-door.ts'

type Props = { readonly item: PacketSheetItem; readonly door: PacketDoor }

/** The document of an item, to be read on the page or kept as a file. */
export function ItemDocument({ item, door }: Props): ReactNode {
  const words = useWords()
  const [content, setContent] = useState<Outcome<Blob>>()
  const read = useCallback(() => {
    setContent(undefined)
    void door.files.document(item).then(setContent)
  }, [door, item])
  useEffect(read, [read])
  if (!content) return <Loading what={item.title} />
  if (!content.ok) return <FailureNotice failure={content.failure} onRetry={read} />
  const { value: file } = content
  const ending = (item.documentType ?? '').split('/').at(-1) ?? ''
  return (
    <section className="packet-document" aria-label={item.title}>
      <BlobView file={file} name={item.title} />
      <Button variant="default" onClick={() => saveFile(file, fileName(item.title, ending))}>
        {words('packets.document-save')}
      </Button>
    </section>
  )
}
