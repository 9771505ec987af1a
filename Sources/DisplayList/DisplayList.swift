import Foundation

/// A whole frame: the size of the screen and the commands that draw it.
package struct DisplayList: Equatable, Sendable {
  /// The size of the canvas, in points.
  package var size: CGSize
  /// What is drawn, in order.
  package var commands: [DrawingCommand]

  /// A frame of some commands.
  package init(size: CGSize, commands: [DrawingCommand] = []) {
    self.size = size
    self.commands = commands
  }
}
