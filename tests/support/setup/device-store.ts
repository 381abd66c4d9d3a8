/** Before the modules of any unit test: IndexedDB, as browsers have it. A module that looks for it looks once, and test files share their modules. */
import 'fake-indexeddb/auto'
