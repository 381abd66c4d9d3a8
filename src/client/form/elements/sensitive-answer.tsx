import { type ReactNode, useState } from 'react'
import { useWords } from '#client/ui/words.tsx'

type Props = { readonly label: string; readonly children: ReactNode }

/** Among the controls of a form, an answer that is not for everybody's eyes: it is read once somebody asks for it, and can be hidden again. */
export function SensitiveAnswer({ label, children }: Props): ReactNode {
  const words = useWords()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      {isOpen && children}
      {isOpen ? ' ' : <span aria-hidden="true">••• </span>}
      <button
        type="button"
        className="form-clear"
        aria-expanded={isOpen}
        aria-label={words(isOpen ? 'form.sensitive-hide-of' : 'form.sensitive-show-of', { label })}
        onClick={() => setOpen(!isOpen)}
      >
        {words(isOpen ? 'form.sensitive-hide' : 'form.sensitive-show')}
      </button>
    </>
  )
}
