/// The element of a storyboard that is being made, which is to blame for API that the app reaches
/// in the meantime.
@MainActor
struct StoryboardPlace {
  /// Such as `Main.storyboard`.
  let file: String
  /// The line, from 1.
  let line: Int

  private(set) static var current: StoryboardPlace?

  /// Makes an element, or something of it.
  static func within<Result>(
    _ node: StoryboardNode, of file: StoryboardFile, _ body: () throws -> Result
  ) rethrows -> Result {
    let outer = current
    current = StoryboardPlace(file: file.name, line: node.line)
    defer { current = outer }
    return try body()
  }
}
