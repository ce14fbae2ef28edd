import { NotFoundPage } from '@/ui/notice/not-found-page';

export default NotFoundPage;
