import { lazy, type ReactNode, Suspense } from 'react'
import type { LifeAct } from '#client/impact/impact-dialog.tsx'
import { isLivingType, type LivingDefinition } from '#client/impact/living-definition.ts'
import type { Row } from '#client/resources/rows/use-description.ts'
import { useWords } from '#client/ui/words.tsx'
import { definitionStatuses } from '#generated/enumerations/definition-status.ts'

const ImpactDialog = lazy(() =>
  import('#client/impact/impact-dialog.tsx').then((file) => ({ default: file.ImpactDialog })),
)

type Props = {
  readonly definition: LivingDefinition
  readonly act: LifeAct
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** Beside a record that is a definition: asks before it is published, retired or deleted, and tells what that means to others. */
export function LifeDialog(props: Props): ReactNode {
  const words = useWords()
  return (
    <Suspense fallback={null}>
      <ImpactDialog {...props} text={words(`versions.${props.act}-text`)} />
    </Suspense>
  )
}

/** The record as a version of a definition; undefined where its type has no versions. */
export function livingOf({
  id,
  resourceType,
  key,
  name,
  version,
  status,
  meta,
}: Row): LivingDefinition | undefined {
  const state = definitionStatuses.find((each) => each === status)
  if (!isLivingType(resourceType) || !state) return undefined
  return {
    resourceType,
    id,
    key: String(key),
    name: String(name),
    version: Number(version),
    status: state,
    meta,
  }
}
