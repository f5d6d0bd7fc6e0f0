import { readMinutes, wordCount } from '@vidya/contracts/rules/text/article';
import { count } from '@vidya/contracts/texts/format';
import { FormField } from '@vidya/shared-ui';
import { ArticleEditor } from '../article/ArticleEditor.tsx';
import type { LectureFormState } from '../data/lecture/lecture-form.ts';
import { Group, Pair } from '../parts/form-styles.ts';
import { Marked } from '../parts/Marked.tsx';
import { ExpectedLength } from './ExpectedLength.tsx';

/** '1,240 words, 7 min to read'. */
function lengthOf(article: string): string {
  const words = wordCount(article);
  if (words === 0) return 'Nothing written yet';
  return `${count(words)} ${words === 1 ? 'word' : 'words'}, ${readMinutes(words)} min to read`;
}

/** The text of an article, and how long it takes. */
export function ArticleFields({ courseId, form }: { courseId: string; form: LectureFormState }) {
  const { fields, errors, round, set } = form;
  const length = lengthOf(fields.article);
  return (
    <Group>
      {/* The headings of the text are below one of the page. */}
      <legend>
        <h2>
          <Marked>Article</Marked>
        </h2>
      </legend>
      <FormField label="Article" isLabelHidden error={errors.article} help={length}>
        {(wiring) => (
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
        )}
      </FormField>
      <Pair>
        <ExpectedLength form={form} help="Learners see it beside the title. Without it: the time to read." />
      </Pair>
    </Group>
  );
}
