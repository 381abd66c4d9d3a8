import { main, StartRefusal } from './main.ts'

const begun = performance.now()

try {
  const serving = await main(process.env, process.argv.includes('--dev') ? 'elsewhere' : 'here')
  console.log(`Goldthread is ready at ${serving.url} (${((performance.now() - begun) / 1000).toFixed(1)} s).`)

  let stopping = false
  const end = () => {
    if (stopping) return
    stopping = true
    void serving.stop().then(() => process.exit(0))
  }
  process.on('SIGTERM', end)
  process.on('SIGINT', end)
} catch (error) {
  if (!(error instanceof StartRefusal)) throw error
  console.error(error.message)
  process.exit(1)
}
