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
    try write("", to: "\(Self.products)/Modules/UIKit.swiftmodule", age: 200)
  }

  private static let products = ".build/x86_64-unknown-linux-gnu/debug"
  private static let framework = "\(products)/Frameworks/Combine"

  /// - Parameter age: The number of seconds since the file was written.
  private func write(_ text: String, to path: String, age: TimeInterval = 0) throws {
    let file = clone.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -age)], ofItemAtPath: file.path)
  }

  private func provide() async throws -> (frameworks: [SeparateFramework], steps: [String]) {
    let steps = Steps()
    let toolchain = Toolchain(compiler: clone.appendingPathComponent("bin/swiftc"))
    let frameworks = try await FrameworkProvider(library: library, toolchain: toolchain)
      .provide(["Combine"]) { steps.add("\($0)") }
    return (frameworks, steps.all)
  }

  /// Makes the clone's script create the library of a framework.
  private func writeScript(_ commands: String = "touch") throws {
    try write("", to: "SeparateFrameworks/Package.swift", age: 200)
    try write("", to: "Sources/Frameworks/Combine/Exports.swift", age: 200)
    try write(
      """
      mkdir -p "$3/Frameworks/$2"
      \(commands) "$3/Frameworks/$2/lib$2.so" "$3/Frameworks/$2/$2.swiftmodule"
      """, to: "scripts/build")
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
    try writeScript()
    #expect(try await provide().steps == ["Building the framework Combine"])
    #expect(try await provide().steps.isEmpty)
  }

  @Test(arguments: [
    "Sources/Frameworks/Combine/Exports.swift", "SeparateFrameworks/Package.swift",
    "\(products)/Modules/UIKit.swiftmodule",
  ])
  func aCloneBuildsAFrameworkAgainIfItsSourcesChanged(_ source: String) async throws {
    try writeScript()
    for name in ["libCombine.so", "Combine.swiftmodule"] {
      try write("", to: "\(Self.framework)/\(name)", age: 100)
    }
    #expect(try await provide().steps.isEmpty)
    try write("// changed", to: source)
    #expect(try await provide().steps.count == 1)
  }

  @Test func theOutputOfAFailedBuildIsReported() async throws {
    try writeScript("echo 'no network' >&2; false")
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
