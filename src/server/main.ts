import { fileURLToPath } from 'node:url'
import { membersOf } from '#shared/patch/members-of.ts'
import { buildClient } from './app/build-client.ts'
import { demoAfterwards } from './app/demo-afterwards.ts'
import { type Serving, serve } from './app/serve.ts'
import { readConfig } from './config/config.ts'
import { KeyFileRefusal } from './config/installation-keys.ts'
import { DatabaseRefusal } from './database/database-refusal.ts'

/**
 * Reads the settings and starts everything; what stops the start is a sentence, thrown as a StartRefusal. While developing
 * the pages come from elsewhere, and none are built.
 */
export async function main(
  environment: Readonly<Record<string, string | undefined>>,
  pages: 'here' | 'elsewhere' = 'here',
): Promise<Serving> {
  const reading = readConfig(environment)
  if (!reading.ok) throw new StartRefusal(reading.sentences.join('\n'))
  const root = fileURLToPath(new URL('../..', import.meta.url))
  try {
    return await serve(reading.config, {
      client: pages === 'here' ? buildClient(root) : Promise.resolve(undefined),
      afterwards: demoAfterwards,
    })
  } catch (error) {
    if (error instanceof DatabaseRefusal || error instanceof KeyFileRefusal)
      throw new StartRefusal(error.message)
    if (isPortTaken(error))
      throw new StartRefusal(
        `Port ${reading.config.port} is in use already. Set PORT to another one and start again.`,
      )
    throw error
  }
}

/** The server does not start; the message is for the person who started it. */
export class StartRefusal extends Error {
  override readonly name = 'StartRefusal'
}

function isPortTaken(error: unknown): boolean {
  return membersOf(error).code === 'EADDRINUSE'
}
