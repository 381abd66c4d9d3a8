import { NodeFS } from '@electric-sql/pglite/nodefs'

type Module = { readonly NODEFS: { readonly stream_ops: { fsync?: unknown } } }
type Hook = (module: Module) => void

const { init } = NodeFS.prototype

/** Loaded before a process of a test: the embedded engine forgets our flush callback, as an upgrade of it might. */
NodeFS.prototype.init = async function initWithoutFlush(pg, options) {
  const made = await init.call(this, pg, options)
  const hooks = made.emscriptenOpts.preRun as unknown as Hook[]
  const push = hooks.push.bind(hooks)
  hooks.push = (...more) =>
    push(...more, (module) => {
      delete module.NODEFS.stream_ops.fsync
    })
  return made
}
