import type { Envelope } from '@vidya/contracts/call';
import { callAddress } from '@vidya/contracts/call';
import { createLecture, type LectureList, listLectures } from '@vidya/contracts/lecture';
import type { Sender } from './tus.ts';

/** Adds a lecture whose video is an upload, finished or not; answers its id. Throws with the server's words. */
export async function addFromUpload(sender: Sender, courseId: string, uploadId: string, title: string) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ title, description: '', youtubeLink: '', uploadId })) {
    form.append(name, value);
  }
  const answer = await fetch(sender.address + callAddress(createLecture, { courseId }), {
    method: 'POST',
    headers: sender.headers,
    body: form,
  });
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  const { Data } = (await answer.json()) as Envelope<{ lectureId: string }>;
  return Data!.lectureId;
}

/** All lectures of the course as its teacher sees them. */
export async function lecturesOf(sender: Sender, courseId: string): Promise<LectureList['lectures']> {
  const answer = await fetch(sender.address + callAddress(listLectures, { courseId }), { headers: sender.headers });
  if (!answer.ok) throw new Error(`The lectures were not listed: ${answer.status}`);
  return ((await answer.json()) as Envelope<LectureList>).Data!.lectures;
}
