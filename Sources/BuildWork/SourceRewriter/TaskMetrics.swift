import Safeguards
import SwiftSyntax

/// The classes with a method for the metrics of URL sessions' tasks, which sessions on Linux don't
/// call.
///
/// A task's metrics are complete just before the task, so the method that's called then calls it.
enum TaskMetrics {
  private static let metrics = "urlSession(_:task:didFinishCollecting:)"
  private static let completion = "urlSession(_:task:didCompleteWithError:)"

  /// Adds the calls.
  static func add(to plan: inout InjectionPlan, for index: DeclarationIndex) {
    for type in index.classes where index.lineage(of: type).contains(where: { has(metrics, $0) }) {
      let completions = type.members.filter { $0.fullName == completion && !$0.isStatic }
      for member in completions {
        guard let node = member.node.as(FunctionDeclSyntax.self), let body = node.body else {
          continue
        }
        let names = node.signature.parameterClause.parameters.map { $0.secondName ?? $0.firstName }
        plan.insert(
          " \(call(SwiftCode(verbatim: names[0].text), SwiftCode(verbatim: names[1].text)));",
          at: body.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset, file: member.file)
      }
      guard completions.isEmpty, has(metrics, type) else { continue }
      let family = index.lineage(of: type) + index.descendants(of: type)
      guard !family.contains(where: { has(completion, $0) }) else { continue }
      plan.inject(
        .line(
          "\(type.isOpenOrPublic ? "open " : "")func urlSession("
            + "_ session: FoundationNetworking.URLSession, "
            + "task: FoundationNetworking.URLSessionTask, "
            + "didCompleteWithError error: (any Swift.Error)?)",
          [call("session", "task")]),
        into: type.node.memberBlock, file: type.file)
    }
  }

  private static func has(_ name: String, _ type: ClassDeclaration) -> Bool {
    type.members.contains { $0.fullName == name && !$0.isStatic && !$0.isPrivate }
  }

  private static func call(_ session: SwiftCode, _ task: SwiftCode) -> SwiftCode {
    .line(
      "if let quinceMetrics = \(task)._quinceMetrics(for: self, in: \(session))",
      ["self.urlSession(\(session), task: \(task), didFinishCollecting: quinceMetrics)"])
  }
}
