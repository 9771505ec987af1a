import AppBuilder

extension MissingMember {
  /// The warning at the class.
  var problem: Diagnostic {
    let kind = isAction ? "action" : "outlet"
    return Diagnostic(
      .warning,
      "\(storyboard), line \(storyboardLine), connects the \(kind) '\(name)', which the class doesn't have",
      file: path, line: line, column: column,
      hint: "add the \(kind), or remove the connection; on iOS, the app would crash")
  }
}
