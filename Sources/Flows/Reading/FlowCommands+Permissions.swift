import Simulator

/// The reader of the command that answers an app's questions for permissions.
extension FlowCommandParser {
  /// Permissions that Maestro has and that no app asks for here; a flow for other devices can name
  /// them.
  private static let unknown: Set = [
    "bluetooth", "calendar", "contacts", "health", "homekit", "medialibrary",
    "motion", "phone", "reminders", "siri", "sms", "speech", "storage",
    "usertracking",
  ]

  @Sendable static func setPermissions(_ arguments: Arguments) throws -> FlowCommand {
    let appID = try arguments.string("appId")
    let answers = try permissions(arguments)
    guard try !arguments.texts("permissions").isEmpty else {
      throw arguments.lacking("permissions:")
    }
    return .setPermissions(answers, appID: appID)
  }

  /// Returns the answers of the option `permissions`, of which specific ones replace that for `all`.
  static func permissions(
    _ arguments: Arguments
  ) throws -> [AppPermission: AppPermission.Answer] {
    let texts = try arguments.texts("permissions")
    var answers: [AppPermission: AppPermission.Answer] = [:]
    for (key, text) in texts.filter({ $0.key == "all" }) + texts.filter({ $0.key != "all" }) {
      let permissions =
        key == "all"
        ? AppPermission.allCases : AppPermission(rawValue: key.lowercased()).map { [$0] } ?? []
      guard !permissions.isEmpty || unknown.contains(key.lowercased()) else {
        throw arguments.error(
          "unknown permission “\(key)”: use all, "
            + AppPermission.allCases.map(\.rawValue).joined(separator: ", "))
      }
      for permission in permissions {
        guard let answer = AppPermission.Answer(rawValue: text), permission.answers.contains(answer)
        else {
          let known = permission.answers.map(\.rawValue).joined(separator: ", ")
          throw arguments.error("“\(key)” can't be “\(text)”: use \(known)")
        }
        answers[permission] = answer
      }
    }
    return answers
  }
}
