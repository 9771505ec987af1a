/// An outlet or action that a storyboard connects, but that its class doesn't have.
package struct MissingMember: Codable, Sendable, Equatable {
  /// The name of the outlet, or the action's selector.
  package let name: String
  /// Whether it's an action.
  package let isAction: Bool
  /// The path of the file that declares the class.
  package let path: String
  /// The line and the column of the class's name, from 1.
  package let line: Int
  package let column: Int
  /// The line with the class's closing brace, from 1.
  package let lastLine: Int
  /// The column of the brace, in bytes from 1.
  package let lastColumn: Int
  /// The code that declares the member, as lines.
  package let code: [String]
  /// The storyboard's name, and the line of the connection.
  package let storyboard: String
  package let storyboardLine: Int

  /// Creates a description of a member.
  package init(
    name: String, isAction: Bool, path: String, line: Int, column: Int, lastLine: Int,
    lastColumn: Int, code: [String], storyboard: String, storyboardLine: Int
  ) {
    self.name = name
    self.isAction = isAction
    self.path = path
    self.line = line
    self.column = column
    self.lastLine = lastLine
    self.lastColumn = lastColumn
    self.code = code
    self.storyboard = storyboard
    self.storyboardLine = storyboardLine
  }
}
