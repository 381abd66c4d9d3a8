import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { FileView } from '#client/content/file-view.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { usePrintedDialog } from '#client/ui/page/use-printed-dialog.ts'
import { useWords } from '#client/ui/words.tsx'
import type { ChartDocument } from './use-documents.ts'
import './print-sheet.css'

type Props = { readonly documents: readonly ChartDocument[]; readonly onClose: () => void }

/** The print sheet of a selection: every page of every document as it comes out of the printer, to be looked at first. */
export function PrintSheet({ documents, onClose }: Props): ReactNode {
  const words = useWords()
  usePrintedDialog()
  return (
    <Dialog isOpen onClose={onClose} title={words('documents.print-title')} size="xl">
      <div className="state-actions print-leaves-out">
        <Button onClick={() => globalThis.print()} data-autofocus>
          {words('documents.print')}
        </Button>
      </div>
      <div className="print-sheet">
        {documents.map(({ id, resourceType: type, meta, content, title }) => (
          <section key={id} aria-label={title}>
            <h2>{title}</h2>
            <FileView of={{ type, id, versionId: meta.versionId }} content={content} name={title} />
          </section>
        ))}
      </div>
    </Dialog>
  )
}
