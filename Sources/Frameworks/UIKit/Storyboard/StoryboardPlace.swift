/// The element of a storyboard that's being created.
///
/// Use of API in the meantime is attributed to this element.
@MainActor
struct StoryboardPlace {
  /// The name of the file, such as `Main.storyboard`.
  let file: String
  /// The line, counted from 1.
  let line: Int

  private(set) static var current: StoryboardPlace?

  /// Calls a closure that creates an element or a part of it.
  static func within<Result>(
    _ node: StoryboardNode, of file: StoryboardFile, _ body: () throws -> Result
  ) rethrows -> Result {
    let outer = current
    current = StoryboardPlace(file: file.name, line: node.line)
    defer { current = outer }
    return try body()
  }
}
