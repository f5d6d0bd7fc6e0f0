-- expand
-- Webhooks about validations were stored with account numbers: their ids are enough.
UPDATE webhook_events
SET payload = jsonb_set(payload, '{payload,fund_account.validation,entity}',
  jsonb_build_object('id', payload #> '{payload,fund_account.validation,entity,id}'))
WHERE kind LIKE 'fund_account.validation%' AND payload #> '{payload,fund_account.validation,entity,fund_account}' IS NOT NULL;
