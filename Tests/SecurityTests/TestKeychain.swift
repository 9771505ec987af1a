import Foundation
import Synchronization
import Testing

@testable import Security

/// A keychain for a test, in a folder that's deleted after the test.
struct TestKeychain: SuiteTrait, TestTrait, TestScoping {
  /// The device that can be locked.
  final class Device: Sendable {
    private let state = Mutex(false)

    var isLocked: Bool {
      get { state.withLock { $0 } }
      set { state.withLock { $0 = newValue } }
    }
  }

  /// The device of the test.
  @TaskLocal static var device = Device()

  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    guard testCase != nil else { return try await function() }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let device = Device()
    let store = KeychainStore(file: folder.appendingPathComponent("Library/Keychain.plist")) {
      device.isLocked
    }
    try await Self.$device.withValue(device) {
      try await KeychainStore.$current.withValue(store, operation: function)
    }
  }

  /// Calls a closure with the keychain of the same app after its next launch.
  static func afterRelaunch(_ body: () throws -> Void) rethrows {
    let store = KeychainStore(file: KeychainStore.current.file) { false }
    try KeychainStore.$current.withValue(store, operation: body)
  }
}

extension Trait where Self == TestKeychain {
  /// Each test has its own keychain.
  static var ownKeychain: Self { TestKeychain() }
}
