import { useState } from 'react'
import { RouterProvider } from 'react-router/dom'
import type { Config } from '../api/config'
import { createRouter } from './routes'

export function App({ config }: { config: Config }) {
  const [router] = useState(() => createRouter(config))
  return <RouterProvider router={router} />
}
