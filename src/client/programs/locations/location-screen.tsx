import { type ReactNode, useMemo } from 'react'
import { askAgain, useAnswer } from '#client/api/use-answer.ts'
import type { ScreenProps } from '#client/routing/feature.ts'
import { AllFieldsLink } from '#client/routing/own-screens.tsx'
import { ScreenLink } from '#client/routing/use-go.tsx'
import { Page } from '#client/ui/page/page.tsx'
import { Answered, knownOf } from '#client/ui/states/answered.tsx'
import { useWords } from '#client/ui/words.tsx'
import { LocationFacts } from './location-facts.tsx'
import { LocationParts } from './location-parts.tsx'
import '#client/programs/parts/parts.css'

/** The screen of one place: where it is and when it is open, what happens there today, its rooms and the programs that serve there. */
export function LocationScreen({ params }: ScreenProps): ReactNode {
  const words = useWords()
  const id = params.id ?? ''
  const input = useMemo(() => ({ id }), [id])
  const answer = useAnswer('location.read', input)
  const name = knownOf(answer)?.name ?? words('locations.screen.location')
  return (
    <Page
      title={name}
      beside={<ScreenLink to="/admin/locations">{words('locations.screen.locations')}</ScreenLink>}
    >
      <Answered answer={answer} what={name} shape="rows" onRetry={() => askAgain('location.read', input)}>
        {(location) => (
          <div className="belonging">
            <LocationFacts location={location} />
            <p>
              <AllFieldsLink type="Location" id={location.id} />
            </p>
            <LocationParts location={location} />
          </div>
        )}
      </Answered>
    </Page>
  )
}
