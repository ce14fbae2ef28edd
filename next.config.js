import { existsSync } from 'node:fs';
import createNextIntlPlugin from 'next-intl/plugin';

const request = './src/i18n/request.ts';
const withNextIntl = existsSync(request) ? createNextIntlPlugin(request) : (config) => config;

/** @type {import('next').NextConfig} */
const config = {
  outputFileTracingIncludes: { '/*': ['./drizzle/**/*'] },
  poweredByHeader: false,
  reactStrictMode: true,
};

export default withNextIntl(config);
