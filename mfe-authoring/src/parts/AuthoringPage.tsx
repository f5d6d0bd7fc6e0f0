import { layout, media, PageHeader, Skeleton, StepHeader, space } from '@vidya/shared-ui';
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
  actions?: ReactNode;
  /** From 1; undefined on pages that are not a step. */
  step?: 1 | 2 | 3;
  /** With a course the steps are links. */
  courseId?: string | null;
  /** Beside the content in wide windows, below it in others. */
  aside?: ReactNode;
  /** Instead of the content: why there is none. */
  missing?: ReactNode;
  /** The content; a skeleton of a form while it is null. */
  children?: ReactNode;
}

/** The frame of every authoring page: the three steps, the header, the form column, and the column beside it. */
export function AuthoringPage(props: AuthoringPageProps) {
  const { title, lead, actions, step, courseId, aside, missing, children } = props;
  const course = useCourse(step && courseId ? courseId : null);
  const content = missing ?? children ?? <FormSkeleton />;
  return (
    <Page $hasAside={aside !== undefined}>
      {step ? (
        <StepHeader
          steps={stepsOf(courseId ?? null, course.data)}
          current={step}
          renderLink={({ href, ...rest }) => <Link to={href} {...rest} />}
        />
      ) : null}
      <PageHeader title={title} lead={lead === '' ? '\u00a0' : lead} actions={actions} />
      {aside === undefined ? (
        content
      ) : (
        <Columns>
          <div>{content}</div>
          <div>{aside}</div>
        </Columns>
      )}
    </Page>
  );
}

/** About as large as a form, while its data loads. */
const FormSkeleton = () => (
  <Form as="div" role="group" aria-busy="true" aria-label="Loading">
    <Skeleton height="22rem" shape="block" />
    <Skeleton height="14rem" shape="block" />
    <Skeleton height="3rem" width="40%" />
  </Form>
);

const Page = styled.div<{ $hasAside: boolean }>`
  display: grid;
  gap: ${space[8]};
  width: 100%;
  max-width: ${layout.page};
  grid-template-columns: minmax(0, ${({ $hasAside }) => ($hasAside ? '1fr' : '60rem')});
  margin: 0 auto;
  padding: ${space[8]} ${layout.gutter} ${space[16]};

  & > header {
    margin-bottom: 0;
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
  }
`;
