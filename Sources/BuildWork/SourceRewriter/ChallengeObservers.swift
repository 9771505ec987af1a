import Safeguards

/// The classes with methods of URL sessions' delegates that answer challenges, which Foundation on
/// Linux doesn't call for servers' certificates, and never if they're asynchronous.
///
/// Each class conforms to a protocol of Quince's.
enum ChallengeObservers {
  private struct Level {
    let conformance: SwiftCode
    /// The full name of the asynchronous method.
    let name: String
    /// The full name of the method with a closure.
    let nameWithClosure: String
    /// The parameter between the session and the challenge.
    let parameter: SwiftCode
    /// The argument for the parameter.
    let argument: SwiftCode
  }

  private static let levels = [
    Level(
      conformance: "UIKit.SessionChallengeObserver", name: "urlSession(_:didReceive:)",
      nameWithClosure: "urlSession(_:didReceive:completionHandler:)", parameter: "", argument: ""),
    Level(
      conformance: "UIKit.TaskChallengeObserver", name: "urlSession(_:task:didReceive:)",
      nameWithClosure: "urlSession(_:task:didReceive:completionHandler:)",
      parameter: "task: FoundationNetworking.URLSessionTask, ", argument: "task: task, "),
  ]

  /// Returns the code to append to files.
  static func conformances(in index: DeclarationIndex) -> [Int: SwiftCode] {
    var trailers: [Int: SwiftCode] = [:]
    for level in levels {
      for type in index.classes(thatFirst: { answers(level, $0) }) {
        let hasClosure = hasClosure(level, type)
        guard hasClosure || isDelegate(index.lineage(of: type)) else { continue }
        trailers[type.file, default: ""] += index.conformance(
          of: type, to: level.conformance, hasClosure ? [] : [call(level, of: type)])
      }
    }
    return trailers
  }

  /// Returns whether a class conforms to a delegate's protocol, all of which are sendable.
  private static func isDelegate(_ lineage: [ClassDeclaration]) -> Bool {
    lineage.flatMap(\.inherited).contains { name in
      let name = SystemModules.withoutFramework(name)
      return name.hasPrefix("URLSession") && name.hasSuffix("Delegate")
    }
  }

  private static func answers(_ level: Level, _ type: ClassDeclaration) -> Bool {
    hasClosure(level, type) || declares(level.name, type) { $0.isAsync }
  }

  private static func hasClosure(_ level: Level, _ type: ClassDeclaration) -> Bool {
    declares(level.nameWithClosure, type) { !$0.isAsync }
  }

  private static func declares(
    _ name: String, _ type: ClassDeclaration, where isKind: (MemberDeclaration) -> Bool
  ) -> Bool {
    type.members.contains {
      $0.fullName == name && !$0.isStatic && !$0.isPrivate && !$0.isOverride && isKind($0)
        && $0.parameters.contains { $0.type.hasSuffix("URLAuthenticationChallenge") }
    }
  }

  /// Returns a method with a closure that calls an asynchronous one.
  private static func call(_ level: Level, of type: ClassDeclaration) -> SwiftCode {
    let handler: SwiftCode =
      "@escaping @Sendable (FoundationNetworking.URLSession.AuthChallengeDisposition, "
      + "FoundationNetworking.URLCredential?) -> Swift.Void"
    return .line(
      "\(type.isOpenOrPublic ? "public " : "")nonisolated func urlSession("
        + "_ session: FoundationNetworking.URLSession, \(level.parameter)"
        + "didReceive challenge: FoundationNetworking.URLAuthenticationChallenge, "
        + "completionHandler: \(handler))",
      [
        "Swift.Task { let quinceAnswer = await self.urlSession(session, "
          + "\(level.argument)didReceive: challenge); "
          + "completionHandler(quinceAnswer.0, quinceAnswer.1) }"
      ])
  }
}
