import { Button } from '@mantine/core'
import { IconFileTypePdf } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { send } from '#client/api/send.ts'
import { announce } from '#client/ui/announcer.tsx'
import { useShortcut } from '#client/ui/keys/use-shortcut.ts'
import { saveFile } from '#client/ui/save-file.ts'
import { FailureLines } from '#client/ui/states/failure-lines.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { Note } from '#generated/types/note.ts'
import type { Failure } from '#shared/outcome/outcome.ts'

type Props = { readonly note: Note }

/** Has the server make the PDF of a note and downloads it, by a click or by the key P; without a connection it says that it needs one. */
export function PdfButton({ note }: Props): ReactNode {
  const words = useWords()
  const [isAsked, setIsAsked] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const download = async () => {
    if (isAsked) return
    setFailure(undefined)
    setIsAsked(true)
    const printed = await send('note.print', { id: note.id })
    setIsAsked(false)
    if (!printed.ok) {
      setFailure(printed.failure)
      return
    }
    saveFile(pdfOf(printed.value.pdf), printed.value.name)
    announce(words('note.pdf-ready'))
  }
  useShortcut('p', () => void download(), 'note.download-pdf')
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconFileTypePdf size={15} aria-hidden="true" />}
        loading={isAsked}
        onClick={() => void download()}
      >
        {words('note.download-pdf')}
      </Button>
      {failure?.kind === 'unreachable' ? (
        <p role="alert">{words('note.pdf-offline')}</p>
      ) : (
        <FailureLines failure={failure} />
      )}
    </>
  )
}

function pdfOf(base64: string): Blob {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  return new Blob([bytes], { type: 'application/pdf' })
}
