import { render } from '@testing-library/react';
import { Names } from './Names.tsx';

test.each([
  [['Meera'], 2, 'Meera'],
  [['Meera', 'Arjun'], 2, 'Meera and Arjun'],
  [['Meera', 'Arjun', 'Asha'], 3, 'Meera, Arjun and Asha'],
  [['Meera', 'Arjun', 'Asha'], 2, 'Meera, Arjun and 1 more'],
  [['Meera', 'Arjun', 'Asha', 'Ravi'], 2, 'Meera, Arjun and 2 more'],
])('%j, at most %d', (names, max, text) => {
  const { container } = render(<Names names={names} max={max} />);
  expect(container).toHaveTextContent(text);
});
