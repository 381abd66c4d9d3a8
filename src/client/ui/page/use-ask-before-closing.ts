import { useEffect } from 'react'

/** The browser asks before it closes a page on which something is not saved or not done. */
export function useAskBeforeClosing(isOpen: boolean): void {
  useEffect(() => (isOpen ? askBeforeClosing() : undefined), [isOpen])
}

/** The same outside of components; answers how to stop. */
export function askBeforeClosing(): () => void {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault()
  window.addEventListener('beforeunload', ask)
  return () => window.removeEventListener('beforeunload', ask)
}
