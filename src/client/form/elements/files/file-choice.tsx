import { useRef, useState } from 'react'
import { FileInput } from '#client/content/file-input.tsx'
import { useFileDrop } from '#client/content/use-file-drop.ts'
import { useWords } from '#client/ui/words.tsx'
import { type ChosenFiles, chooseFiles } from './choose-files.ts'

type Props = {
  readonly label: string
  readonly id: string
  readonly contentTypes: readonly string[]
  /** How many files are still taken. */
  readonly free: number
  /** Undefined where files have no chart to go to. */
  readonly add: ((files: readonly File[]) => void) | undefined
}

/** The buttons under which files are added to an answer: from this device or, on a phone, by its camera; they may be dropped there as well. */
export function FileChoice({ label, id, contentTypes, free, add }: Props) {
  const words = useWords()
  const place = useRef<HTMLDivElement>(null)
  const chooser = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const [refusal, setRefusal] = useState<ChosenFiles['refusal']>()
  const onFiles = (files: readonly File[]) => {
    const chosen = chooseFiles(files, { contentTypes, free })
    setRefusal(chosen.refusal)
    if (chosen.taken.length > 0) add?.(chosen.taken)
  }
  const isOver = useFileDrop(place, onFiles)
  const takesPictures = contentTypes.length === 0 || contentTypes.some((type) => type.startsWith('image/'))
  if (!add) return <p className="form-help">{words('form.files-nobodys')}</p>
  if (free <= 0) return null
  return (
    <div ref={place} className="form-file-choice" data-over={isOver || undefined}>
      <button type="button" id={`${id}-add`} className="form-add" onClick={() => chooser.current?.click()}>
        {words('form.files-add', { label })}
      </button>
      {takesPictures && (
        <button type="button" className="form-add form-camera" onClick={() => camera.current?.click()}>
          {words('form.files-photo', { label })}
        </button>
      )}
      <FileInput of={chooser} accept={contentTypes.join(',')} isSingle={free === 1} onFiles={onFiles} />
      <FileInput of={camera} accept="image/*" isCamera onFiles={onFiles} />
      {refusal && (
        <p className="form-finding" data-weight="blocks" role="alert">
          {words(`form.files-${refusal.reason}`, { name: refusal.name })}
        </p>
      )}
    </div>
  )
}
