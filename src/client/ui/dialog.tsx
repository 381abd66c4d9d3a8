import { Button, Modal } from '@mantine/core'
import { type ReactNode, useLayoutEffect } from 'react'
import { ErrorCatcher } from './error-catcher.tsx'
import { useWords } from './words.tsx'
import './states.css'
import './has-more-looks.ts'

type Props = {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly title: string
  readonly children: ReactNode
  readonly size?: 'sm' | 'md' | 'lg' | 'xl'
  /** For dialogs over the whole application that must be answered, such as signing in again. */
  readonly isBinding?: boolean
}

/** What lies below cannot be read while the dialog waits for its person. */
const hiding = { backgroundOpacity: 0.9, blur: 14 }

/** A dialog that holds the focus and gives it back; Escape and the button 'Close Dialog' leave it. */
export function Dialog({ isOpen, onClose, title, children, size = 'md', isBinding }: Props): ReactNode {
  const words = useWords()
  useFocusBack(isOpen)
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={title}
      size={size}
      centered
      withCloseButton={!isBinding}
      closeOnEscape={!isBinding}
      closeOnClickOutside={!isBinding}
      overlayProps={isBinding ? hiding : {}}
      closeButtonProps={{ 'aria-label': words('ui.close-dialog') }}
    >
      <ErrorCatcher mountKey={String(isOpen)} instead={() => <BrokenDialog />}>
        {children}
      </ErrorCatcher>
    </Modal>
  )
}

/** A dialog that is taken away as a whole gives the focus back as well, unless it has gone somewhere by itself. */
function useFocusBack(isOpen: boolean): void {
  useLayoutEffect(() => {
    const from = document.activeElement
    if (!isOpen || !(from instanceof HTMLElement)) return
    return () => {
      setTimeout(() => {
        const isLost = document.activeElement === null || document.activeElement === document.body
        if (isLost && from.isConnected) from.focus()
      })
    }
  }, [isOpen])
}

/** A mistake stays in its dialog; what lies below is as it was. */
function BrokenDialog(): ReactNode {
  const words = useWords()
  return (
    <div role="alert">
      <p>{words('failure.unknown')}</p>
      <p>{words('ui.work-is-kept')}</p>
    </div>
  )
}

type ConfirmationProps = {
  readonly isOpen: boolean
  readonly title: string
  readonly text: string
  readonly confirmLabel: string
  readonly onConfirm: () => void
  readonly onClose: () => void
  readonly isDangerous?: boolean
}

/** Asks once before something that cannot be taken back. */
export function Confirmation(props: ConfirmationProps): ReactNode {
  const words = useWords()
  const { isOpen, title, text, confirmLabel, onConfirm, onClose, isDangerous } = props

  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} size="sm">
      <p>{text}</p>
      <div className="state-actions">
        <Button variant="default" onClick={onClose} data-autofocus>
          {words('ui.cancel')}
        </Button>
        <Button
          {...(isDangerous ? { color: 'red.9' } : {})}
          onClick={() => {
            onConfirm()
            onClose()
          }}
        >
          {confirmLabel}
        </Button>
      </div>
    </Dialog>
  )
}
