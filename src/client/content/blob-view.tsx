import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useKeyboardScroll } from '#client/ui/keys/use-keyboard-scroll.ts'
import { useWords } from '#client/ui/words.tsx'
import { PdfPages } from './pdf-pages.tsx'
import './content.css'

type Props = { readonly file: Blob; readonly name: string }

/** What bytes show that are there: the pages of a PDF, a picture, plain text; of everything else a word. */
export function BlobView({ file, name }: Props): ReactNode {
  const words = useWords()
  if (file.type.startsWith('application/pdf')) return <PdfPages file={file} />
  if (/^image\/(png|jpeg|webp)/.test(file.type)) return <PictureOf file={file} name={name} />
  if (file.type.startsWith('text/plain')) return <TextOf file={file} name={name} />
  return <p>{words('documents.no-view')}</p>
}

function PictureOf({ file, name }: Props): ReactNode {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return address === undefined ? null : <img className="file-picture" src={address} alt={name} />
}

function TextOf({ file, name }: Props): ReactNode {
  const box = useRef<HTMLElement>(null)
  const [text, setText] = useState('')
  useKeyboardScroll(box)
  useEffect(() => {
    let isLeft = false
    void file.text().then((read) => !isLeft && setText(read))
    return () => {
      isLeft = true
    }
  }, [file])
  return (
    <section ref={box} className="file-text" aria-label={name}>
      <pre>{text}</pre>
    </section>
  )
}
