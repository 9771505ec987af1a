/// The bars that a system has.
enum Bars {
  static var all: [String] {
    make {
      "plain"
      if #available(iOS 26, *) { "glass" }
      if #available(iOS 28, *) { neverDeclared() }
    }
  }

  @resultBuilder private enum Builder {
    static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } }
    static func buildExpression(_ part: String) -> [String] { [part] }
    static func buildOptional(_ parts: [String]?) -> [String] { parts ?? [] }
  }

  private static func make(@Builder _ parts: () -> [String]) -> [String] { parts() }
}
