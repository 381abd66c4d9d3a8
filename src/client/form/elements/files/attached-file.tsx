import { useState } from 'react'
import type { FormFiles } from '#client/form/room/form-setting.ts'
import { laterPart } from '#client/ui/states/later-part.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { Reference } from '#generated/types/reference.ts'

const Given = laterPart({ open: () => import('./given-file.tsx'), pick: (part) => part.GivenFile })
const Preview = laterPart({ open: () => import('./file-preview.tsx'), pick: (part) => part.FilePreview })

type Props = {
  readonly file: Reference
  /** How it is read where nobody is signed in. */
  readonly read?: FormFiles['read']
  /** Absent where nothing may be taken away. */
  readonly remove?: () => void
}

/** One of the files of an answer: its name, a look at it, and a way to take it off; the file itself stays in the chart. */
export function AttachedFile({ file, read, remove }: Props) {
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
      {isOpen && (read ? <Given file={file} read={read} /> : <Preview file={file} />)}
    </li>
  )
}
