import { existsSync } from 'node:fs'
import { loadEnvFile } from 'node:process'

/** Reads `.env`, or the file that `ENV_FILE` names; what the environment says already stays. */
export function loadEnvironmentFile(): void {
  const file = process.env['ENV_FILE'] ?? '.env'
  if (existsSync(file)) loadEnvFile(file)
}
