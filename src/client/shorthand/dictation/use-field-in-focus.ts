import { useEffect, useState } from 'react'
import { writtenField } from '../written-field.ts'

/** The text field that has the focus, as long as it has; a window that rests takes it from none. */
export function useFieldInFocus(): HTMLElement | undefined {
  const [field, setField] = useState<HTMLElement>()
  useEffect(() => {
    let looking: ReturnType<typeof setTimeout> | undefined
    // After the field has become the one that is written in, or another has the focus.
    const look = () => {
      clearTimeout(looking)
      looking = setTimeout(() => setField(writtenField(document.activeElement)?.element))
    }
    look()
    document.addEventListener('focusin', look)
    document.addEventListener('focusout', look)
    return () => {
      clearTimeout(looking)
      document.removeEventListener('focusin', look)
      document.removeEventListener('focusout', look)
    }
  }, [])
  return field
}
