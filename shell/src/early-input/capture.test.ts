import { fireEvent } from '@testing-library/dom';
import { captureInput, type EarlyInput } from './capture.ts';

let input: EarlyInput;
beforeEach(() => {
  input = captureInput(window);
});
afterEach(() => {
  input.stop();
  document.body.innerHTML = '';
});

describe('a form that the browser sends by itself', () => {
  it.each(['get', 'post'])('is sent by %s: an empty text only by post', (method) => {
    document.body.innerHTML = `<form method="${method}" action="/search"></form>`;
    const formData = new FormData();
    formData.append('q', '');
    formData.append('sort', 'new');
    // jsdom sends no forms.
    fireEvent(document.forms[0]!, Object.assign(new Event('formdata', { bubbles: true }), { formData }));
    expect([...formData.keys()]).toEqual(method === 'get' ? ['sort'] : ['q', 'sort']);
  });
});
