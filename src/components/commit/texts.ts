import { defineTexts } from '../../ui/language'

export const commitTexts = defineTexts(
  {
    willCommit: (next: number, seen: number) =>
      seen === 0
        ? 'This will commit revision 1, the first one of this key'
        : `This will commit revision ${next} on top of revision ${seen}`,
    safe: 'Nothing is lost: every earlier revision stays in the history.',
    reason: 'Reason',
    reasonHelp: 'Recorded with the revision, for everyone who reads the history.',
    reasonCount: (count: number, max: number) => `${count}/${max}`,
    reasonMissing: 'Give a reason first',
    reasonTooLong: (max: number) => `A reason holds at most ${max} characters`,
    /** The button that sends an edit. */
    commitRevision: (next: number) => `Commit revision ${next}`,
    cancel: 'Cancel',
    close: 'Close',
    changes: (seen: number) =>
      seen === 0 ? 'Changes against what runs now' : `Changes against revision ${seen}`,
    needAdmin: 'You need scope.admin on this scope',
    needAdminHelp:
      'Changing a Prompt needs the role scope.admin on its Scope at the moment of the change. Owning the Prompt is not enough once that role is gone; reading it still works.',
    checkingRole: 'Checking what you may do',
    alreadyAuto: 'Already Auto',
    sameAsHead: 'Same content as the head',
    cannotHonour: 'This server cannot honour a custom Prompt',
    committed: (revision: number) => `Committed revision ${revision}`,
    forbiddenTitle: 'You may not commit this',
    refusedTitle: 'The server refused the commit',
    forbiddenHelp:
      'You need the role scope.admin on this Scope now; owning what you commit is not enough. Your role may have been revoked since you opened this page. Ask someone who administers the Scope to grant it again; what you typed stays here.',
    mayNotHelp:
      'Only its owner may replace this Artifact. The role scope.contributor lets you make Artifacts of your own, not replace those of others. Ask its owner, or someone who administers the Scope; what you typed stays here.',
    invalidPrompt:
      'The server does not take this content for a Prompt. A newer or an older server may have other rules than the one that saved this revision.',
    incompatible:
      'The demonstrations of this revision do not fit what this server expects of the key: it may have changed since they were saved.',
    unavailable:
      'This server has no model that could honour a custom Prompt for this key, so that it takes Auto only.',
    invalidHelp: 'The server checked the request and did not accept it.',
    fieldReason: (field: string, reason: string) => `${field}: ${reason}`,
    preconditionHelp:
      'The request arrived without its If-Match header: something between this browser and the server removes it.',
    etagHelp:
      'The server did not accept the ETag although the head is where you saw it: something between this browser and the server changes headers.',
    tooLargeHelp: 'The request is larger than the server, or a proxy before it, takes.',
    busyHelp: 'The server is busy or not ready and turned the request away. Try again in a moment.',
    tooManyHelp:
      'Too many requests came in a short time, so that the server turned this one away. Wait, then press the button again. What you typed stays here.',
    savedFirstHelp:
      'Somebody saved this key first, and the server then took it back, or another request with the same content is still under way. Close this and review what is saved now.',
    otherConflictHelp:
      'Something else that is going on at the server stands against this commit. Try again in a moment, and look at the head first if it is refused again.',
    goneHelp:
      'The Artifact, or its Scope, is no longer where you saw it. What you typed stays here, so that you can copy it.',
    otherHelp: 'What you typed stays here.',
    checking: 'Checking what happened',
    checkingHelp:
      'The commit was sent, but no clear answer came back. The head is being read to find out; nothing is sent again.',
    checkingRefusalHelp:
      'The server refused the commit. Browsers may send a request twice, so the head is being read to see whether it arrived before.',
    stillHead: (seen: number, time: string) =>
      seen === 0
        ? `As of ${time}, nothing is saved under this key.`
        : `As of ${time}, revision ${seen} is still the head.`,
    unmovedTitle: 'Not committed so far',
    willRecheck:
      'The server may still be at work on what was sent: the head is looked at again for two minutes, and this message changes when it moves.',
    noMoreRechecks:
      'What was sent may still arrive, but the head is not looked at any more by itself.',
    mayPressAgain: (seen: number) =>
      seen === 0
        ? 'You may send it again: a key can be saved first only once, even if what was sent before should still arrive.'
        : `You may send it again: it can only be committed on top of revision ${seen}, so never twice, even if what was sent before should still arrive.`,
    whatHappened: 'What came back',
    uncheckedTitle: 'It is not known what happened',
    uncheckedHelp:
      'The commit was sent, and the head could not be read to see whether it arrived. Checking only reads; it never sends.',
    uncheckedRefusalHelp:
      'The server refused the commit, and the head could not be read to see whether an earlier arrival of it was committed.',
    uncheckedConflictHelp:
      'The server says that the head you saw is no longer the head. The new one could not be read.',
    checkAgain: 'Check again',
    moved: 'The head has moved',
    movedHelp: (seen: number) =>
      seen === 0
        ? 'Something is saved under this key now. Nothing is retried by itself, and nothing can be overwritten unseen.'
        : `Revision ${seen}, which you saw, is no longer the head. Nothing is retried by itself, and nothing can be overwritten unseen.`,
    notCommitted: 'What you reviewed was not committed.',
    alreadyThere: (revision: number) =>
      `Revision ${revision} already holds exactly the content that you were about to commit. There may be nothing left to do.`,
    whoseUnknown: (revision: number) =>
      `Revision ${revision} holds what you wanted. Whether your request or somebody else’s made it is not known, since the server does not record it.`,
    taken: (revision: number) =>
      `Revision ${revision} holds the same content, but the server has on record that it is not your commit.`,
    unclear: (revision: number) =>
      `Whether revision ${revision} is your commit can’t be told from its content. Compare it with yours below.`,
    inForce: (revision: number) => `Revision ${revision} is in force now.`,
    readingHead: 'Reading the new head',
    youSaw: (revision: number) => (revision === 0 ? 'You saw' : `You saw revision ${revision}`),
    now: (revision: number) => `Now: revision ${revision}`,
    would: 'Would be committed',
    wouldRestore: (revision: number) => `The content of revision ${revision}`,
    wouldRestoreAgain: 'The content of the revision that you chose',
    sawNothing: 'Nothing was saved',
    laterRevisions: (count: number) =>
      count === 1
        ? 'What happened in between: 1 revision'
        : `What happened in between: ${count} revisions`,
    earlier: (count: number) =>
      count === 1
        ? 'and 1 earlier revision, which the history lists'
        : `and ${count} earlier revisions, which the history lists`,
    againstNow: (now: number) => `What would change against revision ${now}`,
    tryAgain: 'Try again',
    wouldAuto: 'Auto: the built-in instructions',
    wouldOther: 'The content that you reviewed',
    by: (who: string) => `by ${who}`,
    notRecorded: 'when and by whom: not recorded',
    authorNotRecorded: 'author not recorded',
    yourReason: (reason: string) => `Your reason: ${reason}`,
    reasonGiven: (reason: string) => `Reason: ${reason}`,
    restoredFrom: (revision: number) => `Restored from revision ${revision}`,
    since: (seen: number, now: number) =>
      seen === 0
        ? `Changes from what you saw to revision ${now}`
        : `Changes from revision ${seen} to revision ${now}`,
    review: (revision: number) => `Review against revision ${revision}`,
  },
  {
    willCommit: (next, seen) =>
      seen === 0
        ? '这将提交修订版 1，即该键的第一个修订版'
        : `这将在修订版 ${seen} 之上提交修订版 ${next}`,
    safe: '不会丢失任何内容：所有更早的修订版都保留在历史中。',
    reason: '原因',
    reasonHelp: '与修订版一起记录，所有阅读历史的人都能看到。',
    reasonCount: (count, max) => `${count}/${max}`,
    reasonMissing: '请先填写原因',
    reasonTooLong: (max) => `原因最多 ${max} 个字符`,
    commitRevision: (next) => `提交修订版 ${next}`,
    cancel: '取消',
    close: '关闭',
    changes: (seen) => (seen === 0 ? '相对于当前运行内容的更改' : `相对于修订版 ${seen} 的更改`),
    needAdmin: '您需要此 Scope 的 scope.admin',
    needAdminHelp:
      '更改 Prompt 需要在更改的那一刻拥有其 Scope 的 scope.admin 角色。失去该角色后，即使是 Prompt 的所有者也不能更改；仍可读取。',
    checkingRole: '正在检查您的权限',
    alreadyAuto: '已是自动模式',
    sameAsHead: '与当前 head 内容相同',
    cannotHonour: '此服务器无法使用自定义 Prompt',
    committed: (revision) => `已提交修订版 ${revision}`,
    forbiddenTitle: '您无权提交此内容',
    refusedTitle: '服务器拒绝了此提交',
    forbiddenHelp:
      '您现在需要此 Scope 的 scope.admin 角色；仅是所有者并不够。您的角色可能在打开此页面之后被撤销。请让管理该 Scope 的人重新授予；您输入的内容会保留在这里。',
    mayNotHelp:
      '只有所有者可以替换此 Artifact。scope.contributor 角色只允许创建您自己的 Artifact，不能替换他人的。请联系其所有者或管理该 Scope 的人；您输入的内容会保留在这里。',
    invalidPrompt: '服务器不接受此内容作为 Prompt。服务器版本不同，规则可能与保存此修订版时不同。',
    incompatible: '此修订版的示例与服务器对该键的要求不符：自保存以来要求可能已改变。',
    unavailable: '此服务器没有能为该键使用自定义 Prompt 的模型，因此只接受自动模式。',
    invalidHelp: '服务器检查了请求但没有接受。',
    fieldReason: (field, reason) => `${field}:${reason}`,
    preconditionHelp: '请求到达时缺少 If-Match 标头：浏览器与服务器之间有某个环节将其移除。',
    etagHelp:
      '虽然 head 仍是您看到的那个，服务器却不接受该 ETag：浏览器与服务器之间有某个环节更改了标头。',
    tooLargeHelp: '请求超过了服务器或其前面的代理所能接受的大小。',
    busyHelp: '服务器正忙或尚未就绪，拒绝了请求。请稍后重试。',
    tooManyHelp:
      '短时间内请求过多，服务器拒绝了此请求。请稍候再按此按钮。您输入的内容会保留在这里。',
    savedFirstHelp:
      '有人先保存了该键而服务器随后又将其撤回，或者另一个内容相同的请求仍在进行。请关闭此对话框并查看现在保存的内容。',
    otherConflictHelp:
      '服务器上正在进行的其他操作与此提交冲突。请稍后重试，若再次被拒绝，请先查看 head。',
    goneHelp: '此 Artifact 或其 Scope 已不在您看到它的位置。您输入的内容会保留在这里，可供复制。',
    otherHelp: '您输入的内容会保留在这里。',
    checking: '正在检查发生了什么',
    checkingHelp: '提交已发送，但没有收到明确的答复。正在读取 head 以查明结果；不会再次发送。',
    checkingRefusalHelp:
      '服务器拒绝了此提交。浏览器可能会将请求发送两次，因此正在读取 head，以查明它之前是否已到达。',
    stillHead: (seen, time) =>
      seen === 0
        ? `截至 ${time}，该键下尚未保存任何内容。`
        : `截至 ${time}，head 仍是修订版 ${seen}。`,
    unmovedTitle: '目前尚未提交',
    willRecheck:
      '服务器可能仍在处理已发送的请求：两分钟内会再次查看 head，一旦它移动，此消息会随之更新。',
    noMoreRechecks: '已发送的请求之后仍可能到达，但不会再自动查看 head。',
    mayPressAgain: (seen) =>
      seen === 0
        ? '您可以再次发送：首次保存只会成功一次，即使之前发送的请求之后才到达。'
        : `您可以再次发送：它只能提交在修订版 ${seen} 之上，因此绝不会提交两次，即使之前发送的请求之后才到达。`,
    whatHappened: '收到的答复',
    uncheckedTitle: '尚不清楚发生了什么',
    uncheckedHelp: '提交已发送，但无法读取 head 来确认是否到达。检查只会读取，绝不会发送。',
    uncheckedRefusalHelp: '服务器拒绝了此提交，且无法读取 head 来确认它之前到达的请求是否已提交。',
    uncheckedConflictHelp: '服务器表示您看到的 head 已不再是 head，且无法读取新的 head。',
    checkAgain: '再次检查',
    moved: 'head 已移动',
    movedHelp: (seen) =>
      seen === 0
        ? '该键下现已保存了内容。不会自动重试，也不会在未经查看的情况下覆盖任何内容。'
        : `您看到的修订版 ${seen} 已不再是 head。不会自动重试，也不会在未经查看的情况下覆盖任何内容。`,
    notCommitted: '您审阅的内容没有提交。',
    alreadyThere: (revision) =>
      `修订版 ${revision} 已包含您准备提交的完全相同的内容，可能无需再做任何事。`,
    whoseUnknown: (revision) =>
      `修订版 ${revision} 包含您想要的内容。由于服务器没有记录，无法得知它来自您的请求还是他人的请求。`,
    taken: (revision) => `修订版 ${revision} 包含相同的内容，但服务器的记录表明它不是您的提交。`,
    unclear: (revision) =>
      `无法从内容判断修订版 ${revision} 是否为您的提交。请在下面与您的内容比较。`,
    inForce: (revision) => `现在生效的是修订版 ${revision}。`,
    readingHead: '正在读取新的 head',
    youSaw: (revision) => (revision === 0 ? '您看到的' : `您看到的是修订版 ${revision}`),
    now: (revision) => `现在：修订版 ${revision}`,
    would: '将要提交',
    wouldRestore: (revision) => `修订版 ${revision} 的内容`,
    wouldRestoreAgain: '您选择的修订版的内容',
    sawNothing: '尚未保存任何内容',
    laterRevisions: (count) => `其间发生的更改：${count} 个修订版`,
    earlier: (count) => `以及更早的 ${count} 个修订版，可在历史中查看`,
    againstNow: (now) => `相对于修订版 ${now} 将发生的更改`,
    tryAgain: '重试',
    wouldAuto: '自动：内置指令',
    wouldOther: '您审阅过的内容',
    by: (who) => `提交者 ${who}`,
    notRecorded: '提交者与时间：未记录',
    authorNotRecorded: '提交者未记录',
    yourReason: (reason) => `您的原因：${reason}`,
    reasonGiven: (reason) => `原因：${reason}`,
    restoredFrom: (revision) => `恢复自修订版 ${revision}`,
    since: (seen, now) =>
      seen === 0 ? `您看到的内容到修订版 ${now} 的更改` : `修订版 ${seen} 到修订版 ${now} 的更改`,
    review: (revision) => `对照修订版 ${revision} 审阅`,
  },
)
