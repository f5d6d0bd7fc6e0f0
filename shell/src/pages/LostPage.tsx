import { hasHistory } from '@vidya/contracts/browser/has-history';
import { limits } from '@vidya/contracts/rules/limits';
import { paths } from '@vidya/contracts/texts/paths';
import { Button, Icon, Row } from '@vidya/shared-ui';
import { color, layout, media, space, type } from '@vidya/shared-ui/tokens';
import type { FormEvent, ReactNode } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { searchPill } from '../frame/search/search-styles.ts';

type LostPageProps = Record<'picture' | 'title' | 'children', ReactNode> & { action?: ReactNode };

/** An unknown or forbidden address: what happened, what to do first (`action`), a search of all courses, and links. */
export function LostPage({ picture, title, action, children }: LostPageProps) {
  // The key resets the field when the address changes.
  const { key } = useLocation();
  const navigate = useNavigate();
  const search = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('q');
    const q = typeof typed === 'string' ? typed.trim() : '';
    void navigate(paths.allCourses({ q }));
  };
  return (
    <Page>
      <Text>
        <h1>{title}</h1>
        <p>{children}</p>
        <Actions $align="normal">
          {action}
          <GoBack variant={action ? 'secondary' : 'primary'} />
          <Button as={Link} to={paths.home()} variant="secondary">
            Home
          </Button>
        </Actions>
        <Search
          key={key}
          role="search"
          aria-label="Find a course"
          action={paths.allCourses()}
          noValidate
          onSubmit={search}
        >
          <label htmlFor="lost-search">Looking for a course?</label>
          <Field>
            <Icon name="search" size={20} />
            <input
              id="lost-search"
              type="search"
              name="q"
              maxLength={limits.searchCharacters}
              placeholder="Search courses"
              autoComplete="off"
            />
            <Button type="submit" size="small">
              Search
            </Button>
          </Field>
          <Link to={paths.allCourses()}>Browse all courses</Link>
        </Search>
      </Text>
      <Picture aria-hidden="true">{picture}</Picture>
    </Page>
  );
}

/** Goes back one entry, or home if there is none (decision R4). */
function GoBack({ variant }: { variant: 'primary' | 'secondary' }) {
  const navigate = useNavigate();
  const goBack = (): void => void (hasHistory() ? navigate(-1) : navigate(paths.home()));
  return (
    <Button variant={variant} onClick={goBack}>
      Go Back
    </Button>
  );
}

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]} ${space[12]};
  align-items: center;
  max-width: ${layout.page};
  margin: 0 auto;
  padding: ${space[10]} ${layout.gutter} ${space[16]};
  ${media.laptop} {
    grid-template-columns: minmax(0, 34rem) minmax(0, 1fr);
    padding-top: ${space[16]};
  }
`;

const Text = styled.div`
  > p {
    max-width: 30rem;
    margin-top: ${space[3]};
    color: ${color.inkMuted};
    ${type.lead}
  }
`;

const Actions = styled(Row)`
  margin-top: ${space[6]};
`;

/* A field's own width grows with its font: it must not widen the column. */
const Search = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${space[2]};
  margin-top: ${space[8]};
  padding-top: ${space[6]};
  border-top: 1px solid ${color.line};
  label {
    ${type.label}
  }
  > a {
    display: inline-flex;
    align-items: center;
    min-height: 2rem;
  }
`;

const Field = styled.div`
  ${searchPill}
  width: 100%;
  min-height: 3rem;
  padding: ${space[1]} ${space[1]} ${space[1]} ${space[4]};
  input {
    min-height: 2rem;
  }
`;

/** Beside the text if there is room, above it on a phone. */
const Picture = styled.div`
  display: grid;
  order: -1;
  > svg {
    width: min(16rem, 60vw);
    height: auto;
  }
  ${media.laptop} {
    justify-items: center;
    order: 0;
    > svg {
      width: min(26rem, 100%);
    }
  }
`;
