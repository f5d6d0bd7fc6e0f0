import { color, layout, media, PageHeader, Skeleton, StepHeader, space } from '@vidya/shared-ui';
import { ruledTop } from '@vidya/shared-ui/mixins';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useCourse } from '../data/course/course.ts';
import { stepsOf } from '../data/course/steps.ts';
import { Form } from './form-styles.ts';

interface AuthoringPageProps {
  title: string;
  /** A line below the title. An empty string holds its room while the text loads. */
  lead?: string;
  /** From 1; undefined on pages that are not a step. */
  step?: 1 | 2 | 3;
  /** With a course the steps are links. */
  courseId?: string | null;
  /** The content has a card beside it where there is room for one. */
  hasCard?: boolean;
  /** Apart from the content, at the end of the page. */
  end?: ReactNode;
  /** Beside the content in wide windows, below it in others. */
  aside?: ReactNode;
  /** Instead of the content: why there is none. */
  missing?: ReactNode;
  /** The content; a skeleton of a form while it is null. */
  children?: ReactNode;
}

/** The frame of every authoring page: the three steps, the header, the form column, and the column beside it. */
export function AuthoringPage(props: AuthoringPageProps) {
  const { title, lead, step, courseId, hasCard = false, end, aside, missing, children } = props;
  const course = useCourse(step && courseId ? courseId : null);
  const content = missing ?? children ?? <FormSkeleton />;
  return (
    <Page $width={aside !== undefined ? 'page' : hasCard ? 'card' : 'form'}>
      {step ? (
        <StepHeader
          steps={stepsOf(courseId ?? null, course.data)}
          current={step}
          renderLink={({ href, ...rest }) => <Link to={href} {...rest} />}
        />
      ) : null}
      <PageHeader title={title} lead={lead === '' ? '\u00a0' : lead} />
      {aside === undefined ? (
        content
      ) : (
        <Columns>
          <div>{content}</div>
          <div>{aside}</div>
        </Columns>
      )}
      {end ? <End>{end}</End> : null}
    </Page>
  );
}

/** About as large as a form, while its data loads. */
export const FormSkeleton = () => (
  <Form as="div" role="group" aria-busy="true" aria-label="Loading">
    <Skeleton height="22rem" shape="block" />
    <Skeleton height="14rem" shape="block" />
    <Skeleton height="3rem" width="40%" />
  </Form>
);

/** Wide enough for a form with a card beside it. */
export const forCard = '(min-width: 75em)';

const form = 'minmax(0, 60rem)';
const page = 'minmax(0, 1fr)';

/** What the open panel of uploads covers at the end of a page: the column below it is longer by as much. */
const uploadRoom = 'var(--upload-room, 0px)';

/** A form alone stands in the middle of the page. */
const Page = styled.div<{ $width: 'page' | 'card' | 'form' }>`
  display: grid;
  gap: ${space[8]};
  justify-content: center;
  width: 100%;
  max-width: ${layout.page};
  grid-template-columns: ${({ $width }) => ($width === 'page' ? page : form)};
  margin: 0 auto;
  padding: ${space[8]} ${layout.gutter}
    ${({ $width }) => ($width === 'page' ? space[16] : `max(${space[16]}, ${uploadRoom})`)};

  & > header {
    margin-bottom: 0;
  }
  @media ${forCard} {
    grid-template-columns: ${({ $width }) => ($width === 'form' ? form : page)};
    ${({ $width }) => ($width === 'card' ? `padding-bottom: ${space[16]};` : '')}
  }
`;

/** What ends the page is no part of its form: it deletes what the form edits. */
const End = styled.div`
  ${ruledTop(8)}

  /* The label of a quiet button begins where the page does. */
  > button {
    margin-left: calc(-1 * ${space[5]});
    color: ${color.danger};
  }
`;

const Columns = styled.div`
  display: grid;
  gap: ${space[6]};
  align-items: start;

  > * {
    min-width: 0;
  }
  ${media.laptop} {
    grid-template-columns: minmax(0, 1fr) 22rem;
    gap: ${space[8]};

    > :last-child {
      padding-bottom: ${uploadRoom};
    }
  }
`;
