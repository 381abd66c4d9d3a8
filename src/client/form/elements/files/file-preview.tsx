import { useEffect, useState } from 'react'
import { sendPlainQuietly } from '#client/api/send.ts'
import { FileView } from '#client/content/file-view.tsx'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { Loading } from '#client/ui/states/loading.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { Reference } from '#generated/types/reference.ts'
import type { Outcome } from '#shared/outcome/outcome.ts'

type Row = { readonly meta: { readonly versionId: string }; readonly content?: unknown }

/** A look into a file that hangs on an answer, fetched when somebody asks for it. */
export function FilePreview({ file }: { readonly file: Reference }) {
  const words = useWords()
  const type = file.resourceType === 'Media' ? 'Media' : 'DocumentReference'
  const [row, setRow] = useState<Outcome<Row>>()
  useEffect(() => {
    let isLeft = false
    void sendPlainQuietly(type, 'read', { id: file.id }).then((read) => !isLeft && setRow(read))
    return () => {
      isLeft = true
    }
  }, [type, file.id])
  const name = file.display ?? words('form.files-unnamed')
  if (!row) return <Loading what={name} />
  if (!row.ok) return <FailureNotice failure={row.failure} />
  const { meta, content } = row.value
  return <FileView of={{ type, id: file.id, versionId: meta.versionId }} content={content} name={name} />
}
