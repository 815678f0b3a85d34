# `make check` is what runs before a change is merged, but for the browser tests: see .ci/run.

.PHONY: check test run lint format browser-test thread-sanitizer ci

check: lint test

test:
	swift test

run:
	swift run PrimeTime

lint:
	Scripts/checks/imports
	Scripts/checks/core
	Scripts/checks/platforms
	Scripts/checks/file-length
	Scripts/checks/quotes
	Scripts/checks/api-uses
	Scripts/checks/format

format:
	swift format --in-place --parallel --recursive $(wildcard Package.swift Sources Tests Macros Examples Benchmarks)

browser-test:
	python3 -m pytest Tests/System/Browser

thread-sanitizer:
	swift test --sanitize=thread --scratch-path .build-tsan

ci:
	.ci/run
