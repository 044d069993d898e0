import { lazy, useState, type ComponentType } from 'react'

/**
 * A component whose code is loaded when it is first shown, or before that by `prepare`. Where the code is there, nothing
 * else is shown in between: React keeps a fallback for 300 ms.
 */
export function prepared<P extends object>(load: () => Promise<ComponentType<P>>) {
  let loaded: ComponentType<P> | null = null
  const module = async () => {
    loaded = await load()
    return { default: loaded }
  }
  const Later: ComponentType<P> = lazy(module)
  return {
    /** @throws whatever kept the code from being loaded */
    prepare: async () => void (await module()),
    Component: function Prepared(props: P) {
      // What began with a fallback stays the same component.
      const [Shown] = useState(() => loaded ?? Later)
      return <Shown {...props} />
    },
  }
}
