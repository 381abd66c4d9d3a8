import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import type { OperationReply } from '#client/api/operation-input.ts'
import { useWords } from '#client/ui/words.tsx'
import type { ComparedFacts } from './compared-facts.ts'
import { Reasons } from './reasons.tsx'
import { SideBySide } from './side-by-side.tsx'
import './finding.css'

type Props = {
  readonly candidates: OperationReply<'patient.findDuplicates'>['candidates']
  readonly written: ComparedFacts
  readonly onOpen: (id: string) => void
}

/** The candidates for a person who is being added: records that seem to be hers, each beside what was written. */
export function Candidates({ candidates, written, onOpen }: Props): ReactNode {
  const words = useWords()
  return (
    <section role="alert">
      <h3>{words('patients.maybe-there', { count: candidates.length })}</h3>
      <p>{words('patients.maybe-there-text')}</p>
      <ul className="candidates">
        {candidates.map(({ patient, score, reasons }) => (
          <li key={patient.id} className="candidate">
            <header>
              <Reasons score={score} reasons={reasons} />
              <Button
                size="compact-sm"
                onClick={() => onOpen(patient.id)}
                aria-label={words('patients.open-record-of', { name: patient.display })}
              >
                {words('patients.open-record')}
              </Button>
            </header>
            <SideBySide written={written} known={patient} knownName={patient.display} />
          </li>
        ))}
      </ul>
    </section>
  )
}
