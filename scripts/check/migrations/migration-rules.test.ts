import { problemsOf } from './migration-rules.ts';

const problems = (sql: string, mark = 'expand') => problemsOf('0042_example.sql', `-- ${mark}\n${sql}`);

describe('a new migration may', () => {
  it.each([
    ['add a nullable column', 'ALTER TABLE "payments" ADD COLUMN "note" text;'],
    ['add a column with a default', `ALTER TABLE "payments" ADD COLUMN "note" text DEFAULT '' NOT NULL;`],
    [
      'make a table with all that belongs to it',
      `CREATE TABLE "gifts" ("id" uuid PRIMARY KEY NOT NULL, "user_id" uuid NOT NULL);--> statement-breakpoint
       CREATE INDEX "gifts_user" ON "gifts" USING btree ("user_id");--> statement-breakpoint
       ALTER TABLE "gifts" ADD CONSTRAINT "gifts_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id");`,
    ],
    ['change a small table', 'ALTER TABLE "coupons" ALTER COLUMN "code" SET DATA TYPE varchar(40);'],
    ['add a check that is not valid yet', 'ALTER TABLE "orders" ADD CONSTRAINT "c" CHECK (price > 0) NOT VALID;'],
    ['validate it later', 'ALTER TABLE "orders" VALIDATE CONSTRAINT "c";'],
    ['replace a constraint', 'ALTER TABLE "orders" DROP CONSTRAINT "c";'],
    ['speak of locks', '-- drop table payments; create index x on payments (id)\nselect 1;'],
  ])('%s', (_, sql) => expect(problems(sql)).toEqual([]));

  it('create an index without keeping writers out, outside a transaction', () => {
    const sql = 'CREATE INDEX CONCURRENTLY IF NOT EXISTS "payments_note" ON "payments" ("note");';
    expect(problems(sql, 'outside-transaction')).toEqual([]);
    expect(problems(sql)).toHaveLength(1);
  });

  it('take something away as a contract', () => {
    expect(problems('ALTER TABLE "payments" DROP COLUMN "note";', 'contract')).toEqual([]);
    expect(problems('DROP TABLE "gifts";', 'contract')).toEqual([]);
  });
});

describe('a new migration may not', () => {
  it.each([
    ['drop a table', 'DROP TABLE "gifts";'],
    ['drop a column, of a small table either', 'ALTER TABLE "coupons" DROP COLUMN "code";'],
    ['rename a column', 'ALTER TABLE "payments" RENAME COLUMN "note" TO "remark";'],
    ['rename a table', 'ALTER TABLE "payments" RENAME TO "sales";'],
    ['change a type', 'ALTER TABLE "payments" ALTER COLUMN "amount_paise" SET DATA TYPE bigint;'],
    ['index a big table', 'CREATE UNIQUE INDEX "x" ON "payments" USING btree ("note");'],
    ['index a table that nobody knows', 'CREATE INDEX "x" ON "new_and_unknown" ("note");'],
    ['add a column that must not be null', 'ALTER TABLE "payments" ADD COLUMN "note" text NOT NULL;'],
    ['give each row its own default', 'ALTER TABLE "payments" ADD COLUMN "key" uuid DEFAULT gen_random_uuid();'],
    ['refuse nulls in all rows', 'ALTER TABLE "payments" ALTER COLUMN "note" SET NOT NULL;'],
    [
      'check a foreign key on all rows',
      'ALTER TABLE "payments" ADD CONSTRAINT "x" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id");',
    ],
    ['check a rule on all rows', 'ALTER TABLE "payments" ADD CONSTRAINT "x" CHECK ("payments"."amount_paise" > 0);'],
    ['build a unique constraint', 'ALTER TABLE "payments" ADD CONSTRAINT "x" UNIQUE ("note");'],
    ['lock', 'LOCK TABLE payments;'],
    ['hide behind a comment', '/* small */ select 1; ALTER TABLE "payments" ALTER "note" TYPE int;'],
  ])('%s', (_, sql) => expect(problems(sql)).toEqual([expect.stringMatching(/^0042_example\.sql: “/)]));

  it('be without a mark', () => {
    expect(problemsOf('0042_example.sql', 'select 1;')).toEqual([expect.stringContaining('first line')]);
  });

  it('do outside a transaction what cannot be repeated', () => {
    expect(problems('ALTER TABLE "payments" ADD COLUMN "note" text;', 'outside-transaction')).toHaveLength(1);
  });
});
