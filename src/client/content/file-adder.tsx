import { Button } from '@mantine/core'
import { IconCamera, IconUpload } from '@tabler/icons-react'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { isTyping } from '#client/ui/keys/use-shortcut.ts'
import { useWords } from '#client/ui/words.tsx'
import './content.css'

type Props = {
  readonly mediaTypes: readonly string[]
  readonly onFiles: (files: readonly File[]) => void
  readonly children: ReactNode
}

/** Adds files to whatever it surrounds: they are dropped on it, pasted, chosen, or taken with the camera of a phone. */
export function FileAdder({ mediaTypes, onFiles, children }: Props): ReactNode {
  const words = useWords()
  const place = useRef<HTMLDivElement>(null)
  const chooser = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const isOver = useDrop(place, onFiles)
  usePaste(place, onFiles)
  return (
    <div ref={place} className="file-adder" data-over={isOver}>
      <div className="file-adder-bar">
        <Button
          leftSection={<IconUpload size={14} aria-hidden="true" />}
          onClick={() => chooser.current?.click()}
        >
          {words('documents.add')}
        </Button>
        <Button
          variant="default"
          className="file-adder-camera"
          leftSection={<IconCamera size={14} aria-hidden="true" />}
          onClick={() => camera.current?.click()}
        >
          {words('documents.photo')}
        </Button>
        <span className="file-adder-hint">{words('documents.add-hint')}</span>
      </div>
      <FileInput of={chooser} accept={mediaTypes.join(',')} onFiles={onFiles} />
      <FileInput of={camera} accept="image/*" isCamera onFiles={onFiles} />
      {children}
    </div>
  )
}

type InputProps = Pick<Props, 'onFiles'> & {
  readonly of: RefObject<HTMLInputElement | null>
  readonly accept: string
  readonly isCamera?: boolean
}

function FileInput({ of, accept, isCamera, onFiles }: InputProps): ReactNode {
  return (
    <input
      ref={of}
      type="file"
      hidden
      multiple={!isCamera}
      accept={accept}
      {...(isCamera && { capture: 'environment' as const })}
      onChange={(event) => {
        const files = [...(event.currentTarget.files ?? [])]
        event.currentTarget.value = ''
        if (files.length > 0) onFiles(files)
      }}
    />
  )
}

/** Files that are dropped on a place; true while some are held over it. Each other way to add files works by keyboard. */
function useDrop(place: RefObject<HTMLElement | null>, onFiles: Props['onFiles']): boolean {
  const [isOver, setOver] = useState(false)
  const act = useRef(onFiles)
  act.current = onFiles
  useEffect(() => {
    const element = place.current
    if (!element) return undefined
    const over = (event: DragEvent) => {
      event.preventDefault()
      setOver(true)
    }
    const leave = () => setOver(false)
    const drop = (event: DragEvent) => {
      event.preventDefault()
      setOver(false)
      const files = [...(event.dataTransfer?.files ?? [])]
      if (files.length > 0) act.current(files)
    }
    element.addEventListener('dragover', over)
    element.addEventListener('dragleave', leave)
    element.addEventListener('drop', drop)
    return () => {
      element.removeEventListener('dragover', over)
      element.removeEventListener('dragleave', leave)
      element.removeEventListener('drop', drop)
    }
  }, [place])
  return isOver
}

/** Files that are pasted anywhere on the page while nobody types, and no dialog is open over the place. */
function usePaste(place: RefObject<HTMLElement | null>, onFiles: Props['onFiles']): void {
  const act = useRef(onFiles)
  act.current = onFiles
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])]
      if (files.length === 0 || isTyping(event.target) || isCovered(place.current)) return
      act.current(files)
    }
    addEventListener('paste', paste)
    return () => removeEventListener('paste', paste)
  }, [place])
}

function isCovered(place: HTMLElement | null): boolean {
  const dialogs = [...document.querySelectorAll('[role="dialog"]')]
  return dialogs.some((dialog) => !dialog.contains(place))
}
