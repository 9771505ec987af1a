import EditorMessages

/// The abilities that the adapter announces to editors.
enum Capabilities {
  /// The name of the filter for Swift errors, which is the debugger's own.
  static let errors = "swift_throw"
  /// The name of the filter for failed checks.
  static let failures = "failed_checks"
  /// The name of the filter for exceptions that UIKit raises.
  static let exceptions = "uikit_exceptions"

  /// Returns the debugger's capabilities with the adapter's changes.
  static func changed(_ capabilities: JSONValue) -> JSONValue {
    var changed = capabilities
    changed["supportsSetVariable"] = true
    changed["supportsSetExpression"] = true
    changed["supportsExceptionInfoRequest"] = true
    // The debugger knows no completions of Swift.
    changed["supportsCompletionsRequest"] = false
    changed["completionTriggerCharacters"] = nil
    changed["supportsRestartRequest"] = false
    changed["supportsModulesRequest"] = false
    changed["exceptionBreakpointFilters"] = [
      [
        "filter": .string(failures), "label": "Failed Checks", "default": true,
        "description": "Stop at fatal errors, such as an index out of range.",
      ],
      [
        "filter": .string(exceptions), "label": "UIKit Exceptions", "default": true,
        "description": "Stop where UIKit raises an exception, such as for a wrong number of rows.",
      ],
      [
        "filter": .string(errors), "label": "Swift Errors", "default": false,
        "description": "Stop where code throws an error.",
      ],
    ]
    return changed
  }
}
