import { type ReactNode, useMemo } from 'react'
import { askAgain, useAnswer } from '#client/api/use-answer.ts'
import type { ScreenProps } from '#client/routing/feature.ts'
import { AllFieldsLink } from '#client/routing/own-screens.tsx'
import { ScreenLink } from '#client/routing/use-go.tsx'
import { Page } from '#client/ui/page/page.tsx'
import { Answered, knownOf } from '#client/ui/states/answered.tsx'
import { useWords } from '#client/ui/words.tsx'
import { ProgramFacts } from './program-facts.tsx'
import { ProgramParts } from './program-parts.tsx'
import '#client/programs/parts/parts.css'

/** The screen of one program: what it is, how many are enrolled, its services, places, groups and staff. */
export function ProgramScreen({ params }: ScreenProps): ReactNode {
  const words = useWords()
  const id = params.id ?? ''
  const input = useMemo(() => ({ id }), [id])
  const answer = useAnswer('program.read', input)
  const name = knownOf(answer)?.name ?? words('programs.screen.program')
  return (
    <Page
      title={name}
      beside={<ScreenLink to="/admin/programs">{words('programs.screen.programs')}</ScreenLink>}
    >
      <Answered answer={answer} what={name} shape="rows" onRetry={() => askAgain('program.read', input)}>
        {(program) => (
          <div className="belonging">
            <ProgramFacts program={program} />
            <p>
              <AllFieldsLink type="Program" id={program.id} />
            </p>
            <ProgramParts program={program} />
          </div>
        )}
      </Answered>
    </Page>
  )
}
