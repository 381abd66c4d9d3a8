import { SegmentedControl } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { NoteChoice } from '#client/definitions/drafting/note-choice.tsx'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { Loading } from '#client/ui/states/loading.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { NoteRule } from '#generated/types/note-rule.ts'
import { BenchResults } from './bench-results.tsx'
import { type BenchStep, benchSteps } from './tried.ts'
import { useNoteFacts } from './use-note-facts.ts'

/** The test bench: what the rule says of a chosen note, anew with each change of the rule. */
export function Bench({ rule }: { readonly rule: NoteRule }): ReactNode {
  const words = useWords()
  const [noteId, setNoteId] = useState<string>()
  const [step, setStep] = useState<BenchStep>('write')
  const facts = useNoteFacts(noteId)
  return (
    <section className="rule-bench" aria-labelledby="rule-bench">
      <h2 id="rule-bench">{words('rule-editor.bench')}</h2>
      <p className="build-quiet">{words('rule-editor.bench-hint')}</p>
      <NoteChoice value={noteId} onChange={setNoteId} />
      <SegmentedControl
        size="xs"
        aria-label={words('rule-editor.step')}
        value={step}
        data={benchSteps.map((value) => ({ value, label: words(`rule-editor.step-${value}`) }))}
        onChange={(value) => setStep(benchSteps.find((each) => each === value) ?? 'write')}
      />
      {facts?.ok && <BenchResults rule={rule} facts={facts.value} step={step} />}
      {facts && !facts.ok && <FailureNotice failure={facts.failure} />}
      {noteId !== undefined && !facts && <Loading what={words('drafting.note')} />}
    </section>
  )
}
