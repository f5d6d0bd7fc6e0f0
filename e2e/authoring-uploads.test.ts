import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { violationsInLight } from './support/axe.ts';
import { closeBrowser, newVisit, signIn } from './support/browser.ts';
import { people } from './support/site.ts';

const sample = path.resolve(import.meta.dirname, '../api/src/testing/videos/short.mp4');
const folder = mkdtempSync(path.join(os.tmpdir(), 'vidya-uploads-'));
const large = path.join(folder, 'large.mp4');
writeFileSync(large, Buffer.concat([readFileSync(sample), Buffer.alloc(12 * 1024 * 1024)]));

afterAll(async () => {
  await closeBrowser();
  rmSync(folder, { recursive: true });
});

it('an upload is paused and resumed on another page, and leaving the area says what becomes of it', async () => {
  const { page, context, pageErrors } = await newVisit();
  await signIn(page, people.instructor);
  const network = await context.newCDPSession(page);
  await network.send('Network.enable');
  const uploadThroughput = 400_000;
  const conditions = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput };
  await network.send('Network.emulateNetworkConditions', conditions);
  await page.goto('/createCourse');
  await page.getByRole('textbox', { name: /^Title/ }).fill('Uploads in a panel');
  await page.getByRole('button', { name: 'Save as Draft' }).click();
  await page.waitForURL(/courseId=/);
  await page.goto(`/addLecture?courseId=${new URL(page.url()).searchParams.get('courseId')}`);
  await page.locator('input[type=file][accept*=".mp4"]').setInputFiles(large);
  await page.getByRole('button', { name: 'Pause: large.mp4' }).click();
  await page.getByText(/% · Paused$/).waitFor();
  await page.getByRole('link', { name: /Create Course/ }).click();
  await page.getByLabel(/^Title/).waitFor();
  await page.getByRole('button', { name: 'Resume: large.mp4' }).click();
  await page.getByText(/[MK]B\/s/).waitFor();
  expect(await violationsInLight(page)).toEqual([]);
  await page.getByRole('contentinfo').getByRole('link').first().click();
  const question = page.getByRole('alertdialog', { name: 'Leave while a video is uploading?' });
  await question.getByText(/^\d+\s% of large\.mp4 is uploaded\. The upload goes on/).waitFor();
  await question.getByRole('button', { name: 'Stay' }).click();
  await page.getByRole('button', { name: 'Cancel: large.mp4' }).click();
  await page.getByRole('progressbar', { name: 'Upload of large.mp4' }).waitFor({ state: 'detached' });
  expect(pageErrors).toEqual([]);
});
