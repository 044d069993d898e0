import { doJob, type Job } from './jobs'

self.onmessage = ({ data }: MessageEvent<Job>) => {
  const { answer, transfer } = doJob(data)
  self.postMessage(answer, { transfer })
}
