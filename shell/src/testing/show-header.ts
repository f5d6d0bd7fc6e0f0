/** For tests: a page with a header, an area and sizes, which jsdom has none of. Returns what a test may hide or cover. */
export function showHeader() {
  document.body.innerHTML = `
    <header><a href="/course/all-courses" id="courses">Courses</a><a href="${location.href}" id="here">Here</a></header>
    <main><button id="save">Save</button><p id="text">Text</p><a href="/events" id="events">Events</a></main>`;
  const part = (id: string): HTMLElement => document.querySelector(`#${id}`)!;
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockImplementation(() => ({ left: 10, top: 10, width: 80, height: 40 }) as DOMRect);
  document.elementFromPoint = () => part('courses');
  return { part, header: document.querySelector('header')! };
}
