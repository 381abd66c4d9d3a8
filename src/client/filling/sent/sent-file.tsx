import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useRecordPath } from '#client/routing/own-screens.tsx'
import { ScreenLink } from '#client/routing/use-go.tsx'
import { laterPart } from '#client/ui/states/later-part.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { Reference } from '#generated/types/reference.ts'

const Preview = laterPart({
  open: () => import('#client/form/elements/files/file-preview.tsx'),
  pick: (part) => part.FilePreview,
})

/** A file that came with a packet: the way to its record, where it is filed, and a look at it here. */
export function SentFile({ file }: { readonly file: Reference }): ReactNode {
  const words = useWords()
  const path = useRecordPath()
  const [isOpen, setOpen] = useState(false)
  const name = file.display ?? words('form.files-unnamed')
  const type = file.resourceType === 'Media' ? 'Media' : 'DocumentReference'
  return (
    <li>
      <ScreenLink to={path(type, file.id)}>{name}</ScreenLink>
      <Button
        variant="subtle"
        size="compact-sm"
        aria-expanded={isOpen}
        aria-label={words(isOpen ? 'form.files-hide-of' : 'form.files-show-of', { name })}
        onClick={() => setOpen(!isOpen)}
      >
        {words(isOpen ? 'form.files-hide' : 'form.files-show')}
      </Button>
      {isOpen && <Preview file={file} />}
    </li>
  )
}
