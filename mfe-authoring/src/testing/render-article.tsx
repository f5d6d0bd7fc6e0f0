import { act, fireEvent, screen } from '@testing-library/react';
import { PlatformProvider, type RemoteProps } from '@vidya/contracts/browser/platform';
import type { MockResponses } from '@vidya/contracts/testing/mock-platform';
import { person, renderRemote } from '@vidya/contracts/testing/render-remote';
import { ArticleEditor } from '../article/ArticleEditor.tsx';

export const area = () => screen.getByRole('textbox', { name: 'Article' });
export const tool = (name: string) => screen.getByRole('button', { name });
export const press = (name: string) => act(async () => fireEvent.click(tool(name)));

/** Pastes or drops into the editor: data by type, and files. */
export const give = (how: 'paste' | 'drop', data: Record<string, string>, files: File[] = []) =>
  act(async () => {
    area().focus();
    const transfer = { types: Object.keys(data), files, getData: (type: string) => data[type] ?? '' };
    if (how === 'drop') fireEvent.drop(area(), { dataTransfer: transfer });
    else fireEvent.paste(area(), { clipboardData: transfer });
  });

/** Presses a key in the editor; resolves to whether the browser would act on it too. */
export async function key(name: string, more: { shiftKey?: boolean; altKey?: boolean } = {}): Promise<boolean> {
  let isLeft = true;
  await act(async () => void (isLeft = fireEvent.keyDown(area(), { key: name, code: name, ...more })));
  return isLeft;
}

/** The editor of articles with a caret at the end of `html`; `written` is what it wrote last. */
export async function openArticle(html = '<p>Text</p>', responses: MockResponses = {}) {
  // jsdom has no layout.
  Range.prototype.getBoundingClientRect = () => document.body.getBoundingClientRect();
  const changed = jest.fn<void, [string]>();
  const Page = ({ platform }: RemoteProps) => (
    <PlatformProvider platform={platform}>
      <ArticleEditor courseId="course-1" label="Article" html="" onChange={changed} />
    </PlatformProvider>
  );
  const shown = renderRemote(Page, { at: '/', user: person({ role: 'INSTRUCTOR' }), responses });
  if (html) await give('paste', { 'text/html': html });
  return { ...shown, written: () => changed.mock.lastCall?.[0] ?? '' };
}
