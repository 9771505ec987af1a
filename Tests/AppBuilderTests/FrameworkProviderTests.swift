import Foundation
import Sandbox
import Testing

@testable import AppBuilder
@testable import BuildWork

/// The frameworks that are separate libraries.
struct FrameworkProviderTests {
  private let scratch: ScratchFolder
  private let clone: URL
  private let library: UIKitLibrary

  init() throws {
    scratch = try ScratchFolder()
    // The path of a temporary folder can contain links.
    clone = scratch.url.resolvingSymlinksInPath().appendingPathComponent("quince")
    let products = clone.appendingPathComponent(".build/x86_64-unknown-linux-gnu/debug")
    library = UIKitLibrary(
      libraries: products, modules: products.appendingPathComponent("Modules"))
    try write("", to: "\(Self.products)/libUIKit.so", age: 200)
  }

  private static let products = ".build/x86_64-unknown-linux-gnu/debug"
  private static let framework = "\(products)/Frameworks/Combine"

  /// - Parameter age: The number of seconds since the file was written, and its folder changed.
  private func write(_ text: String, to path: String, age: TimeInterval = 0) throws {
    let file = clone.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
    for path in [file.path, file.deletingLastPathComponent().path] {
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: -age)], ofItemAtPath: path)
    }
  }

  private func provide() async throws -> (frameworks: [SeparateFramework], steps: [String]) {
    let steps = Steps()
    let toolchain = Toolchain(compiler: clone.appendingPathComponent("bin/swiftc"))
    let frameworks = try await FrameworkProvider(library: library, toolchain: toolchain)
      .provide(["Combine"]) { steps.add("\($0)") }
    return (frameworks, steps.all)
  }

  /// The files that Combine is built from.
  private static let sources = [
    "SeparateFrameworks/Package.swift", "SeparateFrameworks/Hidden.modulemap",
    "Sources/CLibCrypto/module.modulemap", "Sources/COpenSSL/module.modulemap",
    "Sources/CCompressors/module.modulemap",
    "Sources/CDatabase/module.modulemap", "Sources/CSQLite3/module.modulemap",
    "Sources/DataModels/DataModel.swift", "Sources/Frameworks/Combine/Exports.swift",
    "Tests/CombineTests/PublisherTests.swift", "\(products)/libUIKit.so",
  ]

  /// Makes a clone with the real script, and with a compiler that counts its builds.
  /// - Parameter commands: The commands before the compiler writes a framework.
  private func makeClone(compiler commands: String = "") throws {
    for source in Self.sources { try write("", to: source, age: 200) }
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../scripts/build").standardizedFileURL
    try write(try String(contentsOf: script, encoding: .utf8), to: "scripts/build")
    try write(
      """
      #!/bin/sh
      [ "$1" != --version ] || exit 0
      while [ $# -gt 0 ]; do
        case $1 in --scratch-path) scratch=$2 ;; --configuration) kind=$2 ;; --product) name=$2 ;; esac
        shift
      done
      echo "$name" >>builds.txt
      \(commands)
      mkdir -p "$scratch/$kind/Modules"
      touch "$scratch/$kind/lib$name.so" "$scratch/$kind/Modules/$name.swiftmodule"
      """, to: "bin/swift")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755],
      ofItemAtPath: clone.appendingPathComponent("bin/swift").path)
  }

  /// The number of times that the compiler has built a framework.
  private var buildCount: Int {
    let file = clone.appendingPathComponent("builds.txt")
    return ((try? String(contentsOf: file, encoding: .utf8)) ?? "").split(separator: "\n").count
  }

  @Test func anInstallationContainsItsFrameworks() async throws {
    try write("", to: "\(Self.framework)/libCombine.so")
    try write("", to: "\(Self.framework)/Combine.swiftmodule")
    let (frameworks, steps) = try await provide()
    #expect(frameworks.map(\.name) == ["Combine"])
    #expect(frameworks.first?.library.path.hasSuffix("/Frameworks/Combine/libCombine.so") == true)
    #expect(steps.isEmpty)
  }

  @Test func anInstallationWithoutAFrameworkIsReported() async throws {
    let failure = await #expect(throws: BuildFailure.self) { try await provide() }
    #expect(
      failure?.description.contains("this installation of Quince doesn't include Combine") == true)
    #expect(failure?.description.contains("make install") == true)
  }

  @Test func aCloneBuildsAFrameworkThatIsMissing() async throws {
    try makeClone()
    #expect(try await provide().steps == ["Building the framework Combine"])
    #expect(try await provide().steps.isEmpty)
    #expect(buildCount == 1)
  }

  @Test(arguments: sources)
  func aCloneBuildsAFrameworkAgainIfItsSourcesChanged(_ source: String) async throws {
    try makeClone()
    for name in ["libCombine.so", "Combine.swiftmodule"] {
      try write("", to: "\(Self.framework)/\(name)", age: 100)
    }
    #expect(try await provide().steps.isEmpty)
    try write("// changed", to: source)
    #expect(try await provide().steps.count == 1)
    let products = clone.appendingPathComponent("\(Self.products)/Frameworks")
    #expect(try FileManager.default.contentsOfDirectory(atPath: products.path) == ["Combine"])
  }

  @Test func aFrameworkIsBuiltAgainIfItsSourcesChangeDuringTheBuild() async throws {
    let source = "Sources/Frameworks/Combine/Exports.swift"
    try makeClone(compiler: "sleep 0.1; [ -e changed ] || touch changed \(source)")
    for steps in [1, 1, 0] { #expect(try await provide().steps.count == steps) }
  }

  @Test func buildersThatNeedAFrameworkAtTheSameTimeBuildItOnce() async throws {
    try makeClone(compiler: "sleep 0.3")
    try await withThrowingTaskGroup { group in
      for _ in 1...4 { group.addTask { _ = try await provide() } }
      try await group.waitForAll()
    }
    #expect(buildCount == 1)
  }

  @Test func theOutputOfAFailedBuildIsReported() async throws {
    try makeClone(compiler: "echo 'no network' >&2; exit 1")
    let failure = await #expect(throws: BuildFailure.self) { try await provide() }
    #expect(failure?.description.contains("can't build Combine") == true)
    #expect(failure?.description.contains("no network") == true)
  }

  @Test func thePackageAndThisPackageListTheSameFrameworks() throws {
    let manifest = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../SeparateFrameworks/Package.swift").standardizedFileURL
    let text = try String(contentsOf: manifest, encoding: .utf8)
    let names = text.matches(of: /\bFramework\(\s*"(\w+)"/).map { String($0.1) }
    #expect(Set(names) == Frameworks.separate)
    #expect(Frameworks.separate.isDisjoint(with: Frameworks.all))
  }
}

/// The steps that were reported.
private final class Steps: @unchecked Sendable {
  private let lock = NSLock()
  private var steps: [String] = []

  var all: [String] { lock.withLock { steps } }

  func add(_ step: String) {
    lock.withLock { steps.append(step) }
  }
}
