/// The name of a function for a breakpoint.
enum FunctionName {
  /// Returns a name in the form that the debugger understands: without the labels of arguments.
  ///
  /// For example, `Cart.add(_:to:)` becomes `Cart.add`.
  static func withoutLabels(_ name: String) -> String {
    String(name.prefix { $0 != "(" }).trimmed
  }
}

extension String {
  /// The text without spaces and newlines at its ends.
  var trimmed: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}
