import { WhyNot } from '../../components/why-not/WhyNot'
import { useTexts } from '../../ui/language'
import { scopeTexts } from './scope-texts'
import { scopesTexts } from './texts'

/** What of this screen a missing role disables, in the order of its buttons. */
export function WhyNotOnScope({ scopeId }: { scopeId: string }) {
  const t = useTexts(scopeTexts)
  const { newBelow } = useTexts(scopesTexts)
  return (
    <WhyNot
      scopeId={scopeId}
      asks={[
        { action: 'scope.read', doing: t.readScope },
        { action: 'scope.admin', doing: t.editTexts },
        { action: 'scope.admin', doing: t.audit },
        { action: 'scope.admin', doing: t.access },
        { action: 'scope.contribute', doing: t.newArtifact },
        { action: 'server.admin', doing: newBelow },
      ]}
    />
  )
}
