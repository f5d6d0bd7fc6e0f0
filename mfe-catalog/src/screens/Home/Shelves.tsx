import { paths } from '@vidya/contracts/texts/paths';
import { Shelf, type ShelfProps } from './Shelf.tsx';

const limit = 8;

const shelves: ShelfProps[] = [
  {
    id: 'popular',
    title: 'Most popular',
    query: { sort: 'mostPopular', limit },
    more: { to: paths.allCourses(), label: 'All popular courses' },
  },
  {
    id: 'new',
    title: 'New',
    query: { sort: 'new', limit },
    more: { to: paths.allCourses({ sort: 'new' }), label: 'All new courses' },
  },
  {
    id: 'free',
    title: 'Free to start',
    query: { sort: 'mostPopular', price: 'free', limit },
    more: { to: paths.allCourses({ price: 'free' }), label: 'All free courses' },
  },
];

/** Three lists of the catalogue, fetched in parallel. */
export const Shelves = () => shelves.map((shelf) => <Shelf key={shelf.id} {...shelf} />);
