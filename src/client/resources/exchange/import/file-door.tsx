import { Button } from '@mantine/core'
import { IconTable, IconUpload } from '@tabler/icons-react'
import { type DragEvent, type ReactNode, useRef, useState } from 'react'
import { useWords } from '#client/ui/words.tsx'

type Props = { readonly isBusy: boolean; readonly onFile: (file: File) => void }

/** A file to import is chosen or dropped; the button does all that dropping does. */
export function FileDoor({ isBusy, onFile }: Props): ReactNode {
  const words = useWords()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const take = (files: FileList | null) => {
    const file = files?.[0]
    if (file && !isBusy) onFile(file)
  }

  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files)
  }
  const over = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }

  return (
    <section
      className="exchange-door"
      aria-label={words('exchange.file')}
      data-over={isOver || undefined}
      onDrop={drop}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
    >
      <IconTable size={32} stroke={1.2} aria-hidden="true" />
      <p>{words('exchange.drop-here')}</p>
      <input
        ref={input}
        className="visually-hidden"
        type="file"
        accept=".csv,.tsv,.txt,.xlsx,text/csv,text/plain"
        aria-label={words('exchange.choose-file')}
        tabIndex={-1}
        onChange={(event) => {
          take(event.currentTarget.files)
          event.currentTarget.value = ''
        }}
      />
      <Button
        leftSection={<IconUpload size={14} aria-hidden="true" />}
        disabled={isBusy}
        onClick={() => input.current?.click()}
      >
        {words('exchange.choose-file')}
      </Button>
      <p className="exchange-note">{words('exchange.what-fits')}</p>
    </section>
  )
}
