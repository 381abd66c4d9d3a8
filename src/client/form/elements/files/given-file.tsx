import { useEffect, useState } from 'react'
import { BlobView } from '#client/content/blob-view.tsx'
import type { FormFiles } from '#client/form/room/form-setting.ts'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { Loading } from '#client/ui/states/loading.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { Reference } from '#generated/types/reference.ts'
import type { Outcome } from '#shared/outcome/outcome.ts'

type Props = { readonly file: Reference; readonly read: FormFiles['read']; readonly pixels?: 1024 }

/** A look into a file that somebody has given who is signed in nowhere. */
export function GivenFile({ file, read, pixels }: Props) {
  const words = useWords()
  const [content, setContent] = useState<Outcome<Blob>>()
  useEffect(() => {
    let isLeft = false
    void read(file, pixels).then((answer) => !isLeft && setContent(answer))
    return () => {
      isLeft = true
    }
  }, [file, read, pixels])
  const name = file.display ?? words('form.files-unnamed')
  if (!content) return <Loading what={name} />
  if (!content.ok) return <FailureNotice failure={content.failure} />
  return <BlobView file={content.value} name={name} />
}
