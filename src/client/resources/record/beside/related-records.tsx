import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { askAgain, useAnswer } from '#client/api/use-answer.ts'
import { useVerbs } from '#client/resources/rows/use-description.ts'
import { ScreenLink } from '#client/routing/use-go.tsx'
import { AskedFailure } from '#client/ui/states/answered.tsx'
import { useLabels, useLocale, useWords } from '#client/ui/words.tsx'
import { plainId } from '#generated/operations/operations.ts'
import type { ScreenDescription } from '#generated/screens/screen.ts'

type Props = { readonly description: ScreenDescription; readonly id: string }

/** The related records: what points at this one, counted when somebody wants to know. */
export function RelatedRecords({ description, id }: Props): ReactNode {
  const words = useWords()
  const [isOpen, setOpen] = useState(false)
  const { related } = description
  if (related.length === 0) return null

  return (
    <section className="record-related">
      <h2>{words('resources.related')}</h2>
      {isOpen ? (
        <>
          <ul>
            {related.map((field) => (
              <RelatedLine key={`${field.type} ${field.path}`} field={field} id={id} />
            ))}
          </ul>
          <p className="record-related-none">{words('resources.related-none')}</p>
        </>
      ) : (
        <Button size="compact-sm" variant="default" onClick={() => setOpen(true)}>
          {words('resources.related-show')}
        </Button>
      )}
    </section>
  )
}

type LineProps = { readonly field: ScreenDescription['related'][number]; readonly id: string }

/** Records of one type by one field; nothing where this person may not look for them. */
function RelatedLine({ field, id }: LineProps): ReactNode {
  const can = useVerbs(field.type)
  return can('query') ? <Counted field={field} id={id} /> : null
}

function Counted({ field, id }: LineProps): ReactNode {
  const { type, path, labelId } = field
  const labels = useLabels()
  const locale = useLocale()
  const query = plainId[type].query
  const counting = {
    filters: [{ field: path, op: 'eq', value: id }],
    prefer: 'minimal',
    crossPartition: true,
  } as const
  const answer = useAnswer(query, counting)
  const where = encodeURIComponent(JSON.stringify([[path, 'eq', id]]))
  const total = answer?.ok ? answer.value.total : undefined
  if (total === 0) return null

  return (
    <li aria-busy={answer === undefined}>
      <ScreenLink to={`/resources/${type}?where=${where}`}>{labels(`types.${type}`)}</ScreenLink>
      <span className="record-related-field">{labels(labelId)}</span>
      <span className="types-count">
        {total === undefined ? '' : new Intl.NumberFormat(locale).format(total)}
      </span>
      {answer && !answer.ok && <AskedFailure answer={answer} onRetry={() => askAgain(query, counting)} />}
    </li>
  )
}
