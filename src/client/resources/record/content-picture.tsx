import { type ReactNode, useState } from 'react'
import type { ContentOf } from '#client/content/use-content.ts'
import { usePicture } from '#client/content/use-picture.ts'
import { Dialog } from '#client/ui/dialog.tsx'
import { useWords } from '#client/ui/words.tsx'

type Props = { readonly of: ContentOf; readonly name: string }

/** The small picture of a record's file, which opens the large one. Both were drawn by the server, so that nothing of the file runs here. */
export function ContentPicture({ of, name }: Props): ReactNode {
  const words = useWords()
  const [isOpen, setOpen] = useState(false)
  const small = usePicture(of, 256, true)
  const large = usePicture(of, 1024, isOpen)
  if (small === undefined) return null
  const label = words('resources.file-open', { name })
  return (
    <>
      <button type="button" className="record-picture" aria-label={label} onClick={() => setOpen(true)}>
        <img src={small} alt="" />
      </button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={name} size="xl">
        <img className="record-picture-large" src={large ?? small} alt={words('resources.file-picture')} />
      </Dialog>
    </>
  )
}
