import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '../Button/Button.tsx';
import { Column } from '../testing/story-layout.ts';
import { Fold } from './Fold.tsx';
import { useFolds } from './use-folds.ts';

export default { component: Fold } satisfies Meta<typeof Fold>;
type Story = StoryObj<typeof Fold>;

const parts = [
  { id: 'one', title: 'What a model sees', note: 'Say what a token is.' },
  { id: 'two', title: 'पहला प्रोग्राम लिखना, चलाना और उसमें हुई गलतियों को पढ़कर सुधारना', note: '' },
];

function Parts() {
  const { isOpen, toggle, areAllOpen, toggleAll } = useFolds(['one', 'two'], 'one');
  return (
    <Column>
      <Button onClick={toggleAll}>{areAllOpen ? 'Close all' : 'Open all'}</Button>
      <div>
        {parts.map(({ id, title, note }, index) => (
          <Fold
            key={id}
            caption={`Section ${index + 1}`}
            title={title}
            note={note}
            summary="5 lectures, 25 min"
            isOpen={isOpen(id)}
            onToggle={(next) => toggle(id, next)}
          >
            <p>Content of {title}</p>
          </Fold>
        ))}
      </div>
    </Column>
  );
}

export const Several: Story = { render: () => <Parts /> };
