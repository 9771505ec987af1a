import AppBuilder
import Foundation
import Safeguards
import Sandbox

/// Reads `Package.swift` files.
///
/// A manifest is a program, so each is compiled and run in the compiler's sandbox, in a temporary
/// folder.
struct ManifestReader {
  /// The newest supported Swift version.
  ///
  /// Manifests for later versions, such as `Package@swift-7.swift`, are ignored.
  private static let newest = [6, 3]
  private static let longestManifest = 1 << 20
  /// The version of the format of kept manifests.
  private static let format = 3

  let sandbox: CompilerSandbox
  /// The folder for the output of manifests, which the manifests can't write to.
  let folder: URL

  /// Reads the manifest in a package's folder, and the tools version that it requires.
  /// - Throws: `BuildFailure` if there's no manifest, or if it can't be read, compiled, or run.
  func read(_ package: URL, in area: ReadingArea) async throws -> (PackageManifest, tools: [Int]) {
    let file = Self.manifest(in: package)
    try area.check(file, what: "the package's manifest")
    let text: String
    do {
      text = try InputFile.text(of: file, atMost: Self.longestManifest)
    } catch {
      throw BuildFailure(error, what: "the package's manifest")
    }
    let tools = try Self.toolsVersion(text, file)
    let compiler = sandbox.toolchain.compiler.path
    let key = ShortName.of("\(Self.format)\n\(package.path)\n\(compiler)\n\(text)".utf8)
    let root = try RootFolder(making: folder)
    let kept = "manifest-\(key).json"
    if let manifest = root.value(PackageManifest.self, at: kept) { return (manifest, tools) }
    let manifest = try await run(text, of: file, tools: tools)
    try root.keep(manifest, at: kept)
    return (manifest, tools)
  }

  /// Returns the manifest for this Swift version: the one with the highest version that isn't too
  /// new.
  static func manifest(in package: URL) -> URL {
    let usual = package.appendingPathComponent("Package.swift")
    let special = MacFileSystem.names(in: package).compactMap { name -> ([Int], String)? in
      guard let match = name.wholeMatch(of: /Package@swift-(\d{1,4}(?:\.\d{1,4}){0,2})\.swift/)
      else { return nil }
      let version = numbers(match.1)
      return newest.lexicographicallyPrecedes(version) ? nil : (version, name)
    }
    guard let latest = special.max(by: { $0.0.lexicographicallyPrecedes($1.0) }) else {
      return usual
    }
    let text = try? InputFile.text(of: usual, atMost: longestManifest)
    if let text, let version = try? toolsVersion(text, usual),
      latest.0.lexicographicallyPrecedes(version), !newest.lexicographicallyPrecedes(version)
    {
      return usual
    }
    return package.appendingPathComponent(latest.1)
  }

  private static func numbers(_ text: some StringProtocol) -> [Int] {
    text.split(separator: ".").compactMap { Int($0) }
  }

  private static func toolsVersion(_ text: String, _ file: URL) throws -> [Int] {
    let comment =
      /\s*\/\/\s*swift-tools-version\s*:\s*(\d{1,4}(?:\.\d{1,4}){0,2})[^\n]*(?:\n|$)[\s\S]*/
    guard let match = text.wholeMatch(of: comment) else {
      throw BuildFailure(
        "the package's manifest doesn't start with // swift-tools-version", file: file.path, line: 1
      )
    }
    let version = numbers(match.1)
    return version.count == 1 ? version + [0] : version
  }

  private func run(_ text: String, of file: URL, tools: [Int]) async throws -> PackageManifest {
    let scratch = try ScratchFolder(in: folder)
    defer { scratch.remove() }
    let work = try WorkFolder(making: scratch.url)
    let source = work.url.appendingPathComponent("Package.swift")
    let program = work.url.appendingPathComponent("manifest")
    try work.write(ManifestConditions.evaluatedOnMac(text), to: source)
    let library = sandbox.toolchain.programs.deletingLastPathComponent()
      .appendingPathComponent("lib/swift/pm/ManifestAPI").path
    let version = tools + Array(repeating: 0, count: max(0, 3 - tools.count))
    let compiled = try await sandbox.run(
      "swiftc",
      [
        source.path, "-o", program.path, "-I", library, "-L", library, "-lPackageDescription",
        "-Xlinker", "-rpath", "-Xlinker", library, "-swift-version",
        tools[0] < 5 ? "4" : tools[0] < 6 ? "5" : "6", "-package-description-version",
        version.map(String.init).joined(separator: "."), "-suppress-warnings",
        "-diagnostic-style=llvm", "-no-color-diagnostics",
      ], in: work.url)
    guard compiled.status == 0 else {
      throw Self.failure("can't be compiled", compiled.output, of: file, as: source)
    }
    let programs = try ScratchFolder(in: folder)
    defer { programs.remove() }
    try work.copyExecutable(program, into: RootFolder(programs.url), as: "manifest")
    let context = String(
      decoding: try JSONEncoder().encode([
        "packageDirectory": file.deletingLastPathComponent().path
      ]), as: UTF8.self)
    let result = try await sandbox.run(
      manifest: programs.url.appendingPathComponent("manifest"),
      ["-context", context, "-fileno", "1"], in: work.url)
    struct Output: Decodable {
      let package: PackageManifest
    }
    guard result.status == 0, let line = result.output.split(separator: "\n").last,
      let output = try? JSONDecoder().decode(Output.self, from: Data(line.utf8))
    else { throw Self.failure("can't be run", result.output, of: file, as: source) }
    return output.package
  }

  private static func failure(_ what: String, _ output: String, of file: URL, as source: URL)
    -> BuildFailure
  {
    let lines = output.split(separator: "\n")
    let place = /.*?:(\d+):(\d+): error: (.*)/
    for line in lines where line.hasPrefix(source.path) {
      guard let match = line.wholeMatch(of: place) else { continue }
      return BuildFailure(
        "the package's manifest \(what): \(match.3)", file: file.path, line: Int(match.1),
        column: Int(match.2))
    }
    return BuildFailure(
      "the package's manifest \(what)", file: file.path, hint: lines.last.map(String.init))
  }
}
