import appEn from '../../src/app/texts.en'
import appZh from '../../src/app/texts.zh'
import commitEn from '../../src/components/commit/texts.en'
import commitZh from '../../src/components/commit/texts.zh'
import compareEn from '../../src/components/compare/button-texts.en'
import compareZh from '../../src/components/compare/button-texts.zh'
import whyEn from '../../src/components/why-not/button-texts.en'
import whyZh from '../../src/components/why-not/button-texts.zh'
import changeEn from '../../src/features/access/change/action-texts.en'
import changeZh from '../../src/features/access/change/action-texts.zh'
import reviewEn from '../../src/features/access/review/texts.en'
import reviewZh from '../../src/features/access/review/texts.zh'
import tagsEn from '../../src/features/artifacts/tags/texts.en'
import tagsZh from '../../src/features/artifacts/tags/texts.zh'
import artifactsEn from '../../src/features/artifacts/texts.en'
import artifactsZh from '../../src/features/artifacts/texts.zh'
import auditEn from '../../src/features/audit/texts.en'
import auditZh from '../../src/features/audit/texts.zh'
import editingEn from '../../src/features/editing/texts.en'
import editingZh from '../../src/features/editing/texts.zh'
import historyEn from '../../src/features/history/texts.en'
import historyZh from '../../src/features/history/texts.zh'
import timelineEn from '../../src/features/history/timeline/timeline-texts.en'
import timelineZh from '../../src/features/history/timeline/timeline-texts.zh'
import promptsEn from '../../src/features/prompts/texts.en'
import promptsZh from '../../src/features/prompts/texts.zh'
import scopeEn from '../../src/features/scopes/scope-texts.en'
import scopeZh from '../../src/features/scopes/scope-texts.zh'

/** What is pressed on the way to a picture, in each language. */
export const WORDS = {
  en: {
    app: appEn,
    artifacts: artifactsEn,
    audit: auditEn,
    change: changeEn,
    commit: commitEn,
    compare: compareEn,
    editing: editingEn,
    history: historyEn,
    prompts: promptsEn,
    review: reviewEn,
    scope: scopeEn,
    tags: tagsEn,
    timeline: timelineEn,
    why: whyEn,
  },
  zh: {
    app: appZh,
    artifacts: artifactsZh,
    audit: auditZh,
    change: changeZh,
    commit: commitZh,
    compare: compareZh,
    editing: editingZh,
    history: historyZh,
    prompts: promptsZh,
    review: reviewZh,
    scope: scopeZh,
    tags: tagsZh,
    timeline: timelineZh,
    why: whyZh,
  },
}
export type Words = (typeof WORDS)['en']
