/**
 * The statement that lifts all timeouts of the server, including those its administrator has set for everyone. Built from the
 * settings the server knows: older ones have no `transaction_timeout`.
 */
export const noLimits = (scope: "transaction" | "connection") =>
  `select set_config(name, '0', ${scope === "transaction"}) from pg_settings
  where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout', 'transaction_timeout')`;
