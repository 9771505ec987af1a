import DeviceProtocol
import Foundation

/// The interface through which a runner accesses the tests in this process.
@MainActor
package enum TestDoor {
  /// The name of the function in a test bundle that sets `handle` and lists the tests.
  ///
  /// The builder generates it.
  package static let entryPoint = "quince_open_tests"

  /// Handles the test runner's commands.
  ///
  /// Initially, handles only the one to open a bundle.
  package static var handle: (TestCommand) -> Void = { command in
    guard case .open(let library, let token) = command else { return }
    DeviceLink.shared.testToken = token
    open(library)
  }

  /// Advances the clocks of the apps that UI tests use by the number of seconds that this process's
  /// manual clock is about to skip.
  ///
  /// UI automation sets this property.
  package static var passTime: (TimeInterval) -> Void = { _ in }

  /// Loads a test library into the process, or uses the tests that are already there.
  private static func open(_ path: String?) {
    guard let library = dlopen(path, RTLD_NOW | RTLD_GLOBAL),
      let symbol = dlsym(library, entryPoint)
    else { return fail(dlerror().map { String(cString: $0) } ?? "it has no \(entryPoint)") }
    typealias Open = @convention(c) () -> Void
    unsafeBitCast(symbol, to: Open.self)()
  }

  private static func fail(_ reason: String) {
    let issue = TestIssue(.system, "the tests can't be loaded: \(reason)")
    for report in [TestReport.issue(issue), .finished] {
      DeviceLink.shared.send(.test(report, token: DeviceLink.shared.testToken))
    }
  }
}
