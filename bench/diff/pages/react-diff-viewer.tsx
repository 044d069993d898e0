import { createRoot, type Root } from 'react-dom/client'
import ReactDiffViewer, { DiffMethod } from 'react-diff-viewer-continued'
import { start } from './start'

let root: Root | null = null

// As its documentation advises for large inputs: worker, virtual rows, the JSON method for JSON; words suit prose.
start({
  before: (into) => {
    root = createRoot(into)
    root.render(null)
  },
  show: (pair, view) => {
    const prompt = pair.family === 'prompt'
    root?.render(
      <ReactDiffViewer
        splitView={view === 'split'}
        infiniteLoading={{ pageSize: 20, containerHeight: '600px' }}
        loadingElement={() => <p>Comparing…</p>}
        compareMethod={prompt ? DiffMethod.WORDS : DiffMethod.JSON}
        oldValue={prompt ? String(pair.before['instructions']) : pair.before}
        newValue={prompt ? String(pair.after['instructions']) : pair.after}
      />,
    )
  },
  changed: '[class*="diff-added"], [class*="diff-removed"]',
})
