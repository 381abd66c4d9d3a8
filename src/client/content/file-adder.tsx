import { Button } from '@mantine/core'
import { IconCamera, IconUpload } from '@tabler/icons-react'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { isTyping } from '#client/ui/keys/use-shortcut.ts'
import { useWords } from '#client/ui/words.tsx'
import { FileInput } from './file-input.tsx'
import { useFileDrop } from './use-file-drop.ts'
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
  const isOver = useFileDrop(place, onFiles)
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
