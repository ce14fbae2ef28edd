'use client';

import { FailurePage } from '@/ui/notice/failure-page';

export default FailurePage;
