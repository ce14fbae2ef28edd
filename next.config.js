import createNextIntlPlugin from 'next-intl/plugin';

const withNextIntl = createNextIntlPlugin('./src/i18n/request.ts');

/** @type {import('next').NextConfig} */
const config = {
  outputFileTracingIncludes: { '/*': ['./drizzle/**/*'] },
  poweredByHeader: false,
  reactStrictMode: true,
};

export default withNextIntl(config);
