// Imported so that the libraries are evaluated in their own step, before the shell that uses them.
import 'react-dom/client';
import 'react-router-dom';
// oxlint-disable-next-line no-restricted-imports -- No name is taken.
import 'styled-components';
import '@tanstack/react-query';

export { adoptStyles } from './adopt-styles.ts';
