import { useState } from 'react'
import { announce } from '#client/ui/announcer.tsx'
import { saveFile } from '#client/ui/save-file.ts'
import { useWords } from '#client/ui/words.tsx'
import type { Failure, Outcome } from '#shared/outcome/outcome.ts'

/** What an act that prints answers: the name of the file, and its bytes as base64. */
export type PrintedFile = { readonly name: string; readonly pdf: string }

/** A PDF that can be asked for. */
export type Pdf = {
  readonly download: () => void
  readonly isAsked: boolean
  readonly failure: Failure | undefined
}

/** Has the server make a PDF and downloads it; who asks again meanwhile waits for the first one. */
export function usePdf(print: () => Promise<Outcome<PrintedFile>>): Pdf {
  const words = useWords()
  const [isAsked, setIsAsked] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const download = async () => {
    if (isAsked) return
    setFailure(undefined)
    setIsAsked(true)
    const printed = await print()
    setIsAsked(false)
    if (!printed.ok) {
      setFailure(printed.failure)
      return
    }
    saveFile(pdfOf(printed.value.pdf), printed.value.name)
    announce(words('content.pdf-ready'))
  }
  return { download: () => void download(), isAsked, failure }
}

function pdfOf(base64: string): Blob {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  return new Blob([bytes], { type: 'application/pdf' })
}
