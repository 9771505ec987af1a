import AppRuntime
import ObjectiveC
import QuartzCore
import UIKit

@testable import UIKitCore

/// An object whose methods are called by name, like the methods of an app, and which records the
/// calls.
@MainActor
final class TestTarget: NSObject {
  private(set) var calls: [String] = []
  private(set) var senders: [Any?] = []
  private(set) var events: [UIEvent?] = []
  /// Called with the sender of each call.
  var onCall: ((Any?) -> Void)?

  /// Registers the methods, like the code that the builder generates for an app.
  static func register() {
    ObjCRuntime.register(
      ObjCClass(
        TestTarget.self, name: "TestTarget", module: "UIKitTests",
        make: { TestTarget() },
        members: [
          method("act") { target, _ in target.note("act") },
          method("act:") { target, arguments in target.note("act:", arguments) },
          method("act:event:") { target, arguments in target.note("act:event:", arguments) },
          method("other:") { target, arguments in target.note("other:", arguments) },
          .property(
            "title", of: TestTarget.self, get: { $0.title },
            set: { $0.title = try ObjCRuntime.fitting($1) }),
          .property(
            "child", of: TestTarget.self, get: { $0.child },
            set: { $0.child = try ObjCRuntime.fitting($1) }),
          .property(
            "number", of: TestTarget.self, get: { $0.number },
            set: { $0.number = try ObjCRuntime.fitting($1) }),
        ]))
  }

  /// Properties for key-value coding.
  var title = ""
  var number = 0.0
  var child: TestTarget?

  private static func method(
    _ selector: String, _ body: @escaping @MainActor (TestTarget, [Any?]) -> Void
  ) -> ObjCMember {
    .method(selector, of: TestTarget.self) { target, arguments in
      body(target, arguments)
      return target
    }
  }

  private func note(_ call: String, _ arguments: [Any?] = []) {
    calls.append(call)
    senders.append(arguments.first ?? nil)
    events.append(arguments.count > 1 ? arguments[1] as? UIEvent : nil)
    onCall?(arguments.first ?? nil)
  }
}
