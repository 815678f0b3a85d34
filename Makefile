# `make help` lists the targets. Scripts/README.md describes the scripts behind them.

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help check test test-renderers test-packages test-release run lint quotes format format-check generate generated minifier api mistakes \
	isolation type-checker doc-examples docs tutorials apple dependents browser-test test-threads repeat-tests time-wrong-tests \
	time-builds soak abuse proxies check-performance workflows ci

# Packages share the build folder of the package that they are for; those with SwiftSyntax another.
soak := --package-path Tests/System/Soak --scratch-path .build
lint := --package-path Scripts/lint --scratch-path .build-lint

help: ## lists the targets
	@sed -nE 's/^([a-z-]+):[^#]*## (.*)/\1|\2/p' $(MAKEFILE_LIST) \
		| while IFS='|' read -r name does; do printf 'make %-18s %s\n' "$$name" "$$does"; done

check: lint format-check generated test ## runs the checks and the tests that are fast: before each pull request
	@echo
	@echo 'The rules, the format, the generated files and the tests of the root package are in order.'
	@echo 'CI runs more (.ci/run NAME runs a step here):'
	@.ci/run --list | grep -vE '^(tests|lint|format|generated): ' | sed 's/^/  /'

test: ## runs the tests of the root package
	swift test

test-renderers: ## runs the tests of controls and modifiers, of pages and of the server
	Scripts/forget-plan
	swift test --package-path Tests/Renderers --scratch-path .build

test-packages: ## runs the tests of the renderers, of earlier eras and of whole features, with hooks and without
	.ci/run packages

test-release: ## runs the tests of the library in release
	.ci/run optimized

run: ## starts the demo PrimeTime
	swift run PrimeTime

lint: ## checks imports, platforms, uses of the API, quoted code, links and file length
	swift run $(lint) lint

quotes: ## corrects the code that documents quote from tests
	swift run $(lint) lint quotes --write

format: ## formats every Swift file
	Scripts/checks/format --write

format-check: ## checks the format of every Swift file
	Scripts/checks/format

generate: minifier ## writes the generated files: the page's assets, the table of limits and the publishers
	.build/python/bin/python Scripts/generate/assets
	Scripts/generate/limits
	Scripts/generate/publishers

generated: minifier ## checks that generated files are as their generators write them
	.build/python/bin/python Scripts/generate/assets --check
	Scripts/generate/limits --check
	Scripts/generate/publishers --check
	Scripts/generate/symbols --check

minifier: ## installs what Scripts/generate/assets needs, in .build/python
	python3 -m venv .build/python
	.build/python/bin/python -m pip install --quiet --disable-pip-version-check \
		--requirement Scripts/generate/requirements.txt

api: ## lists what of the original libraries' API the modules do not declare
	Scripts/checks/api-gaps

mistakes: ## checks that mistakes that the types rule out are errors
	swift build
	Scripts/checks/compile-errors

isolation: ## compiles features in modules that are on the main actor by default, and in others
	swift build
	Scripts/checks/isolation

type-checker: ## checks that views are type-checked quickly, and that mistakes in them are found
	swift build
	Scripts/checks/type-checker

doc-examples: ## compiles the examples in documentation comments
	swift build
	Scripts/checks/examples

docs: ## builds the documentation
	Scripts/build-docs

tutorials: ## follows the tutorials, and builds the manifests of the README
	Scripts/checks/tutorials

dependents: ## runs wrong tests of packages that depend on this one, which must fail
	Scripts/checks/dependents

apple: ## type-checks the branches for Apple's systems, against stubs
	swift build
	Scripts/checks/apple

browser-test: ## drives the demos in Chromium
	python3 -m pytest Tests/System/Browser

test-threads: ## runs the tests under Thread Sanitizer
	Scripts/measure/test-threads

repeat-tests: ## repeats the tests of features with effects, on a busy machine
	swift build --build-tests
	Scripts/measure/repeat-tests 20 --load

time-wrong-tests: ## measures how long wrong tests take to fail
	Scripts/measure/time-wrong-tests

time-builds: ## measures clean and incremental builds of two revisions
	Scripts/time-builds

soak: ## sends a million actions, and goes deep on a small stack, in release
	Scripts/forget-plan
	swift build -c release $(soak)
	Scripts/forget-plan
	.build/release/ComposableSoak memory
	.build/release/ComposableSoak stack

abuse: ## attacks a server over raw sockets, and sends it 100,000 random messages
	Scripts/forget-plan
	swift build $(soak) --product ComposableSoak
	Scripts/forget-plan
	Scripts/checks/abuse --binary .build/debug/ComposableSoak
	Scripts/checks/fuzz-socket --binary .build/debug/ComposableSoak

proxies: ## opens sockets through nginx, HAProxy and Caddy, which it installs
	Scripts/forget-plan
	swift build $(soak) --product ComposableSoak
	Scripts/forget-plan
	Scripts/checks/proxies --binary .build/debug/ComposableSoak

check-performance: ## counts the instructions of five operations and compares them with their baselines
	Scripts/forget-plan
	swift build -c release $(soak)
	Scripts/forget-plan
	Scripts/measure/check-performance

workflows: ## checks the workflows of GitHub
	.ci/run workflows

ci: ## runs .ci/run: all that CI requires
	.ci/run
