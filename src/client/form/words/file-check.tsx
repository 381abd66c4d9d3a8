import { Button } from '@mantine/core'
import { IconShieldCheck } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { sendPlainQuietly } from '#client/api/send.ts'
import type { ContentOf } from '#client/content/use-content.ts'
import { FailureLines } from '#client/ui/states/failure-lines.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { Failure } from '#shared/outcome/outcome.ts'

type Props = { readonly of: ContentOf; readonly hash: string }
type Checked = { readonly fits: boolean } | { readonly failure: Failure }

/** Gets a file once more and says whether its bytes are those of which the record and the trail speak, worked out on this device. */
export function FileCheck({ of: { type, id }, hash }: Props): ReactNode {
  const words = useWords()
  const [checked, setChecked] = useState<Checked>()
  const check = async () => {
    setChecked(undefined)
    const file = await sendPlainQuietly(type, 'readContent', { id })
    if (!file.ok) return setChecked({ failure: file.failure })
    const found = await crypto.subtle.digest('SHA-256', await file.value.arrayBuffer())
    const text = [...new Uint8Array(found)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
    setChecked({ fits: text === hash })
  }
  return (
    <div className="file-check">
      <Button
        variant="default"
        leftSection={<IconShieldCheck size={14} aria-hidden="true" />}
        onClick={() => void check()}
      >
        {words('documents.check')}
      </Button>
      <p role="status">
        {checked &&
          'fits' in checked &&
          words(checked.fits ? 'documents.check-fits' : 'documents.check-differs')}
      </p>
      {checked && 'failure' in checked && <FailureLines failure={checked.failure} />}
      <details className="file-code">
        <summary>{words('documents.check-code')}</summary>
        <code>{hash}</code>
      </details>
    </div>
  )
}
