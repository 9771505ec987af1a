import Safeguards
import SwiftSyntax

/// The calls of URL sessions' delegates that must precede the completion of a task, and that
/// sessions on Linux don't make.
///
/// The method that's called for the completion makes them.
enum TaskCompletions {
  private struct Call {
    /// The full name of the delegate's method.
    let method: String
    /// Returns the call, for the names of the session and the task.
    let code: @Sendable (SwiftCode, SwiftCode) -> SwiftCode
  }

  private static let data = "urlSession(_:dataTask:didReceive:)"
  private static let completion = "urlSession(_:task:didCompleteWithError:)"

  private static let calls = [
    // A task's metrics are complete just before the task.
    Call(method: "urlSession(_:task:didFinishCollecting:)") { session, task in
      .line(
        "if let quinceMetrics = \(task)._quinceMetrics(for: self, in: \(session))",
        ["self.urlSession(\(session), task: \(task), didFinishCollecting: quinceMetrics)"])
    }
  ]

  /// Adds the calls.
  static func add(to plan: inout InjectionPlan, for index: DeclarationIndex) {
    let descendants = index.descendants
    for type in index.classes {
      keepBodies(in: type, &plan)
      let lineage = index.lineage(of: type)
      let calls = calls.filter { call in lineage.contains { has(call.method, $0) } }
      guard !calls.isEmpty else { continue }
      let completions = members(completion, of: type)
      for member in completions { insert(calls, in: member, &plan) }
      guard completions.isEmpty, calls.contains(where: { has($0.method, type) }) else { continue }
      let family = lineage + (descendants[ObjectIdentifier(type)] ?? [])
      guard !family.contains(where: { has(completion, $0) }) else { continue }
      plan.inject(
        .line(
          "\(type.isOpenOrPublic ? "open " : "")func urlSession("
            + "_ session: FoundationNetworking.URLSession, "
            + "task: FoundationNetworking.URLSessionTask, "
            + "didCompleteWithError error: (any Swift.Error)?)",
          calls.map { $0.code("session", "task") }),
        into: type.node.memberBlock, file: type.file)
    }
  }

  private static func insert(
    _ calls: [Call], in member: MemberDeclaration, _ plan: inout InjectionPlan
  ) {
    guard let (names, place) = parameters(of: member) else { return }
    for call in calls {
      plan.insert(" \(call.code(names[0], names[1]));", at: place, file: member.file)
    }
  }

  /// Makes a class receive the body of a response that asks for a password only after it has
  /// answered.
  private static func keepBodies(in type: ClassDeclaration, _ plan: inout InjectionPlan) {
    for member in members(data, of: type) {
      guard let (names, place) = parameters(of: member) else { continue }
      plan.insert(
        " if \(names[1])._quinceKeeps(\(names[2]), for: self, in: \(names[0])) { return };",
        at: place, file: member.file)
    }
  }

  /// Returns the names of a method's parameters, and the start of its body.
  private static func parameters(of member: MemberDeclaration) -> ([SwiftCode], Int)? {
    guard let body = member.node.as(FunctionDeclSyntax.self)?.body else { return nil }
    return (
      member.parameters.map { SwiftCode(verbatim: $0.name) },
      body.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset
    )
  }

  private static func has(_ name: String, _ type: ClassDeclaration) -> Bool {
    members(name, of: type).contains { !$0.isPrivate }
  }

  private static func members(_ name: String, of type: ClassDeclaration) -> [MemberDeclaration] {
    type.members.filter { member in
      member.fullName == name && !member.isStatic
        && (name != data || ["Data", "Foundation.Data"].contains(member.parameters[2].type))
    }
  }
}
