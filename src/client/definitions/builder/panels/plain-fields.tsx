import type { ReactNode } from 'react'
import type { BuilderOf } from '#client/definitions/builder/building/use-builder.ts'
import { DefinitionFields } from '#client/definitions/drafting/definition-fields.tsx'
import { useWords } from '#client/ui/words.tsx'

const first = ['name', 'category'] as const

/** What is said of a form itself: its name, and what it is found by. */
export function PlainFields({ builder }: { readonly builder: BuilderOf<'Form'> }): ReactNode {
  const words = useWords()
  return (
    <section className="builder-fields" aria-label={words('builder.of-form')}>
      <DefinitionFields
        type="Form"
        fields={first}
        now={builder.form}
        onChange={(fields, about) => builder.change(() => fields, about)}
      />
      {builder.form.usage > 1 && (
        <p className="builder-quiet">{words('builder.used-by', { count: builder.form.usage })}</p>
      )}
    </section>
  )
}
