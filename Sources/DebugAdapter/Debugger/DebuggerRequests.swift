import EditorMessages

/// The requests that the toolchain's debugger can handle.
///
/// It ends, without a response, if it doesn't know a request, or if a text is too long for its
/// parser.
enum DebuggerRequests {
  /// The maximum size of a text in a request, in bytes.
  static let longestText = 20_000

  private static let known: Set = [
    "attach", "breakpointLocations", "cancel", "completions", "configurationDone", "continue",
    "dataBreakpointInfo", "disassemble", "evaluate", "exceptionInfo", "initialize", "launch",
    "locations", "modules", "next", "pause", "readMemory", "restart", "scopes", "setBreakpoints",
    "setDataBreakpoints", "setExceptionBreakpoints", "setFunctionBreakpoints",
    "setInstructionBreakpoints", "setVariable", "source", "stackTrace", "stepIn", "stepInTargets",
    "stepOut", "threads", "variables", "writeMemory",
  ]

  /// The requests that the adapter itself performs with others.
  private static let own: Set = ["setExpression"]

  /// Returns the reason that a request can't be handled, or `nil` if it can.
  static func problem(of request: DebugRequest) -> String? {
    guard known.union(own).contains(request.command) else {
      return "Unknown request “\(request.command.prefix(100))”."
    }
    guard fits(request.arguments) else {
      return "A text can have at most \(longestText) bytes."
    }
    return nil
  }

  private static func fits(_ value: JSONValue) -> Bool {
    switch value {
    case .string(let text): text.utf8.count <= longestText
    case .array(let elements): elements.allSatisfy(fits)
    case .object(let members): members.allSatisfy { fits(.string($0.key)) && fits($0.value) }
    case .null, .bool, .number: true
    }
  }
}
