import { paths } from '@vidya/contracts/paths';
import { Icon } from '@vidya/shared-ui';
import { color, media, motion, radius, space, type } from '@vidya/shared-ui/tokens';
import type { FormEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { wide } from './navbar-styles.ts';

function typed(form: HTMLFormElement): string {
  const text = new FormData(form).get('q');
  return typeof text === 'string' ? text.trim() : '';
}

/** Searches all courses. A real form, so that it works in the static frame before any script has run. */
export function SearchBox() {
  const navigate = useNavigate();
  const location = useLocation();
  const current = new URLSearchParams(location.search).get('q') ?? '';
  const search = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void navigate(paths.allCourses({ q: typed(event.currentTarget) }));
  };
  return (
    <Form role="search" action={paths.allCourses()} method="get" noValidate onSubmit={search}>
      <Icon name="search" size={18} />
      <Field
        key={current}
        type="search"
        name="q"
        defaultValue={current}
        placeholder="Search courses"
        aria-label="Search courses"
        maxLength={200}
      />
    </Form>
  );
}

const Form = styled.form`
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${space[2]};
  min-width: 0;
  max-width: 24rem;
  height: 2.75rem;
  margin-left: auto;
  padding: 0 ${space[4]};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.pill};
  background: ${color.surface};
  color: ${color.inkMuted};
  transition: border-color ${motion.quick};
  &:focus-within {
    border-color: ${color.focus};
    box-shadow: 0 0 0 3px ${color.primarySoft};
  }
  ${media.phoneOnly} {
    padding: 0 ${space[3]};
  }
  ${wide} {
    min-width: 11rem;
  }
`;

const Field = styled.input`
  flex: 1;
  min-width: 0;
  border: 0;
  outline: 0;
  background: none;
  color: ${color.ink};
  ${type.small}
  &::placeholder {
    color: ${color.inkFaint};
    opacity: 1;
  }
`;
