import type { ReactNode, RefObject } from 'react'

type Props = {
  readonly of: RefObject<HTMLInputElement | null>
  /** The kinds of files that are offered; all where nothing is said. */
  readonly accept: string
  readonly onFiles: (files: readonly File[]) => void
  /** Opens the camera of a phone instead of its files. */
  readonly isCamera?: boolean
  /** Takes one file at a time. */
  readonly isSingle?: boolean
}

/** The input behind a button that adds files: unseen, opened by a press of the button. */
export function FileInput({ of, accept, isCamera, isSingle, onFiles }: Props): ReactNode {
  return (
    <input
      ref={of}
      type="file"
      hidden
      multiple={!isCamera && !isSingle}
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
