import { defineTexts } from '../../../ui/language'
import type { ServerFilter } from '../query/server-filters'

const count = (n: number) => n.toLocaleString('en-US')
const events = (n: number) => (n === 1 ? '1 event' : `${count(n)} events`)

/** "9.8 MB": bytes by thousands, as file managers show them. */
export function size(bytes: number): string {
  if (bytes < 1_000) return `${bytes} B`
  const [unit, by] =
    bytes < 1_000_000 ? ['KB', 1_000] : bytes < 1_000_000_000 ? ['MB', 1e6] : ['GB', 1e9]
  return `${(bytes / Number(by)).toFixed(1)} ${unit}`
}

/** "0:42" or "1:02:03". */
export function duration(ms: number): string {
  const seconds = Math.floor(ms / 1_000)
  const two = (n: number) => String(n).padStart(2, '0')
  const [h, m, s] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60]
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`
}

export const exportTexts = defineTexts(
  {
    title: 'Export audit events',
    everything:
      'Everything that matches is exported, also what is not loaded here, in the order in which the server numbered it: oldest first.',
    what: 'What is exported',
    resource: 'Resource',
    server: 'Server',
    scope: 'Scope',
    /** Each filter of the server, and those of its values that have a word. */
    filters: { action: 'Action', subject: 'Subject', result: 'Result' } satisfies Record<
      ServerFilter,
      string
    >,
    values: { allowed: 'allowed', denied: 'denied' },
    any: 'any',
    from: 'From',
    until: 'Until',
    beginning: 'the first event on',
    now: 'the moment in which you start: what happens later is not in it',
    local: (n: number) =>
      n === 1
        ? 'One filter works only on what is loaded; the server has none like it'
        : `${n} filters work only on what is loaded; the server has none like them`,
    applyLocal: 'Leave out of the file what they leave out; the receipt gives both counts',
    notApplied: 'They are not applied: the file holds what they leave out as well.',
    format: 'Format',
    csv: 'CSV',
    csvHelp:
      'For spreadsheets: a column for each field. Text that could run as a formula gets an apostrophe in front.',
    jsonl: 'JSON Lines',
    jsonlHelp: 'For programs: one event a line, exactly as the server sent it.',
    where: 'Save to',
    downloads: 'Downloads',
    downloadsHelp: 'File and receipt are saved when all is read.',
    chosen: 'A file that you choose',
    chosenHelp: 'Written as it is read, without a second copy on the disk.',
    audited:
      'Reading the audit is audited: about one event for each 500. Readings within the range, your own too, are in the file. Beside it you get a receipt with its count, range and SHA-256.',
    start: 'Start export',
    cancel: 'Cancel',
    close: 'Close',
    progress: 'Export progress',
    so: (n: number, bytes: string, time: string) => `${events(n)} · ${bytes} · ${time}`,
    read: (n: number) => `${events(n)} read`,
    reached: (time: string) => `Read up to ${time}`,
    starting: 'Asking for the first events',
    settling:
      'The range ended only now. Its last page is asked for again in a few seconds: the server may still be recording what happened before.',
    finishing: 'Finishing the file',
    paused: 'Paused',
    pausing: 'Pausing after the page that is being read',
    pause: 'Pause',
    goOn: 'Continue',
    waiting: (attempt: number, of: number) =>
      `The server could not be read. Trying again by itself, ${attempt} of ${of}.`,
    stopped: 'The export stands still. Nothing is lost; retry when the server can be read again.',
    outOfOrder:
      'The server sent an event with a lower number than one that is in the file already. The file can’t be completed in order; start again.',
    retry: 'Retry',
    resumed: (n: number) =>
      n === 1
        ? 'Taken up again once where it was; no event is missing or twice.'
        : `Taken up again ${count(n)} times where it was; no event is missing or twice.`,
    endEarly: 'End this export?',
    endEarlyHelp: (n: number) =>
      `${events(n)} ${n === 1 ? 'is' : 'are'} in the file so far. That is not all, and a part that is kept says so in its receipt.`,
    keep: 'Keep this part',
    discard: 'Discard',
    complete: (n: number) => `Complete: ${events(n)}`,
    partial: (n: number) => `Not complete: ${events(n)}`,
    completeHelp: 'The server said that there is no more in this range.',
    partialHelp: 'The receipt says that this is only a part.',
    leftOut: (n: number) => `${events(n)} left out by the filters that work on what is loaded.`,
    empty: 'No event matches. The file has none, and the receipt says so.',
    file: 'File',
    receipt: 'Receipt',
    bytes: 'Size',
    sha: 'SHA-256',
    took: 'Took',
    saveFile: 'Save file again',
    saveReceipt: 'Save receipt',
    saveReceiptAgain: 'Save receipt again',
    saved: 'Saved to your downloads: the file, and its receipt beside it.',
    savedChosen: 'The file is where you chose it to be. Save its receipt beside it.',
    closeWithout: 'Close without the receipt',
    unsaved: 'The receipt is not saved yet. Without it nobody can check the file.',
    proves:
      'The receipt proves that this file is what the console received. It does not prove that the server recorded everything.',
    verify: 'Check it with:',
    failed: 'The export failed',
    nothing: 'Nothing was saved. ',
    noSpace:
      'There is no more room: the disk, or what the browser may use of it, is full. Make room, or narrow the time range.',
    noPermission: 'The browser was not allowed to write this file.',
    noFile: (why: string) => `The file could not be written: ${why}`,
    announceStarted: 'The export has started',
    announcePaused: 'The export is paused',
    announceDone: (n: number) => `The export is complete: ${events(n)}`,
    announcePart: (n: number) => `A part was kept: ${events(n)}`,
    announceStopped: 'The export stands still',
    announceFailed: 'The export failed',
    kind: 'Audit export',
  },
  {
    title: '导出审计事件',
    everything: '导出所有符合条件的事件，包括此处尚未加载的，按服务器编号的顺序排列：最早的在前。',
    what: '导出内容',
    resource: '资源',
    server: '服务器',
    scope: 'Scope',
    filters: { action: '动作', subject: '主体', result: '结果' },
    values: { allowed: '允许', denied: '拒绝' },
    any: '不限',
    from: '从',
    until: '至',
    beginning: '从第一个事件起',
    now: '您开始导出的时刻：之后发生的不在其中',
    local: (n) => `有 ${n} 个筛选条件只作用于已加载的内容；服务器没有这样的筛选`,
    applyLocal: '文件中也略去它们排除的事件；回执会给出两个数量',
    notApplied: '不应用它们：文件中也包含它们排除的事件。',
    format: '格式',
    csv: 'CSV',
    csvHelp: '用于电子表格：每个字段一列。可能被当作公式执行的文本前会加一个撇号。',
    jsonl: 'JSON Lines',
    jsonlHelp: '用于程序：每行一个事件，与服务器发送的完全一致。',
    where: '保存到',
    downloads: '下载文件夹',
    downloadsHelp: '全部读取后保存文件和回执。',
    chosen: '您选择的文件',
    chosenHelp: '边读边写，磁盘上没有第二份副本。',
    audited:
      '读取审计也会被审计：大约每 500 个事件产生一个事件。范围内的读取记录（包括您自己的）都在文件中。文件旁附有回执，记录数量、范围和 SHA-256。',
    start: '开始导出',
    cancel: '取消',
    close: '关闭',
    progress: '导出进度',
    so: (n, bytes, time) => `${count(n)} 个事件 · ${bytes} · ${time}`,
    read: (n) => `已读取 ${count(n)} 个事件`,
    reached: (time) => `已读到 ${time}`,
    starting: '正在请求最早的事件',
    settling: '该范围刚刚结束。几秒后会再次请求最后一页：服务器可能仍在记录此前发生的事件。',
    finishing: '正在完成文件',
    paused: '已暂停',
    pausing: '读完当前这一页后暂停',
    pause: '暂停',
    goOn: '继续',
    waiting: (attempt, of) => `无法读取服务器。正在自动重试，第 ${attempt} 次，共 ${of} 次。`,
    stopped: '导出已停下。没有丢失任何内容；服务器可以读取后请重试。',
    outOfOrder:
      '服务器发来的一个事件，其编号小于文件中已有的事件。无法再按顺序完成此文件；请重新开始。',
    retry: '重试',
    resumed: (n) => `已从原处接续 ${count(n)} 次；没有事件缺失或重复。`,
    endEarly: '要结束此次导出吗？',
    endEarlyHelp: (n) =>
      `文件中目前有 ${count(n)} 个事件。这并非全部；若保留这一部分，回执会如实说明。`,
    keep: '保留这一部分',
    discard: '丢弃',
    complete: (n) => `完整：${count(n)} 个事件`,
    partial: (n) => `不完整：${count(n)} 个事件`,
    completeHelp: '服务器表示此范围内没有更多事件。',
    partialHelp: '回执说明这只是一部分。',
    leftOut: (n) => `有 ${count(n)} 个事件被只作用于已加载内容的筛选条件略去。`,
    empty: '没有符合条件的事件。文件中没有事件，回执也如此说明。',
    file: '文件',
    receipt: '回执',
    bytes: '大小',
    sha: 'SHA-256',
    took: '用时',
    saveFile: '再次保存文件',
    saveReceipt: '保存回执',
    saveReceiptAgain: '再次保存回执',
    saved: '文件及其回执已一并保存到您的下载文件夹。',
    savedChosen: '文件已在您选择的位置。请将回执保存在它旁边。',
    closeWithout: '不保存回执并关闭',
    unsaved: '回执尚未保存。没有回执，任何人都无法核对此文件。',
    proves: '回执证明此文件就是控制台收到的内容，并不证明服务器记录了一切。',
    verify: '核对命令：',
    failed: '导出失败',
    nothing: '没有保存任何内容。',
    noSpace: '空间不足：磁盘或浏览器可用的空间已满。请腾出空间，或缩小时间范围。',
    noPermission: '浏览器未获准写入此文件。',
    noFile: (why) => `无法写入文件：${why}`,
    announceStarted: '导出已开始',
    announcePaused: '导出已暂停',
    announceDone: (n) => `导出完整完成：${count(n)} 个事件`,
    announcePart: (n) => `已保留一部分：${count(n)} 个事件`,
    announceStopped: '导出已停下',
    announceFailed: '导出失败',
    kind: '审计导出',
  },
)
