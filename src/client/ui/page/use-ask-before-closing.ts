import { useEffect } from 'react'

/** The browser asks before it closes a page on which something is not saved or not done. */
export function useAskBeforeClosing(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isOpen])
}
