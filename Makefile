# `make check` is what runs before a change is merged, but for the browser tests: see .ci/run.

.PHONY: check test run lint format browser-test ci

check: lint test

test:
	swift test

run:
	swift run PrimeTime

lint:
	Scripts/check-imports
	Scripts/check-file-length
	Scripts/check-format

format:
	swift format --in-place --parallel --recursive $(wildcard Package.swift Sources Tests Examples Benchmarks)

browser-test:
	python3 -m pytest Tests/Browser

ci:
	.ci/run
