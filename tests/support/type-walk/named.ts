import { registry } from '#generated/tables/registry.ts'
import type { ResourceType } from '#generated/types/resources.ts'
import { type Answer, isRecord } from '#shared/answers/answer.ts'
import { askType, type Lane } from './lane.ts'

/** In the walk through every type: the answers with every reference called what its row is called, as somebody who looks for it has to know. */
export async function named<Part extends Answer>(lane: Lane, answer: Part): Promise<Part> {
  return (await exchanged(lane, answer)) as Part
}

async function exchanged(lane: Lane, answer: Answer): Promise<Answer> {
  if (Array.isArray(answer)) return Promise.all(answer.map((each) => exchanged(lane, each)))
  if (!isRecord(answer)) return answer
  const { id, resourceType } = answer
  if (typeof id === 'string' && typeof resourceType === 'string' && resourceType in registry)
    return { id, resourceType, display: await displayOf(lane, resourceType as ResourceType, id) }
  const parts = await Promise.all(
    Object.entries(answer).map(async ([name, part]) => [name, await exchanged(lane, part)] as const),
  )
  return Object.fromEntries(parts)
}

async function displayOf(lane: Lane, type: ResourceType, id: string): Promise<string> {
  const { body } = await askType(lane, { type, method: 'GET', path: `/${id}` })
  return typeof body?.display === 'string' && body.display !== '' ? body.display : id
}
