import type { ReactNode } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import type { ScreenProps } from '#client/routing/feature.ts'
import { AllFieldsLink } from '#client/routing/own-screens.tsx'
import { ScreenLink } from '#client/routing/use-go.tsx'
import { Page } from '#client/ui/page/page.tsx'
import { Answered, knownOf } from '#client/ui/states/answered.tsx'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { useWords } from '#client/ui/words.tsx'
import { DistrictFacts } from './district-facts.tsx'
import { DistrictForm } from './district-form.tsx'
import { useDistricts } from './use-districts.ts'
import { ZipCodes } from './zip-codes.tsx'
import './districts.css'

/** The screen of one district: what it is, who lives and works there, and its ZIP codes, which are changed here. */
export function DistrictScreen({ params }: ScreenProps): ReactNode {
  const words = useWords()
  const { mayDo } = usePermissions()
  const { answer, onRetry } = useDistricts()
  const found = (districts: readonly { readonly district: { readonly id: string } }[]) =>
    districts.findIndex(({ district }) => district.id === params.id)
  const known = knownOf(answer)?.districts
  const name = known?.[found(known)]?.district.name ?? words('districts.screen.district')
  return (
    <Page
      title={name}
      beside={<ScreenLink to="/admin/districts">{words('districts.screen.districts')}</ScreenLink>}
    >
      <Answered answer={answer} what={name} shape="rows" onRetry={onRetry}>
        {({ districts }) => {
          const summary = districts[found(districts)]
          if (!summary) return <FailureNotice failure={{ kind: 'missing' }} />
          const { district } = summary
          return (
            <div className="districts district">
              <DistrictFacts summary={summary} />
              {mayDo('district.change') ? (
                <DistrictForm
                  key={district.id}
                  district={district}
                  districts={districts.map((each) => each.district)}
                />
              ) : (
                <section aria-label={words('districts.zip-codes')}>
                  <h2>{words('districts.zip-count', { count: district.postalCodes?.length ?? 0 })}</h2>
                  <ZipCodes codes={district.postalCodes ?? []} />
                </section>
              )}
              <p>
                <AllFieldsLink type="District" id={district.id} />
              </p>
            </div>
          )
        }}
      </Answered>
    </Page>
  )
}
