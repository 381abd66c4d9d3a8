import { useEffect } from 'react'
import './printed-dialog.css'

/** As long as a printed dialog is open, the printer gets it alone: neither the page behind it nor what only a screen needs (`print-leaves-out`). */
export function usePrintedDialog(): void {
  useEffect(() => {
    document.body.dataset.printSheet = 'open'
    return () => {
      delete document.body.dataset.printSheet
    }
  }, [])
}
