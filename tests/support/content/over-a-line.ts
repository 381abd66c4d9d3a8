import { makeSend, plainly, type SendPlain } from '#client/api/make-send.ts'
import { type Upload, uploadContent } from '#client/content/upload-content.ts'
import type { ResourceType } from '#generated/types/resources.ts'
import type { TestClient, TestServer } from '#tests/support/server/server.ts'

/** The call at which a line breaks, from 0, before the server hears of it or after. */
export type Break = { readonly breaksAt: number; readonly when: 'before' | 'after' }

/** For tests of content: the browser's own way to the server as `admin`, over a line that breaks once, and what was asked over it. */
export function overALine(server: TestServer, admin: TestClient, { breaksAt, when }: Break) {
  const asked: string[] = []
  const send = makeSend({
    origin: server.url,
    acting: () => ({
      practiceKey: server.practice.key,
      profile: `Practitioner/${server.practice.profiles.get('admin')}`,
    }),
    wait: async () => undefined,
    now: () => server.world.now().milliseconds,
    newId: server.world.newId,
    onSignedOut: () => undefined,
    fetch: async (request) => {
      asked.push(`${request.method} ${new URL(request.url).pathname.split('/content')[1]}`)
      const isBreaking = asked.length - 1 === breaksAt
      if (isBreaking && when === 'before') throw new TypeError('the line is cut')
      request.headers.set('authorization', `Bearer ${admin.token}`)
      const answer = await fetch(request)
      if (isBreaking) throw new TypeError('the line is cut')
      return answer
    },
  })
  return { send: plainly(send), asked }
}

/** Sends a file as the browser does. */
export function uploadOver<Type extends ResourceType>(send: SendPlain, upload: Upload<Type>) {
  const digest = (bytes: ArrayBuffer) => crypto.subtle.digest('SHA-256', bytes)
  return uploadContent({ send, digest }, upload)
}
