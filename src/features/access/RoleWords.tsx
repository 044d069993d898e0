import { BELOW } from '../../access/below'
import type { RoleRules } from '../../access/types'
import { useTexts } from '../../ui/language'
import { whyTexts } from './why-texts'

/** What every reading role of a Scope allows on its Artifacts: said in a word. */
const READING = BELOW['scope.viewer'] as readonly string[]

type Props = { role: string; rules: RoleRules }

/** A role with what it allows, as the server describes it, and what it reaches below its resource (contract §3.2). */
export function RoleWords({ role, rules }: Props) {
  const t = useTexts(whyTexts)
  const words: Partial<Record<string, string>> = t.actions
  const said = (actions: readonly string[]) =>
    t.list([...new Set(actions.map((action) => words[action] ?? action))])
  const rule = rules.get(role)
  const below = rule?.below ?? []
  const readsBelow = READING.every((action) => below.includes(action))
  const allowed = rule ? said(rule.actions) : t.strangeRole
  const others = below.filter((action) => !readsBelow || !READING.includes(action))
  return (
    <>
      <code>{role}</code>
      <div className="muted">
        {readsBelow ? t.list([allowed, t.readsBelow]) : allowed}
        {others.length > 0 && ` · ${t.below(said(others))}`}
      </div>
    </>
  )
}
