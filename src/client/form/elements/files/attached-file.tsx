import { useState } from 'react'
import { laterPart } from '#client/ui/states/later-part.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { Reference } from '#generated/types/reference.ts'

const Preview = laterPart({ open: () => import('./file-preview.tsx'), pick: (part) => part.FilePreview })

type Props = {
  readonly file: Reference
  /** Absent where nothing may be taken away. */
  readonly remove?: () => void
}

/** One of the files of an answer: its name, a look at it, and a way to take it off; the file itself stays in the chart. */
export function AttachedFile({ file, remove }: Props) {
  const words = useWords()
  const [isOpen, setOpen] = useState(false)
  const name = file.display ?? words('form.files-unnamed')
  return (
    <li>
      <span>{name}</span>
      <button
        type="button"
        className="form-clear"
        aria-expanded={isOpen}
        aria-label={words(isOpen ? 'form.files-hide-of' : 'form.files-show-of', { name })}
        onClick={() => setOpen(!isOpen)}
      >
        {words(isOpen ? 'form.files-hide' : 'form.files-show')}
      </button>
      {remove && (
        <button
          type="button"
          className="form-clear"
          aria-label={words('form.remove', { label: name })}
          onClick={remove}
        >
          ×
        </button>
      )}
      {isOpen && <Preview file={file} />}
    </li>
  )
}
