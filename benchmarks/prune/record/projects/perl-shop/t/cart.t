use strict;
use warnings;
use Test::More;
use Cart;

is(Cart->new->add('tea', 450, $_)->total, 450 * $_, "$_ articles cost " . 450 * $_) for 1 .. 80;
is(Cart->new->add('pen', 33)->discounted(15), 29, 'half a cent goes up');
is_deeply(Cart->new->add('tea', 450)->{lines}, [{ sku => 'tea', cents => 450, quantity => 2 }], 'one line an article');
TODO: {
    local $TODO = 'vouchers are not written yet';
    ok(Cart->can('redeem'), 'redeems vouchers');
}
done_testing;
