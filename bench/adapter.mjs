// The console for the comparison harness of the peers: where its audit and its diff are, and how to get in.
export default {
  name: 'scope-console',
  dist: '../dist',
  session: ({ token }) => ({
    local: { 'scope-console.language': 'en' },
    session: { 'scope-console.token': token },
  }),
  audit: {
    // Its events are told by their requests' ids, which the list of requests does not show.
    path: '/audit?resource=server&order=oldest&rows=decisions',
    row: '[role="table"] [role="row"][data-index]',
    scroller: '[role="table"]',
    rowKey: (event) => event.request_id,
  },
  diff: {
    path: ({ scope_id, family, artifact_id, from, to }) =>
      `/scopes/${encodeURIComponent(scope_id)}/artifacts/${family}/${encodeURIComponent(artifact_id)}/history?from=${from}&to=${to}`,
    changed: '[data-cell="text"][data-side="added"]',
  },
}
