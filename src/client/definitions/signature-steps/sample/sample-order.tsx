import { Badge, Button } from '@mantine/core'
import { type ReactNode, useMemo, useState } from 'react'
import { useSignerName } from '#client/definitions/signature-steps/steps/use-signer-name.ts'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { SignatureConfiguration } from '#generated/types/signature-configuration.ts'
import type { SignatureStep } from '#generated/types/signature-step.ts'
import { openSteps, stepsFor } from '#shared/notes/steps-for.ts'
import type { Sampled } from './sampled.ts'

type Props = { readonly configuration: SignatureConfiguration; readonly sampled: Sampled }

/** The steps that the sample needs, in their order: who has signed, who signs next, who waits. Signing is tried out and kept nowhere. */
export function SampleOrder({ configuration, sampled }: Props): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const [signed, setSigned] = useState<readonly string[]>([])
  const needed = useMemo(() => stepsFor(configuration, sampled.facts), [configuration, sampled])
  const open = openSteps(
    needed,
    signed.map((stepId) => ({ stepId })),
  )
  const named = useNames(sampled)
  const stateOf = ({ id }: SignatureStep) => {
    if (signed.includes(id)) return 'signed'
    return open.some((each) => each.id === id) ? 'next' : 'waits'
  }
  return (
    <>
      <p role="status">
        {open.length === 0
          ? words('signing-editor.all-signed')
          : words('signing-editor.next', { who: open.map(named).join(', ') })}
      </p>
      <ol className="signing-order">
        {needed.map((step) => (
          <li key={step.id}>
            <span>
              <b>{named(step)}</b> {labels(`enumeration.SignatureMeaning.${step.meaning}`)}
            </span>{' '}
            <Badge color={tones[stateOf(step)]}>{words(`signing-editor.state-${stateOf(step)}`)}</Badge>{' '}
            {stateOf(step) === 'next' && (
              <Button
                size="compact-sm"
                variant="default"
                aria-label={words('signing-editor.sign-as', { who: named(step) })}
                onClick={() => setSigned((before) => [...before, step.id])}
              >
                {words('signing-editor.sign')}
              </Button>
            )}
          </li>
        ))}
      </ol>
      {signed.length > 0 && (
        <Button size="compact-sm" variant="subtle" onClick={() => setSigned([])}>
          {words('signing-editor.again')}
        </Button>
      )}
    </>
  )
}

const tones = { signed: 'teal', next: 'blue', waits: 'gray' } as const

/** Who signs a step of the sample, by name where that is known. */
function useNames({ author, performer, supervisors }: Sampled): (step: SignatureStep) => string {
  const words = useWords()
  const signer = useSignerName()
  return (step) => {
    if (step.who === 'Author') return author
    if (step.who === 'PrimaryPerformer') return performer ?? signer(step)
    if (step.who !== 'Supervisor') return signer(step)
    return supervisors.length > 0
      ? supervisors.join(words('signing-editor.or'))
      : words('signing-editor.no-supervisor')
  }
}
