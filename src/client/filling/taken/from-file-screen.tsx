import { Button } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { type ReactNode, useRef, useState } from 'react'
import { announce } from '#client/ui/announcer.tsx'
import { Page } from '#client/ui/page/page.tsx'
import { useWords, type Words } from '#client/ui/words.tsx'
import { type AnswerFile, readAnswerFile } from './read-answer-file.ts'
import { TakeFile } from './take-file.tsx'
import '#client/filling/pages/filling.css'

/** Answers that were given elsewhere come in from a file: chosen, looked at with what became of each part, and only then stored in a chart. */
export function FromFileScreen(): ReactNode {
  const words = useWords()
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<AnswerFile>()
  const take = async (chosen: File | undefined) => {
    if (!chosen) return
    const read = await readAnswerFile(chosen)
    setFile(read)
    announce(read.kind === 'read' ? read.fileName : troubleOf(read, words))
  }
  return (
    <Page title={words('filling.screen.from-file')}>
      <div className="filling">
        <p className="filling-quiet">{words('filling.file-hint')}</p>
        <input
          ref={input}
          className="visually-hidden"
          type="file"
          accept=".json,application/json,application/fhir+json"
          aria-label={words('filling.choose-file')}
          tabIndex={-1}
          onChange={(event) => {
            void take(event.currentTarget.files?.[0])
            event.currentTarget.value = ''
          }}
        />
        <div className="filling-take">
          <Button
            variant={file?.kind === 'read' ? 'default' : 'filled'}
            leftSection={<IconUpload size={14} aria-hidden="true" />}
            onClick={() => input.current?.click()}
          >
            {words('filling.choose-file')}
          </Button>
          {file?.kind === 'read' && <b>{file.fileName}</b>}
        </div>
        {file && file.kind !== 'read' && (
          <p className="form-finding" role="alert">
            {troubleOf(file, words)}
          </p>
        )}
        {file?.kind === 'read' && <TakeFile key={file.fileName} response={file.response} />}
      </div>
    </Page>
  )
}

function troubleOf(file: Exclude<AnswerFile, { readonly kind: 'read' }>, words: Words): string {
  const { fileName } = file
  return file.kind === 'several'
    ? words('filling.file-several', { file: fileName, count: file.count })
    : words(`filling.file-${file.kind}`, { file: fileName })
}
