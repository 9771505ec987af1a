# What a person does with a clone of Quince. `make` alone explains.

APPS   := $(wildcard Apps/*/*.xcodeproj)
PREFIX ?= /usr/local
BUILD  := .build/debug
QUINCE := $(BUILD)/quince
PYTHON := .venv/bin/python

.PHONY: help run build test bench pictures format lint install clean

help:
	@echo "make run              build Quince, open the simulated iPhone with the three apps"
	@echo "make test             run every test; installs what it needs"
	@echo "make bench            measure what Quince costs, beside its budgets"
	@echo "make pictures         make the README's pictures and movies anew"
	@echo "make format           format the sources; make lint only checks"
	@echo "make install PREFIX=… install the command quince (default: $(PREFIX))"

run: build
	@$(QUINCE) run $(APPS)

build:
	@scripts/bootstrap run
	@echo "==> Building Quince (the first time takes some minutes)"
	@swift build

test: build lint .venv/installed
	@scripts/bootstrap test
	@echo "==> Swift tests"
	@swift test --no-parallel
	@echo "==> Tests in Chromium"
	@$(PYTHON) -m pytest -q Tests/Browser

bench: build .venv/installed
	@PYTHON=$(PYTHON) swift run quince-bench

pictures: build
	@scripts/bootstrap test
	@scripts/pictures "$(QUINCE)" docs/pictures

format:
	@swift format --in-place --recursive --parallel Package.swift Sources Tests Benchmarks

lint:
	@echo "==> Checking the sources' form"
	@swift format lint --strict --recursive --parallel Package.swift Sources Tests Benchmarks

.venv/installed: Tests/Browser/requirements.txt
	@scripts/bootstrap test
	@echo "==> Installing Playwright"
	@python3 -m venv .venv
	@.venv/bin/pip install --quiet --requirement $<
	@touch $@

install: build
	@scripts/install "$(BUILD)" "$(PREFIX)"

clean:
	rm -rf .build .venv
