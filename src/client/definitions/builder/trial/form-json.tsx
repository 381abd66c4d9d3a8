import { Textarea } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Builder } from '#client/definitions/builder/building/use-builder.ts'
import { useWords } from '#client/ui/words.tsx'

/** The form as it is stored, for developers: to look at and to copy. */
export function FormJson({ builder }: { readonly builder: Builder }): ReactNode {
  const words = useWords()
  const { meta: _meta, display: _display, ...form } = builder.form
  return (
    <Textarea
      className="builder-data"
      readOnly
      autosize
      aria-label={words('builder.view-data')}
      value={JSON.stringify(form, null, 2)}
    />
  )
}
