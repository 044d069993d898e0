import { useScopeName } from '../names/use-scope-name'
import { IdText } from './IdText'

type Props = { scopeId: string; whole?: boolean }

/** A Scope by its title where it is known, by its id otherwise. */
export function ScopeName({ scopeId, whole = false }: Props) {
  return useScopeName(scopeId) ?? <IdText id={scopeId} whole={whole} />
}
