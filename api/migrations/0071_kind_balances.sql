-- expand
CREATE TABLE "ledger_kind_balances" (
	"last_entry_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"balance_paise" bigint NOT NULL,
	CONSTRAINT "ledger_kind_balances_last_entry_id_kind_pk" PRIMARY KEY("last_entry_id","kind")
);
