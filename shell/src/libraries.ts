// Imported so that the libraries are evaluated in their own step, before the shell that uses them.
import 'react-dom/client';
import 'react-router-dom';
import 'styled-components';
import '@tanstack/react-query';

export { adoptStyles } from './adopt-styles.ts';
