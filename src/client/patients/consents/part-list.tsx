import { IconCircle, IconCircleCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useSession } from '#client/api/session.ts'
import { useWords } from '#client/ui/words.tsx'
import { type ConsentSaid, contains, partsOf } from '#shared/consents/consent-parts.ts'

/** The list of parts that a consent of its kind must contain, each with what is there already: explained in plain words. */
export function PartList({ consent }: { readonly consent: ConsentSaid }): ReactNode {
  const words = useWords()
  const { practice } = useSession()
  const parts = partsOf(consent.kind.code, practice?.part2Entity)
  if (parts.length === 0) return null
  return (
    <section aria-label={words('consents.parts')}>
      <h3>{words('consents.parts')}</h3>
      <ul className="consent-parts">
        {parts.map((part) => {
          const isThere = contains(consent, part)
          const Icon = isThere ? IconCircleCheck : IconCircle
          return (
            <li key={part} data-there={isThere}>
              <Icon size={14} aria-hidden="true" />
              <span>
                {words(`consents.part-${part}`)}
                <span className="visually-hidden">
                  {words(isThere ? 'consents.part-there' : 'consents.part-missing')}
                </span>
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
