import { rolesOf } from './roles.ts';

it('looks as a visitor, and as the sample people', () => {
  expect(rolesOf(undefined).map(({ name, account }) => [name, account?.email])).toEqual([
    ['visitor', undefined],
    ['learner', 'learner@vidya.example'],
    ['instructor', 'instructor@vidya.example'],
    ['admin', 'admin@vidya.example'],
  ]);
});

it('takes the accounts that it is given, whose passwords may have any signs', () => {
  expect(rolesOf('learner=asha@example.com:a:b=c, admin=ravi@example.com:x')).toEqual([
    { name: 'visitor' },
    { name: 'learner', account: { email: 'asha@example.com', password: 'a:b=c' } },
    { name: 'admin', account: { email: 'ravi@example.com', password: 'x' } },
  ]);
});
