export default {
  dialect: 'postgresql',
  schema: ['./src/database/tables/schema-*.ts', '../platform/registry/tables/schema-*.ts'],
  out: './migrations',
};
