import type { ArtifactRevision } from '../../api/contract/artifacts'
import { exactJson } from '../../lib/json/exact-json'
import { useTexts } from '../../ui/language'
import { TextBlock } from './TextBlock'
import { artifactsTexts } from './texts'

/** The server's whole answer, fields that the console does not know among them. */
export function JsonView({ revision }: { revision: ArtifactRevision }) {
  const t = useTexts(artifactsTexts)
  return <TextBlock text={exactJson(revision, 2)} what={t.jsonOf} mono />
}
