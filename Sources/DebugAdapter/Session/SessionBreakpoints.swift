import EditorMessages

/// The breakpoints of a session, which the debugger of each of the app's processes sets.
///
/// Each debugger numbers them itself. The editor knows them by the numbers in this structure.
struct SessionBreakpoints {
  /// A request to set breakpoints, which replaces earlier ones with the same key.
  struct Setting {
    let command: String
    let arguments: JSONValue
    /// The editor's numbers of the breakpoints, in the order of the request.
    fileprivate(set) var numbers: [Int] = []

    /// The command, and the file that the breakpoints are in, if any.
    fileprivate var key: [String] {
      [command, arguments["source"]?["path"]?.text ?? arguments["source"]?["name"]?.text ?? ""]
    }
  }

  /// The commands whose breakpoints another process of the app can have, too.
  private static let kept: Set = [
    "setBreakpoints", "setFunctionBreakpoints", "setExceptionBreakpoints",
  ]

  /// The requests that set the current breakpoints.
  private(set) var settings: [Setting] = []
  /// The editor's numbers, by the debugger's.
  private var numbers: [Int: Int] = [:]
  private var lastNumber = 0

  /// Notes a request that sets breakpoints.
  mutating func note(_ command: String, _ arguments: JSONValue) {
    guard Self.kept.contains(command) else { return }
    let new = Setting(command: command, arguments: arguments)
    settings.removeAll { $0.key == new.key }
    settings.append(new)
  }

  /// Notes the response to a request that sets breakpoints, and replaces the debugger's numbers.
  mutating func note(_ response: inout JSONValue, to command: String, _ arguments: JSONValue) {
    guard let breakpoints = response["breakpoints"]?.elements else { return }
    let known = breakpoints.map { translated($0) }
    response["breakpoints"] = .array(known)
    let key = Setting(command: command, arguments: arguments).key
    if let index = settings.firstIndex(where: { $0.key == key }) {
      settings[index].numbers = known.map { $0["id"]?.integer ?? 0 }
    }
  }

  /// Forgets the numbers of a debugger, because another one sets the breakpoints.
  mutating func startOver() { numbers = [:] }

  /// Notes the response of another debugger to one of the requests.
  /// - Returns: The breakpoints with the editor's numbers.
  mutating func note(_ response: JSONValue, to setting: Setting) -> [JSONValue] {
    let breakpoints = response["breakpoints"]?.elements ?? []
    for (breakpoint, number) in zip(breakpoints, setting.numbers) {
      if let own = breakpoint["id"]?.integer { numbers[own] = number }
    }
    return breakpoints.map { translated($0) }
  }

  /// Returns a breakpoint with the editor's number.
  mutating func translated(_ breakpoint: JSONValue) -> JSONValue {
    guard let number = breakpoint["id"]?.integer else { return breakpoint }
    var breakpoint = breakpoint
    breakpoint["id"] = .integer(translated(number))
    return breakpoint
  }

  /// Returns the editor's number for one of the debugger's.
  mutating func translated(_ number: Int) -> Int {
    if let known = numbers[number] { return known }
    lastNumber += 1
    numbers[number] = lastNumber
    return lastNumber
  }
}
