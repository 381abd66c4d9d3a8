import { Button, Progress } from '@mantine/core'
import { IconPrinter, IconSend, IconZip } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { useFileBundle } from '#client/content/use-file-bundle.ts'
import { SendDialog } from '#client/patients/sending/send-dialog.tsx'
import { saveFile } from '#client/ui/save-file.ts'
import { FailureLines } from '#client/ui/states/failure-lines.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { Patient } from '#generated/types/patient.ts'
import { PrintSheet } from './print-sheet.tsx'
import type { ChartDocument } from './use-documents.ts'

type Props = {
  readonly patient: Patient
  readonly documents: readonly ChartDocument[]
  /** The consent under which they are to be sent, where one was chosen. */
  readonly under?: string | undefined
  readonly onDone: () => void
}

/** The bar of a selection: the chosen documents are sent, printed, or taken along as one zip, with progress and a way to stop. */
export function SelectionBar({ patient, documents, under, onDone }: Props): ReactNode {
  const words = useWords()
  const { mayDo } = usePermissions()
  const [isSending, setSending] = useState(false)
  const [isPrinting, setPrinting] = useState(false)
  const bundle = useFileBundle()
  const withFile = documents.filter(({ content }) => content && content.size > 0)
  if (documents.length === 0) return null

  const save = async () => {
    const records = withFile.map(({ id, resourceType: type, title: name, content }) => ({
      type,
      id,
      name,
      content,
    }))
    const zip = await bundle.zip(records)
    if (zip) saveFile(zip, `${words('documents.tab')}.zip`)
  }
  return (
    <section className="document-chosen" aria-label={words('documents.chosen-bar')}>
      <span role="status">{words('documents.chosen', { count: documents.length })}</span>
      {bundle.state.kind === 'coming' ? (
        <>
          <Progress.Root size="lg">
            <Progress.Section
              value={(bundle.state.done / bundle.state.of) * 100}
              aria-label={words('documents.bundle-progress')}
            />
          </Progress.Root>
          <Button variant="default" onClick={bundle.stop}>
            {words('documents.stop')}
          </Button>
        </>
      ) : (
        <>
          {mayDo('documentTransmission.send') && (
            <Button leftSection={<IconSend size={14} aria-hidden="true" />} onClick={() => setSending(true)}>
              {words('documents.send')}
            </Button>
          )}
          <Button
            variant="default"
            leftSection={<IconPrinter size={14} aria-hidden="true" />}
            onClick={() => setPrinting(true)}
          >
            {words('documents.print')}
          </Button>
          <Button
            variant="default"
            leftSection={<IconZip size={14} aria-hidden="true" />}
            onClick={() => void save()}
          >
            {words('documents.zip')}
          </Button>
        </>
      )}
      <Button variant="subtle" onClick={onDone}>
        {words('documents.choose-none')}
      </Button>
      {bundle.state.kind === 'refused' && <FailureLines failure={bundle.state.failure} />}
      {isPrinting && <PrintSheet documents={withFile} onClose={() => setPrinting(false)} />}
      {isSending && (
        <SendDialog
          patient={patient}
          documents={documents}
          under={under}
          onClose={() => setSending(false)}
          onSent={() => {
            setSending(false)
            onDone()
          }}
        />
      )}
    </section>
  )
}
