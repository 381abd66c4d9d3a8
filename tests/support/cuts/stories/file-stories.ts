import type { OperationId } from '#generated/operations/operations.ts'
import { digestOf, partsOf } from '#tests/support/content/a-document.ts'
import { pdf, png, pngText } from '#tests/support/content/files.ts'
import type { Story, StoryHouse, Tell } from '#tests/support/cuts/story.ts'
import { bare } from '#tests/support/scenes/scene.ts'
import { examples } from '#tests/support/server/examples.ts'
import { testPassword } from '#tests/support/server/server.ts'

/** For tests that cut connections, the stories of files: they come in parts and whole, are read, taken away and removed for good. */
export function fileStories({ scene }: StoryHouse): readonly Story[] {
  return [
    fileStory('a file', 'documentReference', () => ({
      type: { code: 'other', display: 'Other' },
      title: 'Letter',
      indexState: 'Unfiled',
    })),
    fileStory('a picture', 'media', () => ({
      ...{ subject: bare(scene.patient), kind: 'Photo', purpose: 'Identification' },
      ...{ takenAt: '2026-03-04T09:12:00-06:00', takenBy: scene.owner },
    })),
    writtenStory('a clinical document', 'clinicalDocument', () => ({
      ...examples.get('ClinicalDocument'),
    })),
  ]
}

/** A file that no other turn has. */
function chapter(type: Filed, word: string, turn: number): Uint8Array {
  const text = `${word} ${String(turn).padStart(6, '0')}.`
  return type === 'media' ? png(40, 30, pngText(text)) : pdf([text])
}

type Filed = 'documentReference' | 'media' | 'clinicalDocument'
const of = (type: Filed, verb: string) => `${type}.${verb}` as OperationId

type Written = { readonly id: string; readonly hash: string; readonly versionId: string }

/** A file comes in two parts and is joined, another takes its place whole. */
async function write(
  tell: Tell,
  turn: number,
  { type, body }: { readonly type: Filed; readonly body: object },
): Promise<Written> {
  const made = await tell('keeper', of(type, 'create'), { body })
  const { id } = made.body
  const whole = chapter(type, 'Story', turn)
  for (const [number, bytes] of partsOf(whole, Math.ceil(whole.length / 2)).entries()) {
    const headers = { 'content-digest': digestOf(bytes) }
    await tell('keeper', of(type, 'writeChunk'), { id, number, bytes, headers })
  }
  const headers = { 'repr-digest': digestOf(whole) }
  const joined = await tell('keeper', of(type, 'commitChunks'), { id, query: 'versionId=1', headers })
  const bytes = chapter(type, 'Other', turn)
  const query = `versionId=${joined.body.meta.versionId}`
  const written = await tell('keeper', of(type, 'writeContent'), { id, query, bytes })
  return { id, hash: written.body.content.hash, versionId: written.body.meta.versionId }
}

/** A file that stays. */
function writtenStory(name: string, type: Filed, body: () => object): Story {
  const run = async (tell: Tell, turn: number) => {
    await write(tell, turn, { type, body: body() })
  }
  return { name, run }
}

/** Its text is asked for, it is taken away, and its bytes for good. */
function fileStory(name: string, type: 'documentReference' | 'media', body: () => object): Story {
  const run = async (tell: Tell, turn: number) => {
    const { id, hash, versionId } = await write(tell, turn, { type, body: body() })
    await tell('keeper', of(type, 'recognizeText'), { id, query: `versionId=${versionId}` })
    const text = { hash, result: 'Success', text: 'The heron stands in the reeds.' }
    const kept = await tell('worker', of(type, 'keepText'), { id, body: text })
    const query = `versionId=${kept.body.meta.versionId}`
    const away = await tell('keeper', of(type, 'deleteContent'), { id, query })
    const purged = `purge=true&versionId=${away.body.meta.versionId}`
    const grounds = { credential: testPassword, reason: 'Wrong patient' }
    await tell('officer', of(type, 'deleteContent'), { purpose: 'purge', id, query: purged, body: grounds })
  }
  return { name, run }
}
