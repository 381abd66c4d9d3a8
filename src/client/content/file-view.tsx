import { type ReactNode, useEffect, useRef, useState } from 'react'
import { sendPlainQuietly } from '#client/api/send.ts'
import { useKeyboardScroll } from '#client/ui/keys/use-keyboard-scroll.ts'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { Loading } from '#client/ui/states/loading.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { Outcome } from '#shared/outcome/outcome.ts'
import { contentFacts } from './content-facts.ts'
import { PdfPages } from './pdf-pages.tsx'
import type { ContentOf } from './use-content.ts'
import { hasPicture, usePicture } from './use-picture.ts'
import './content.css'

type Props = {
  readonly of: ContentOf
  /** What the record says of its file. */
  readonly content: unknown
  readonly name: string
  /** An earlier version of the record, whose file is seen instead. */
  readonly atVersion?: string | undefined
}

/** A view of the file of a record: the pages of a PDF, a picture that the server has drawn, plain text; of everything else a way to get it. */
export function FileView(props: Props): ReactNode {
  const words = useWords()
  const facts = contentFacts(props.content)
  if (!facts) return <p>{words('documents.no-file')}</p>
  if (facts.size === 0) return <p>{words('resources.file-purged')}</p>
  if (facts.kind === 'PDF' || facts.kind === 'TXT') return <ReadFile {...props} kind={facts.kind} />
  if (hasPicture(facts.kind) && props.atVersion === undefined) return <Picture {...props} />
  return <p>{words('documents.no-view')}</p>
}

function Picture({ of, name }: Props): ReactNode {
  const words = useWords()
  const address = usePicture(of, 1024, true)
  if (address === undefined) return <Loading what={words('documents.file')} />
  return <img className="file-picture" src={address} alt={name} />
}

function ReadFile({ of, atVersion, kind }: Props & { readonly kind: 'PDF' | 'TXT' }): ReactNode {
  const words = useWords()
  const { file, again } = useFile(of, atVersion)
  if (!file) return <Loading what={words('documents.file')} />
  if (!file.ok) return <FailureNotice failure={file.failure} onRetry={again} />
  return kind === 'PDF' ? <PdfPages file={file.value} /> : <PlainText file={file.value} />
}

/** The bytes of a record's file, or of an earlier one. */
function useFile({ type, id, versionId }: ContentOf, atVersion: string | undefined) {
  const [file, setFile] = useState<Outcome<Blob>>()
  const [tries, setTries] = useState(0)
  useEffect(() => {
    let isLeft = false
    setFile(undefined)
    const read = async () => {
      const answer =
        atVersion === undefined
          ? await sendPlainQuietly(type, 'readContent', { id })
          : await sendPlainQuietly(type, 'readContentVersion', { id, versionId: atVersion })
      if (!isLeft) setFile(answer)
    }
    if (versionId !== '' && tries >= 0) void read()
    return () => {
      isLeft = true
    }
  }, [type, id, versionId, atVersion, tries])
  return { file, again: () => setTries(tries + 1) }
}

function PlainText({ file }: { readonly file: Blob }): ReactNode {
  const words = useWords()
  const box = useRef<HTMLElement>(null)
  const [text, setText] = useState('')
  useKeyboardScroll(box)
  useEffect(() => {
    let isLeft = false
    void file.text().then((read) => {
      if (!isLeft) setText(read)
    })
    return () => {
      isLeft = true
    }
  }, [file])
  return (
    <section ref={box} className="file-text" aria-label={words('documents.file')}>
      {text}
    </section>
  )
}
