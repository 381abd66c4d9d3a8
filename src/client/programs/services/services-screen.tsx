import { IconListDetails } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { askAgain, useAnswer } from '#client/api/use-answer.ts'
import { inForce } from '#client/programs/parts/in-force.ts'
import { ListPage } from '#client/programs/parts/list-page.tsx'
import { isWished, ListWishBar, useListWish } from '#client/programs/parts/list-wish.tsx'
import { pageOf } from '#client/programs/parts/page-of.ts'
import { knownOf } from '#client/ui/states/answered.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { HealthcareService } from '#generated/types/healthcare-service.ts'

import { ServiceTable } from './service-table.tsx'

const asked = pageOf([])

/** The services screen: what can be booked, documented and billed, by category. */
export function ServicesScreen(): ReactNode {
  const answer = useAnswer('healthcareService.query', asked)
  return (
    <ListPage
      type="HealthcareService"
      titleId="services.screen.services"
      newId="services.new"
      noneId="services.none"
      icon={IconListDetails}
      answer={answer}
      onRetry={() => askAgain('healthcareService.query', asked)}
    >
      {(services, isCut) => <Services services={services} isCut={isCut} />}
    </ListPage>
  )
}

type Props = { readonly services: readonly HealthcareService[]; readonly isCut: boolean }

function Services({ services, isCut }: Props): ReactNode {
  const words = useWords()
  const { mayDo } = usePermissions()
  const wished = useListWish()
  const programs = knownOf(useAnswer('program.query', mayDo('program.query') ? inForce : undefined))
  const shown = services.filter(({ name, code, billingCode = '', category, status }) =>
    isWished(wished.wish, [name, code, billingCode, category.display ?? ''], status === 'Active'),
  )
  return (
    <>
      <ListWishBar label={words('services.search')} wished={wished} />
      <p className="belonging-text" role="status">
        {shown.length === 0 && words('ui.none-found')}
        {shown.length > 0 && words('services.count', { count: shown.length })}
      </p>
      {isCut && <p className="belonging-text">{words('programs.first-rows', { count: services.length })}</p>}
      {shown.length > 0 && <ServiceTable services={shown} programs={programs?.items} />}
    </>
  )
}
