"""ClassicFactCounters: the journeys of FactCounters, in the API of 2021."""

from test_fact_counters import *  # noqa: F403

PRODUCT = "ClassicFactCounters"
