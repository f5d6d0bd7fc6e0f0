import { limits } from '@vidya/contracts/rules/limits';
import { paths } from '@vidya/contracts/texts/paths';
import { Button, Icon } from '@vidya/shared-ui';
import { color, layout, media, radius, space, type } from '@vidya/shared-ui/tokens';
import type { FormEvent, ReactNode } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';

interface LostPageProps {
  picture: ReactNode;
  title: ReactNode;
  /** What the visitor can do; the link home stands beside it. */
  actions: ReactNode;
  children: ReactNode;
}

/** A page for an unknown or forbidden address: what happened, a search of all courses, and links. */
export function LostPage({ picture, title, actions, children }: LostPageProps) {
  // The key resets the field when the address changes.
  const { key } = useLocation();
  const navigate = useNavigate();
  const search = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('q');
    const q = typeof typed === 'string' ? typed.trim() : '';
    void navigate(q ? `${paths.allCourses()}?${new URLSearchParams({ q }).toString()}` : paths.allCourses());
  };
  return (
    <Page>
      <Text>
        <h1>{title}</h1>
        <p>{children}</p>
        <Actions>
          {actions}
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
          <Row>
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
          </Row>
          <Link to={paths.allCourses()}>Browse all courses</Link>
        </Search>
      </Text>
      <Picture aria-hidden="true">{picture}</Picture>
    </Page>
  );
}

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]} ${space[12]};
  align-items: center;
  width: 100%;
  max-width: ${layout.page};
  margin: 0 auto;
  padding: ${space[10]} ${layout.gutter} ${space[16]};
  ${media.laptop} {
    grid-template-columns: minmax(0, 34rem) minmax(0, 1fr);
    padding-top: ${space[16]};
  }
`;

const Text = styled.div`
  h1 {
    ${type.h1}
  }
  > p {
    max-width: 30rem;
    margin-top: ${space[3]};
    color: ${color.inkMuted};
    ${type.lead}
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  margin-top: ${space[6]};
`;

const Search = styled.form`
  display: grid;
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

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  width: 100%;
  min-height: 3rem;
  padding: ${space[1]} ${space[1]} ${space[1]} ${space[4]};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.pill};
  background: ${color.surface};
  color: ${color.inkMuted};
  &:focus-within {
    border-color: ${color.focus};
    box-shadow: 0 0 0 3px ${color.primarySoft};
  }
  input {
    flex: 1;
    min-width: 0;
    min-height: 2rem;
    border: 0;
    outline: 0;
    background: none;
    color: ${color.ink};
  }
`;

/** Beside the text if there is room, above it on a phone. */
const Picture = styled.div`
  display: grid;
  justify-content: center;
  order: -1;
  > svg {
    width: min(16rem, 60vw);
    height: auto;
  }
  ${media.laptop} {
    order: 0;
    > svg {
      width: min(26rem, 100%);
    }
  }
`;
