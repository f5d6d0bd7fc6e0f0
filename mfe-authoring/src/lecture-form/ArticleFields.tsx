import { readMinutes, wordCount } from '@vidya/contracts/rules/text/article';
import { count } from '@vidya/contracts/texts/format';
import { FormField, lazyPart, Skeleton } from '@vidya/shared-ui';
import { Suspense } from 'react';
import type { LectureFormState } from '../data/lecture/lecture-form.ts';
import { Group } from '../parts/form-styles.ts';
import { Marked } from '../parts/Marked.tsx';
import { ExpectedLength } from './ExpectedLength.tsx';

const ArticleEditor = lazyPart(async () => (await import('../article/ArticleEditor.tsx')).ArticleEditor);

/** '1,240 words, 7 min to read'. */
function lengthOf(article: string): string {
  const words = wordCount(article);
  return `${count(words)} ${words === 1 ? 'word' : 'words'}, ${readMinutes(words)} min to read`;
}

/** The text of an article, and how long it takes. */
export function ArticleFields({ courseId, form }: { courseId: string; form: LectureFormState }) {
  const { fields, errors, round, set } = form;
  const length = lengthOf(fields.article);
  return (
    <Group>
      <legend>Article</legend>
      <FormField label={<Marked>Article</Marked>} isLabelHidden error={errors.article} help={length}>
        {(wiring) => (
          <Suspense fallback={<Skeleton height="28rem" shape="block" />}>
            <ArticleEditor
              key={round}
              {...wiring}
              courseId={courseId}
              label="Article"
              aria-required
              html={fields.article}
              onChange={(html) => {
                if (html !== fields.article) set('article', html);
              }}
            />
          </Suspense>
        )}
      </FormField>
      <ExpectedLength form={form} help="Learners see it beside the title. Without it: the time to read." />
    </Group>
  );
}
