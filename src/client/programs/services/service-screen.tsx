import { type ReactNode, useMemo } from 'react'
import { askAgain, useAnswer } from '#client/api/use-answer.ts'
import type { ScreenProps } from '#client/routing/feature.ts'
import { AllFieldsLink } from '#client/routing/own-screens.tsx'
import { ScreenLink } from '#client/routing/use-go.tsx'
import { Page } from '#client/ui/page/page.tsx'
import { Answered, knownOf } from '#client/ui/states/answered.tsx'
import { useWords } from '#client/ui/words.tsx'
import { ServiceFacts } from './service-facts.tsx'
import { ServiceParts } from './service-parts.tsx'
import '#client/programs/parts/parts.css'

/** The screen of one service: what it is, how often it is booked, and the programs, definitions and staff that have to do with it. */
export function ServiceScreen({ params }: ScreenProps): ReactNode {
  const words = useWords()
  const id = params.id ?? ''
  const input = useMemo(() => ({ id }), [id])
  const answer = useAnswer('healthcareService.read', input)
  const name = knownOf(answer)?.name ?? words('services.screen.service')
  return (
    <Page
      title={name}
      beside={<ScreenLink to="/admin/services">{words('services.screen.services')}</ScreenLink>}
    >
      <Answered
        answer={answer}
        what={name}
        shape="rows"
        onRetry={() => askAgain('healthcareService.read', input)}
      >
        {(service) => (
          <div className="belonging">
            <ServiceFacts service={service} />
            <p>
              <AllFieldsLink type="HealthcareService" id={service.id} />
            </p>
            <ServiceParts service={service} />
          </div>
        )}
      </Answered>
    </Page>
  )
}
