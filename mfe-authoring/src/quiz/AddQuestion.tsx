import { type QuestionType, questionTypeNames } from '@vidya/contracts/rules/quiz/question';
import { Button, Icon, Menu, MenuItem } from '@vidya/shared-ui';
import { useState } from 'react';
import { questionTemplates } from '../data/lecture/quiz-texts.ts';

/** Adds an example of a type of question to the end of the text, to be typed over. */
export function AddQuestion({ onAdd }: { onAdd: (template: string) => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Menu
      isOpen={isOpen}
      onToggle={setOpen}
      button={(wiring) => (
        <Button variant="secondary" icon={<Icon name="plus" size={16} />} {...wiring}>
          Add question
        </Button>
      )}
    >
      {(Object.keys(questionTemplates) as QuestionType[]).map((type) => (
        <MenuItem
          key={type}
          onClick={() => {
            setOpen(false);
            onAdd(questionTemplates[type]);
          }}
        >
          {questionTypeNames[type]}
        </MenuItem>
      ))}
    </Menu>
  );
}
