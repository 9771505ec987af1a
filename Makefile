# The commands for a clone of Quince. `make` without a target lists them.

APPS   := $(wildcard Apps/*/*.xcodeproj)
PREFIX ?= /usr/local
BUILD  := .build/debug
FAST   := .build/release
TESTED := .build/tests/release
TESTS  := $(TESTED)/quincePackageTests.xctest --testing-library swift-testing --no-parallel
QUINCE := $(BUILD)/quince
PYTHON := .venv/bin/python
FUZZ_SECONDS ?= 600
FUZZ_SEED    := $(or $(FUZZ_SEED),$(shell date +%s))
FUZZ_COUNT ?= 1000000000

.PHONY: help run build release build-tests quick test coverage instructions fuzz hostile-builds bench bench-docs soak docs pictures format lint install uninstall package test-package vscode clean

help:
	@echo "make run              build Quince, and open a simulated iPhone with the three sample apps"
	@echo "make quick            check what you edited since the last commit, in about a minute"
	@echo "make test             run every test; installs missing packages"
	@echo "make coverage         count the lines that the tests run, by module"
	@echo "make instructions     rewrite the instruction counts of launches and steps, which a test compares"
	@echo "make fuzz             look for input that breaks Quince (FUZZ=\"flow play\"; FUZZ_SECONDS=600 for each format)"
	@echo "make hostile-builds   build all projects that attack the computer; also the last step of make fuzz"
	@echo "make bench            measure Quince's performance, and compare it with other tools (BENCH=\"--only step --json\")"
	@echo "make bench-docs       run the benchmarks, and rewrite docs/performance.md"
	@echo "make soak             use apps for half an hour, and check that nothing grows or is lost"
	@echo "make docs             rewrite docs/supported-api.md"
	@echo "make pictures         remake the pictures and movies of the README and the docs"
	@echo "make format           format the sources; make lint only checks them"
	@echo "make install PREFIX=… install quince (default: $(PREFIX)); make uninstall removes it"
	@echo "make vscode           make the extension for VS Code, .build/quince.vsix"
	@echo "make package          make a Debian package and a tarball in .build/packages; make test-package tests them"

run: build
	@$(QUINCE) run $(APPS)

build:
	@scripts/build debug

# With whole-module optimization, for benchmarks and installations.
release:
	@scripts/build release

build-tests:
	@scripts/build tests

quick:
	@scripts/quick

test:
	@$(MAKE) --no-print-directory --jobs 3 build-tests lint .venv/installed
	@echo "==> Swift tests"
	@scripts/swift-tests $(TESTED)
	@echo "==> Flows, and the libraries that the command loads"
	@scripts/release-tests $(TESTED)
	@echo "==> Mutants"
	@$(TESTED)/quince-fuzz --seconds 1
	@echo "==> Tests in Chromium"
	@QUINCE_PRODUCTS=$(TESTED) scripts/browser-tests

coverage: .venv/installed
	@scripts/bootstrap test
	@scripts/coverage $(COVERAGE)

instructions: build-tests
	@QUINCE_RECORD_INSTRUCTIONS=1 $(TESTS) --filter InstructionTests

fuzz:
	@scripts/build debug quince-fuzz
	@echo "==> Mutants, with seed $(FUZZ_SEED)"
	@nice $(BUILD)/quince-fuzz $(FUZZ) --seconds $(FUZZ_SECONDS) --seed $(FUZZ_SEED) --count $(FUZZ_COUNT)
	@[ -n "$(FUZZ)" ] || $(MAKE) --no-print-directory hostile-builds

# All of them; make test runs one of each kind.
hostile-builds: build-tests
	@echo "==> Hostile builds"
	@QUINCE_HOSTILE_BUILDS=all nice $(TESTS) --filter HostileBuildTests

bench: .venv/installed .venv/peers
	@scripts/build release quince-bench
	@PYTHON=$(PYTHON) $(FAST)/quince-bench $(BENCH)

# The page is written even if a row is worse than its threshold.
bench-docs: .venv/installed .venv/peers
	@scripts/build release quince-bench
	@rm -f .build/bench.json
	@PYTHON=$(PYTHON) $(FAST)/quince-bench --report .build/bench.json --document docs/performance.md || true
	@$(PYTHON) Benchmarks/plots.py .build/bench.json docs/pictures

soak:
	@scripts/build release quince-soak
	@$(FAST)/quince-soak $(SOAK)

docs:
	@scripts/build debug quince-docs
	@$(BUILD)/quince-docs $(BUILD)/Modules

pictures: build .venv/installed
	@scripts/bootstrap test
	@scripts/pictures "$(QUINCE)" docs/pictures

format:
	@swift format --in-place --recursive --parallel Package.swift SeparateFrameworks/Package.swift Sources Tests Benchmarks

lint:
	@echo "==> Checking the format of the sources"
	@swift format lint --strict --recursive --parallel Package.swift SeparateFrameworks/Package.swift Sources Tests Benchmarks
	@scripts/words

.venv/installed: Tests/Browser/requirements.txt
	@scripts/bootstrap test
	@echo "==> Installing Playwright"
	@python3 -m venv .venv
	@.venv/bin/pip install --quiet --requirement $<
	@touch $@

# Tools that can't be installed aren't measured.
.venv/peers: Benchmarks/Peers/requirements.txt .venv/installed
	@echo "==> Installing the tools to compare Quince with"
	@scripts/bootstrap bench || echo "Selenium or kiwi can't be measured."
	@if .venv/bin/pip install --quiet --requirement $<; then touch $@; else echo "Selenium can't be measured."; fi

install: release
	@scripts/build frameworks "$(FAST)"
	@scripts/manual "$(FAST)"
	@DESTDIR="$(DESTDIR)" scripts/install "$(FAST)" "$(PREFIX)"

uninstall:
	@[ -x "$(DESTDIR)$(PREFIX)/lib/quince/uninstall" ] || { echo "Quince isn't installed in $(PREFIX)." >&2; exit 1; }
	@"$(DESTDIR)$(PREFIX)/lib/quince/uninstall"

package: release
	@scripts/build frameworks "$(FAST)"
	@scripts/manual "$(FAST)"
	@rm -rf .build/packages
	@scripts/package "$(FAST)" .build/packages

# If packages already exist, they're tested without being rebuilt.
test-package:
	@[ -d .build/packages ] || $(MAKE) --no-print-directory package
	@scripts/test-package .build/packages "$(FAST)"

# The version is the command's, but the command needn't be built.
vscode:
	@scripts/vscode "$$(sed -n 's/^ *private static let version = "\(.*\)"/\1/p' Sources/Commands/*.swift)" .build/quince.vsix
	@echo "Extension: .build/quince.vsix. To install it: code --install-extension .build/quince.vsix"

clean:
	rm -rf .build .venv
