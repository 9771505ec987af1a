import Safeguards

/// The classes with methods of URL sessions' delegates that Foundation doesn't have on Linux.
///
/// Each class conforms to a protocol of Quince's, which calls the method.
enum TaskObservers {
  private struct Method: Sendable {
    /// The full name.
    let name: String
    /// The second label.
    let label: SwiftCode
    let conformance: SwiftCode
    /// The second label of the protocol's method.
    let conformanceLabel: SwiftCode
  }

  private static let methods = [
    Method(
      name: "urlSession(_:didCreateTask:)", label: "didCreateTask",
      conformance: "UIKit.TaskCreationObserver", conformanceLabel: "didCreate"),
    Method(
      name: "urlSession(_:taskIsWaitingForConnectivity:)", label: "taskIsWaitingForConnectivity",
      conformance: "UIKit.TaskWaitingObserver", conformanceLabel: "isWaiting"),
  ]

  /// Returns the code to append to files.
  static func conformances(in index: DeclarationIndex) -> [Int: SwiftCode] {
    var trailers: [Int: SwiftCode] = [:]
    for method in methods {
      for type in index.classes(thatFirst: { declares(method, $0) }) {
        trailers[type.file, default: ""] += index.conformance(
          of: type, to: method.conformance, [call(method)])
      }
    }
    return trailers
  }

  private static func declares(_ method: Method, _ type: ClassDeclaration) -> Bool {
    type.members.contains {
      $0.fullName == method.name && !$0.isStatic && !$0.isPrivate && !$0.isOverride
    }
  }

  private static func call(_ method: Method) -> SwiftCode {
    .line(
      "package nonisolated func quinceSession("
        + "_ session: AnyObject, \(method.conformanceLabel) task: AnyObject)",
      [
        "urlSession(unsafeDowncast(session, to: FoundationNetworking.URLSession.self), "
          + "\(method.label): unsafeDowncast(task, to: FoundationNetworking.URLSessionTask.self))"
      ])
  }
}
