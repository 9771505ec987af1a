import AppRuntime
import DeviceProtocol
import Foundation

/// The test bundles in this process.
@MainActor
package enum TestBundle {
  /// The test classes of all bundles, in the order they run.
  private(set) static var classes: [TestClass] = []
  /// A closure that opens another bundle.
  private static var openBundle: ((TestCommand) -> Void)?

  /// Adds the test classes of a bundle, finds its Swift Testing tests, and lists all of its tests.
  ///
  /// The generated code calls it when the bundle is opened.
  package static func open(target: String, classes: [TestClass]) {
    let ofTarget = classes.sorted { $0.name < $1.name }.map { $0.of(target) }
    self.classes += ofTarget
    for known in ofTarget { CallerOffsets.note(known.type) }
    if openBundle == nil { openBundle = TestDoor.handle }
    TestDoor.handle = take
    AutomationLink.connect()
    inRunLoop {
      let functions = TestingLibrary.shared.find(target: target)
      TestReports.send(.found(ofTarget.flatMap(\.tests) + functions))
    }
  }

  private static func take(_ command: TestCommand) {
    switch command {
    case .open: openBundle?(command)
    case .run(let names): inRunLoop { TestRunner.shared.run(names) }
    case .reply: break
    }
  }

  /// Runs a closure in a block of the main run loop rather than the main queue, so that a wait in
  /// the closure can serve the main queue.
  private static func inRunLoop(_ body: @escaping @MainActor @Sendable () -> Void) {
    RunLoop.main.perform { MainActor.assumeIsolated(body) }
  }

  /// The number of test methods.
  static var count: Int { classes.reduce(0) { $0 + $1.methods.count } }

  /// Returns the test method with a name, and its class.
  static func test(named name: TestName) -> (type: TestClass, method: TestMethod)? {
    for type in classes where type.target == name.target && type.name == name.suite {
      guard let method = type.methods.first(where: { $0.name == name.test }) else { continue }
      return (type, method)
    }
    return nil
  }
}
