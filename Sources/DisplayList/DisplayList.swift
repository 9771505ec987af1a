import Foundation

/// A whole frame: the size of the screen and the commands that draw it.
package struct DisplayList: Equatable, Sendable {
  /// The size of the canvas, in points.
  package var size: CGSize
  /// The drawing commands, in order.
  package var commands: [DrawingCommand]

  /// Creates a frame with commands.
  package init(size: CGSize, commands: [DrawingCommand] = []) {
    self.size = size
    self.commands = commands
  }

  /// The opaque rectangle that's filled first, in points.
  package var ground: CGRect? {
    guard case .fill(.rect(let rect), .color(let color)) = commands.first(where: { $0 != .save }),
      color.alpha >= 1
    else { return nil }
    return rect
  }

  /// Whether the first thing drawn fills the canvas, so that nothing beneath would be seen.
  package var hasGround: Bool { ground?.contains(CGRect(origin: .zero, size: size)) == true }
}
