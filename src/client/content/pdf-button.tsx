import { Button } from '@mantine/core'
import { IconFileTypePdf } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useShortcut } from '#client/ui/keys/use-shortcut.ts'
import { FailureLines } from '#client/ui/states/failure-lines.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { Outcome } from '#shared/outcome/outcome.ts'
import { type Pdf, type PrintedFile, usePdf } from './use-pdf.ts'

type Props = { readonly print: () => Promise<Outcome<PrintedFile>> }

/** Has the server make the PDF of what is read and downloads it, by a click or by the key P; without a connection it says that it needs one. */
export function PdfButton({ print }: Props): ReactNode {
  const words = useWords()
  const pdf = usePdf(print)
  useShortcut('p', pdf.download, 'content.download-pdf')
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconFileTypePdf size={15} aria-hidden="true" />}
        loading={pdf.isAsked}
        onClick={pdf.download}
      >
        {words('content.download-pdf')}
      </Button>
      <PdfFailure failure={pdf.failure} />
    </>
  )
}

/** Why there is no PDF. */
export function PdfFailure({ failure }: Pick<Pdf, 'failure'>): ReactNode {
  const words = useWords()
  return failure?.kind === 'unreachable' ? (
    <p role="alert">{words('content.pdf-offline')}</p>
  ) : (
    <FailureLines failure={failure} />
  )
}
