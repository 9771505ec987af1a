import DeviceProtocol
import Foundation

/// Finds and runs Swift Testing tests.
///
/// The library reports events as JSON.
///
/// The library is looked up at run time, because only bundles with such tests contain it.
@MainActor
final class TestingLibrary {
  static let shared = TestingLibrary()

  private typealias EntryPoint =
    @convention(thin) @Sendable (
      UnsafeRawBufferPointer?, @escaping @Sendable (UnsafeRawBufferPointer) -> Void
    ) async throws -> Bool

  /// The library's configuration.
  private struct Configuration: Encodable {
    var listTests: Bool?
    var filter: [String]?
    var parallel = false
    /// The minimum verbosity, so that the library doesn't print anything.
    var verbosity = Int.min
    var attachmentsPath: String?
  }

  /// The identifiers of the tests, by name.
  ///
  /// Functions with the same name are treated as one test.
  private var identifiers: [TestName: [String]] = [:]

  private var entryPoint: EntryPoint? {
    guard let symbol = dlsym(nil, "swt_abiv0_getEntryPoint") else { return nil }
    typealias Get = @convention(c) () -> UnsafeRawPointer
    return unsafeBitCast(unsafeBitCast(symbol, to: Get.self)(), to: EntryPoint.self)
  }

  // MARK: Finding

  /// Returns the tests of the most recently opened bundle.
  func find(target: String) -> [TestName] {
    let known = Set(identifiers.values.joined())
    var found: [TestingRecord.Test] = []
    perform(Configuration(listTests: true)) { record in
      guard case .test(let test) = record, test.isFunction, !known.contains(test.id) else { return }
      found.append(test)
    }
    found.sort { $0.order < $1.order }
    var names: [TestName] = []
    for test in found {
      let name = test.name(in: target)
      if identifiers[name] == nil { names.append(name) }
      identifiers[name, default: []].append(test.id)
    }
    return names
  }

  // MARK: Running

  /// Runs tests in the order that the library chooses.
  func run(_ names: [TestName]) {
    let wanted = names.flatMap { identifiers[$0] ?? [] }
    let names = Dictionary(
      names.flatMap { name in (identifiers[name] ?? []).map { ($0, name) } },
      uniquingKeysWith: { first, _ in first })
    let run = TestingRun(names)
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    // Without a folder, tests still run, but their attachments aren't kept.
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let configuration = Configuration(
      filter: wanted.map { "^\(NSRegularExpression.escapedPattern(for: $0))$" },
      attachmentsPath: folder.path)
    perform(configuration, run.take)
    run.finish()
  }

  /// Runs the library while the main thread serves its run loop.
  private func perform(
    _ configuration: Configuration, _ take: @escaping @MainActor (TestingRecord) -> Void
  ) {
    guard let entryPoint, let data = try? JSONEncoder().encode(configuration) else { return }
    var isOver = false
    let inbox = TestingInbox()
    Task { @MainActor in
      let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: data.count, alignment: 1)
      defer { bytes.deallocate() }
      data.copyBytes(to: bytes)
      // The buffer is only read, and is freed when the library is done.
      nonisolated(unsafe) let input = UnsafeRawBufferPointer(bytes)
      do {
        _ = try await entryPoint(input) { inbox.add(Data($0)) }
      } catch {
        TestReports.send(.issue(TestIssue(.system, "Can't run Swift Testing: \(error)")))
      }
      isOver = true
    }
    RunLoopWait.run {
      inbox.takeAll().forEach(take)
      return isOver
    }
    inbox.takeAll().forEach(take)
  }
}
