import { type ReactNode, useMemo, useState } from 'react'
import { EngineFields } from '#client/definitions/drafting/engine-fields.tsx'
import { ProblemList } from '#client/definitions/drafting/problem-list.tsx'
import type { Draft } from '#client/definitions/drafting/use-draft.ts'
import { useScreenElements } from '#client/definitions/drafting/use-screen-elements.ts'
import type { Written } from '#client/definitions/drafting/with-fields.ts'
import { Loading } from '#client/ui/states/loading.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { SignatureConfiguration } from '#generated/types/signature-configuration.ts'
import type { Element } from '#shared/forms/definition.ts'
import { checkSigningOrder } from '#shared/notes/check-signing-order.ts'
import { Sample } from './sample/sample.tsx'
import { StepsEditor } from './steps/steps-editor.tsx'
import { useSignerName } from './steps/use-signer-name.ts'

type Props = { readonly draft: Draft<'SignatureConfiguration'>; readonly isReadOnly: boolean }

/** A signature configuration: its steps as cards, and beside them what stands in the way and who signs next. */
export function SigningEditor({ draft, isReadOnly }: Props): ReactNode {
  const words = useWords()
  const signer = useSignerName()
  const { now } = draft
  const [openId, setOpenId] = useState<string>()
  const problems = useMemo(() => checkSigningOrder(now), [now])
  const stepAt = (pointer: string) => now.steps[Number(/^\/steps\/(\d+)/.exec(pointer)?.[1])]
  return (
    <div className="draft-columns">
      <div className="draft-main">
        <ConfigurationFields part="name" draft={draft} isReadOnly={isReadOnly} />
        <section aria-labelledby="signing-steps">
          <h2 id="signing-steps">{words('signing-editor.steps')}</h2>
          <p className="build-quiet">{words('signing-editor.steps-hint')}</p>
          <StepsEditor draft={draft} isReadOnly={isReadOnly} openId={openId} onOpen={setOpenId} />
        </section>
        <details className="draft-more">
          <summary>{words('signing-editor.more')}</summary>
          <ConfigurationFields part="more" draft={draft} isReadOnly={isReadOnly} />
        </details>
      </div>
      <aside className="draft-side" aria-label={words('signing-editor.aside')}>
        {!isReadOnly && (
          <ProblemList
            problems={problems}
            nameOf={(pointer) => {
              const step = stepAt(pointer)
              return step && signer(step)
            }}
            onGo={(pointer) => setOpenId(stepAt(pointer)?.id)}
          />
        )}
        <Sample configuration={now} />
      </aside>
    </div>
  )
}

const fields = {
  name: ['name'],
  more: ['patientSignature', 'amendmentSteps', 'unsignWindowHours', 'lockAfterFirstSignature'],
} as const

function ConfigurationFields({
  part,
  draft: { now, change },
  isReadOnly,
}: Props & { readonly part: keyof typeof fields }): ReactNode {
  const words = useWords()
  const screen = useScreenElements('SignatureConfiguration')
  const form = useMemo(() => screen && { elements: within(screen, fields[part]) }, [screen, part])
  const value = useMemo(
    (): Partial<SignatureConfiguration> =>
      Object.fromEntries(
        fields[part].flatMap((field) => (now[field] === undefined ? [] : [[field, now[field]]])),
      ),
    [now, part],
  )
  if (!form) return <Loading what={words('signing-editor.step')} />
  const put = (next: Partial<SignatureConfiguration>, about: string) =>
    change(
      (before): Written<SignatureConfiguration> =>
        part === 'name'
          ? { name: next.name ?? before.name }
          : {
              ...next,
              patientSignature: next.patientSignature ?? before.patientSignature,
              unsignWindowHours: next.unsignWindowHours,
            },
      about,
    )
  return <EngineFields asked={form} value={value} isReadOnly={isReadOnly} onChange={put} />
}

function within(elements: readonly Element[], wanted: readonly string[]): readonly Element[] {
  return elements.flatMap((element) => {
    if (wanted.some((field) => element.id === field || element.id === `${field}.section`)) return [element]
    return element.type === 'Section' ? within(element.children ?? [], wanted) : []
  })
}
