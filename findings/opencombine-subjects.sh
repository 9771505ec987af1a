#!/bin/bash
# OpenCombine 0.14.0, which provides Combine on Linux, differs from Combine in ways that its interface
# doesn't show:
# - A subject delivers a value to its subscribers in an order that changes from run to run, because it
#   keeps them in a set. (Combine delivers in the order of subscription.)
# - If a subscriber sends another value, later subscribers receive that value before the first one.
# - print() writes "request max: (0) (synchronous)" after each value that it passes on.
# The script fails if twelve runs agree on the order, or if the other output is a different one.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
mkdir -p "$folder/Sources/Subjects"
cd "$folder"
cat > Package.swift <<'SWIFT'
// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Subjects",
  dependencies: [
    .package(url: "https://github.com/OpenCombine/OpenCombine", exact: "0.14.0")
  ],
  targets: [
    .executableTarget(
      name: "Subjects", dependencies: ["OpenCombine"], swiftSettings: [.swiftLanguageMode(.v5)])
  ])
SWIFT
cat > Sources/Subjects/main.swift <<'SWIFT'
import OpenCombine

let letters = PassthroughSubject<String, Never>()
var order = ""
let subscriptions = (1...8).map { number in letters.sink { _ in order += "\(number)" } }
letters.send("a")
print("order", order)

let numbers = PassthroughSubject<Int, Never>()
var seen: [String: [Int]] = [:]
let both = ["x", "y"].map { name in
  numbers.sink { value in
    seen[name, default: []].append(value)
    if value == 1, seen.count == 1 { numbers.send(2) }
  }
}
numbers.send(1)
print("later subscriber", seen.values.first { $0.first == 2 } ?? [])

let printed = [1].publisher.print().sink { _ in }
SWIFT
swift build --quiet > build.log 2>&1 || { cat build.log; exit 1; }
for _ in $(seq 12); do .build/debug/Subjects; done > output
if [ "$(grep -c '^order' output)" != 12 ] || [ "$(grep '^order' output | sort -u | wc -l)" = 1 ]; then
  echo "all runs deliver in the same order"
  cat output
  exit 1
fi
cat > expected <<'OUTPUT'
later subscriber [2, 1]
receive subscription: ([1])
request unlimited
receive value: (1)
request max: (0) (synchronous)
receive finished
OUTPUT
grep -v '^order' output | head -6 | diff expected -
sort -u output
