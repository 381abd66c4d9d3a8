import { useWords } from '#client/ui/words.tsx'

type Props = { readonly isShown: boolean; readonly label: string; readonly clear: () => void }

/** Takes an element's answer back where a control alone cannot (radio buttons, stars, yes or no). */
export function ClearAnswer({ isShown, label, clear }: Props) {
  const words = useWords()
  if (!isShown) return null
  return (
    <button
      type="button"
      className="form-clear"
      onClick={clear}
      aria-label={words('form.clear-of', { label })}
    >
      {words('form.clear')}
    </button>
  )
}
