import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const CONNECTIONS = 32
const SECONDS = 5
const START_MS = 500

/** How often an address is answered in a second, asked by wrk over 32 connections. */
export function requestsPerSecond(address: string): number {
  const load = ['-t1', `-c${CONNECTIONS}`, `-d${SECONDS}s`, '-H', 'Accept-Encoding: br']
  const report = execFileSync('wrk', [...load, address], { encoding: 'utf8' })
  if (/Non-2xx|Socket errors/.test(report)) throw new Error(`wrk met errors:\n${report}`)
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(report)?.[1])
}

/** Serves the built pages with nginx, one worker, compressed files as they are. Resolves with its end. */
export async function serveWithNginx(dist: string, port: number): Promise<() => Promise<void>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'millrun-nginx-'))
  const config = path.join(folder, 'nginx.conf')
  writeFileSync(config, nginxConfig(dist, folder, port))
  const nginx = spawn('nginx', ['-p', folder, '-c', config], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await wait(START_MS)
  return async () => {
    nginx.kill('SIGTERM')
    await once(nginx, 'exit')
    rmSync(folder, { recursive: true })
  }
}

function nginxConfig(dist: string, folder: string, port: number): string {
  return `
    load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;
    user root;
    daemon off;
    worker_processes 1;
    pid ${folder}/nginx.pid;
    error_log ${folder}/error.log;
    events { worker_connections 256; }
    http {
      include /etc/nginx/mime.types;
      access_log off;
      sendfile on;
      keepalive_requests 10000000;
      open_file_cache max=1000;
      server {
        listen 127.0.0.1:${port};
        root ${dist};
        brotli_static on;
        gzip_static on;
        location / { try_files $uri $uri/index.html =404; }
      }
    }
  `
}
