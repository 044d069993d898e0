import { auto, custom, minutesAgo, on, prompt, restored, saved } from './build'
import { skillPromptBase } from './skill-prompt-base'
import {
  captureDemonstration,
  failoverDemonstration,
  failoverDemonstrationTwoPeople,
  nothingDemonstration,
} from './skill-prompt-demonstrations'
import * as edit from './skill-prompt-edits'
import { edited } from './text-edits'

// Named by the revision that first carried the text.
const text1 = skillPromptBase.trim()
const text2 = edited(text1, edit.searchableDescription)
const text4 = edited(text2, edit.oneRegionAtATime)
const text7 = edited(text4, edit.providerFailover)
const text8 = edited(text7, edit.terseValidation)
const text10 = edited(text7, edit.moneyLimits)
const text11 = edited(text10, edit.whoDecides)
const text12 = edited(text11, edit.fasterSkills)
const text16 = edited(text11, edit.evidenceOrder)
const text17 = edited(text16, edit.webhooks)
const text18 = edited(text17, edit.refundKinds)
const text20 = edited(text18, edit.certificates)
const text21 = edited(text20, edit.looserSources)
const text23 = edited(text18, edit.languageOfTheReader)

const firstTwo = [failoverDemonstration, nothingDemonstration]
const withTwoPeople = [failoverDemonstrationTwoPeople, nothingDemonstration]
const withCapture = [failoverDemonstrationTwoPeople, captureDemonstration]

/**
 * The Prompt of the demonstration: 24 revisions over six weeks, Custom and Auto in turn, restored five times. Noah's
 * revision 12 drops the two-person rule; his role goes a few days later (story.ts).
 */
export const checkoutSkillPrompt = prompt(
  'checkout',
  'skill.generate',
  saved(on(-28, '09:12'), 'mara', custom(text1)),
  saved(on(-28, '14:47'), 'mara', custom(text2)),
  saved(on(-27, '10:05'), 'jonas', custom(text2, [failoverDemonstration])),
  saved(on(-26, '08:31'), 'mara', custom(text4, [failoverDemonstration])),
  saved(on(-25, '13:20'), 'jonas', auto),
  restored(
    on(-23, '09:02'),
    'mara',
    4,
    'Two days on the built-in instructions gave skills without our configuration keys. Back to ours until the next server release.',
  ),
  saved(on(-22, '11:38'), 'mara', custom(text7, firstTwo)),
  saved(on(-21, '15:56'), 'noah', custom(text8, firstTwo)),
  restored(
    on(-20, '08:44'),
    'jonas',
    7,
    'Revision 8 shortened the validation rules so far that the generated skills could not be checked by a second person.',
  ),
  saved(on(-18, '10:17'), 'mara', custom(text10, firstTwo)),
  saved(on(-16, '09:29'), 'jonas', custom(text11, withTwoPeople)),
  saved(on(-13, '16:41'), 'noah', custom(text12, withTwoPeople)),
  restored(
    on(-12, '08:07'),
    'mara',
    11,
    'Revision 12 removed the two-person rule for live payment routing. That rule comes from the review of INC-2231 and is not ours to drop.',
  ),
  saved(on(-9, '14:58'), 'jonas', auto),
  restored(
    on(-8, '09:33'),
    'jonas',
    13,
    'Auto was meant for the freeze only. The freeze ended yesterday at 18:00.',
  ),
  saved(on(-7, '10:22'), 'mara', custom(text16, withTwoPeople)),
  saved(on(-6, '13:09'), 'jonas', custom(text17, withTwoPeople)),
  saved(on(-5, '09:51'), 'mara', custom(text18, withCapture)),
  saved(on(-4, '11:14'), 'jonas', auto),
  saved(on(-3, '15:32'), 'jonas', custom(text20, withCapture)),
  saved(on(-2, '10:48'), 'jonas', custom(text21, [...withCapture, nothingDemonstration])),
  restored(
    on(-1, '08:25'),
    'mara',
    18,
    'Looser citations in revision 21 let two skills through that rested on one chat message. The certificate section comes back once payments has reviewed it.',
  ),
  saved(on(0, '14:36'), 'mara', custom(text23, withCapture)),
  saved(
    minutesAgo(194),
    'jonas',
    custom(edited(text23, edit.certificatesReviewed), [...withCapture, nothingDemonstration]),
  ),
)
