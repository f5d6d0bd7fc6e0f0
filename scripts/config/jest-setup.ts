import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// A second, the default, is short for a first render while other tests keep every core busy.
configure({ asyncUtilTimeout: 8_000 });
