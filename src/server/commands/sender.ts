import type { ImportedQuestionnaire } from '#generated/types/imported-questionnaire.ts'
import { accounts } from '#server/accounts/feature.ts'
import { demoPassword } from '#server/demo/rows/make-demo-staff.ts'
import { speakIn } from '#server/http/exchange/speak.ts'
import { plainOptions } from '#server/operations/call.ts'
import { runOperation } from '#server/operations/run-operation.ts'
import type { World } from '#server/operations/world.ts'
import type { Finding } from '#shared/outcome/outcome.ts'

/** The import command's sender: takes one file in, wherever the practice is kept; answers its report or the sentences of its refusal. */
export type Sender = (
  file: string,
  content: unknown,
) => Promise<readonly ImportedQuestionnaire[] | { readonly refused: readonly string[] }>

type Reply = { readonly report: readonly ImportedQuestionnaire[] }

/** Imports straight into the database of this machine, as the installation itself. */
export async function databaseSender(world: World, practiceKey: string): Promise<Sender | undefined> {
  const practice = await world.database.asOwner((transaction) =>
    accounts.practiceByKey(transaction, practiceKey),
  )
  if (!practice) return undefined

  const actor = accounts.systemActor(practice.id, practiceKey)
  return async (fileName, content) => {
    const outcome = await runOperation(world, {
      actor,
      operation: 'questionnaire.import',
      input: { body: { fileName, content } },
      options: plainOptions(world.newId()),
    })
    // The operation answers its report.
    if (outcome.ok) return (outcome.value.value as Reply).report
    const findings = 'findings' in outcome.failure ? (outcome.failure.findings ?? []) : []
    return {
      refused: findings.length > 0 ? findings.map(sentenceOf) : [`Not imported: ${outcome.failure.kind}.`],
    }
  }
}

function sentenceOf({ message, parameters }: Finding): string {
  return speakIn('en')(message, parameters)
}

/** Whom a running server lets in: somebody by name, or in the demo anybody who may import. */
export type Credentials = { readonly login?: string; readonly password?: string; readonly practice: string }

/** Imports through a running server, signed in as a person of the practice. */
export async function serverSender(
  url: string,
  { login, password, practice }: Credentials,
): Promise<Sender | undefined> {
  const username = login ?? (await demoLogin(url))
  const body = { username, password: password ?? demoPassword, practice, token: true }
  const session = await post(`${url}/api/v1/session`, body)
  if (!session.ok) return undefined
  const { token }: { readonly token: string } = await session.json()

  return async (fileName, content) => {
    const answer = await post(
      `${url}/api/v1/practices/${practice}/Questionnaires/import`,
      { fileName, content },
      token,
    )
    const reply: Reply & {
      readonly detail?: string
      readonly errors?: readonly { readonly message: string }[]
    } = await answer.json()
    if (answer.ok) return reply.report
    const sentences = (reply.errors ?? []).map(({ message }) => message)
    return {
      refused: sentences.length > 0 ? sentences : [reply.detail ?? `The server answered ${answer.status}.`],
    }
  }
}

async function demoLogin(url: string): Promise<string | undefined> {
  const start = await fetch(`${url}/api/v1/start`)
  const {
    roles = [],
  }: {
    readonly roles?: readonly { readonly login: string; readonly role: string }[]
  } = await start.json()
  return roles.find(({ role }) => /implement|administ/i.test(role))?.login ?? roles[0]?.login
}

function post(url: string, body: unknown, token?: string): Promise<Response> {
  const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` }
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...authorization },
    body: JSON.stringify(body),
  })
}
