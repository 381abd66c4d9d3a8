import { rightsOf } from '#server/accounts/people/rights-of.ts'
import type { ColleagueOf } from '#server/operations/handler.ts'
import { reaching, reachOfPerson } from './reach-of-person.ts'
import { noRowAsked, rowLabels } from './row-labels-query.ts'

/** What somebody of the staff may do, and whether he would see this row, by the rules of effective access; undefined: there is nobody of that id. */
export const colleagueOf: ColleagueOf = async (context, id, { patientId, row }) => {
  const { transaction, actor, stores } = context
  const practitioner = await stores.of('Practitioner').get(id)
  if (!practitioner.ok) return undefined
  const profile = { id, resourceType: 'Practitioner' }
  const rights = await rightsOf(transaction, { practiceId: actor.practiceId, profile, vendorRoles: [] })
  if (!rights) return undefined
  const { rule } = await reachOfPerson(context, rights, patientId)
  const { label } = row === undefined ? noRowAsked : await rowLabels(context, rights, row)
  return {
    isActive: rights.active,
    granted: rights.granted,
    reaches: reaching.includes(rule) && label !== 'Closed',
  }
}
