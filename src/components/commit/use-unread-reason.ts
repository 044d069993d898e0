import { isForbidden } from '../../api/errors'
import { isMissing } from '../../api/missing'
import { useTexts } from '../../ui/language'
import { pageTexts } from './page-texts'

/**
 * Why nothing can be done with an Artifact whose reading has failed so, or null: what the buttons of its screens lead to would
 * be refused as well, and the refusal recorded (contract §3.3).
 */
export function useUnreadReason(error: Error | null): string | null {
  const t = useTexts(pageTexts)
  return isMissing(error) ? t.noSuchArtifact : isForbidden(error) ? t.mayNotRead : null
}
