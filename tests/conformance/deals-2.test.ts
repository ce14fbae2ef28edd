import { testDeals } from './deals';

testDeals(1);
