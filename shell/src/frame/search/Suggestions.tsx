import type { Suggestion } from '@vidya/contracts/calls/catalogue';
import { matchPlaceLabels } from '@vidya/contracts/texts/labels';
import { Group, List, Option, Reason } from './suggestion-styles.ts';
import { addressOf } from './use-suggestions.ts';

const groupTitles: [kind: Suggestion['kind'], title: string][] = [
  ['course', 'Courses'],
  ['category', 'Categories'],
  ['instructor', 'Instructors'],
];

interface SuggestionsProps {
  id: string;
  suggestions: Suggestion[];
  isOpen: boolean;
  active: number;
  onChoose: (address: string) => void;
}

/** The suggestions below the search, grouped by kind. The focus stays in the text field; a click must not move it. */
export function Suggestions({ id, suggestions, isOpen, active, onChoose }: SuggestionsProps) {
  const groups = groupTitles
    .map(([kind, title]) => ({
      title,
      items: suggestions.map((item, index) => ({ item, index })).filter(({ item }) => item.kind === kind),
    }))
    .filter(({ items }) => items.length > 0);
  return (
    <List
      id={id}
      role="listbox"
      aria-label="Suggestions"
      hidden={!isOpen}
      onPointerDown={(event) => event.preventDefault()}
    >
      {groups.map(({ title, items }) => (
        <Group key={title} role="group" aria-label={title}>
          <p aria-hidden="true">{title}</p>
          {items.map(({ item, index }) => (
            <Option
              key={item.kind + item.key}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              onClick={() => onChoose(addressOf(item))}
            >
              {item.label}
              {item.place ? <Reason>{matchPlaceLabels[item.place]}</Reason> : null}
            </Option>
          ))}
        </Group>
      ))}
    </List>
  );
}
