import { createRoot } from 'react-dom/client'
import ReactDiffViewer, { DiffMethod } from 'react-diff-viewer-continued'
import { start } from './start'

// As its documentation advises for large inputs: worker, virtual rows, the JSON method for JSON; words suit prose.
start((pair, view, into) => {
  const prompt = pair.family === 'prompt'
  createRoot(into).render(
    <ReactDiffViewer
      splitView={view === 'split'}
      infiniteLoading={{ pageSize: 20, containerHeight: '600px' }}
      loadingElement={() => <p>Comparing…</p>}
      compareMethod={prompt ? DiffMethod.WORDS : DiffMethod.JSON}
      oldValue={prompt ? String(pair.before['instructions']) : pair.before}
      newValue={prompt ? String(pair.after['instructions']) : pair.after}
    />,
  )
}, '[class*="diff-added"]')
