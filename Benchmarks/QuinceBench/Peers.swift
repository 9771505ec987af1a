import Foundation
import Subprocess

/// Programs that do the same work as Quince, which are compiled and run on demand.
///
/// Their additional dependencies are stored in `.build/peers`.
final class Peers {
  /// The reason that a peer isn't available.
  struct Absence: Error {
    let reason: String
  }

  private static let kiwi = "kiwisolver==1.5.1"
  private static let sources = Workbench.sources.appendingPathComponent("Peers")
  private static let kept = Workbench.sources.deletingLastPathComponent()
    .appendingPathComponent(".build/peers")

  private let scratch: URL
  private let python = ProcessInfo.processInfo.environment["PYTHON"] ?? "python3"
  private var programs: [String: Result<String, any Error>] = [:]

  init(scratch: URL) {
    self.scratch = scratch
  }

  // MARK: Programs

  /// Returns the path of a program that solves systems with kiwi, a solver written in C++.
  func kiwiSolver() async throws -> String {
    try await program("kiwi") {
      let headers = try await self.kiwiHeaders()
      return try await self.compile(
        "solver.cpp", with: "g++", arguments: ["-O2", "-std=c++17", "-I", headers])
    }
  }

  /// Returns the path of a program that draws using only Cairo and Pango.
  func cairoPlayer() async throws -> String {
    try await program("cairo") {
      let flags = try await self.run(
        "pkg-config", ["--cflags", "--libs", "pangocairo"])
      let words = flags.split { $0.isWhitespace }.map(String.init)
      return try await self.compile("frame.c", with: "gcc", arguments: ["-O2"], last: words)
    }
  }

  private func program(
    _ name: String, _ make: () async throws -> String
  ) async throws -> String {
    if let known = programs[name] { return try known.get() }
    do {
      let path = try await make()
      programs[name] = .success(path)
      return path
    } catch {
      programs[name] = .failure(error)
      throw error
    }
  }

  /// Returns the folder of kiwi's headers, which are from the source distribution on PyPI.
  private func kiwiHeaders() async throws -> String {
    let name = Self.kiwi.replacing("==", with: "-")
    let headers = Self.kept.appendingPathComponent(name)
    let files = FileManager.default
    if files.fileExists(atPath: headers.appendingPathComponent("kiwi/kiwi.h").path) {
      return headers.path
    }
    do {
      _ = try await run(
        python,
        [
          "-m", "pip", "download", "--quiet", "--no-deps", "--no-binary", "kiwisolver",
          "--dest", scratch.path, Self.kiwi,
        ])
    } catch is BenchmarkFailure {
      throw Absence(reason: "can't be downloaded")
    }
    try? files.createDirectory(at: Self.kept, withIntermediateDirectories: true)
    let archive = scratch.appendingPathComponent(name + ".tar.gz").path
    _ = try await run(
      "tar", ["-xzf", archive, "-C", Self.kept.path])
    return headers.path
  }

  private func compile(
    _ source: String, with compiler: String, arguments: [String], last: [String] = []
  ) async throws -> String {
    let program = scratch.appendingPathComponent(source + ".out").path
    _ = try await run(
      compiler,
      arguments + [Self.sources.appendingPathComponent(source).path, "-o", program] + last)
    return program
  }

  // MARK: Running

  /// Runs a Python script in `Benchmarks/Peers`, and decodes its output from JSON.
  func script<Output: Decodable>(
    _ name: String, _ arguments: [String], as output: Output.Type
  ) async throws -> Output {
    let script = Self.sources.appendingPathComponent(name).path
    return try await json(python, [script] + arguments, as: output)
  }

  /// Runs a program, and decodes its output from JSON.
  func json<Output: Decodable>(
    _ program: String, _ arguments: [String], as output: Output.Type
  ) async throws -> Output {
    let text = try await run(program, arguments)
    return try JSONDecoder().decode(Output.self, from: Data(text.utf8))
  }

  /// - Throws: `Absence` if the program or one of its dependencies isn't available, or
  ///   `BenchmarkFailure` if it fails.
  private func run(_ program: String, _ arguments: [String]) async throws -> String {
    let result = try await Subprocess.run(
      .name("env"), arguments: Arguments([program] + arguments),
      output: .string(limit: 1 << 24), error: .string(limit: 1 << 20))
    if result.terminationStatus.isSuccess { return result.standardOutput }
    let told = result.standardError.trimmingCharacters(in: .whitespacesAndNewlines)
    switch result.terminationStatus {
    case .exited(127): throw Absence(reason: "\(program) isn't installed")
    case .exited(EX_UNAVAILABLE): throw Absence(reason: told)
    default: throw BenchmarkFailure("\(program) fails: \(told)")
    }
  }
}
