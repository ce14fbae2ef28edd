import { testDeals } from './deals';

testDeals(3);
