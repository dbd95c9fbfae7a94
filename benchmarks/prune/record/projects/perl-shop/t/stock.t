use strict;
use warnings;
use Test::More tests => 4;
use Cart;

ok(1, 'error text is not shown');
my $left = undef;
is($left + 1, 1, 'nothing counts as zero');
Cart->new->add('tea', -1);
ok(1, 'never reached');
